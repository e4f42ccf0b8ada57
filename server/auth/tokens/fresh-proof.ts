// Whether somebody has proven lately who they are. A session lives for months, and who finds a phone
// unlocked must not take the account over or away with it.
import { SERVER_TEXT } from '#shared/server-texts.ts'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { Bearer } from './bearer.ts'
import { isFreshlyProven } from './proofs.ts'

/**
 * Whoever adds, changes or removes a way to sign in has proven lately who they are. An anonymous
 * account has nothing to prove it with.
 * @throws AuthError 400 `reauthentication_needed`
 */
export function assertFreshlyProven(auth: AuthContext, { user, session }: Bearer): void {
  if (!auth.settings.isReauthenticationRequired || user.is_anonymous) return
  if (isFreshlyProven(session?.amr, auth.clock())) return
  throw new AuthError(400, 'reauthentication_needed', SERVER_TEXT.signInAgainToChange)
}
