/** What stands, as ledger.ts works it out, and what it asks of the world for that. */
import type { Intent } from './intents.ts'

/**
 * What stands in a field, in whose name, and when it was written, at the earliest and at the latest
 * (Unix ms). name: what the server calls it, once it has been found standing there.
 */
export type Standing = {
  intent: Intent
  user: string
  lo: number
  hi: number
  name?: string
  /** After a restored backup: it may have got another name then. */
  isGivenBack?: boolean
  /** Given back of a removed item, under the name of an older value: whoever knew that has not seen it. */
  isMisnamed?: boolean
  /** Of a right: an equal value, where nobody can tell which of the two stands. */
  tied?: Intent
}

export type Thing = { kind: string; root: string; scope: string }

export type Ledger = {
  fields: Map<string, Standing>
  things: Map<string, Thing>
  /** Of each removed item, all that those who removed it had seen. */
  removed: Map<string, ReadonlySet<Intent>>
  /** By `<scope> <friend>`: the items that were removed before the friend was let in. */
  unseen: Map<string, ReadonlySet<string>>
  /** Deleted lists, recipes and places. */
  deleted: Map<string, Intent>
  /** By user, record and field: the value that lost, until its author has put it away. */
  told: Map<string, Intent>
  /** Requests of plain callers that were carried out; a backup may lack them. */
  done: Set<object>
}

/** What the ledger asks of the world: how sure a time is, and what is to be seen on the server. */
export type Asking = {
  ledger: Ledger
  /** When something was written, as far as anybody can tell. */
  spanOf(intent: Intent): { lo: number; hi: number }
  /**
   * Whether a value stands on the server now, for where the clocks do not decide; by its name where
   * that is known, because the same value may have been written over it.
   */
  stands(intent: Intent, name?: string): boolean
  /** Whose friendship the record of one of the two is about. */
  friendOf(record: string): string | undefined
  /** Whether somebody made a record. */
  isMaker(record: string, user: string): boolean
  /** Whether a value came since the last restore, not as one that was given back. */
  isSince(intent: Intent): boolean
  /** Whether somebody who had seen a value has written what stands there now. */
  isUnder(intent: Intent): boolean
  /** The content of this record is forgotten. */
  isEmptied(record: string): boolean
  /** It waits in an outbox, and will come once more. */
  isComing(intent: Intent): boolean
  /** The same value was written there once more, so that nobody can tell which one stands. */
  isAgain(intent: Intent): boolean
  /** Nobody can tell what its author had seen: a version that was lost with a backup. */
  isDoubtful(intent: Intent): boolean
  /** A backup was restored: values may be lost. */
  isRestored(): boolean
  /** A backup was restored, and the clock of the server was wrong: then nothing says who was later. */
  isTimeless(): boolean
  /** Nothing is kept for more than 90 days, and that has passed. */
  isLongAgo(): boolean
  /** That, or a backup was restored: what stood there before may be forgotten. */
  isForgetful(): boolean
  /** What was there when the call came that is looked at. */
  there: ReadonlySet<string>
  /** What had been removed before the author of the call that is looked at was let in. */
  unseen: ReadonlySet<string>
  /** Items that were made anew by a text: the server fills in the rest. */
  reborn: Set<string>
  /**
   * Items of which nobody knows whether they are there: whether such a text came before, or whether
   * a removal took away what had been given back while the clock of the server was wrong.
   */
  unsure: Set<string>
  /** Items that are removed until what brought them back comes once more, too. */
  forNow: Set<string>
  /** Losses that happened now; those that may have. */
  news: Set<string>
  maybe: Set<string>
  /** Fields in which the same call or trip may have said something else before. */
  alike: Set<string>
}

export function createLedger(): Ledger {
  return {
    fields: new Map(),
    things: new Map(),
    removed: new Map(),
    unseen: new Map(),
    deleted: new Map(),
    told: new Map(),
    done: new Set(),
  }
}

/** A copy, as a backup is one. */
export function copyLedger(ledger: Ledger): Ledger {
  return {
    fields: new Map(ledger.fields),
    things: new Map(ledger.things),
    removed: new Map(ledger.removed),
    unseen: new Map(ledger.unseen),
    deleted: new Map(ledger.deleted),
    told: new Map(ledger.told),
    done: new Set(ledger.done),
  }
}
