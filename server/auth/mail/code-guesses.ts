// How often somebody may guess the code of a second step. Whoever guesses has the password already,
// and may come from as many addresses as they like: so the account counts, in the database.
import type { Selectable } from 'kysely'
import { networkOf } from '../../client-address.ts'
import { type AuthContext, type Client, now, type Trx } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { AuthCodeGuessesTable } from '../tables.ts'
import { tellOwner } from './owner-mails.ts'
import { provenAddresses } from '../tokens/stored-sessions.ts'
import type { User } from '../accounts/users.ts'
import { ask, onlyRow } from '../../db/ask.ts'

const DAY_MS = 86_400_000
const FIRST_WAIT_MS = 30_000
/** Doubling a wait more often than this changes nothing any more. */
const MAX_DOUBLINGS = 20

type Counted = { userId: string; network: string }
/** One guess; `failures` counts it as one until it was right. */
export type Guess = Counted & { failures: number }

/**
 * Counts one guess before its code is looked at, so that of many at once no more are tried than one
 * by one. After some wrong ones the next has to wait, twice as long each time; a day without any
 * begins anew. A network from which the account has a session that passed the second step counts by
 * itself: a stranger's guesses do not lock the owner out at home.
 * Hand what it returns to `forgetGuesses` or `noteWrongCode`.
 * @throws AuthError 429 that says how long to wait
 */
export async function takeGuess(auth: AuthContext, user: User, client: Client): Promise<Guess> {
  const counted = { userId: user.id, network: await knownNetwork(auth, user, client) }
  const { failures, waitMs } = await auth.db
    .transaction()
    .execute((trx) => count(auth, trx, counted))
  if (waitMs > 0) {
    const retryAfterSeconds = Math.ceil(waitMs / 1000)
    const message = `Too many wrong codes. For security purposes, you can only try again after ${retryAfterSeconds} seconds.`
    throw new AuthError(429, 'over_request_rate_limit', { message, retryAfterSeconds })
  }
  return { ...counted, failures }
}

/** The code was wrong. Before the first wait the owner is told, who may not know of any of it. */
export async function noteWrongCode(auth: AuthContext, user: User, guess: Guess): Promise<void> {
  if (guess.failures === auth.settings.mfa.wrongCodes) await warn(auth, user)
}

/** The code was right: earlier wrong ones no longer count. */
export async function forgetGuesses(trx: Trx, { userId, network }: Counted): Promise<void> {
  await ask(trx)`
    delete from auth_code_guesses where user_id = ${userId} and network = ${network}
  `
}

async function knownNetwork(auth: AuthContext, user: User, { network }: Client): Promise<string> {
  const addresses = await provenAddresses(auth.db, user.id)
  return addresses.some((address) => networkOf(address) === network) ? network : ''
}

/**
 * Counts a guess as a failure until `forgetGuesses` takes it back; where it comes too early, how
 * long it has to wait.
 */
async function count(
  auth: AuthContext,
  trx: Trx,
  { userId, network }: Counted,
): Promise<{ failures: number; waitMs: number }> {
  const at = now(auth)
  await ask(trx)`
    insert into auth_code_guesses (user_id, network, failures, last_at, next_at)
    values (${userId}, ${network}, 0, ${at}, ${at}) on conflict do nothing
  `
  const rows = await ask<Selectable<AuthCodeGuessesTable>>(trx)`
    select * from auth_code_guesses where user_id = ${userId} and network = ${network} for update
  `
  const known = onlyRow(rows)
  const waitMs = known.next_at.getTime() - at.getTime()
  if (waitMs > 0) return { failures: known.failures, waitMs }
  const isOld = known.last_at.getTime() < at.getTime() - DAY_MS
  const failures = isOld ? 1 : known.failures + 1
  const nextAt = new Date(at.getTime() + waitAfterMs(auth, failures))
  await ask(trx)`
    update auth_code_guesses set failures = ${failures}, last_at = ${at}, next_at = ${nextAt}
    where user_id = ${userId} and network = ${network}
  `
  return { failures, waitMs: 0 }
}

function waitAfterMs(auth: AuthContext, failures: number): number {
  const { wrongCodes, maxWaitSeconds } = auth.settings.mfa
  if (failures < wrongCodes) return 0
  const doublings = Math.min(failures - wrongCodes, MAX_DOUBLINGS)
  return Math.min(FIRST_WAIT_MS * 2 ** doublings, maxWaitSeconds * 1000)
}

async function warn(auth: AuthContext, user: User): Promise<void> {
  auth.log.warn('many wrong codes of a second step', { userId: user.id })
  const told = { user, kind: 'wrong_codes' } as const
  await auth.db.transaction().execute((trx) => tellOwner(auth, trx, told))
}
