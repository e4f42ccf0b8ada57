/**
 * The outbox: calls of product §7 that wait for the server. Each record is the call itself, with
 * the values that the user wrote and, per written field, what it replaces. docs/sync.md section 3.
 */
import type * as z from 'zod/mini'
import type { ErrorCode } from '#shared/errors.ts'
import { ITEM_FIELDS, type LIST_FIELDS, type Said } from '#shared/fields.ts'
import type { Permissions } from '#shared/grants.ts'
import { byOperation } from '#shared/list-operation.ts'
import type { EditTime } from '#shared/merge/apply.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import type { ItemFields } from '#shared/schemas/grocery-list.ts'
import type {
  flagSet,
  HeldRecord,
  ListOperation,
  placeSet,
  profileSet,
  recipeSet,
} from '#shared/schemas/operations.ts'
import type { PlaceInput } from '#shared/schemas/place.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import type { METHODS } from '#shared/schemas/sync.ts'

/** A new item as it travels with its list: everything about it is decided by the device. */
export type NewItem = { id: string } & Omit<ItemFields, 'from'> & Partial<ItemFields>

type Made = { localId: string } & EditTime

/** What each kind of call carries. */
type CallBody = {
  'list.create': Made & Said<typeof LIST_FIELDS> & { groceries: NewItem[] }
  'list.change': { ops: ListOperation[] }
  'list.categorise': { ops: ListOperation[] }
  'list.delete': { seenVersion: number }
  'list.restore': undefined
  'recipe.create': Made & RecipeInput
  'recipe.change': z.infer<typeof recipeSet>
  'recipe.delete': { seenVersion: number }
  'recipe.restore': undefined
  'place.create': Made & PlaceInput
  'place.change': z.infer<typeof placeSet>
  'place.delete': { seenVersion: number }
  'place.restore': undefined
  'held.reassert': { owner: string; records: HeldRecord[] }
  'friend.invite': { email: string; localId: string }
  'friend.link': { localId: string; hash: string; grants: Permissions }
  'friend.answer': { status: 'ACCEPTED' | 'REJECTED' }
  'friend.grant': z.infer<typeof flagSet>
  'friend.remove': undefined
  'profile.change': z.infer<typeof profileSet>
  /** seen: the stamp of the value that the user has read. */
  'notice.dismiss': { seen: Stamp | null }
}

type CallKind = keyof CallBody

/** A call of one kind: root is the record whose calls keep their order. */
type CallOf<K extends CallKind> = {
  kind: K
  root: string
  /** The scope whose rows it changes; null where the device cannot know it. */
  scope: string | null
  method: (typeof METHODS)[number]
  path: string
  body: CallBody[K]
}

/** A call that waits, by kind. */
export type Call = { [K in CallKind]: CallOf<K> }[CallKind]

/** Why a record is parked: the server's final answer to it. */
export type ParkReason = {
  status: number
  code: ErrorCode | null
  message: string
  detail?: Record<string, unknown>
}

/**
 * What a parked call was about, as its user saw it last: the title, and the owner's name where it is
 * somebody else's. What older code has parked lacks the rest.
 */
export type ParkLabel = {
  title: string | null
  owner: string | null
  /** By id, of the items that the call changes or removes. */
  texts?: Record<string, string>
  /** All of the recipe or place that the call changes. */
  fields?: Record<string, unknown>
}

/**
 * queued: may still be merged with a newer edit. sent: may have arrived, so it never changes again.
 * acked: applied at `version`, feeds the view until the pull has caught up. parked: refused, out of
 * the view, shown to the user. A record never leaves by age or by the number of attempts.
 */
type OutboxState = 'queued' | 'sent' | 'acked' | 'parked'

export type OutboxRecord = NewOutboxRecord & { seq: number }

/** A record before its place in the queue is known. */
export type NewOutboxRecord = Call & {
  mutationId: string
  userId: string
  state: OutboxState
  attempts: number
  error?: ParkReason
  label?: ParkLabel
  /** Payload version. */
  v: number
  /** With acked: the version of the scope at which it was applied. */
  version?: number
  /** Unix ms, device clock. */
  createdAt: number
}

/**
 * The payloads that some code writes. upgrade: a call as this version writes it, made from one of
 * any older version. indexes: what it changes in those of the tables.
 */
export type Schema = {
  version: number
  upgrade: (record: OutboxRecord) => OutboxRecord
  indexes?: Readonly<Record<string, string>>
}

/** Whether the server does not have this call yet, as far as is known. */
export function isWaiting({ state }: Pick<OutboxRecord, 'state'>): boolean {
  return state === 'queued' || state === 'sent'
}

/** Calls that take a right away go first in every trip. */
export function isRevocation(call: Call): boolean {
  if (call.kind === 'friend.remove') return true
  if (call.kind === 'friend.answer') return call.body.status === 'REJECTED'
  if (call.kind !== 'friend.grant') return false
  return Object.values(call.body.set).some((edit) => edit?.v === false)
}

/** The ids of the mirror rows that a call writes. */
export function touchedIds(call: Call): string[] {
  switch (call.kind) {
    case 'list.create':
      return [call.root, ...call.body.groceries.map((item) => item.id)]
    case 'list.change':
    case 'list.categorise':
      return [...new Set(call.body.ops.map((op) => op.id))]
    case 'held.reassert':
      return call.body.records.map(({ id }) => id)
    case 'friend.invite':
      return []
    case 'list.delete':
    case 'list.restore':
    case 'recipe.create':
    case 'recipe.change':
    case 'recipe.delete':
    case 'recipe.restore':
    case 'place.create':
    case 'place.change':
    case 'place.delete':
    case 'place.restore':
    case 'friend.link':
    case 'friend.answer':
    case 'friend.grant':
    case 'friend.remove':
    case 'profile.change':
    case 'notice.dismiss':
      return [call.root]
  }
}

/** By field, the stamp of the value that a call replaces in a record; null where there was none. */
export function basesOf(call: Call, id: string): Bases {
  switch (call.kind) {
    case 'list.change':
    case 'list.categorise': {
      const bases: Bases = {}
      for (const op of call.body.ops) if (op.id === id) Object.assign(bases, basesOfOperation(op))
      return bases
    }
    case 'recipe.change':
    case 'place.change':
    case 'friend.grant':
    case 'profile.change':
      return basesOfSet(call.body.set)
    case 'held.reassert': {
      const held = call.body.records.find((record) => record.id === id)
      return Object.fromEntries(
        Object.entries(held?.cells ?? {}).map(([field, { s }]) => [field, s]),
      )
    }
    case 'list.create':
    case 'list.delete':
    case 'list.restore':
    case 'recipe.create':
    case 'recipe.delete':
    case 'recipe.restore':
    case 'place.create':
    case 'place.delete':
    case 'place.restore':
    case 'friend.invite':
    case 'friend.link':
    case 'friend.answer':
    case 'friend.remove':
    case 'notice.dismiss':
      return {}
  }
}

type Bases = Record<string, Stamp | null>

function basesOfOperation(op: ListOperation): Bases {
  return byOperation<Bases>(op, {
    add: () => Object.fromEntries(Object.keys(ITEM_FIELDS).map((field) => [field, null])),
    set: ({ set }) => basesOfSet(set),
    del: () => ({}),
  })
}

function basesOfSet(set: Record<string, { base: Stamp | null } | undefined>): Bases {
  const bases: Bases = {}
  for (const [field, edit] of Object.entries(set)) if (edit) bases[field] = edit.base
  return bases
}
