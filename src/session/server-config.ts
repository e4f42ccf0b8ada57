/** What the server says about itself before anybody signs in (GET /api/config). */
import { sessionStore } from '#db/session-store.ts'

/** Kept beside the session, so that a renewal knows the provider without asking. */
const CONFIG_KEY = 'nomnom-config'
const TIMEOUT_MS = 10_000

type ServerConfig = {
  /** url: absolute. anonKey: sent as `apikey`; empty with the embedded provider. */
  auth: { url: string; anonKey: string }
  /** Mails can be read at /dev/mailbox on this machine. */
  isMailboxShown: boolean
  /** Characters that a new password has at least; null where nobody says. */
  passwordMinLength: number | null
}

let asked: Promise<ServerConfig> | undefined

/**
 * The server's configuration, asked once per page load. Without an answer: what was heard last, else
 * the embedded provider at its usual path, and the next call asks again.
 */
export function serverConfig(): Promise<ServerConfig> {
  asked ??= ask().catch(async () => {
    // Safe: offline, or no server of ours answers; the configuration seen last goes on counting.
    asked = undefined
    return await storedConfig()
  })
  return asked
}

/** The configuration heard last, without the network. */
export async function storedConfig(): Promise<ServerConfig> {
  const json = await sessionStore.getItem(CONFIG_KEY)
  return parseConfig(json === null ? null : JSON.parse(json))
}

async function ask(): Promise<ServerConfig> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch('/api/config', { signal, cache: 'no-store' })
  if (!response.ok || response.headers.get('X-Nomnom') !== '1') throw new Error('No answer of ours')
  const body: unknown = await response.json()
  await sessionStore.setItem(CONFIG_KEY, JSON.stringify(body))
  return parseConfig(body)
}

function parseConfig(body: unknown): ServerConfig {
  const { auth, mailbox } = fields(body)
  const { url, anonKey, passwordMinLength } = fields(auth)
  return {
    auth: {
      url: new URL(typeof url === 'string' ? url : '/auth/v1', location.origin).href.replace(
        /\/$/,
        '',
      ),
      anonKey: typeof anonKey === 'string' ? anonKey : '',
    },
    isMailboxShown: fields(mailbox)['isLinkShown'] === true,
    passwordMinLength: typeof passwordMinLength === 'number' ? passwordMinLength : null,
  }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
