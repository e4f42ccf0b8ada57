/** The calls of the sign-in screens to the provider. */
import type { AuthError } from '@supabase/supabase-js'
import { noteAskedMail } from '#session/asked-mail.ts'
import { outcomeOf, type AuthFailure, type AuthOutcome } from '#session/auth-outcome.ts'
import { loginPath } from '#session/safe-redirect.ts'
import { followRecord, forgetSession } from '#session/session.ts'
import { revokeSession } from '#session/sign-out.ts'

/** Signs in; the session is stored when it answers. */
export function signIn(email: string, password: string): Promise<AuthOutcome> {
  return outcomeOf((auth) => auth.signInWithPassword({ email, password }))
}

/**
 * Registers. `isSignedIn` when this provider asks for no confirmation; otherwise a mail is on its
 * way whose link leads to the sign-in screen and on to `target`.
 */
export async function signUp({
  email,
  password,
  target,
}: {
  email: string
  password: string
  target: string
}): Promise<{ ok: true; isSignedIn: boolean } | AuthFailure> {
  let isSignedIn = false
  noteAskedMail(email)
  const options = { emailRedirectTo: confirmationTarget(target) }
  const result = await outcomeOf(async (auth) => {
    const { data, error } = await auth.signUp({ email, password, options })
    isSignedIn = data.session !== null
    return { error }
  })
  return result.ok ? { ok: true, isSignedIn } : result
}

/** Asks for the mail that confirms an account once more. */
export function resendConfirmation(email: string): Promise<AuthOutcome> {
  noteAskedMail(email)
  const options = { emailRedirectTo: confirmationTarget() }
  return outcomeOf((auth) => auth.resend({ type: 'signup', email, options }))
}

/** Asks for a mail whose link leads to /update-password. */
export function sendResetMail(email: string): Promise<AuthOutcome> {
  noteAskedMail(email)
  const redirectTo = `${location.origin}/update-password`
  return outcomeOf((auth) => auth.resetPasswordForEmail(email, { redirectTo }))
}

/**
 * Signs in with the six digits of a mail, for those who cannot open its link here: `email` confirms
 * a new account, `recovery` leads to a new password.
 */
export function signInWithCode(mail: {
  email: string
  code: string
  type: 'email' | 'recovery'
}): Promise<AuthOutcome> {
  const token = mail.code.replaceAll(/\s/g, '')
  return outcomeOf((auth) => auth.verifyOtp({ email: mail.email, token, type: mail.type }))
}

const NO_APP =
  'The second step of this account is a text message, which nomnom cannot ask for. Please sign in where it was set up, and add an authenticator app.'

/** Proves the second step with the digits that an app of the user shows (product §4.session.5). */
export async function proveSecondStep(typed: string): Promise<AuthOutcome> {
  const code = typed.replaceAll(/\s/g, '')
  let hasApp = false
  const outcome = await outcomeOf(async (auth) => {
    const { data, error } = await auth.mfa.listFactors()
    if (error !== null) return { error }
    let last: { error: AuthError | null } = { error: null }
    // Somebody may have set up several apps; the digits tell by themselves which one it was.
    for (const { id: factorId } of data.totp) {
      hasApp = true
      last = await auth.mfa.challengeAndVerify({ factorId, code })
      if (last.error === null) break
    }
    return last
  })
  return outcome.ok && !hasApp ? { ok: false, message: NO_APP, code: undefined } : outcome
}

/** Gives a sign-in up that stopped before its second step. */
export async function forgetHalfSignIn(): Promise<void> {
  const stored = await forgetSession()
  if (stored !== null) await revokeSession(stored.accessToken)
  await followRecord()
}

/** Sets a new password for the user of the stored session. */
export function updatePassword(password: string): Promise<AuthOutcome> {
  return outcomeOf((auth) => auth.updateUser({ password }))
}

function confirmationTarget(target = '/menu'): string {
  return location.origin + loginPath(target)
}
