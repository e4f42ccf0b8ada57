/**
 * The calls of the sign-in screens to the provider, each with its outcome as a value: done, or the
 * words to show (product §8.auth).
 */
import type { AuthError } from '@supabase/supabase-js'
import { TEXT } from '#shared/errors.ts'
import { authClient } from '#app/session.ts'

/** Why a call failed: the provider's message and its code, for the field that it concerns. */
export type AuthFailure = { ok: false; message: string; code: string | undefined }
export type AuthOutcome = { ok: true } | AuthFailure

const UNREACHABLE = 'nomnom cannot be reached right now. Please try again.'

/** Signs in; the session is stored when it answers. */
export function signIn(email: string, password: string): Promise<AuthOutcome> {
  return outcome((auth) => auth.signInWithPassword({ email, password }))
}

/**
 * Registers. `isSignedIn` when this provider asks for no confirmation; otherwise a mail is on its
 * way whose link leads to the sign-in screen.
 */
export async function signUp(
  email: string,
  password: string,
): Promise<{ ok: true; isSignedIn: boolean } | AuthFailure> {
  let isSignedIn = false
  const options = { emailRedirectTo: confirmationTarget() }
  const result = await outcome(async (auth) => {
    const { data, error } = await auth.signUp({ email, password, options })
    isSignedIn = data.session !== null
    return { error }
  })
  return result.ok ? { ok: true, isSignedIn } : result
}

/** Asks for the mail that confirms an account once more. */
export function resendConfirmation(email: string): Promise<AuthOutcome> {
  const options = { emailRedirectTo: confirmationTarget() }
  return outcome((auth) => auth.resend({ type: 'signup', email, options }))
}

/** Asks for a mail whose link leads to /update-password. */
export function sendResetMail(email: string): Promise<AuthOutcome> {
  const redirectTo = `${location.origin}/update-password`
  return outcome((auth) => auth.resetPasswordForEmail(email, { redirectTo }))
}

/** Sets a new password for the user of the stored session. */
export function updatePassword(password: string): Promise<AuthOutcome> {
  return outcome((auth) => auth.updateUser({ password }))
}

type Client = Awaited<ReturnType<typeof authClient>>

async function outcome(
  call: (auth: Client) => Promise<{ error: AuthError | null }>,
): Promise<AuthOutcome> {
  try {
    const { error } = await call(await authClient())
    return error === null ? { ok: true } : failure(error)
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : TEXT.anErrorOccurred
    return { ok: false, message, code: undefined }
  }
}

function failure(error: AuthError): AuthFailure {
  // Status 0 is no answer of the provider, so there are no words of its own to show.
  const message = error.status === 0 ? UNREACHABLE : error.message || TEXT.anErrorOccurred
  return { ok: false, message, code: error.code }
}

function confirmationTarget(): string {
  return `${location.origin}/login?redirect=${encodeURIComponent('/menu')}`
}
