// Public keys of a hosted sign-in provider, fetched from its JWKS address and kept. When it cannot be
// reached the last set goes on counting; without any set the caller answers 503.
import type { AppDeps } from '../../deps.ts'
import { parseJwks, verificationKey } from './jwk.ts'
import type { UncheckedJwt, VerificationKey } from './jwt.ts'

const MAX_AGE_MS = 600_000
/** Unknown key ids and failures cause a request at most this often. */
const COOLDOWN_MS = 30_000
const TIMEOUT_MS = 5000

class HostedKeys {
  readonly #url: string
  readonly #secret: VerificationKey | undefined
  readonly #clock: () => number
  #keys: VerificationKey[] | undefined
  #fetchedAtMs = 0
  #triedAtMs = Number.NEGATIVE_INFINITY
  #fetching: Promise<void> | undefined

  constructor(hosted: { url: string; jwtSecret: string | undefined }, clock: () => number) {
    this.#url = `${hosted.url}/auth/v1/.well-known/jwks.json`
    this.#clock = clock
    this.#secret = hosted.jwtSecret
      ? { kid: undefined, algorithm: 'HS256', key: Buffer.from(hosted.jwtSecret) }
      : undefined
  }

  /**
   * The key that may have signed the token, or undefined.
   * @throws Error when that cannot be decided now: no key set could ever be fetched, or the token
   * names a key that is newer than the set and the set cannot be fetched again yet
   */
  async keyFor(jwt: UncheckedJwt): Promise<VerificationKey | undefined> {
    if (jwt.alg === 'HS256') return this.#secret
    const nowMs = this.#clock()
    const isStale = nowMs - this.#fetchedAtMs > MAX_AGE_MS
    const hasLooked = isStale || !this.#find(jwt) ? await this.#fetchOnce(nowMs) : true
    if (!this.#keys) throw new Error('no key set could be fetched yet')
    const found = this.#find(jwt)
    // The provider may have replaced its key since: no reason to send anybody to sign in again.
    if (!found && !hasLooked) throw new Error('the key set may be too old for this token')
    return found
  }

  #find(jwt: UncheckedJwt): VerificationKey | undefined {
    return this.#keys?.find((key) => key.kid === jwt.kid)
  }

  /**
   * True when the key set was fetched just now; false when the last try is too recent or has
   * failed.
   */
  async #fetchOnce(nowMs: number): Promise<boolean> {
    if (!this.#fetching && Math.abs(nowMs - this.#triedAtMs) < COOLDOWN_MS) return false
    this.#triedAtMs = nowMs
    this.#fetching ??= this.#fetch(nowMs).finally(() => {
      this.#fetching = undefined
    })
    try {
      await this.#fetching
      return true
    } catch (error) {
      // An older set goes on counting: a provider that is down must not sign anybody out.
      if (!this.#keys) throw error
      return false
    }
  }

  async #fetch(nowMs: number): Promise<void> {
    const answer = await fetch(this.#url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) throw new Error(`the key set answered ${answer.status}`)
    const published = parseJwks(await answer.json())
    const keys = await Promise.all(published.map((jwk) => verificationKey(jwk)))
    this.#keys = keys.filter((key) => key !== undefined)
    this.#fetchedAtMs = nowMs
  }
}

function makeKeys(deps: AppDeps): HostedKeys {
  const { hosted } = deps.config
  if (!hosted) throw new Error('no hosted provider is configured')
  return new HostedKeys(hosted, () => deps.clock())
}

/** The key set of the configured hosted provider, one per server. */
export function hostedKeys(deps: AppDeps): HostedKeys {
  return deps.parts.of(makeKeys, deps)
}
