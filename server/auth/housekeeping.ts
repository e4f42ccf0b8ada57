// Forgets what can no longer count: old flows, codes, challenges, tokens, sessions and mails. Nothing depends on it
// but the size of the database and how long an address stays in it.
import type { AppDeps } from '../deps.ts'

const DAY_MS = 86_400_000
const KEEP_MAILS_MS = 30 * DAY_MS
const KEEP_RETIRED_TOKENS_MS = 7 * DAY_MS
const EVERY_MS = 3_600_000

/** Removes what ended more than a day ago, and mails of more than thirty days. */
export async function tidyAuth(deps: AppDeps): Promise<void> {
  const { db, clock } = deps
  const yesterday = new Date(clock() - DAY_MS - deps.config.auth.otpExpirySeconds * 1000)
  await db.deleteFrom('auth_flow_states').where('created_at', '<', yesterday).execute()
  await db.deleteFrom('auth_challenges').where('created_at', '<', yesterday).execute()
  await db.deleteFrom('auth_code_guesses').where('last_at', '<', yesterday).execute()
  await db
    .deleteFrom('auth_one_time_tokens')
    .where('created_at', '<', yesterday)
    // What a sign-up chose is kept as long as its account: the mail may be asked for again.
    .where('kind', 'not in', ['confirmation', 'phone_confirmation'])
    .execute()
  await db.deleteFrom('auth_pauses').where('asked_at', '<', yesterday).execute()
  await forgetUnconfirmed(deps)
  await forgetRetiredTokens(deps)
  await forgetEndedSessions(deps)
  await db
    .deleteFrom('auth_mail')
    .where('created_at', '<', new Date(clock() - KEEP_MAILS_MS))
    .execute()
}

/**
 * Forgets accounts that signed themselves up and never proved it. The product does not know them yet.
 * Those that an administrator made or invited stay.
 */
async function forgetUnconfirmed({ db, clock, config }: AppDeps): Promise<void> {
  const { unconfirmedSeconds, otpExpirySeconds } = config.auth
  if (unconfirmedSeconds === 0) return
  const before = new Date(clock() - Math.max(unconfirmedSeconds, otpExpirySeconds) * 1000)
  await db
    .deleteFrom('auth_users')
    .where('email_confirmed_at', 'is', null)
    .where('phone_confirmed_at', 'is', null)
    .where('confirmation_sent_at', '<', before)
    .where((eb) => eb.or([eb('recovery_sent_at', 'is', null), eb('recovery_sent_at', '<', before)]))
    .where('password_hash', 'is', null)
    .where('invited_at', 'is', null)
    .where('last_sign_in_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('is_anonymous', '=', false)
    .execute()
}

/**
 * Retired tokens are kept for a week, so that a copy that is used ends its session. The parent of the
 * active token is kept as long as that: it stands for a lost answer at any age.
 */
async function forgetRetiredTokens({ db, clock }: AppDeps): Promise<void> {
  await db
    .deleteFrom('auth_refresh_tokens as old')
    .where('old.revoked_at', '<', new Date(clock() - KEEP_RETIRED_TOKENS_MS))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('auth_refresh_tokens as child')
            .select('child.token_hash')
            .whereRef('child.parent_hash', '=', 'old.token_hash')
            .where('child.revoked_at', 'is', null),
        ),
      ),
    )
    .execute()
}

/** Sessions that ended or ran out a day ago, with the addresses that they came from. */
async function forgetEndedSessions({ db, clock, config }: AppDeps): Promise<void> {
  const { timeboxSeconds, inactivitySeconds } = config.auth.sessions
  const dayAfter = (seconds: number) => new Date(clock() - DAY_MS - seconds * 1000)
  await db
    .deleteFrom('auth_sessions')
    .where((eb) =>
      eb.or([
        eb('not_after', '<', dayAfter(0)),
        ...(timeboxSeconds > 0 ? [eb('created_at', '<', dayAfter(timeboxSeconds))] : []),
        ...(inactivitySeconds > 0
          ? [eb(eb.fn.coalesce('refreshed_at', 'created_at'), '<', dayAfter(inactivitySeconds))]
          : []),
      ]),
    )
    .execute()
}

/** Tidies up once an hour until it is stopped. */
export function startAuthHousekeeping(deps: AppDeps): { stop(): void } {
  const tidy = (): void => {
    tidyAuth(deps).catch((error: unknown) => deps.log.warn('tidying up failed', { error }))
  }
  const timer = setInterval(tidy, EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}
