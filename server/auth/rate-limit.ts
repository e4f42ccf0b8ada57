// How often one sender may ask. Counted in memory per server process; an empty key (a call without a
// socket, such as in a test) is not limited.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { AuthSettings } from '../auth-config.ts'
import { AuthError } from './errors.ts'

const MINUTE_SECONDS = 60
const FIVE_MINUTES_SECONDS = 300
const HOUR_SECONDS = 3600

export type LimitKind =
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
  | 'sms'
  | 'smsOfSender'
  | 'smsToRecipient'
  | 'smsOfSenderToRecipient'

export type Limits = {
  /** Counts one call. @throws AuthError 429 when the sender asked too often. */
  take(kind: LimitKind, key: string): Promise<void>
  /** Forgets what was counted for a key. */
  clear(kind: LimitKind, key: string): Promise<void>
}

const EMAIL_KINDS = new Set<LimitKind>([
  'emails',
  'emailsOfSender',
  'emailsToRecipient',
  'emailsOfSenderToRecipient',
])
const SMS_KINDS = new Set<LimitKind>([
  'sms',
  'smsOfSender',
  'smsToRecipient',
  'smsOfSenderToRecipient',
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

function windows(limits: AuthSettings['rateLimits']): Record<LimitKind, [number, number]> {
  const otp: [number, number] = [limits.otpPer5Minutes, FIVE_MINUTES_SECONDS]
  const { emailsPerHour: emails, smsPerHour: sms } = limits
  const { sentPerSender: perSender, sentPerRecipient: perRecipient } = limits
  // A third is for people who have an account and cannot get in.
  const recoveryEmails = Math.floor(emails / 3)
  // A part of what an address gets is left for senders who have not asked yet: for its owner.
  const perPair = Math.ceil(perRecipient * 0.6)
  const token: [number, number] = [limits.tokenPer5Minutes, FIVE_MINUTES_SECONDS]
  return {
    signup: otp,
    otp,
    recover: otp,
    resend: otp,
    user: otp,
    verify: [limits.verifyPer5Minutes, FIVE_MINUTES_SECONDS],
    token,
    refresh: token,
    sso: [limits.ssoPer5Minutes, FIVE_MINUTES_SECONDS],
    anonymous: [limits.anonymousPerHour, HOUR_SECONDS],
    enrol: [limits.enrolPer5Minutes, FIVE_MINUTES_SECONDS],
    challenge: [limits.secondStepPerMinute, MINUTE_SECONDS],
    proof: [limits.secondStepPerMinute, MINUTE_SECONDS],
    failedSignIn: [limits.failedSignInsPer5Minutes, FIVE_MINUTES_SECONDS],
    emails: [emails - recoveryEmails, HOUR_SECONDS],
    recoveryEmails: [recoveryEmails, HOUR_SECONDS],
    emailsOfSender: [Math.min(perSender, emails), HOUR_SECONDS],
    emailsToRecipient: [Math.min(perRecipient, emails), HOUR_SECONDS],
    emailsOfSenderToRecipient: [perPair, HOUR_SECONDS],
    sms: [sms, HOUR_SECONDS],
    smsOfSender: [Math.min(perSender, sms), HOUR_SECONDS],
    smsToRecipient: [Math.min(perRecipient, sms), HOUR_SECONDS],
    smsOfSenderToRecipient: [perPair, HOUR_SECONDS],
  }
}

/** Counters of one server. A limit of 0 refuses everything. */
export function createLimits(settings: AuthSettings): Limits {
  const table = windows(settings.rateLimits)
  const limiters = new Map<LimitKind, RateLimiterMemory>()
  const limiterOf = (kind: LimitKind): RateLimiterMemory => {
    const known = limiters.get(kind)
    if (known) return known
    const [points, duration] = table[kind]
    const made = new RateLimiterMemory({ keyPrefix: kind, points, duration })
    limiters.set(kind, made)
    return made
  }
  return {
    async take(kind, key) {
      if (key === '') return
      try {
        await limiterOf(kind).consume(key)
      } catch (error) {
        if (error instanceof RateLimiterRes) throw refusal(kind, error.msBeforeNext)
        throw error
      }
    },
    async clear(kind, key) {
      await limiterOf(kind).delete(key)
    },
  }
}
