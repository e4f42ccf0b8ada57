// Finds what a call is about, decides by stored rows whether the caller may, and locks it. No right
// to see: 404 as for an unknown id; the right to see but not to do it: 403 (product §6).
import type { Kysely } from 'kysely'
import { isVisible } from '#shared/merge/record.ts'
import { canDelete, canEdit, canView, type Entity, type Standing } from '#shared/permissions.ts'
import { NO_PERMISSIONS } from '#shared/grants.ts'
import type { Database } from '../db/database.ts'
import { friendshipOf, type Friendship } from '../db/friendships.ts'
import { locateRecord, recordsById, type StoredRow } from '../db/records.ts'
import { bumpScope } from '../db/scopes.ts'
import { shownList, type ShownList } from '../db/shown-list.ts'
import { findThing } from '../db/things.ts'
import type { CallContext, OpenedCall, ScopeVersion } from '../sync/context.ts'
import { hasWhole, listRows, recordsOf } from '../sync/opened.ts'
import type { Params, Reading } from './calls.ts'
import { idOf } from './id-of.ts'
import { deleted, forbidden, missing } from './refusals.ts'
import { idTaken } from '../http-error.ts'

type Right = 'edit' | 'delete'

/** Something a caller may change, its scope locked. rows: what was asked for, the thing itself first. */
export type Target = { id: string; place: ScopeVersion; standing: Standing }

/**
 * Finds and locks something that the caller may change. Throws 404 or 403. The right is looked up
 * twice: before the lock, so that nobody without it makes others wait, and behind it, because
 * whoever takes a right away holds the same lock, and all who waited for it meanwhile must be
 * refused.
 */
export async function lockTarget(
  context: CallContext,
  asked: { entity: Entity; id: string | undefined },
  right: Right,
): Promise<Target> {
  const id = idOf(asked.id)
  const { opened, caller } = context
  if (opened && opened.all.target.id === id && opened.all.target.kind === asked.entity) {
    const standing = standingIn(opened, caller.userId)
    assertMay(asked.entity, standing, right)
    return { id, place: opened.place, standing }
  }
  const found = id === undefined ? undefined : await locateRecord(context.trx, id)
  if (id === undefined || found?.kind !== asked.entity) throw missing(asked.entity)
  const check = async (): Promise<Standing> => {
    const pair = { me: caller.userId, other: found.owner }
    const standing = await standingTo(context.trx, pair)
    assertMay(asked.entity, standing, right)
    return standing
  }
  await check()
  const ver = await bumpScope(context.trx, found.scope)
  const standing = await check()
  return { id, place: { scope: found.scope, owner: found.owner, ver }, standing }
}

/** Finds and locks the list of a path for an edit, as `lockTarget` does. */
export function lockList(context: CallContext, params: Params): Promise<Target> {
  return lockTarget(context, { entity: 'list', id: params['id'] }, 'edit')
}

function assertMay(entity: Entity, standing: Standing, right: Right): void {
  if (!canView(entity, standing)) throw missing(entity)
  const isAllowed = right === 'edit' ? canEdit(entity, standing) : canDelete(standing)
  if (!isAllowed) throw forbidden()
}

/**
 * How a caller stands to the owner of what was opened for them, as it is once the scope is locked.
 */
function standingIn({ all: { owner, friendship } }: OpenedCall, me: string): Standing {
  return owner === me ? { isOwner: true } : asFriend(friendship)
}

/** How a user stands to the owner of something. */
async function standingTo(
  db: Kysely<Database>,
  pair: { me: string; other: string },
): Promise<Standing> {
  if (pair.me === pair.other) return { isOwner: true }
  return asFriend(await friendshipOf(db, pair))
}

function asFriend(friendship: Friendship | undefined): Standing {
  const isFriend = friendship?.status === 'accepted'
  return { isOwner: false, grants: isFriend ? friendship.theirs : NO_PERMISSIONS }
}

/** The row of a locked recipe or place. Throws 410 once it is deleted. */
export async function liveRow(context: CallContext, target: Target): Promise<StoredRow> {
  const row = (await recordsOf(context, [target.id]))[0]
  if (!row || !isVisible(row)) throw deleted()
  return row
}

/** The row of a recipe or place that the reader may see now, and its owner's name. Throws 404. */
export async function readThing(
  { db, userId: me, session }: Reading,
  asked: { entity: 'recipe' | 'place'; id: string | undefined },
): Promise<{ row: StoredRow; standing: Standing; ownerName: string }> {
  const id = idOf(asked.id)
  if (id === undefined) throw missing(asked.entity)
  const found = await findThing(db, { id, me, sessionId: session?.id })
  session?.answer(found.session)
  const { ownerName, friendship } = found
  const row = found.row?.kind === asked.entity ? found.row : undefined
  const standing: Standing = row?.owner === me ? { isOwner: true } : asFriend(friendship)
  if (!row || !canView(asked.entity, standing) || !isVisible(row)) throw missing(asked.entity)
  return { row, standing, ownerName }
}

/**
 * The rows of a list that the reader may see now. Removed items are among them where they were read
 * anyway; else hidden stands for them. Throws 404.
 */
export async function readListRows(
  { db, userId: me, opened }: Reading,
  asked: string | undefined,
): Promise<ShownList & { row: StoredRow }> {
  const id = idOf(asked)
  if (id === undefined) throw missing('list')
  const { rows, hidden } = hasWhole(opened, id)
    ? { rows: await listRows(db, opened, id), hidden: undefined }
    : await shownList(db, id)
  const row = rows.find((candidate) => candidate.id === id && candidate.kind === 'list')
  // An unknown id takes the same two questions as one that is not granted, and so the same time.
  const standing = hasWhole(opened, id)
    ? standingIn(opened, me)
    : await standingTo(db, { me, other: row?.owner ?? id })
  if (!row || !canView('list', standing) || !isVisible(row)) throw missing('list')
  return { row, rows, hidden }
}

/**
 * Whether a new record may take this id: undefined when it is free, the row when the caller has made
 * it before. Throws 409 when it is somebody else's or something else's, 410 when it was deleted.
 */
export async function knownCreation(
  context: CallContext,
  wanted: { id: string; entity: Entity },
): Promise<StoredRow | undefined> {
  const row = (await recordsById(context.trx, [wanted.id]))[0]
  if (!row) return undefined
  const isOwn = row.owner === context.caller.userId && row.kind === wanted.entity
  if (!isOwn) throw idTaken()
  if (!isVisible(row)) throw deleted()
  return row
}
