/**
 * Keeps the view of a record equal to its server state with the waiting calls applied. Runs in the
 * transaction that changes either of the two. docs/sync.md step 3.
 */
import { isVisible, updatedMs, type Rec } from '#shared/merge/record.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import { parseScope } from '#shared/scopes.ts'
import { baseOfRow } from './base-of-row.ts'
import { basesOf, touchedIds, type Call, type OutboxRecord } from './calls.ts'
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
    await storeViews(tx, [...ids], next)
  }
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
    const old = rows[at]
    // Replaced, never joined: joining keeps stamps of this device that the server does not know.
    const replaced = isNewer(state, old) ? rowOf(withHeldContent(state, old)) : old
    next.push(viewOf({ id: ids[at] ?? '', row: replaced, waiting: waitingOf.get(root) ?? [], me }))
  }
  await storeViews(tx, ids, next)
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
  await storeViews(tx, ids, next)
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

/**
 * Of a friend's item that was removed the server tells nothing more. What this device held of it
 * stays, as removed, so that whoever removed it can bring it back.
 */
function withHeldContent(state: ServerState, old: MirrorRow | undefined): ServerState {
  const { kind, del, cells } = state.rec
  const held = old && baseOfRow(old)
  if (kind !== 'item' || !del || !held || Object.keys(cells).length > 0) return state
  const seen = Object.entries(held.cells).map(([field, { s }]) => [field, s] as const)
  const rec = { ...state.rec, cells: held.cells, del: { ...del, seen: Object.fromEntries(seen) } }
  return { ...state, rec }
}

function rowOf({ rec, ver, scope, load }: ServerState): MirrorRow {
  const { id, kind, parent } = rec
  return { id, kind, parent, scope, ver, rec, load, updated: 0 }
}

/** The row with its view, null where neither the server nor a waiting call knows the record. */
function viewOf(from: {
  id: string
  row: MirrorRow | undefined
  waiting: readonly OutboxRecord[]
  me: Author
}): MirrorRow | null {
  const { id, row, me } = from
  const base = row ? baseOfRow(row) : null
  const ver = row?.ver ?? 0
  let view = base
  let scope = row?.scope
  let isPending = false
  const seen: Record<string, Stamp | null> = {}
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
  const place = placeOf(view)
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
function placeOf(rec: Rec): string | null {
  if (isVisible(rec)) return rec.parent ?? rec.kind
  const isWhole = rec.kind === 'list' || rec.kind === 'recipe' || rec.kind === 'place'
  return isWhole && Object.keys(rec.cells).length > 0 ? DELETED : null
}

/** Of the fields that a call has changed in the view, what its author had seen. */
function noteSeen(
  seen: Record<string, Stamp | null>,
  made: { before: Rec | null; view: Rec | null; bases: Record<string, Stamp | null> },
): void {
  for (const [field, base] of Object.entries(made.bases)) {
    if (made.view?.cells[field] !== made.before?.cells[field]) seen[field] = base
  }
}

/** What the device gives back after a restored backup comes before the edits that build on it. */
export function inOrder(calls: readonly OutboxRecord[]): readonly OutboxRecord[] {
  const isFirst = ({ kind }: OutboxRecord) => kind === 'held.reassert'
  if (!calls.some(isFirst)) return calls
  return [...calls.filter(isFirst), ...calls.filter((call) => !isFirst(call))]
}

/** Records of the outbox never change in place, so what they touch is worked out once. */
const touchedBy = new WeakMap<OutboxRecord, Set<string>>()

function touches(call: OutboxRecord, id: string): boolean {
  let ids = touchedBy.get(call)
  if (!ids) {
    ids = new Set(touchedIds(call))
    touchedBy.set(call, ids)
  }
  return ids.has(id)
}

/** Whether a call still counts for a row whose server state has this version. */
function feeds(call: OutboxRecord, ver: number): boolean {
  if (call.state === 'acked') return (call.version ?? 0) > ver
  return call.state !== 'parked'
}

async function storeViews(
  tx: Tx,
  ids: readonly string[],
  next: readonly (MirrorRow | null)[],
): Promise<void> {
  const kept = next.filter((row) => row !== null)
  const lost = ids.filter((_, at) => next[at] === null)
  if (kept.length > 0) await tx.putRows(kept)
  if (lost.length > 0) await tx.deleteRows(lost)
  await refreshLists(tx, kept)
}

/** A list counts as updated when one of its items was (product §2, groceries). */
async function refreshLists(tx: Tx, changed: readonly MirrorRow[]): Promise<void> {
  const ids = new Set<string>()
  for (const row of changed) {
    if (row.kind === 'list') ids.add(row.id)
    if (row.kind === 'item' && row.parent !== null) ids.add(row.parent)
  }
  const stale: MirrorRow[] = []
  for (const row of await tx.rows([...ids])) {
    if (!row) continue
    const updated = Math.max(updatedMs(row.rec), await tx.latestUnder(row.id))
    if (updated !== row.updated) stale.push({ ...row, updated })
  }
  if (stale.length > 0) await tx.putRows(stale)
}
