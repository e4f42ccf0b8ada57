// Forgets what can no longer count: old flows, codes, challenges, tokens, sessions and mails. Only the
// size of the database and how long an address stays in it depend on it.
import type { AppDeps } from '../deps.ts'
import { ask } from '../db/ask.ts'

const DAY_MS = 86_400_000
const KEEP_MAILS_MS = 30 * DAY_MS
const KEEP_RETIRED_TOKENS_MS = 7 * DAY_MS
const EVERY_MS = 3_600_000

/** Removes what ended more than a day ago, and mails of more than thirty days. */
export async function tidyAuth(deps: AppDeps): Promise<void> {
  const { db, clock } = deps
  const yesterday = new Date(clock() - DAY_MS - deps.config.auth.otpExpirySeconds * 1000)
  await ask(db)`delete from auth_flow_states where created_at < ${yesterday}`
  await ask(db)`delete from auth_challenges where created_at < ${yesterday}`
  await ask(db)`delete from auth_code_guesses where last_at < ${yesterday}`
  // What a sign-up chose is kept as long as its account: the mail may be asked for again.
  await ask(db)`
    delete from auth_one_time_tokens
    where created_at < ${yesterday} and kind not in ('confirmation', 'phone_confirmation')
  `
  await ask(db)`delete from auth_pauses where asked_at < ${yesterday}`
  await forgetUnconfirmed(deps)
  await forgetRetiredTokens(deps)
  await forgetEndedSessions(deps)
  await ask(db)`delete from auth_mail where created_at < ${new Date(clock() - KEEP_MAILS_MS)}`
}

/**
 * Forgets accounts that signed themselves up and never proved it. The product does not know them yet.
 * Those that an administrator made or invited stay.
 */
async function forgetUnconfirmed({ db, clock, config }: AppDeps): Promise<void> {
  const { unconfirmedSeconds, otpExpirySeconds } = config.auth
  if (unconfirmedSeconds === 0) return
  const before = new Date(clock() - Math.max(unconfirmedSeconds, otpExpirySeconds) * 1000)
  await ask(db)`
    delete from auth_users
    where email_confirmed_at is null and phone_confirmed_at is null
      and confirmation_sent_at < ${before}
      and (recovery_sent_at is null or recovery_sent_at < ${before})
      and password_hash is null and invited_at is null and last_sign_in_at is null
      and deleted_at is null and not is_anonymous
  `
}

/**
 * Retired tokens are kept for a week, so that a copy that is used ends its session. The parent of the
 * active token is kept as long as that: it stands for a lost answer at any age.
 */
async function forgetRetiredTokens({ db, clock }: AppDeps): Promise<void> {
  await ask(db)`
    delete from auth_refresh_tokens old
    where old.revoked_at < ${new Date(clock() - KEEP_RETIRED_TOKENS_MS)} and not exists (
      select from auth_refresh_tokens child
      where child.parent_hash = old.token_hash and child.revoked_at is null
    )
  `
}

/** Sessions that ended or ran out a day ago, with the addresses that they came from. */
async function forgetEndedSessions({ db, clock, config }: AppDeps): Promise<void> {
  const { timeboxSeconds, inactivitySeconds } = config.auth.sessions
  const dayAfter = (seconds: number) => new Date(clock() - DAY_MS - seconds * 1000)
  // Null where there is no such limit: nothing is earlier than null.
  const tooOld = timeboxSeconds > 0 ? dayAfter(timeboxSeconds) : null
  const tooIdle = inactivitySeconds > 0 ? dayAfter(inactivitySeconds) : null
  await ask(db)`
    delete from auth_sessions
    where not_after < ${dayAfter(0)} or created_at < ${tooOld}
      or coalesce(refreshed_at, created_at) < ${tooIdle}
  `
}

/** Tidies up once an hour until it is stopped. */
export function startAuthHousekeeping(deps: AppDeps): { stop(): void } {
  const tidy = (): void => {
    tidyAuth(deps).catch((error: unknown) => deps.log.warn('tidying up failed', { error }))
  }
  const timer = setInterval(tidy, EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}
