/**
 * What a waiting call does to a record on this device: the same rules as on the server, so that
 * people see at once what will be true. docs/sync.md section 2.
 */
import {
  applyDelete,
  applyEdits,
  applyRestore,
  createRecord,
  type Edit,
} from '#shared/merge/apply.ts'
import { joinRecords } from '#shared/merge/join.ts'
import { baseOf, type Cell, type Rec } from '#shared/merge/record.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import type { Call, NewOutboxRecord } from './calls.ts'

/** Whose device this is: stamps made for the view name it. */
export type Author = { user: string; device: string }

/** The record after the call, null where there still is none. Never changes `rec`. */
export function applyCall(rec: Rec | null, id: string, by: { call: NewOutboxRecord; me: Author }) {
  const { call, me } = by
  switch (call.kind) {
    case 'held.reassert':
      return applyHeld(rec, id, call)
    case 'list.create':
      return rec ?? makeListPart(id, call.body, me)
    case 'list.change':
    case 'list.categorise':
      return applyOperations(rec, id, { ops: call.body.ops, parent: call.root, me })
    case 'recipe.create':
    case 'place.create': {
      const { localId, at, wall, floor, ...values } = call.body
      const kind = call.kind === 'recipe.create' ? 'recipe' : 'place'
      const time = { at, wall, floor }
      return rec ?? createRecord({ id: localId, kind, parent: null }, values, writing(time, me))
    }
    default:
      return rec && applyToExisting(rec, call, me)
  }
}

/** What the device held is there again; whatever is newer stays. */
function applyHeld(
  rec: Rec | null,
  id: string,
  { body, root, path }: Extract<NewOutboxRecord, { kind: 'held.reassert' }>,
): Rec | null {
  const held = body.records.find((record) => record.id === id)
  if (!held) return rec
  const { by, createdAt } = held
  const kind =
    id !== root
      ? 'item'
      : path.startsWith('/grocerylists')
        ? 'list'
        : path.startsWith('/recipes')
          ? 'recipe'
          : 'place'
  const cells: Record<string, Cell> = {}
  for (const [field, { v, s, u }] of Object.entries(held.cells)) cells[field] = { v, s, u }
  const parent = id === root ? null : root
  const made: Rec = { id, kind, parent, by, createdAt, cells, del: null }
  return rec ? joinRecords(rec, made) : made
}

type Time = Pick<Edit, 'at' | 'wall' | 'floor'>

function applyToExisting(rec: Rec, call: NewOutboxRecord, me: Author): Rec {
  switch (call.kind) {
    case 'recipe.change':
    case 'place.change':
    case 'friend.grant':
    case 'profile.change':
      return applySet(rec, call.body.set, me)
    case 'friend.answer':
      if (call.body.status === 'REJECTED') return markDeleted(rec, call, me)
      return applySet(rec, { status: plainEdit(rec, 'status', call) }, me)
    case 'list.delete':
    case 'recipe.delete':
    case 'place.delete':
    case 'friend.remove':
    case 'notice.dismiss':
      return markDeleted(rec, call, me)
    case 'list.restore':
    case 'recipe.restore':
    case 'place.restore':
      return applyRestore(rec, writing(timeOf(call), me))
    default:
      return rec
  }
}

function makeListPart(
  id: string,
  body: Extract<Call, { kind: 'list.create' }>['body'],
  me: Author,
): Rec | null {
  const made = writing(body, me)
  if (id === body.localId) {
    const { name, categories } = body
    return createRecord({ id, kind: 'list', parent: null }, { name, categories }, made)
  }
  const item = body.groceries.find((candidate) => candidate.id === id)
  if (!item) return null
  const { text, category, isChecked, pos } = item
  const values = { text, category, isChecked, pos }
  return createRecord({ id, kind: 'item', parent: body.localId }, values, made)
}

function applyOperations(
  rec: Rec | null,
  id: string,
  change: { ops: readonly ListOperation[]; parent: string; me: Author },
): Rec | null {
  const { me, parent } = change
  let next = rec
  for (const op of change.ops) {
    if (op.id !== id) continue
    if ('add' in op) {
      const { at, wall, floor, ...values } = op.add
      const made = writing({ at, wall, floor }, me)
      next ??= createRecord({ id, kind: 'item', parent }, values, made)
    } else if (next && 'set' in op) {
      next = applySet(next, op.set, me)
    } else if (next && 'del' in op) {
      next = applyDelete(next, present(op.del.seen), writing(op.del, me))
    }
  }
  return next
}

/** An edit as a body carries it; JSON leaves an undefined value out, which means an emptied field. */
type BodyEdit = Omit<Edit, 'v'> & { v?: unknown }

function applySet(rec: Rec, set: Record<string, BodyEdit | undefined>, me: Author): Rec {
  let next = rec
  for (const [field, edit] of Object.entries(set)) {
    if (!edit) continue
    next = applyEdits(next, { [field]: { ...edit, v: edit.v ?? null } }, writing(edit, me)).rec
  }
  return next
}

function markDeleted(rec: Rec, call: NewOutboxRecord, me: Author): Rec {
  return applyDelete(rec, {}, writing(timeOf(call), me))
}

/** A call that carries no time was made when it was queued. */
function timeOf({ createdAt }: NewOutboxRecord): Time {
  return { at: createdAt, wall: createdAt, floor: 0 }
}

/** An edit of a field whose call carries no base: it had seen what is there. */
function plainEdit(rec: Rec, field: string, call: NewOutboxRecord): Edit {
  return { v: 'accepted', base: baseOf(rec, field), ...timeOf(call) }
}

function present(seen: Record<string, Stamp | null>): Record<string, Stamp> {
  const known: Record<string, Stamp> = {}
  for (const [field, stamp] of Object.entries(seen)) {
    if (stamp !== null) known[field] = stamp
  }
  return known
}

/** The device takes its own corrected time at its word; the server judges it again. */
function writing(time: Time, me: Author) {
  const { at, wall, floor } = time
  return { ...me, now: Math.max(at, floor), sentWall: wall, at: { at, wall, floor } }
}
