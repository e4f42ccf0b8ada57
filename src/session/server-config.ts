/** What the server says about itself before anybody signs in (GET /api/config). */
import { asRecord } from '#db/as-record.ts'
import { keepConfig, providerIn, storedConfig, type Provider } from '#db/stored-provider.ts'

const TIMEOUT_MS = 10_000

type ServerConfig = {
  auth: Provider
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
    return parseConfig(await storedConfig())
  })
  return asked
}

async function ask(): Promise<ServerConfig> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch('/api/config', { signal, cache: 'no-store' })
  if (!response.ok || response.headers.get('X-Nomnom') !== '1') throw new Error('No answer of ours')
  const body: unknown = await response.json()
  await keepConfig(body)
  return parseConfig(body)
}

function parseConfig(body: unknown): ServerConfig {
  const { auth, mailbox } = asRecord(body)
  const { passwordMinLength } = asRecord(auth)
  return {
    auth: providerIn(body),
    isMailboxShown: asRecord(mailbox)['isLinkShown'] === true,
    passwordMinLength: typeof passwordMinLength === 'number' ? passwordMinLength : null,
  }
}
