import { askServer } from './ask-server.ts'
import type { AuthOutcome } from './auth-outcome.ts'
import { signOut } from './sign-out.ts'

/** Deletes the account with everything that is theirs, then this device forgets it, too. */
export async function deleteAccount(email: string): Promise<AuthOutcome> {
  const answer = await askServer({ method: 'DELETE', path: '/account', json: { email } })
  if (!answer.ok) return answer
  await signOut('deleted')
  return { ok: true }
}
