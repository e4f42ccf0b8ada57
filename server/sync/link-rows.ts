// The record of an invitation by link, in the private scope of who made it: a friendship that nobody
// has entered yet. docs/sync.md section 1.
import type { Rec } from '#shared/merge/record.ts'
import { NO_PERMISSIONS } from '#shared/grants.ts'
import { makeStamp, SERVER_DEVICE } from '#shared/merge/stamp.ts'
import { scopeName } from '#shared/scopes.ts'
import { endLinks, waitingLinksOf, type InviteLink } from '../db/invite-links.ts'
import { bumpScope } from '../db/scopes.ts'
import type { CallContext, WriteContext } from './context.ts'
import { keepRevocation } from './keep-revocation.ts'
import { friendshipRec } from './me-rows.ts'
import { serverCells, writeChanges } from './write.ts'

type Waiting = Pick<InviteLink, 'id' | 'userId' | 'grants' | 'expiresAt'>

/** Writes the record of a new link at a version of its maker's scope. */
export async function writeLinkRow(
  context: WriteContext,
  { id, userId, grants, expiresAt }: Waiting,
  ver: number,
): Promise<void> {
  const by = { user: userId, now: context.now }
  const nobody = { userId: '', displayName: '', incoming: false, theirs: NO_PERMISSIONS }
  const values = { ...nobody, status: 'link', until: expiresAt.getTime(), ...grants }
  const cells = serverCells({}, values, by)
  const made = { id, kind: 'friendship', parent: null, by: userId } as const
  const after: Rec = { ...made, createdAt: context.now, cells, del: null }
  const place = { scope: scopeName('me', userId), owner: userId, ver }
  await writeChanges(context, place, [{ before: null, after }])
}

/** Empties the records of links of one person, at a version of their scope. */
export async function removeLinkRows(
  context: WriteContext,
  links: readonly Waiting[],
  ver: number,
): Promise<void> {
  for (const { id, userId } of links) {
    const before = await friendshipRec(context.trx, { me: userId, id })
    if (!before) continue
    const s = makeStamp(context.now, SERVER_DEVICE)
    const after: Rec = { ...before, cells: {}, del: { s, u: userId, seen: {} } }
    const place = { scope: scopeName('me', userId), owner: userId, ver }
    await writeChanges(context, place, [{ before, after }])
  }
}

/**
 * Takes links of the caller back: all that wait, or the one with this id. Answers the version of the
 * caller's scope, undefined where there was none.
 */
export async function takeBackLinks(
  context: CallContext,
  id?: string,
): Promise<number | undefined> {
  const { ids, ver } = await endWaitingLinks(context, id)
  for (const link of ids) await keepRevocation(context, { kind: 'link-ended', link })
  return ver
}

/** The same, where whoever calls notes it in the journal: resolves to the ids of those that ended, too. */
export async function endWaitingLinks(
  context: WriteContext,
  id?: string,
): Promise<{ ids: string[]; ver?: number }> {
  const { trx, now, caller } = context
  const links = await waitingLinksOf(trx, caller.userId, id)
  const ids = links.map((link) => link.id)
  if (ids.length === 0) return { ids }
  await endLinks(trx, ids, { at: now })
  const ver = await bumpScope(trx, scopeName('me', caller.userId))
  await removeLinkRows(context, links, ver)
  return { ids, ver }
}
