// Where the product takes part in what happens to an account. Hooks run inside the provider's
// transaction: either both sides change or neither.
import type { Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import type { JsonObject } from './tables.ts'

type ConfirmedUser = {
  id: string
  /** Lower case; null for anonymous people and those with only a phone. */
  email: string | null
  userMetadata: JsonObject
}

export type AuthHooks = {
  /** The account may be used from now on, or its confirmed address has changed. */
  onUserConfirmed(trx: Transaction<Database>, user: ConfirmedUser): Promise<void>
  /**
   * There is a new password: whoever knew the old one is out, with all that they made with it. sessions:
   * ids of those that it has ended.
   */
  onPasswordChanged(
    trx: Transaction<Database>,
    account: { id: string; sessions: readonly string[] },
  ): Promise<void>
  /** Sessions were ended before their time: they must stay so. */
  onSessionsEnded(trx: Transaction<Database>, sessionIds: readonly string[]): Promise<void>
  /** The password opens nothing by itself any more: so it must stay. */
  onSecondStepAdded(trx: Transaction<Database>, userId: string): Promise<void>
  /** A second step counts no more: so it must stay. isLast: the account has no other one. */
  onSecondStepRemoved(
    trx: Transaction<Database>,
    factor: { id: string; user: string; isLast: boolean },
  ): Promise<void>
  /** An identity leads into its account no more: so it must stay. */
  onIdentityRemoved(trx: Transaction<Database>, identityId: string): Promise<void>
  /** The account is barred until a time, or let in again (null). */
  onUserBarred(
    trx: Transaction<Database>,
    account: { id: string; until: Date | null },
  ): Promise<void>
  /**
   * The account is about to be deleted for good. Resolves to what is left to do after the commit: one
   * that was not deleted after all must not be deleted when a backup is restored.
   */
  onUserDeleted(trx: Transaction<Database>, userId: string): Promise<() => Promise<void>>
}
