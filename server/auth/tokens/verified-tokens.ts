// Tokens whose signature has been checked already. A signature costs far more than this look-up, and
// nothing about it can change until the token expires.
import type { Claims } from './jwt.ts'

const MAX_TOKENS = 2000

/** Remembers claims by token until the token expires; forgets the longest unused ones first. */
export class VerifiedTokens {
  readonly #claims = new Map<string, Claims>()

  get(token: string, nowMs: number): Claims | undefined {
    const claims = this.#claims.get(token)
    if (!claims) return undefined
    this.#claims.delete(token)
    if (nowMs > (claims.exp ?? 0) * 1000) return undefined
    this.#claims.set(token, claims)
    return claims
  }

  set(token: string, claims: Claims): void {
    this.#claims.set(token, claims)
    const [oldest] = this.#claims.keys()
    if (this.#claims.size > MAX_TOKENS && oldest !== undefined) this.#claims.delete(oldest)
  }
}
