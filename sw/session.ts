// The session as the worker uses it: read from the record that the page writes, renewed with the
// same few lines, never through an auth client. docs/sync.md section 7.
import { refreshLock } from '#db/refresh-lock.ts'
import { refreshSession, type RefreshDeps, type RefreshOutcome } from '#db/refresh-session.ts'
import { SESSION_KEY, sessionStore } from '#db/session-store.ts'

/** Where the page keeps what the server said about itself (src/session/server-config.ts). */
const CONFIG_KEY = 'nomnom-config'
const TIMEOUT_MS = 15_000

/** Renews the stored session; see refreshSession. */
export function renewSession(used: string | null): Promise<RefreshOutcome> {
  return refreshSession(deps, used)
}

const deps: RefreshDeps = {
  store: sessionStore,
  send: sendRefreshGrant,
  withLock: refreshLock,
  announce(message) {
    const channel = new BroadcastChannel(SESSION_KEY)
    channel.postMessage(message)
    channel.close()
  },
  now: Date.now,
}

async function sendRefreshGrant(refreshToken: string): Promise<Response> {
  const { url, anonKey } = await readProvider()
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

/** The sign-in provider: as the server said last, else the embedded one at its usual path. */
async function readProvider(): Promise<{ url: string; anonKey: string }> {
  const json = await sessionStore.getItem(CONFIG_KEY)
  const config: unknown = json === null ? null : JSON.parse(json)
  const { url, anonKey } = fields(fields(config)['auth'])
  return {
    url: (typeof url === 'string' ? url : '/auth/v1').replace(/\/$/, ''),
    anonKey: typeof anonKey === 'string' ? anonKey : '',
  }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
