// Errors of the sign-in endpoints. They have two shapes, chosen by the caller's
// X-Supabase-Api-Version; clients written for the hosted provider rely on either of them.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { HttpError } from '../http-error.ts'

/** The codes this provider answers with; a subset of the hosted provider's list. */
type AuthErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'bad_oauth_callback'
  | 'bad_oauth_state'
  | 'captcha_failed'
  | 'conflict'
  | 'email_conflict_identity_not_deletable'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'email_provider_disabled'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'insufficient_aal'
  | 'invalid_credentials'
  | 'manual_linking_disabled'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_ip_address_mismatch'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'mfa_webauthn_verify_not_enabled'
  | 'no_authorization'
  | 'not_admin'
  | 'not_found'
  | 'otp_disabled'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'over_sms_send_rate_limit'
  | 'phone_exists'
  | 'phone_not_confirmed'
  | 'phone_provider_disabled'
  | 'provider_disabled'
  | 'provider_email_needs_verification'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_entity_too_large'
  | 'request_timeout'
  | 'same_password'
  | 'saml_provider_disabled'
  | 'session_expired'
  | 'session_not_found'
  | 'signup_disabled'
  | 'single_identity_not_deletable'
  | 'sms_send_failed'
  | 'too_many_enrolled_mfa_factors'
  | 'unexpected_failure'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'user_sso_managed'
  | 'validation_failed'
  | 'weak_password'
  | 'web3_provider_disabled'

type Extra = {
  /** Why a password is weak: length, characters, pwned. */
  reasons?: string[]
  retryAfterSeconds?: number
}

/** A refusal by a sign-in endpoint; the routes turn it into one of the two error shapes. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: ContentfulStatusCode
  readonly code: AuthErrorCode
  readonly extra: Extra

  constructor(
    status: ContentfulStatusCode,
    code: AuthErrorCode,
    details: string | (Extra & { message: string }),
  ) {
    super(typeof details === 'string' ? details : details.message)
    this.status = status
    this.code = code
    this.extra = typeof details === 'string' ? {} : details
  }
}

/** The errors of an OAuth grant have a shape of their own: `{error, error_description}`. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

export function validationError(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

/** The account was banned; the status differs by endpoint, as at the hosted provider. */
export function userBanned(status: 400 | 403): AuthError {
  return new AuthError(status, 'user_banned', 'User is banned')
}

/** Nobody signs in with an address here; the status differs by endpoint, too. */
export function emailLoginsDisabled(status: 400 | 422): AuthError {
  return new AuthError(status, 'email_provider_disabled', 'Email logins are disabled')
}

const API_VERSION = '2024-01-01'
const VERSION_HEADER = 'X-Supabase-Api-Version'

function wantsNewShape(context: Context): boolean {
  const asked = context.req.header(VERSION_HEADER) ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= API_VERSION
}

/**
 * Answers with the error in the shape the caller asked for. The version header is echoed on errors
 * only: clients read `code` as the error's code exactly when it is there.
 */
export function answerError(context: Context, error: AuthError, errorId?: string): Response {
  const { retryAfterSeconds, reasons } = error.extra
  context.header('Cache-Control', 'no-store')
  context.header('x-sb-error-code', error.code)
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds))
  const weak = reasons ? { weak_password: { reasons } } : {}
  const id = errorId && error.status >= 500 ? { error_id: errorId } : {}
  if (wantsNewShape(context)) {
    context.header(VERSION_HEADER, API_VERSION)
    return context.json({ code: error.code, message: error.message, ...weak }, error.status)
  }
  return context.json(
    { code: error.status, error_code: error.code, msg: error.message, ...id, ...weak },
    error.status,
  )
}

export function answerOAuthError(context: Context, error: OAuthError): Response {
  context.header('Cache-Control', 'no-store')
  return context.json({ error: error.error, error_description: error.message }, 400)
}

/** What an unknown failure looks like from outside: nothing about its cause. */
export function unexpectedFailure(): AuthError {
  const message = 'Unexpected failure, please check server logs for more information'
  return new AuthError(500, 'unexpected_failure', message)
}

/**
 * What is refused before the sign-in routes see it, in their language. A full disk is a 503 here,
 * too: a client that is told 507 while it refreshes signs its user out.
 */
export function authErrorOf({ status, message, headers }: HttpError): AuthError {
  if (status >= 500) {
    const retryAfterSeconds = Number(headers['Retry-After'] ?? 1)
    return new AuthError(503, 'unexpected_failure', { message, retryAfterSeconds })
  }
  if (status === 400) return new AuthError(400, 'bad_json', message)
  if (status === 413) return new AuthError(413, 'request_entity_too_large', message)
  if (status === 415) return new AuthError(415, 'validation_failed', message)
  if (status === 405) return new AuthError(405, 'validation_failed', message)
  return new AuthError(404, 'not_found', message)
}

/** The refusal that tells how many seconds to wait for the next mail or message. */
export function tooSoon(what: 'email' | 'sms', waitSeconds: number): AuthError {
  return new AuthError(429, `over_${what}_send_rate_limit`, {
    message: `For security purposes, you can only request this after ${waitSeconds} seconds.`,
    retryAfterSeconds: waitSeconds,
  })
}
