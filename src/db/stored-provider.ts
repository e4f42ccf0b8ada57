/** The provider of sign-in as the server said last: known without asking, to the page and the worker. */
import { asRecord } from './as-record.ts'
import { sessionStore } from './session-store.ts'

/** url: absolute. anonKey: sent as `apikey`; empty with the embedded provider. */
export type Provider = { url: string; anonKey: string }

const CONFIG_KEY = 'nomnom-config'

/** Keeps what the server said about itself (GET /api/config) beside the session. */
export async function keepConfig(config: unknown): Promise<void> {
  await sessionStore.setItem(CONFIG_KEY, JSON.stringify(config))
}

/** What keepConfig kept last; null without. */
export async function storedConfig(): Promise<unknown> {
  const json = await sessionStore.getItem(CONFIG_KEY)
  return json === null ? null : JSON.parse(json)
}

/** The provider that a configuration names, else the embedded one at its usual path. */
export function providerIn(config: unknown): Provider {
  const { url, anonKey } = asRecord(asRecord(config)['auth'])
  const whole = new URL(typeof url === 'string' ? url : '/auth/v1', location.origin).href
  return { url: whole.replace(/\/$/, ''), anonKey: typeof anonKey === 'string' ? anonKey : '' }
}

/** The provider of the configuration that was heard last. */
export async function storedProvider(): Promise<Provider> {
  return providerIn(await storedConfig())
}
