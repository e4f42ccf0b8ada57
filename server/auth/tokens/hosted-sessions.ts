// Sessions of a hosted provider. A token says how it was proven, but not whether the account asks
// for a second step, nor whether its session has ended since, and the address in it may be that of
// an hour ago: the provider is asked for the account, once a minute for each session.
import * as z from 'zod/mini'
import { learnAddress } from '../../api/known-users.ts'
import { type AppDeps, depsFor } from '../../deps.ts'
import { comparableAddress } from '../../mail-address.ts'
import type { Identity } from './identity.ts'

/**
 * over: ended, or the account is gone or banned. half: the second step is missing. spent: the token
 * does not count any more, of whose session that says nothing.
 */
type SessionState = 'whole' | 'half' | 'over' | 'spent'

/** email: the address that the account has, lower case; '': none. */
type Told = { state: SessionState; email: string }
type Known = Told & { askedAtMs: number }
type Asked = { token: string; identity: Identity }

const FRESH_MS = 60_000
const TIMEOUT_MS = 5000
const MAX_SESSIONS = 2000

const Account = z.object({
  email: z.nullish(z.string()),
  factors: z.nullish(z.array(z.object({ status: z.string() }))),
})
const Refusal = z.object({ code: z.string() })
/** Other refusals are about the gateway or the key for it, and say nothing about the session. */
const OVER = new Set(['session_not_found', 'user_not_found', 'user_banned'])

class HostedSessions {
  readonly #deps: AppDeps
  readonly #known = new Map<string, Known>()
  readonly #asking = new Map<string, Promise<Told>>()

  constructor(deps: AppDeps) {
    this.#deps = deps
  }

  /**
   * What the provider said of the session within the last minute; while it cannot be reached, what
   * it said last.
   * @throws Error when it cannot be reached and has never said anything
   */
  async ask(asked: Asked): Promise<Told> {
    const { token, identity } = asked
    const { sessionId, email, claims } = identity
    // The same session is another one once its second step was proven or the address has changed.
    const key = `${sessionId || token} ${String(claims.aal)} ${email}`
    const nowMs = this.#deps.clock()
    // Of a spent token its own entry speaks, that of its session of those that have come after it.
    const fresh = [token, key]
      .map((by) => this.#known.get(by))
      .find((known) => known && Math.abs(nowMs - known.askedAtMs) < FRESH_MS)
    if (fresh) return fresh
    const asking = this.#asking.get(token) ?? this.#fetch(asked)
    this.#asking.set(token, asking)
    try {
      const told = await asking
      const about = told.state === 'spent' ? token : key
      return this.#remember(about, { ...told, askedAtMs: nowMs })
    } catch (error) {
      // A provider that is down must not sign anybody out.
      const known = this.#known.get(key)
      if (!known) throw error
      return this.#remember(key, { ...known, askedAtMs: nowMs })
    } finally {
      this.#asking.delete(token)
    }
  }

  #remember(key: string, known: Known): Told {
    this.#known.delete(key)
    this.#known.set(key, known)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MAX_SESSIONS && oldest !== undefined) this.#known.delete(oldest)
    return known
  }

  async #fetch({ token, identity }: Asked): Promise<Told> {
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
      const account = z.parse(Account, body)
      const email = comparableAddress(account.email ?? '')
      await learnAddress(depsFor(this.#deps, identity.userId), identity.userId, email)
      const hasFactor = account.factors?.some(({ status }) => status === 'verified') ?? false
      return { state: hasFactor && identity.claims.aal !== 'aal2' ? 'half' : 'whole', email }
    }
    const refusal = z.safeParse(Refusal, body)
    const { email } = identity
    if (refusal.success && refusal.data.code === 'bad_jwt') return { state: 'spent', email }
    if (refusal.success && OVER.has(refusal.data.code)) return { state: 'over', email }
    throw new Error(`the account was answered with ${answer.status}`)
  }
}

const makeSessions = (deps: AppDeps): HostedSessions => new HostedSessions(deps)

/** What is known of the hosted provider's sessions, one per server. */
export function hostedSessions(deps: AppDeps): HostedSessions {
  return deps.parts.of(makeSessions, deps)
}
