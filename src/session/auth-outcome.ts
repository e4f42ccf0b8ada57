/**
 * Calls to the sign-in provider with their outcome as a value: done, or the words to show
 * (product §8.auth).
 */
import type { AuthError } from '@supabase/supabase-js'
import { TEXT } from '#shared/errors.ts'
import { authClient } from './session.ts'

/** Why a call failed: the provider's message and its code, for the field that it concerns. */
export type AuthFailure = { ok: false; message: string; code: string | undefined }
export type AuthOutcome = { ok: true } | AuthFailure

export const UNREACHABLE = 'nomnom cannot be reached right now. Please try again.'

type Client = Awaited<ReturnType<typeof authClient>>

/** Makes one call, or several that stop at the first failure. */
export async function outcomeOf(
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

/** A provider says 'Invalid TOTP code entered', which names what nobody has to know. */
const WRONG_CODE = 'That code is not right. The app shows a new one every 30 seconds.'

function failure(error: AuthError): AuthFailure {
  const { code } = error
  if (code === 'mfa_verification_failed') return { ok: false, message: WRONG_CODE, code }
  // Status 0 is no answer of the provider, so there are no words of its own to show.
  const message = error.status === 0 ? UNREACHABLE : error.message || TEXT.anErrorOccurred
  return { ok: false, message, code }
}
