/**
 * What a waiting call does to a record on this device: the same rules as on the server, so that
 * people see at once what will be true. docs/sync.md section 2.
 */
import { fieldsIn, ITEM_FIELDS, LIST_FIELDS } from '#shared/fields.ts'
import { INVITE_LINK_DAYS } from '#shared/limits.ts'
import { byOperation } from '#shared/list-operation.ts'
import {
  applyDelete,
  applyEdits,
  applyRestore,
  createRecord,
  type Edit,
} from '#shared/merge/apply.ts'
import { joinRecords } from '#shared/merge/join.ts'
import { baseOf, type Cell, type Rec } from '#shared/merge/record.ts'
import { ENTITY_IN } from '#shared/permissions.ts'
import { parseScope } from '#shared/scopes.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import type { Call, NewOutboxRecord } from './calls.ts'

const DAY_MS = 24 * 60 * 60 * 1000

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
    case 'friend.link':
      return rec ?? makeLink(call, me)
    case 'friend.invite':
      return rec
    default:
      return rec && applyToExisting(rec, call, me)
  }
}

/** What the device held is there again; whatever is newer stays. */
function applyHeld(
  rec: Rec | null,
  id: string,
  { body, root, scope }: Extract<NewOutboxRecord, { kind: 'held.reassert' }>,
): Rec | null {
  const held = body.records.find((record) => record.id === id)
  const scopeKind = parseScope(scope ?? '')?.kind
  if (!held || scopeKind === undefined || scopeKind === 'me') return rec
  const { by, createdAt } = held
  const kind = id === root ? ENTITY_IN[scopeKind] : 'item'
  const cells: Record<string, Cell> = {}
  for (const [field, { v, s, u }] of Object.entries(held.cells)) cells[field] = { v, s, u }
  const parent = id === root ? null : root
  const made: Rec = { id, kind, parent, by, createdAt, cells, del: null }
  return rec ? joinRecords(rec, made) : made
}

type Time = Pick<Edit, 'at' | 'wall' | 'floor'>

/** The calls that `applyCall` leaves: a kind that neither knows is an error of the compiler. */
type ChangingRecord = Exclude<
  NewOutboxRecord,
  {
    kind:
      | 'held.reassert'
      | 'list.create'
      | 'list.change'
      | 'list.categorise'
      | 'recipe.create'
      | 'place.create'
      | 'friend.invite'
      | 'friend.link'
  }
>

function applyToExisting(rec: Rec, call: ChangingRecord, me: Author): Rec {
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
  }
}

/** A friendship that nobody has entered yet, as the server writes it (server/sync/link-rows.ts). */
function makeLink(call: Extract<NewOutboxRecord, { kind: 'friend.link' }>, me: Author): Rec {
  const { localId: id, grants } = call.body
  const until = call.createdAt + INVITE_LINK_DAYS * DAY_MS
  const values = { status: 'link', incoming: false, until, ...grants }
  return createRecord({ id, kind: 'friendship', parent: null }, values, writing(timeOf(call), me))
}

function makeListPart(
  id: string,
  body: Extract<Call, { kind: 'list.create' }>['body'],
  me: Author,
): Rec | null {
  const made = writing(body, me)
  if (id === body.localId) {
    return createRecord({ id, kind: 'list', parent: null }, fieldsIn(LIST_FIELDS, body), made)
  }
  const item = body.groceries.find((candidate) => candidate.id === id)
  if (!item) return null
  const part = { id, kind: 'item', parent: body.localId } as const
  return createRecord(part, fieldsIn(ITEM_FIELDS, item), made)
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
    next = applyOperation(next, op, { id, parent, me })
  }
  return next
}

function applyOperation(
  rec: Rec | null,
  op: ListOperation,
  { id, parent, me }: { id: string; parent: string; me: Author },
): Rec | null {
  return byOperation<Rec | null>(op, {
    add: ({ add }) => {
      const values = fieldsIn(ITEM_FIELDS, add)
      return rec ?? createRecord({ id, kind: 'item', parent }, values, writing(add, me))
    },
    set: ({ set }) => rec && applySet(rec, set, me),
    del: ({ del }) => rec && applyDelete(rec, present(del.seen), writing(del, me)),
  })
}

function applySet(rec: Rec, set: Record<string, Edit | undefined>, me: Author): Rec {
  let next = rec
  for (const [field, edit] of Object.entries(set)) {
    if (!edit) continue
    next = applyEdits(next, { [field]: edit }, writing(edit, me)).rec
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
