// Addresses without an account are told to wait just like those with one; otherwise the second
// request for a mail would give away who is registered.
import { tooSoon } from './errors.ts'

const MAX_ADDRESSES = 10_000

export class UnknownAddresses {
  readonly #askedAtMs = new Map<string, number>()
  readonly #clock: () => number
  readonly #frequencyMs: number

  constructor(clock: () => number, frequencySeconds: number) {
    this.#clock = clock
    this.#frequencyMs = frequencySeconds * 1000
  }

  /** @throws AuthError 429 when the address was asked for within the configured time */
  assertNotTooSoon(email: string): void {
    const nowMs = this.#clock()
    const waitMs = (this.#askedAtMs.get(email) ?? -Infinity) + this.#frequencyMs - nowMs
    if (waitMs > 0) throw tooSoon(Math.ceil(waitMs / 1000))
    this.#askedAtMs.delete(email)
    this.#askedAtMs.set(email, nowMs)
    const [oldest] = this.#askedAtMs.keys()
    if (this.#askedAtMs.size > MAX_ADDRESSES && oldest) this.#askedAtMs.delete(oldest)
  }
}
