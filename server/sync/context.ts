// What a call of product §7 has at hand while it runs, and what it reports when it is done.
import type { Transaction } from 'kysely'
import type { Writing } from '#shared/merge/apply.ts'
import type { Database } from '../db/database.ts'
import type { Opened } from '../db/open-calls.ts'
import type { AppDeps, AskerDeps } from '../deps.ts'

/**
 * Who calls. device: 8 hex digits, of the outbox that sends, or made up for a caller without one.
 * locales: the languages that its browser asks for, the first one first.
 * sentWall: the device's clock as it sent. sessionId: whose last answer a plain caller has in mind.
 */
export type Caller = {
  userId: string
  sessionId: string
  device: string
  sentWall: number
  locales?: readonly string[]
}

/**
 * What a call was given as it began: see openCalls. It is shared with those that run in the same
 * transaction; rows and usage are kept as they stand now. isLast: what this call stores may end the
 * transaction. isOver: it has.
 */
export type OpenedCall = { all: Opened; place: ScopeVersion; isLast: boolean; isOver: boolean }

/** One call being run, in a transaction of its own. */
export type CallContext = {
  deps: AskerDeps
  trx: Transaction<Database>
  caller: Caller
  /** Server time in Unix milliseconds. */
  now: number
  /** The version that a plain caller says to have seen (If-Match). */
  ifMatch: number | undefined
  opened?: OpenedCall | undefined
  /** Scopes that were changed: whoever sees them is told after the commit. */
  touched: Set<string>
  /** The id of a record that the caller gave none: the same each time when the call is repeated. */
  newId: () => string
  /** Runs once the transaction is committed. */
  afterCommit: (() => Promise<void>)[]
}

/** What storing needs of it, so that a change without a call can be stored too. */
export type WriteContext = Pick<CallContext, 'trx' | 'now' | 'touched' | 'opened'> & {
  caller: Pick<Caller, 'userId'> & Partial<Pick<Caller, 'sessionId'>>
  /** Missing for what the server does by itself, which has no limits. */
  deps?: AppDeps
  /** The call asks nothing more once this is stored. */
  isEnd?: boolean
}

/** Where changes are stored: a scope whose lock is held, and the version it got. */
export type ScopeVersion = { scope: string; owner: string; ver: number }

/**
 * What became of a call. id: what it was about, for callers that read it back. scope and version:
 * when a device that pulls will have caught up with it.
 */
export type Done = {
  status: 200 | 201 | 204
  id?: string | undefined
  scope?: string | undefined
  version?: number | undefined
  /** The answer itself, where it cannot be read back. */
  body?: unknown
}

/** Who writes and when, as the merge wants it. */
export function writingOf({ caller, now }: CallContext): Writing {
  const { userId: user, device, sentWall } = caller
  return { user, device, now, sentWall }
}
