// Tokens whose signature has been checked already. A signature costs far more than this look-up, and
// nothing about it can change until the token expires.
import type { Identity } from './identity.ts'

const MAX_TOKENS = 2000

/** Remembers who a token names until the token expires; forgets the longest unused ones first. */
export class VerifiedTokens {
  readonly #known = new Map<string, Identity>()

  get(token: string, nowMs: number): Identity | undefined {
    const identity = this.#known.get(token)
    if (!identity) return undefined
    this.#known.delete(token)
    if (nowMs > (identity.claims.exp ?? 0) * 1000) return undefined
    this.#known.set(token, identity)
    return identity
  }

  set(token: string, identity: Identity): void {
    this.#known.set(token, identity)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MAX_TOKENS && oldest !== undefined) this.#known.delete(oldest)
  }
}
