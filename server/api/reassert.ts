// What devices hold and a restored backup lacks comes back from them, with the stamps that it had:
// whatever is newer here stays, what was deleted stays deleted. Only through /api/sync, and only
// after a restore that the server has recorded. docs/sync.md step 22.
import { v5 as uuidFrom } from 'uuid'
import * as z from 'zod/mini'
import {
  ITEM_FIELDS,
  LIST_FIELDS,
  PLACE_FIELDS,
  RECIPE_FIELDS,
  type Fields,
} from '#shared/fields.ts'
import { applyAgain } from '#shared/merge/apply.ts'
import { sameValue } from '#shared/merge/canonical.ts'
import { GIVEN_BACK, isVisible, valueOf, type Cell, type Rec } from '#shared/merge/record.ts'
import { stampUpTo } from '#shared/merge/stamp.ts'
import { KEEP_DAYS } from '#shared/limits.ts'
import { canEdit, type Entity } from '#shared/permissions.ts'
import { heldRecords, type HeldRecord } from '#shared/schemas/operations.ts'
import { make } from '#shared/schemas/make.ts'
import { scopeName } from '#shared/scopes.ts'
import { friendshipsOf } from '../db/friendships.ts'
import {
  listWithItems,
  locateRecord,
  recordsById,
  recordsOfScopes,
  type StoredRow,
} from '../db/records.ts'
import { bumpScope, readRestore, type Restore } from '../db/scopes.ts'
import type { CallContext, Done, ScopeVersion } from '../sync/context.ts'
import { recOf, serverCells, writeChanges, type Change } from '../sync/write.ts'
import { form, type WriteCall } from './calls.ts'
import { invalid, missing, refuse } from './refusals.ts'
import { assertRoom, countMoves } from './room-in-list.ts'
import { idOf } from './id-of.ts'
import { lockTarget } from './targets.ts'

type Held = z.infer<typeof heldRecords>

const ENTITIES = [
  { entity: 'list', path: 'grocerylists' },
  { entity: 'recipe', path: 'recipes' },
  { entity: 'place', path: 'places' },
] as const

/** The calls that only devices make. */
export const reassertCalls: readonly WriteCall[] = ENTITIES.map(({ entity, path }) => ({
  method: 'POST',
  path: `/${path}/:id/reassert`,
  summary: 'Give back what a restored backup lacks',
  forms: [
    form(heldRecords, (context, { params, body }) =>
      runReassert(context, { entity, id: idOf(params['id']) }, body),
    ),
  ],
}))

const ROOT_FIELDS: Record<Entity, Fields> = {
  list: LIST_FIELDS,
  recipe: RECIPE_FIELDS,
  place: PLACE_FIELDS,
}

const KEEP_MS = KEEP_DAYS * 24 * 60 * 60 * 1000

type Asked = { entity: Entity; id: string | undefined }
type Work = {
  context: CallContext
  entity: Entity
  id: string
  place: ScopeVersion
  restore: Restore
  /** Whom a cell may name as having given it back: see `giversOf`. */
  givers: ReadonlySet<string>
}

async function runReassert(context: CallContext, asked: Asked, held: Held): Promise<Done> {
  const locked = await lockRoot(context, asked, held)
  const restore = await readRestore(context.trx)
  if (restore === undefined || context.now - restore.at > KEEP_MS) throw nothingLost()
  const work = { ...locked, restore, givers: await giversOf(context, asked, locked.place) }
  const { id, entity, place } = work
  const stored =
    entity === 'list' ? await listWithItems(context.trx, id) : await recordsById(context.trx, [id])
  const rows = new Map(stored.map((row) => [row.id, row]))
  const root = rows.get(id)
  const done: Done = { status: 200, id, scope: place.scope, version: place.ver }
  if (root && !isVisible(root)) return done
  if (!root && !held.records.some((record) => record.id.toLowerCase() === id)) throw missing(entity)
  const changes = await changesOf(work, rows, held.records)
  const told = await tellOwner(work, changes)
  await writeChanges(context, place, [...changes, ...told])
  return done
}

/**
 * Only the owner can have been given something back, by a friend who may edit here. Nobody names
 * anybody else: the name of a giver stands in the record for all who see it.
 */
async function giversOf(
  { trx, caller }: CallContext,
  { entity }: Asked,
  { owner }: ScopeVersion,
): Promise<ReadonlySet<string>> {
  if (caller.userId !== owner) return new Set()
  const friendships = await friendshipsOf(trx, owner)
  const mayEdit = friendships.filter(
    ({ status, mine }) =>
      status === 'accepted' && canEdit(entity, { isOwner: false, grants: mine }),
  )
  return new Set(mayEdit.map(({ other }) => other))
}

function nothingLost() {
  const message = `No backup was restored here in the last ${KEEP_DAYS} days`
  return refuse(409, 'conflict', message)
}

/** What is not there at all can only be the caller's own. Throws 404, 403. */
async function lockRoot(
  context: CallContext,
  asked: Asked,
  { owner }: Held,
): Promise<Pick<Work, 'context' | 'entity' | 'id' | 'place'>> {
  const { entity, id } = asked
  const { trx, caller } = context
  if (id === undefined) throw missing(entity)
  if (await locateRecord(trx, id)) {
    const { place } = await lockTarget(context, asked, 'edit')
    return { context, entity, id, place }
  }
  if (owner.toLowerCase() !== caller.userId) throw missing(entity)
  const scope = scopeName(`${entity}s`, caller.userId)
  const ver = await bumpScope(trx, scope)
  return { context, entity, id, place: { scope, owner: caller.userId, ver } }
}

async function changesOf(
  work: Work,
  rows: ReadonlyMap<string, StoredRow>,
  records: readonly HeldRecord[],
): Promise<Change[]> {
  const ids = records.map((record) => record.id.toLowerCase())
  const elsewhere = await recordsById(
    work.context.trx,
    ids.filter((id) => !rows.has(id)),
  )
  const taken = new Set(elsewhere.map(({ id }) => id))
  const changes = new Map<string, Change>()
  for (const [at, record] of records.entries()) {
    const id = ids[at] ?? ''
    const isItem = id !== work.id
    if (taken.has(id) || (isItem && work.entity !== 'list')) continue
    const fields = isItem ? ITEM_FIELDS : ROOT_FIELDS[work.entity]
    const row = rows.get(id)
    const cells = cellsOf(work, record, fields)
    if (row) {
      const before = recOf(row)
      const me = work.context.caller.userId
      const held = { ...before, by: record.by === me ? me : before.by, cells }
      if (isVisible(row)) changes.set(id, { before, after: joined(before, held) })
    } else {
      requireAll(fields, cells)
      changes.set(id, { before: null, after: recordOf(work, record, cells) })
    }
  }
  const changed = [...changes.values()]
  const kept = [...rows.values()].filter((row) => row.kind === 'item' && isVisible(row)).length
  // What was removed since the restore is no reason to lose what was there before it.
  assertRoom(countMoves(changed), { kept, removed: 0 }, 'records')
  return changed
}

/**
 * The valid cells of a record. Nobody writes in the name of anybody but the owner and themselves, and
 * what somebody else wrote says who gave it back. A later stamp than the restore counts as made just
 * then: the clock of the server may have been ahead.
 */
function cellsOf(work: Work, record: HeldRecord, fields: Fields): Record<string, Cell> {
  const { context, place, restore } = work
  const me = context.caller.userId
  const cells: Record<string, Cell> = {}
  for (const [field, { v, s, u, g }] of Object.entries(record.cells)) {
    const row = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (!row) continue
    const isEmptied = v === null && row.mayBeEmpty === true
    if (!isEmptied && !z.safeParse(row.holds(make), v).success) {
      throw invalid('Not a valid value', field)
    }
    const cell = { v, s: stampUpTo(s, restore.upTo), u: u === place.owner ? u : me }
    // What was given back before stays so, unless its author has written it since.
    const before = g === me || (g !== undefined && work.givers.has(g)) ? g : undefined
    const giver = u === me ? before : me
    cells[field] = giver === undefined ? cell : { ...cell, g: giver }
  }
  return cells
}

function requireAll(fields: Fields, cells: Readonly<Record<string, Cell>>): void {
  for (const [field, { mayBeEmpty, initially }] of Object.entries(fields)) {
    if (mayBeEmpty || initially !== undefined || cells[field]) continue
    throw invalid('This field is missing', field)
  }
}

function recordOf(work: Work, record: HeldRecord, cells: Record<string, Cell>): Rec {
  const { context, place, id: root, entity, restore } = work
  const id = record.id.toLowerCase()
  const isItem = id !== root
  const me = context.caller.userId
  // In the name of the owner only where that can be seen.
  const isOwners = Object.values(cells).some(({ u }) => u === place.owner)
  return {
    id,
    kind: isItem ? 'item' : entity,
    parent: isItem ? root : null,
    by: !isItem || (record.by === place.owner && isOwners) ? place.owner : me,
    createdAt: Math.floor(Math.min(record.createdAt, restore.at)),
    cells,
    del: null,
  }
}

function joined(rec: Rec, held: Rec): Rec {
  const { cells, ...after } = applyAgain(rec, notGivenBack(held))
  for (const [field, cell] of Object.entries(held.cells)) {
    const current = cells[field]
    // What somebody gave back in the author's name, the author's own device confirms or mends.
    const isOwn = current?.g !== undefined && cell.g === undefined && cell.u === current.u
    if (cell.s > (current?.s ?? '') || (isOwn && cell.s === current.s)) cells[field] = cell
  }
  return { ...after, cells }
}

/** Of what somebody holds, their own writes. */
function notGivenBack({ cells, ...held }: Rec): Rec {
  const own = Object.entries(cells).filter(([, { g }]) => g === undefined)
  return { ...held, cells: Object.fromEntries(own) }
}

const NOTICES = '7f0d2a5c-1c0f-4a0e-8a55-0c1f9b6e2d47'

/** One notice for each list, recipe or place and each friend who gave back in the owner's name. */
async function tellOwner(work: Work, changes: readonly Change[]): Promise<Change[]> {
  const { context, place, id, entity } = work
  const me = context.caller.userId
  const isMarked = ({ before, after }: Change) =>
    Object.entries(after.cells).some(
      ([field, cell]) => cell.g === me && cell.u !== me && !sameValue(before?.cells[field], cell),
    )
  const count = changes.filter(isMarked).length
  if (count === 0) return []
  const noticeId = uuidFrom(`${id}:${me}`, NOTICES)
  const scope = scopeName('me', place.owner)
  const [known] = await recordsOfScopes(context.trx, [scope], [noticeId])
  const earlier = known && isVisible(known) ? Number(valueOf(known, 'value')) : 0
  const values = {
    recordId: id,
    recordKind: entity,
    parent: null,
    field: GIVEN_BACK,
    value: earlier + count,
    winner: me,
  }
  const cells = serverCells(known?.cells ?? {}, values, { user: place.owner, now: context.now })
  const made = { id: noticeId, kind: 'notice', parent: null, by: place.owner } as const
  return [{ before: null, after: { ...made, createdAt: context.now, cells, del: null } }]
}
