/** The tables of a user's database; src/db/db.ts says what each is looked up by. */
import type { Table } from 'dexie'
import type { OutboxRecord } from './calls.ts'
import type { CallResult, Meta, MirrorRow, ScopeState } from './store.ts'

/** What was typed and is not saved yet; at: Unix ms. */
export type Draft = { key: string; value: unknown; at: number }

/** Something that stays on this device, such as checks in the cooking mode. */
type LocalValue = { key: string; value: unknown }

/** The one row of the table meta. */
export const META_KEY = 'state'

export type Tables = {
  records: Table<MirrorRow, string>
  outbox: Table<OutboxRecord, number>
  scopes: Table<ScopeState, string>
  drafts: Table<Draft, string>
  meta: Table<Meta & { key: string }, string>
  results: Table<CallResult, string>
  local: Table<LocalValue, string>
}

/** The calls that the server does not have, as far as is known: `isWaiting` as a query. */
export function waitingIn(outbox: Tables['outbox']) {
  return outbox.where('state').anyOf('queued', 'sent')
}
