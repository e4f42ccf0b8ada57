/**
 * Keeps the view of a record equal to its server state with the waiting calls applied. Runs in the
 * transaction that changes either of the two. docs/sync.md step 3.
 */
import { fieldOf } from '#shared/fields.ts'
import { isVisible, updatedMs, type Cell, type Rec } from '#shared/merge/record.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import { parseScope } from '#shared/scopes.ts'
import { baseOfRow } from './base-of-row.ts'
import { basesOf, touchedIds, type Call, type NewOutboxRecord, type OutboxRecord } from './calls.ts'
import { datedLists, datesOf, type Changed } from './list-dates.ts'
import { DELETED, type Meta, type MirrorRow, type Tx } from './store.ts'
import { applyCall, type Author } from './view.ts'

/** Server states that replace what the mirror holds, with the scope and load they came in. */
export type ServerState = { rec: Rec; ver: number; scope: string; load: number }

/** The author of this device's edits. */
export function authorOf(userId: string, meta: Meta): Author {
  return { user: userId, device: meta.device }
}

/** Computes the views that these calls of one root touch. */
export async function recomputeCalls(tx: Tx, me: Author, calls: readonly Call[]): Promise<void> {
  const idsByRoot = new Map<string, Set<string>>()
  for (const call of calls) {
    const ids = idsByRoot.get(call.root) ?? new Set()
    for (const id of touchedIds(call)) ids.add(id)
    idsByRoot.set(call.root, ids)
  }
  for (const [root, ids] of idsByRoot) {
    const waiting = await tx.outboxOfRoot(root)
    const rows = await tx.rows([...ids])
    const next = [...ids].map((id, at) => viewOf({ id, row: rows[at], waiting, me }))
    await storeViews(tx, { ids: [...ids], rows, next })
  }
}

/**
 * Shows a call that was just put at the end of the outbox, over what shows already: whatever else
 * waits is in that view, and need not be read.
 */
export async function showCall(tx: Tx, me: Author, call: NewOutboxRecord): Promise<void> {
  const ids = touchedIds(call)
  const rows = await tx.rows(ids)
  const next = ids.map((id, at) =>
    viewOf({ id, row: rows[at], waiting: [call], me, isOnTop: true }),
  )
  await storeViews(tx, { ids, rows, next })
}

/**
 * Writes server states without looking whether they are here, which in a load that began with nothing
 * costs as much as writing them. What is left and needs the look: lists, which tell their date by
 * their items, what calls wait for, and what was here after all.
 */
export async function addBases(
  tx: Tx,
  me: Author,
  states: readonly ServerState[],
): Promise<ServerState[]> {
  const waiting = new Set(await tx.outboxRoots())
  const isFree = ({ rec }: ServerState) => rec.kind !== 'list' && !waiting.has(rec.parent ?? rec.id)
  const views = states
    .filter(isFree)
    .map((state) => viewOf({ id: state.rec.id, row: rowOf(state), waiting: [], me }))
  const made = views.filter((row) => row !== null)
  const taken = new Set(await tx.addRows(made))
  const next = made.filter(({ id }) => !taken.has(id))
  const changed = { ids: next.map(({ id }) => id), rows: [], next }
  const lists = await datedLists(tx, changed, datesOf(changed))
  if (lists.length > 0) await tx.putRows(lists)
  return states.filter((state) => !isFree(state) || taken.has(state.rec.id))
}

/** Takes over server states and computes their views. At most a few hundred at a time. */
export async function replaceBases(
  tx: Tx,
  me: Author,
  states: readonly ServerState[],
): Promise<void> {
  const ids = states.map((state) => state.rec.id)
  const rows = await tx.rows(ids)
  const rootsWaiting = new Set(await tx.outboxRoots())
  const waitingOf = new Map<string, OutboxRecord[]>()
  const next: (MirrorRow | null)[] = []
  for (const [at, state] of states.entries()) {
    const root = state.rec.parent ?? state.rec.id
    if (!waitingOf.has(root)) {
      waitingOf.set(root, rootsWaiting.has(root) ? await tx.outboxOfRoot(root) : [])
    }
    const waiting = waitingOf.get(root) ?? []
    const old = rows[at]
    const held = old && { row: old, waiting, me }
    // Replaced, never joined: joining keeps stamps of this device that the server does not know.
    const replaced = isNewer(state, old) ? rowOf(withHeldContent(state, held)) : old
    next.push(viewOf({ id: ids[at] ?? '', row: replaced, waiting, me }))
  }
  await storeViews(tx, { ids, rows, next })
}

/** Forgets the server state of rows; what waits for them stays. */
export async function dropBases(tx: Tx, me: Author, ids: readonly string[]): Promise<void> {
  const rows = await tx.rows(ids)
  const next: (MirrorRow | null)[] = []
  for (const [at, id] of ids.entries()) {
    const row = rows[at]
    const waiting = row ? await tx.outboxOfRoot(row.parent ?? id) : []
    const emptied = row && { ...row, ver: 0, base: null }
    next.push(viewOf({ id, row: emptied, waiting, me }))
  }
  await storeViews(tx, { ids, rows, next })
}

function isNewer(state: ServerState, row: MirrorRow | undefined): boolean {
  if (row === undefined) return true
  // Ids are made by devices: a friend's may have given one that the user's own scope has to a list.
  if (isPrivate(row) !== isPrivate(state)) return isPrivate(state)
  return state.ver > row.ver || state.load > row.load
}

function isPrivate({ scope }: { scope: string }): boolean {
  return parseScope(scope)?.kind === 'me'
}

type HeldRow = { row: MirrorRow; waiting: readonly OutboxRecord[]; me: Author }

/**
 * Of a friend's item that was removed the server tells nothing more. What this device held of it
 * stays, as removed, so that whoever removed it can bring it back: with what the server has taken
 * over from here since, under the stamps that are known here.
 */
function withHeldContent(state: ServerState, held: HeldRow | undefined): ServerState {
  const { id, kind, del, cells } = state.rec
  if (kind !== 'item' || !del || !held || Object.keys(cells).length > 0) return state
  const { row, waiting, me } = held
  const base = baseOfRow(row)
  let taken = base
  for (const call of inOrder(waiting)) {
    const isTaken = call.state === 'acked' && feeds(call, row.ver) && touches(call, id)
    if (isTaken) taken = applyCall(taken, id, { call, me })
  }
  if (!taken) return state
  const kept: Record<string, Cell> = {}
  // Of what was added and removed in one call nothing is known here but the call itself.
  for (const [field, cell] of Object.entries((base ?? taken).cells)) {
    kept[field] = { ...cell, v: taken.cells[field]?.v ?? null }
  }
  const seen = Object.entries(kept).map(([field, { s }]) => [field, s] as const)
  const rec = { ...state.rec, cells: kept, del: { ...del, seen: Object.fromEntries(seen) } }
  return { ...state, rec }
}

function rowOf({ rec, ver, scope, load }: ServerState): MirrorRow {
  const { id, kind, parent } = rec
  return { id, kind, parent, scope, ver, rec, load, updated: 0 }
}

/**
 * The row with its view, null where neither the server nor a waiting call knows the record.
 * isOnTop: of what waits, all but these calls is in the row's view.
 */
function viewOf(from: {
  id: string
  row: MirrorRow | undefined
  waiting: readonly NewOutboxRecord[]
  me: Author
  isOnTop?: boolean
}): MirrorRow | null {
  const { id, row, me, isOnTop = false } = from
  const base = row ? baseOfRow(row) : null
  const ver = row?.ver ?? 0
  let view = isOnTop ? (row?.rec ?? null) : base
  let scope = row?.scope
  let isPending = isOnTop && row?.base !== undefined
  const seen: Record<string, Stamp | null> = isOnTop ? { ...row?.seen } : {}
  for (const call of inOrder(from.waiting)) {
    if (!feeds(call, ver) || !touches(call, id)) continue
    const before: Rec | null = view
    view = applyCall(before, id, { call, me })
    noteSeen(seen, { before, view, bases: basesOf(call, id) })
    scope ??= call.scope ?? undefined
    isPending = true
  }
  if (!view || scope === undefined) return null
  const { kind, parent } = view
  const place = shownUnder(view)
  const shown = place === null ? {} : { shown: place }
  const kept = isPending ? { base, seen } : {}
  const load = row?.load ?? 0
  return {
    id,
    kind,
    parent,
    scope,
    ver,
    rec: view,
    load,
    updated: updatedMs(view),
    ...kept,
    ...shown,
  }
}

/** Where readers look for a record: what its author can restore lies apart from what is there. */
function shownUnder(rec: Rec): string | null {
  if (isVisible(rec)) return rec.parent ?? rec.kind
  const isWhole = rec.kind === 'list' || rec.kind === 'recipe' || rec.kind === 'place'
  return isWhole && Object.keys(rec.cells).length > 0 ? DELETED : null
}

/** Of the fields that a call has changed in the view, what its author had seen. */
function noteSeen(
  seen: Record<string, Stamp | null>,
  made: { before: Rec | null; view: Rec | null; bases: Record<string, Stamp | null> },
): void {
  const { before, view } = made
  for (const [field, base] of Object.entries(made.bases)) {
    const [was, is] = [before?.cells[field], view?.cells[field]]
    // What was off and shows as off has been seen as it is, whoever took it away.
    const isOff = was?.v === false && is?.v === false && isOffInDoubt(view, field)
    if (is !== was && !isOff) seen[field] = base
  }
}

function isOffInDoubt(rec: Rec | null, field: string): boolean {
  return rec !== null && fieldOf(rec.kind, field)?.conflict === 'off'
}

/** What the device gives back after a restored backup comes before the edits that build on it. */
export function inOrder<C extends NewOutboxRecord>(calls: readonly C[]): readonly C[] {
  const isFirst = ({ kind }: C) => kind === 'held.reassert'
  if (!calls.some(isFirst)) return calls
  return [...calls.filter(isFirst), ...calls.filter((call) => !isFirst(call))]
}

/** Records of the outbox never change in place, so what they touch is worked out once. */
const touchedBy = new WeakMap<NewOutboxRecord, Set<string>>()

function touches(call: NewOutboxRecord, id: string): boolean {
  let ids = touchedBy.get(call)
  if (!ids) {
    ids = new Set(touchedIds(call))
    touchedBy.set(call, ids)
  }
  return ids.has(id)
}

/** Whether a call still counts for a row whose server state has this version. */
function feeds(call: NewOutboxRecord, ver: number): boolean {
  if (call.state === 'acked') return (call.version ?? 0) > ver
  return call.state !== 'parked'
}

async function storeViews(tx: Tx, changed: Changed): Promise<void> {
  const { ids, next } = changed
  const kept = next.filter((row) => row !== null)
  const lost = ids.filter((_, at) => next[at] === null)
  if (lost.length > 0) await tx.deleteRows(lost)
  const others = kept.filter(({ kind }) => kind !== 'list')
  const dates = datesOf(changed)
  const isGrown = [...dates.values()].every((date) => date.isGrown)
  // A list whose date went back asks all its items for theirs, so these are written first.
  if (!isGrown && others.length > 0) await tx.putRows(others)
  const lists = await datedLists(tx, changed, dates)
  const left = isGrown ? [...others, ...lists] : lists
  if (left.length > 0) await tx.putRows(left)
}
