// How often one sender may ask, counted for all server processes together
// (docs/decisions/0029-several-machines.md). An empty key (a call without a socket, such as in a test)
// is not limited.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthSettings } from '../auth-config.ts'
import { type Allowance, countUp, forgetCount } from '../db/rate-counts.ts'
import type { Database } from '../db/database.ts'
import { AuthError } from './errors.ts'

const MINUTE_MS = 60_000
const FIVE_MINUTES_MS = 5 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS
/** How many refused senders are remembered; with more, all are forgotten and looked up anew. */
const REFUSED_MAX = 10_000

type LimitKind =
  | 'signup'
  | 'otp'
  | 'recover'
  | 'resend'
  | 'user'
  | 'verify'
  | 'token'
  | 'refresh'
  | 'sso'
  | 'anonymous'
  | 'enrol'
  | 'challenge'
  | 'proof'
  | 'failedSignIn'
  | 'emails'
  | 'recoveryEmails'
  | 'emailsOfSender'
  | 'emailsToRecipient'
  | 'emailsOfSenderToRecipient'
  | 'emailsFirst'
  | 'emailsAgain'
  | 'emailsAtHome'
  | 'sms'
  | 'smsOfSender'
  | 'smsToRecipient'
  | 'smsOfSenderToRecipient'
  | 'smsFirst'
  | 'smsAgain'

export type Limits = {
  /** Counts one call. @throws AuthError 429 when the sender asked too often. */
  take(kind: LimitKind, key: string): Promise<void>
  /** Counts one call; false when the sender asked too often. */
  isWithin(kind: LimitKind, key: string): Promise<boolean>
  /** Forgets what was counted for a key. */
  clear(kind: LimitKind, key: string): Promise<void>
}

const EMAIL_KINDS = new Set<LimitKind>([
  'emails',
  'emailsOfSender',
  'emailsToRecipient',
  'emailsOfSenderToRecipient',
  'emailsAgain',
  'emailsAtHome',
])
const SMS_KINDS = new Set<LimitKind>([
  'sms',
  'smsOfSender',
  'smsToRecipient',
  'smsOfSenderToRecipient',
  'smsAgain',
])

function refusal(kind: LimitKind, waitMs: number): AuthError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  if (EMAIL_KINDS.has(kind)) {
    const message = 'email rate limit exceeded'
    return new AuthError(429, 'over_email_send_rate_limit', { message, retryAfterSeconds })
  }
  if (SMS_KINDS.has(kind)) {
    const message = 'SMS rate limit exceeded'
    return new AuthError(429, 'over_sms_send_rate_limit', { message, retryAfterSeconds })
  }
  const message = 'Request rate limit reached'
  // A client that is told 429 while it refreshes signs its user out; 503 makes it try again.
  const status = kind === 'refresh' ? 503 : 429
  return new AuthError(status, 'over_request_rate_limit', { message, retryAfterSeconds })
}

function allowances(limits: AuthSettings['rateLimits']): Record<LimitKind, Allowance> {
  const otp = { limit: limits.otpPer5Minutes, windowMs: FIVE_MINUTES_MS }
  const { emailsPerHour: emails, smsPerHour: sms } = limits
  const { sentPerSender: perSender, sentPerRecipient: perRecipient } = limits
  // A third of the mails is for people who have an account and cannot get in.
  const recoveryEmails = Math.floor(emails / 3)
  const ofPair = Math.ceil(perRecipient * 0.6)
  const perPair = { limit: ofPair, windowMs: HOUR_MS }
  // A part of what an address gets is kept for senders who have not asked before, such as its owner:
  // nobody else can use that up by asking again and again.
  const first = { limit: 1, windowMs: HOUR_MS }
  const again = { limit: Math.max(0, ofPair - 1), windowMs: HOUR_MS }
  const token = { limit: limits.tokenPer5Minutes, windowMs: FIVE_MINUTES_MS }
  const secondStep = { limit: limits.secondStepPerMinute, windowMs: MINUTE_MS }
  return {
    signup: otp,
    otp,
    recover: otp,
    resend: otp,
    user: otp,
    verify: { limit: limits.verifyPer5Minutes, windowMs: FIVE_MINUTES_MS },
    token,
    refresh: token,
    sso: { limit: limits.ssoPer5Minutes, windowMs: FIVE_MINUTES_MS },
    anonymous: { limit: limits.anonymousPerHour, windowMs: HOUR_MS },
    enrol: { limit: limits.enrolPer5Minutes, windowMs: FIVE_MINUTES_MS },
    challenge: secondStep,
    proof: secondStep,
    failedSignIn: { limit: limits.failedSignInsPer5Minutes, windowMs: FIVE_MINUTES_MS },
    emails: { limit: emails - recoveryEmails, windowMs: HOUR_MS },
    recoveryEmails: { limit: recoveryEmails, windowMs: HOUR_MS },
    emailsOfSender: { limit: Math.min(perSender, emails), windowMs: HOUR_MS },
    emailsToRecipient: { limit: Math.min(perRecipient, emails), windowMs: HOUR_MS },
    emailsOfSenderToRecipient: perPair,
    emailsFirst: first,
    emailsAgain: again,
    emailsAtHome: perPair,
    sms: { limit: sms, windowMs: HOUR_MS },
    smsOfSender: { limit: Math.min(perSender, sms), windowMs: HOUR_MS },
    smsToRecipient: { limit: Math.min(perRecipient, sms), windowMs: HOUR_MS },
    smsOfSenderToRecipient: perPair,
    smsFirst: first,
    smsAgain: again,
  }
}

/** Hashed, because addresses are not kept longer than what they are kept for. */
function keyOf(kind: LimitKind, key: string): string {
  return `${kind} ${createHash('sha256').update(key).digest('base64url')}`
}

/**
 * The counters of the server; a limit of 0 refuses everything. `db`: connections of their own, since
 * some of what is counted is counted in the middle of a transaction, which holds one already.
 */
export function createLimits(
  settings: AuthSettings,
  { db, clock }: { db: Kysely<Database>; clock: () => number },
): Limits {
  const table = allowances(settings.rateLimits)
  /** Until when each sender is refused: whoever goes on trying costs the database nothing. */
  const refused = new Map<string, number>()
  /** Counts one call; the milliseconds to wait where it is one too many. */
  const count = async (kind: LimitKind, sender: string): Promise<number> => {
    if (sender === '') return 0
    const key = keyOf(kind, sender)
    const now = clock()
    const { windowMs, limit } = table[kind]
    const knownWaitMs = (refused.get(key) ?? 0) - now
    if (knownWaitMs > 0 && knownWaitMs <= windowMs) return knownWaitMs
    const waitMs = await countUp(db, key, { windowMs, limit, now })
    if (waitMs === 0) return 0
    if (refused.size >= REFUSED_MAX) refused.clear()
    refused.set(key, now + waitMs)
    return waitMs
  }
  return {
    async take(kind, sender) {
      const waitMs = await count(kind, sender)
      if (waitMs > 0) throw refusal(kind, waitMs)
    },
    isWithin: async (kind, sender) => (await count(kind, sender)) === 0,
    async clear(kind, sender) {
      if (sender === '') return
      const key = keyOf(kind, sender)
      refused.delete(key)
      await forgetCount(db, key)
    },
  }
}
