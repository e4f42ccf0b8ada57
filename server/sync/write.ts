// Stores what the merge decided: the records, the values they replaced, and a notice for everybody
// whose value lost a true conflict. docs/sync.md sections 2 and 4.
import { v5 as uuidFrom } from 'uuid'
import type { Superseded } from '#shared/merge/apply.ts'
import { sameValue } from '#shared/merge/canonical.ts'
import { isVisible, type Cell, type Rec } from '#shared/merge/record.ts'
import { makeStamp, maxStamp, nextStamp, SERVER_DEVICE } from '#shared/merge/stamp.ts'
import { scopeName } from '#shared/scopes.ts'
import { DELETION, type Replaced } from '../db/history.ts'
import { isOfPeople, type StoredRow } from '../db/records.ts'
import { saveRecords, type Placed } from '../db/save-records.ts'
import { bumpScopes } from '../db/scopes.ts'
import { namesOf } from '../db/users.ts'
import { idTaken } from '../http-error.ts'
import type { ScopeVersion, WriteContext } from './context.ts'
import { noteStored } from './opened.ts'
import { type Growth, hasRoomFor, keepWithinQuota } from './quota.ts'

/** A record before (null: it is new) and after a call, with what the merge superseded. */
export type Change = { before: Rec | null; after: Rec; superseded?: readonly Superseded[] }

const NOTICES = '5b7a8f0e-52c5-4f0b-9d7e-3c1a9f2d6b41'

/**
 * Stores the changes that are any; returns whether there were. Corrections and new notices among
 * them go into the private scope of whom they are for, whose lock is taken here, after that of the
 * place.
 */
export async function writeChanges(
  context: WriteContext,
  place: ScopeVersion,
  all: readonly Change[],
): Promise<boolean> {
  const isPrivate = ({ before, after: { kind } }: Change) =>
    kind === 'correction' || (kind === 'notice' && before === null)
  const apart = all.filter(isPrivate)
  const changes = all.filter((change) => !isPrivate(change))
  const real = changes.filter(({ before, after }) => !before || !sameRecord(before, after))
  await refuseIdsOfPeople(context, real)
  const placed = real.map(({ before, after }) => ({ ...place, rec: after, isNew: !before }))
  const replaced = changes.flatMap((change) => replacedBy(change, place.ver))
  const privately = [...apart.map(({ after }) => after), ...noticesOf(context, changes)]
  const growth = growthOf(place, real, replaced)
  const stored = { placed, replaced, growth }
  const ending = privately.length === 0 ? endingOf(context, stored) : undefined
  const counted = await saveRecords(context.trx, placed, {
    scope: place.scope,
    replaced,
    ...ending,
  })
  if (ending === undefined) {
    await keepWithinQuota(context, growth, counted.get(place.scope))
  }
  noteStored(context.opened, placed, counted.get(place.scope))
  await writePrivately(context, privately)
  if (real.length > 0) context.touched.add(place.scope)
  return real.length > 0
}

type Stored = { placed: readonly Placed[]; replaced: readonly Replaced[]; growth: Growth }

/**
 * What is stored along with the last statement of a transaction, so that it ends there; undefined where
 * something may still come that refuses the call.
 */
function endingOf(context: WriteContext, { placed, replaced, growth }: Stored) {
  const { opened, caller, isEnd } = context
  if (!isEnd || !opened?.isLast || placed.length === 0) return undefined
  // As jsonb, no value takes more than eight times its text.
  const bytes = 8 * JSON.stringify([placed.map(({ rec }) => rec), replaced]).length
  if (
    !hasRoomFor(context, growth, { ...opened.all.usage, bytes: opened.all.usage.bytes + bytes })
  ) {
    return undefined
  }
  opened.isOver = true
  const { id, isWhole = false } = opened.all.target
  const { sessionId = '' } = caller
  const seen = isWhole ? { sessionId, id, version: opened.place.ver } : undefined
  return { isLast: true, seen }
}

/** Ids are made by callers. Throws 409 where one is that of a person or a friendship. */
async function refuseIdsOfPeople({ trx }: WriteContext, changes: readonly Change[]): Promise<void> {
  const made = changes.filter(({ before, after: { kind } }) => !before && kind !== 'friendship')
  const ids = made.map(({ after }) => after.id)
  if (ids.length > 0 && (await isOfPeople(trx, ids))) throw idTaken()
}

function growthOf(
  { scope, owner }: ScopeVersion,
  changes: readonly Change[],
  replaced: readonly Replaced[],
): Growth {
  const created = changes.filter(({ before }) => !before).length
  // Also of what was deleted before, and brought back.
  const deleting = changes.filter(({ before, after }) => {
    return before && isVisible(before) && !isVisible(after)
  })
  // Values that lose are kept as well.
  const refused = replaced.filter((row) => row.refused)
  const isOnlyDeletion = deleting.length === changes.length && refused.length === 0
  const bytes = () => JSON.stringify([changes.map(cellsWritten), refused]).length
  return { scope, owner, created, bytes, deletes: deleting.length > 0, isOnlyDeletion }
}

function cellsWritten({ before, after }: Change): [string, Cell][] {
  return Object.entries(after.cells).filter(([field, { s }]) => before?.cells[field]?.s !== s)
}

function sameRecord(a: Rec, b: Rec): boolean {
  return sameValue(a.cells, b.cells) && sameValue(a.del, b.del)
}

function replacedBy(change: Change, ver: number): Replaced[] {
  const { before, after, superseded = [] } = change
  const row = (field: string, cell: Replaced['cell'], refused = false): Replaced => ({
    record_id: after.id,
    field,
    ver,
    cell,
    refused,
  })
  const refused = superseded
    .filter(({ cell, field }) => before?.cells[field]?.s !== cell.s)
    .map(({ cell, field }) => row(field, cell, true))
  if (!before) return refused
  const replaced = cellsWritten(change).map(([field]) => row(field, before.cells[field] ?? null))
  const deletion = sameValue(before.del, after.del) ? [] : [row(DELETION, before.del)]
  return [...replaced, ...deletion, ...refused]
}

/**
 * The loser of a conflict finds the own value, and nothing else, in the own scope: one notice a
 * field, so that a second loss takes the place of the first. Nobody is told of a value that a later
 * edit of the same call has written again.
 */
function noticesOf(context: WriteContext, changes: readonly Change[]): Rec[] {
  return changes.flatMap(({ after, superseded = [] }) =>
    superseded
      .filter(({ field, cell, lost }) => lost && !sameValue(after.cells[field]?.v, cell.v))
      .map(({ field, cell }) => noticeAbout({ rec: after, field, cell }, context)),
  )
}

/** Tells those who are still here: of an account that is gone nothing may come to be again. */
async function writePrivately(context: WriteContext, apart: readonly Rec[]): Promise<void> {
  if (apart.length === 0) return
  const people = apart.map(({ by }) => by)
  const here = await namesOf(context.trx, people)
  const told = apart.filter(({ by }) => here.has(by))
  const recs = new Map(told.map((rec) => [`${rec.by} ${rec.id}`, rec]))
  if (recs.size === 0) return
  const scopes = [...recs.values()].map(({ by }) => scopeName('me', by))
  const versions = await bumpScopes(context.trx, scopes)
  for (const scope of scopes) context.touched.add(scope)
  const placed = [...recs.values()].map((rec): Placed => {
    const scope = scopeName('me', rec.by)
    return { scope, owner: rec.by, ver: versions.get(scope) ?? 0, rec }
  })
  await saveRecords(context.trx, placed)
}

/** Cells with the server's own stamps; values that stay the same keep their stamp. */
export function serverCells(
  before: Readonly<Record<string, Cell>>,
  values: Record<string, unknown>,
  by: { user: string; now: number },
): Record<string, Cell> {
  const cells: Record<string, Cell> = { ...before }
  for (const [field, v] of Object.entries(values)) {
    const current = cells[field]
    if (current && sameValue(current.v, v)) continue
    const after = current ? nextStamp(current.s, SERVER_DEVICE) : ''
    cells[field] = { v, s: maxStamp(makeStamp(by.now, SERVER_DEVICE), after), u: by.user }
  }
  return cells
}

function noticeAbout(
  { rec, field, cell }: { rec: Rec; field: string; cell: Cell },
  context: WriteContext,
): Rec {
  const winner = rec.cells[field]
  const values = {
    recordId: rec.id,
    recordKind: rec.kind,
    parent: rec.parent,
    field,
    value: cell.v,
    winner: winner?.u ?? context.caller.userId,
  }
  const s = makeStamp(context.now, SERVER_DEVICE)
  const cells = Object.fromEntries(
    Object.entries(values).map(([name, v]) => [name, { v, s, u: cell.u }]),
  )
  const id = uuidFrom(`${rec.id}:${field}`, NOTICES)
  return { id, kind: 'notice', parent: null, by: cell.u, createdAt: context.now, cells, del: null }
}

/** A stored row as the record it holds. */
export function recOf(row: StoredRow): Rec {
  const { id, kind, parent, by, createdAt, cells, del } = row
  return { id, kind, parent, by, createdAt, cells, del }
}
