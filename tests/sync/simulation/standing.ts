/** What stands according to ledger.ts, and what the ledger asks of the world to work that out. */
import type { Intent } from './intents.ts'

/**
 * What stands in a field, in whose name, and between which times it was written (Unix ms). name:
 * the stamp that the server has for it, once it has been found standing there.
 */
export type Standing = {
  intent: Intent
  user: string
  lo: number
  hi: number
  name?: string
  /**
   * The stamp under which it was given back after a restore, where it was; the server may have
   * given it another one then.
   */
  givenBackAs?: string
  /**
   * Given back of a removed item under the name of an older value, so that whoever knew the name
   * has not seen this value.
   */
  isMisnamed?: boolean
  /** Of categories: what may stand instead, because a later call of the same trip hides it. */
  perhaps?: readonly Intent[]
  /** Of a right: an equal value of somebody else. Nobody can tell which of the two stands. */
  tied?: Intent
}

type Thing = { kind: string; root: string; scope: string }

export type Ledger = {
  fields: Map<string, Standing>
  things: Map<string, Thing>
  /** By removed item: all that those who removed it had seen. */
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
  /** Between which times something was written (Unix ms). */
  spanOf(intent: Intent): { lo: number; hi: number }
  /**
   * Whether a value stands on the server now; asked where the times do not decide. With a name:
   * under that name, because the same value may have been written once more.
   */
  stands(intent: Intent, name?: string): boolean
  /** The friend that a friendship record is about. */
  friendOf(record: string): string | undefined
  /** Whether somebody made a record. */
  isMaker(record: string, user: string): boolean
  /** Whether a value came since the last restore, from its author and not given back. */
  isSince(intent: Intent): boolean
  /** Whether what stands now was written by somebody who had seen this value. */
  isUnder(intent: Intent): boolean
  /** Whether the server has forgotten the content of a record. */
  isEmptied(record: string): boolean
  /** Whether it waits in an outbox and so will come once more. */
  isComing(intent: Intent): boolean
  /**
   * Whether the same value was written there once more, so that nobody can tell which one stands.
   */
  isAgain(intent: Intent): boolean
  /** Whether nobody can tell what its author had seen: a version that may be lost with a backup. */
  isDoubtful(intent: Intent): boolean
  /** Whether a backup was restored, so that values may be lost. */
  isRestored(): boolean
  /** Whether a backup was restored and the clock of the server was wrong, so that nothing says who was later. */
  isTimeless(): boolean
  /** Whether values that stood there before may be forgotten: after 90 days, or after a restore. */
  isForgetful(): boolean
  /** The records that were there when the call under judgement came. */
  there: ReadonlySet<string>
  /** The items that had been removed before the author of that call was let in. */
  unseen: ReadonlySet<string>
  /** Items that a text has made anew, so that the server fills in their other fields. */
  reborn: Set<string>
  /**
   * Items of which nobody knows whether they are there: such a text may have come before, or a
   * removal may have taken away what was given back while the clock of the server was wrong.
   */
  unsure: Set<string>
  /** Items that are removed only until what brought them back comes again, too. */
  forNow: Set<string>
  /** `<user> <field>`: losses that happened now, and below those that may have. */
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

/** A copy that later entries do not change: a backup keeps one. */
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
