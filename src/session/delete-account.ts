/** The one call to the product that no outbox may hold: it counts now or not at all. */
import { UNREACHABLE, type AuthOutcome } from './auth-outcome.ts'
import { tokenForRequest } from './session.ts'
import { signOut } from './sign-out.ts'

/** Deletes the account with everything that is theirs, then this device forgets it, too. */
export async function deleteAccount(email: string): Promise<AuthOutcome> {
  const sent = await tokenForRequest()
  if (sent === null) return { ok: false, message: UNREACHABLE, code: undefined }
  try {
    const answer = await fetch('/api/account', {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${sent.token}` },
      body: JSON.stringify({ email }),
    })
    const body = fields(await answer.json())
    if (!answer.ok) {
      const { message, code } = body
      const failure = { ok: false, message: String(message ?? UNREACHABLE) } as const
      return { ...failure, code: typeof code === 'string' ? code : undefined }
    }
  } catch {
    // No answer, or none of ours: nothing is known to have happened.
    return { ok: false, message: UNREACHABLE, code: undefined }
  }
  await signOut('deleted')
  return { ok: true }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
