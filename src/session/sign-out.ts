/** Signing out works without the network: first this device, then the provider (product §8.auth.2). */
import { storedProvider } from '#db/stored-provider.ts'
import { finishSignOut } from './device.ts'
import { noteLeaving } from './device-users.ts'
import { sayGoodbye } from './goodbye.ts'
import { loginPath } from './safe-redirect.ts'
import { announceSignOut, currentUser, forgetSession } from './session.ts'

/**
 * Ends the session, empties the mirror and loads /login anew. `keep` leaves changes that wait for
 * the server on this device until their owner signs in again. `deleted`: the account is gone, with
 * its sessions, and /login says goodbye.
 */
export async function signOut(unsent: 'keep' | 'discard' | 'deleted'): Promise<void> {
  const user = currentUser()
  if (user !== null) {
    await noteLeaving({ userId: user.id, unsent: unsent === 'keep' ? 'keep' : 'discard' })
  }
  const stored = await forgetSession()
  if (stored !== null && unsent !== 'deleted') await revokeSession(stored.accessToken)
  await finishSignOut()
  if (unsent === 'deleted') sayGoodbye()
  announceSignOut()
  location.assign('/login')
}

/**
 * Goes to the sign-in for a fresh proof, and from there to `path`. As after a session that was
 * refused everything stays on this device, what waits included.
 */
export async function signInAgain(path: string): Promise<void> {
  const stored = await forgetSession()
  if (stored !== null) await revokeSession(stored.accessToken)
  location.assign(loginPath(path))
}

/**
 * Tells the provider, which then refuses the session's tokens. Sent on its way and not waited for;
 * 401, 403 and 404 say that the session is gone already.
 */
export async function revokeSession(accessToken: string): Promise<void> {
  const { url, anonKey } = await storedProvider()
  fetch(`${url}/logout?scope=local`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${accessToken}`,
      ...(anonKey === '' ? {} : { apikey: anonKey }),
    },
    keepalive: true,
  }).catch(() => {
    // Safe: this device has forgotten its tokens; the provider's copy runs out by itself.
  })
}
