// Whether a stranger may get an account.
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'

/**
 * Checks before an account is made for somebody unknown.
 * @param mayCreate false when the caller of a one-time code wants no account
 * @throws AuthError 422 `otp_disabled`, 422 `signup_disabled`
 */
export function assertMayRegister(auth: AuthContext, mayCreate = true): void {
  if (!mayCreate) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  if (!auth.settings.isSignupDisabled) return
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}
