// PATCH /grocerylists/{id} as our own clients send it: operations on the list and on single items,
// each with what its author had seen. docs/sync.md section 3.
import { ITEM_FIELDS, LIST_FIELDS } from '#shared/fields.ts'
import { byOperation, type OperationOf } from '#shared/list-operation.ts'
import {
  applyAgain,
  applyDelete,
  applyEdits,
  createRecord,
  type Edit,
} from '#shared/merge/apply.ts'
import type { Superseded } from '#shared/merge/apply.ts'
import { isVisible, type Rec } from '#shared/merge/record.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'
import { countItems, type StoredRow } from '../db/records.ts'
import { writingOf, type CallContext, type Done } from '../sync/context.ts'
import { correctionsFrom } from '../sync/corrections.ts'
import { recordsOf } from '../sync/opened.ts'
import { recOf, writeChanges, type Change } from '../sync/write.ts'
import { editsAnew, hiddenItems } from './hidden-items.ts'
import { deleted, invalid, missing, refuse } from './refusals.ts'
import { assertRoom, countMoves } from './room-in-list.ts'
import type { Target } from './targets.ts'
import { idTaken } from '../http-error.ts'

type Work = {
  context: CallContext
  scope: string
  listId: string
  rows: Map<string, StoredRow>
  now: Map<string, State>
  /** Removed items whose content the caller has never had: see `hiddenItems`. */
  hidden: ReadonlySet<string>
}
type State = { rec: Rec; superseded: Superseded[] }

/** Applies the operations of one call to a locked list. Throws 404, 409, 410 or 400. */
export async function runListOperations(
  context: CallContext,
  target: Target,
  ops: readonly ListOperation[],
): Promise<Done> {
  const listId = target.id
  const ids = ops.map((op) => op.id.toLowerCase())
  const stored = await recordsOf(context, [...new Set([listId, ...ids])])
  const rows = new Map(stored.map((row) => [row.id, row]))
  const list = rows.get(listId)
  if (!list || !isVisible(list)) throw deleted()

  const hidden = await hiddenItems(context, target, { rows, ops })
  const { scope, ver: version } = target.place
  const work: Work = { context, scope, listId, rows, now: new Map(), hidden }
  for (const [at, op] of ops.entries()) runOperation(work, op, `ops.${at}`)
  await limitItems(work)
  const corrections = correctionsFrom(context, chosenBy(work, ops))
  const changes = [...changesOf(work), ...corrections]
  await writeChanges({ ...context, isEnd: true }, target.place, changes)
  return { status: 200, id: listId, scope, version }
}

function runOperation(work: Work, op: ListOperation, field: string): void {
  const id = op.id.toLowerCase()
  const row = work.rows.get(id)
  const check = (isAdd: boolean) => {
    if (row && id !== work.listId) checkItem(row, work, { isAdd })
  }
  byOperation(op, {
    add: ({ add }) => {
      check(true)
      addItem(work, id, add)
    },
    set: ({ set }) => {
      check(false)
      setFields(work, id, { edits: set, field })
    },
    del: ({ del }) => {
      check(false)
      removeItem(work, id, { del, field })
    },
  })
}

/** An item never moves: an operation that names it through another list is mistaken. */
function checkItem(row: StoredRow, work: Work, { isAdd }: { isAdd: boolean }): void {
  if (row.parent === work.listId) return
  if (isAdd) throw idTaken()
  if (row.scope !== work.scope) throw missing('list')
  throw refuse(409, 'conflict', 'This item stands on another list')
}

function addItem(work: Work, id: string, made: OperationOf<'add'>['add']): void {
  if (id === work.listId) throw idTaken()
  const { at, wall, floor, ...values } = made
  const writing = { ...writingOf(work.context), at: { at, wall, floor } }
  const rec = createRecord({ id, kind: 'item', parent: work.listId }, values, writing)
  const known = stateOf(work, id)
  const state = known ? { ...known, rec: applyAgain(known.rec, rec) } : { rec, superseded: [] }
  work.now.set(id, state)
}

function setFields(
  work: Work,
  id: string,
  { edits, field }: { edits: Record<string, Edit | undefined>; field: string },
): void {
  const allowed = id === work.listId ? LIST_FIELDS : ITEM_FIELDS
  const present: Record<string, Edit> = {}
  for (const [name, edit] of Object.entries(edits)) {
    if (!Object.hasOwn(allowed, name))
      throw invalid('This field is not known', `${field}.set.${name}`)
    if (edit) present[name] = edit
  }
  const state = stateOf(work, id)
  if (!state) throw missing('list')
  const isEmptied = Object.keys(state.rec.cells).length === 0 || work.hidden.has(id)
  const wanted = isEmptied ? editsAnew(state.rec, present, work.context.now) : present
  const outcome = applyEdits(state.rec, wanted, writingOf(work.context))
  // Of what was removed long ago, or unseen, only a new text makes an item again.
  const isRefused = isEmptied && outcome.rec.cells['text']?.s === state.rec.cells['text']?.s
  // Its author is told of the text; the rest was not theirs to see.
  const lost = outcome.superseded.filter((one) => !isRefused || (one.lost && one.field === 'text'))
  const rec = isRefused ? state.rec : outcome.rec
  work.now.set(id, { rec, superseded: [...state.superseded, ...lost] })
}

function removeItem(
  work: Work,
  id: string,
  { del, field }: { del: OperationOf<'del'>['del']; field: string },
): void {
  if (id === work.listId) throw invalid('A list is deleted by DELETE', `${field}.id`)
  const state = stateOf(work, id)
  // What never arrived needs no deleting.
  if (!state) return
  const { seen, at, wall, floor } = del
  const known: Record<string, string> = {}
  for (const [name, stamp] of Object.entries(seen)) if (stamp !== null) known[name] = stamp
  const writing = { ...writingOf(work.context), at: { at, wall, floor } }
  work.now.set(id, { ...state, rec: applyDelete(state.rec, known, writing) })
}

function stateOf(work: Work, id: string): State | undefined {
  const known = work.now.get(id)
  if (known) return known
  const row = work.rows.get(id)
  return row && { rec: recOf(row), superseded: [] }
}

/**
 * The items whose category the caller chose by hand, where that choice stands. Those that have none any
 * more because it was taken off the list are not: nothing was said about their words.
 */
function chosenBy({ rows, now, context }: Work, ops: readonly ListOperation[]): Rec[] {
  const orders = ops.flatMap((op) => setsOf(op).categories ?? [])
  return ops.flatMap((op) => {
    const edit = setsOf(op).category
    const rec = now.get(op.id.toLowerCase())?.rec
    if (!edit || edit.weak || !rec) return []
    const before = String(rows.get(rec.id)?.cells['category']?.v)
    if (edit.v === null && orders.some(({ v }) => !v.includes(before))) return []
    return rec.cells['category']?.u === context.caller.userId ? [rec] : []
  })
}

function setsOf(op: ListOperation): OperationOf<'set'>['set'] {
  return byOperation(op, { set: ({ set }) => set, add: () => ({}), del: () => ({}) })
}

function changesOf({ rows, now }: Work): Change[] {
  return [...now].map(([id, { rec, superseded }]) => {
    const before = rows.get(id)
    return { before: before ? recOf(before) : null, after: rec, superseded }
  })
}

async function limitItems(work: Work): Promise<void> {
  const moves = countMoves(changesOf(work))
  if (moves.made + moves.back === 0) return
  const { context, scope, listId: id } = work
  assertRoom(moves, await countItems(context.trx, { scope, id }), 'ops')
}
