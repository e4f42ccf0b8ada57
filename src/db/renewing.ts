/** Renewing the session from the page and from the worker: the parts that refreshSession asks for. */
import { refreshLock } from './refresh-lock.ts'
import { refreshSession, type RefreshDeps, type RefreshOutcome } from './refresh-session.ts'
import { SESSION_KEY, sessionStore } from './session-store.ts'
import { storedProvider } from './stored-provider.ts'

const TIMEOUT_MS = 15_000

const deps: RefreshDeps = {
  store: sessionStore,
  send: sendRefreshGrant,
  // Without a secure context there is no Web Lock; then the tabs rely on the server's reuse rules.
  withLock: refreshLock,
  announce: announceSession,
  now: Date.now,
}

/** Renews the stored session at its provider; see refreshSession. */
export function renewSession(used: string | null): Promise<RefreshOutcome> {
  return refreshSession(deps, used)
}

async function sendRefreshGrant(refreshToken: string): Promise<Response> {
  const { url, anonKey } = await storedProvider()
  return await fetch(`${url}/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
      ...(anonKey === '' ? {} : { apikey: anonKey }),
    },
    body: JSON.stringify({ refresh_token: refreshToken }),
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/** Tells auth-js, the worker and the other tabs, on the channel that auth-js listens to. */
export function announceSession(message: { event: string; session: unknown }): void {
  const channel = new BroadcastChannel(SESSION_KEY)
  channel.postMessage(message)
  channel.close()
}
