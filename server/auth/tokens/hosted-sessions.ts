// Sessions of a hosted provider. A token says how it was proven, but not whether the account asks
// for a second step, nor whether its session has ended since: the provider is asked for the account,
// once a minute for each session.
import * as z from 'zod/mini'
import type { AppDeps } from '../../deps.ts'

/** over: ended, or the account is gone or banned. half: the second step is missing. */
export type SessionState = 'whole' | 'half' | 'over'

type Known = { state: SessionState; askedAtMs: number }
type Asked = { token: string; sessionId: string; aal: unknown }

const FRESH_MS = 60_000
const TIMEOUT_MS = 5000
const MAX_SESSIONS = 2000

const Account = z.object({ factors: z.nullish(z.array(z.object({ status: z.string() }))) })
const Refusal = z.object({ code: z.string() })
/** Other refusals are about the gateway or the key for it, and say nothing about the session. */
const OVER = new Set(['session_not_found', 'user_not_found', 'user_banned', 'bad_jwt'])

class HostedSessions {
  readonly #deps: AppDeps
  readonly #known = new Map<string, Known>()
  readonly #asking = new Map<string, Promise<SessionState>>()

  constructor(deps: AppDeps) {
    this.#deps = deps
  }

  /**
   * What the provider said of the session within the last minute; while it cannot be reached, what
   * it said last.
   * @throws Error when it cannot be reached and has never said anything
   */
  async stateOf(asked: Asked): Promise<SessionState> {
    // The same session is another one once its second step was proven.
    const key = `${asked.sessionId || asked.token} ${String(asked.aal)}`
    const nowMs = this.#deps.clock()
    const known = this.#known.get(key)
    if (known && Math.abs(nowMs - known.askedAtMs) < FRESH_MS) return known.state
    const asking = this.#asking.get(key) ?? this.#ask(asked)
    this.#asking.set(key, asking)
    try {
      return this.#remember(key, { state: await asking, askedAtMs: nowMs })
    } catch (error) {
      // A provider that is down must not sign anybody out.
      if (!known) throw error
      return this.#remember(key, { ...known, askedAtMs: nowMs })
    } finally {
      this.#asking.delete(key)
    }
  }

  #remember(key: string, known: Known): SessionState {
    this.#known.delete(key)
    this.#known.set(key, known)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MAX_SESSIONS && oldest !== undefined) this.#known.delete(oldest)
    return known.state
  }

  async #ask({ token, aal }: Asked): Promise<SessionState> {
    const { url = '', anonKey = '' } = this.#deps.config.hosted ?? {}
    const answer = await fetch(`${url}/auth/v1/user`, {
      headers: {
        Authorization: `Bearer ${token}`,
        'X-Supabase-Api-Version': '2024-01-01',
        ...(anonKey === '' ? {} : { apikey: anonKey }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body: unknown = await answer.json()
    if (answer.ok) {
      const { factors } = z.parse(Account, body)
      const hasFactor = factors?.some(({ status }) => status === 'verified') ?? false
      return hasFactor && aal !== 'aal2' ? 'half' : 'whole'
    }
    const refusal = z.safeParse(Refusal, body)
    if (refusal.success && OVER.has(refusal.data.code)) return 'over'
    throw new Error(`the account was answered with ${answer.status}`)
  }
}

const makeSessions = (deps: AppDeps): HostedSessions => new HostedSessions(deps)

/** What is known of the hosted provider's sessions, one per server. */
export function hostedSessions(deps: AppDeps): HostedSessions {
  return deps.parts.of(makeSessions, deps)
}
