// The settings of the embedded sign-in provider: the hosted provider's names behind `AUTH_`, with
// its defaults where no comment says otherwise, so that what an operator knows about the one is true
// for the other.
import { z } from 'zod'
import { flag, list, optionalText, seconds, text, whole } from './env-values.ts'

const attempts = (fallback: number) => whole(fallback, { min: 0, max: 1_000_000 })

/** Variables read from the environment; the transform below gives them their product names. */
export const authEnvironment = z.object({
  AUTH_PATH_PREFIX: text('/auth/v1').refine((path) => /^(\/[\w-]+)*\/?$/.test(path), {
    error: 'must be a path such as /auth/v1, or / for the root',
  }),
  AUTH_AUTOCONFIRM: flag(false),
  AUTH_DISABLE_SIGNUP: flag(false),
  AUTH_EXTERNAL_EMAIL_ENABLED: flag(true),
  AUTH_EXTERNAL_PHONE_ENABLED: flag(false),
  AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: flag(false),
  AUTH_SECURITY_MANUAL_LINKING_ENABLED: flag(false),
  // Off with the hosted provider.
  AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: flag(true),
  AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: seconds(10),
  AUTH_PASSWORD_MIN_LENGTH: whole(6, { min: 1, max: 72 }),
  AUTH_PASSWORD_REQUIRED_CHARACTERS: optionalText,
  AUTH_PASSWORD_PWNED_ENABLED: flag(true),
  AUTH_MAILER_OTP_EXP: seconds(3600),
  AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED: flag(true),
  AUTH_UNCONFIRMED_EXP: seconds(604_800),
  AUTH_SMTP_MAX_FREQUENCY: seconds(60),
  AUTH_SMS_OTP_EXP: seconds(60),
  AUTH_SMS_MAX_FREQUENCY: seconds(60),
  AUTH_SMS_HOOK: optionalText,
  AUTH_RATE_LIMIT_EMAIL_SENT: attempts(30),
  AUTH_RATE_LIMIT_SMS_SENT: attempts(30),
  AUTH_RATE_LIMIT_SENT_PER_SENDER: attempts(10),
  AUTH_RATE_LIMIT_SENT_PER_RECIPIENT: attempts(5),
  AUTH_RATE_LIMIT_VERIFY: attempts(30),
  AUTH_RATE_LIMIT_TOKEN_REFRESH: attempts(150),
  AUTH_RATE_LIMIT_SSO: attempts(30),
  AUTH_RATE_LIMIT_OTP: attempts(30),
  AUTH_RATE_LIMIT_ANONYMOUS_USERS: attempts(30),
  // The hosted provider has no setting for these two.
  AUTH_RATE_LIMIT_FAILED_SIGN_IN: attempts(10),
  AUTH_RATE_LIMIT_MFA_ENROLL: attempts(30),
  AUTH_SECURITY_CAPTCHA_PROVIDER: text('hcaptcha'),
  AUTH_SECURITY_CAPTCHA_SECRET: optionalText,
  AUTH_JWT_KEYS: optionalText,
  AUTH_JWT_SECRET: optionalText,
  AUTH_JWT_EXP: whole(3600, { min: 60, max: 604_800 }),
  AUTH_URI_ALLOW_LIST: list,
  AUTH_SESSIONS_TIMEBOX: seconds(0),
  AUTH_SESSIONS_INACTIVITY_TIMEOUT: seconds(0),
  AUTH_SESSIONS_SINGLE_PER_USER: flag(false),
  AUTH_MFA_MAX_ENROLLED_FACTORS: whole(10, { min: 1, max: 100 }),
  AUTH_MFA_CHALLENGE_EXPIRY_DURATION: seconds(300),
  AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED: flag(false),
  AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: attempts(15),
  // Not of the hosted provider, which lets an account's codes be guessed from many addresses.
  AUTH_MFA_WRONG_CODES: whole(10, { min: 1, max: 1000 }),
  AUTH_MFA_MAX_WAIT: seconds(3600),
})

/** One external sign-in provider, from `AUTH_EXTERNAL_<NAME>_CLIENT_ID` and its companions. */
export type ExternalProvider = {
  name: string
  clientId: string
  secret: string
  /** Issuer address of the OpenID Connect provider. */
  url: string
  redirectUri: string | undefined
}

/** What the embedded sign-in provider is allowed to do. Times are seconds, limits are per window. */
export type AuthSettings = ReturnType<typeof authSettings>

/** Gives the checked variables their product names. */
export function authSettings(
  env: z.infer<typeof authEnvironment>,
  externalProviders: readonly ExternalProvider[],
) {
  return {
    isAutoconfirm: env.AUTH_AUTOCONFIRM,
    isSignupDisabled: env.AUTH_DISABLE_SIGNUP,
    isEmailEnabled: env.AUTH_EXTERNAL_EMAIL_ENABLED,
    isPhoneEnabled: env.AUTH_EXTERNAL_PHONE_ENABLED,
    isAnonymousEnabled: env.AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED,
    isManualLinkingEnabled: env.AUTH_SECURITY_MANUAL_LINKING_ENABLED,
    isReauthenticationRequired: env.AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
    isSecureEmailChange: env.AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED,
    reuseIntervalSeconds: env.AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL,
    password: {
      minLength: env.AUTH_PASSWORD_MIN_LENGTH,
      /** Groups with colons between them: a password needs one character of each. */
      requiredCharacters: env.AUTH_PASSWORD_REQUIRED_CHARACTERS,
      isPwnedChecked: env.AUTH_PASSWORD_PWNED_ENABLED,
    },
    otpExpirySeconds: env.AUTH_MAILER_OTP_EXP,
    /** How long an account waits for its confirmation; 0: for ever. */
    unconfirmedSeconds: env.AUTH_UNCONFIRMED_EXP,
    mailFrequencySeconds: env.AUTH_SMTP_MAX_FREQUENCY,
    smsOtpExpirySeconds: env.AUTH_SMS_OTP_EXP,
    smsFrequencySeconds: env.AUTH_SMS_MAX_FREQUENCY,
    smsHookUrl: env.AUTH_SMS_HOOK,
    rateLimits: {
      emailsPerHour: env.AUTH_RATE_LIMIT_EMAIL_SENT,
      smsPerHour: env.AUTH_RATE_LIMIT_SMS_SENT,
      /** Mails, and likewise messages, that one sender may cause within an hour. */
      sentPerSender: env.AUTH_RATE_LIMIT_SENT_PER_SENDER,
      /** Mails or messages of one kind that go to one address or number within an hour. */
      sentPerRecipient: env.AUTH_RATE_LIMIT_SENT_PER_RECIPIENT,
      verifyPer5Minutes: env.AUTH_RATE_LIMIT_VERIFY,
      tokenPer5Minutes: env.AUTH_RATE_LIMIT_TOKEN_REFRESH,
      ssoPer5Minutes: env.AUTH_RATE_LIMIT_SSO,
      otpPer5Minutes: env.AUTH_RATE_LIMIT_OTP,
      anonymousPerHour: env.AUTH_RATE_LIMIT_ANONYMOUS_USERS,
      failedSignInsPer5Minutes: env.AUTH_RATE_LIMIT_FAILED_SIGN_IN,
      enrolPer5Minutes: env.AUTH_RATE_LIMIT_MFA_ENROLL,
      /** Challenges and proofs of a second step, each counted by itself. */
      secondStepPerMinute: env.AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY,
    },
    captcha:
      env.AUTH_SECURITY_CAPTCHA_SECRET === undefined
        ? undefined
        : {
            provider: env.AUTH_SECURITY_CAPTCHA_PROVIDER,
            secret: env.AUTH_SECURITY_CAPTCHA_SECRET,
          },
    /** JWKs as JSON, or the path of a file that holds them. */
    jwtKeys: env.AUTH_JWT_KEYS,
    /**
     * For tokens made elsewhere (HS256), such as those of administrators for the calls under `/admin`:
     * `role` is `service_role`, and unlike at the hosted provider `exp` is needed. A token that
     * never expires is refused everywhere.
     */
    jwtSecret: env.AUTH_JWT_SECRET,
    jwtExpirySeconds: env.AUTH_JWT_EXP,
    uriAllowList: env.AUTH_URI_ALLOW_LIST,
    sessions: {
      /** 0: no limit. */
      timeboxSeconds: env.AUTH_SESSIONS_TIMEBOX,
      inactivitySeconds: env.AUTH_SESSIONS_INACTIVITY_TIMEOUT,
      isSinglePerUser: env.AUTH_SESSIONS_SINGLE_PER_USER,
    },
    mfa: {
      maxFactors: env.AUTH_MFA_MAX_ENROLLED_FACTORS,
      challengeExpirySeconds: env.AUTH_MFA_CHALLENGE_EXPIRY_DURATION,
      isWebAuthnEnrolled: env.AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED,
      /** Wrong codes before the owner is told and the next one has to wait. */
      wrongCodes: env.AUTH_MFA_WRONG_CODES,
      /** The longest wait between two codes. */
      maxWaitSeconds: env.AUTH_MFA_MAX_WAIT,
    },
    externalProviders,
  }
}

const EXTERNAL = /^AUTH_EXTERNAL_([A-Z0-9]+)_(ENABLED|CLIENT_ID|SECRET|URL|REDIRECT_URI)$/
const NOT_PROVIDERS = new Set(['EMAIL', 'PHONE'])

/** True for a variable of an external provider, whose name no schema can know beforehand. */
export function isExternalProviderVariable(name: string): boolean {
  return EXTERNAL.test(name)
}

/** External providers that are enabled, and a problem for each that lacks what it needs. */
export function readExternalProviders(env: Record<string, string | undefined>) {
  const names = new Set<string>()
  for (const key of Object.keys(env)) {
    const name = EXTERNAL.exec(key)?.[1]
    if (name !== undefined && !NOT_PROVIDERS.has(name)) names.add(name)
  }
  const providers: ExternalProvider[] = []
  const problems: string[] = []
  for (const name of names) {
    const prefix = `AUTH_EXTERNAL_${name}_`
    if (!/^(1|true|yes|on)$/i.test(env[`${prefix}ENABLED`] ?? '')) continue
    const clientId = env[`${prefix}CLIENT_ID`] ?? ''
    const secret = env[`${prefix}SECRET`] ?? ''
    if (clientId === '')
      problems.push(`${prefix}CLIENT_ID: is needed, since ${prefix}ENABLED is on`)
    if (secret === '') problems.push(`${prefix}SECRET: is needed, since ${prefix}ENABLED is on`)
    const url = env[`${prefix}URL`] ?? ''
    if (!/^https?:\/\/[^/]/.test(url)) {
      problems.push(
        `${prefix}URL: is needed, the issuer's https:// address, since ${prefix}ENABLED is on`,
      )
    }
    providers.push({
      name: name.toLowerCase(),
      clientId,
      secret,
      url,
      redirectUri: env[`${prefix}REDIRECT_URI`],
    })
  }
  return { providers, problems }
}
