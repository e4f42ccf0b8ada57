// The session as the worker uses it: read from the record that the page writes, renewed with the
// same few lines, never through an auth client. docs/sync.md section 7.
import { renewingAt } from '#db/renewing.ts'
import { sessionStore } from '#db/session-store.ts'

/** Where the page keeps what the server said about itself (src/session/server-config.ts). */
const CONFIG_KEY = 'nomnom-config'

/** Renews the stored session; see refreshSession. */
export const renewSession = renewingAt(readProvider)

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
