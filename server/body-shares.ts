// How many bytes of bodies lie in memory at once. A body costs its sender nothing but a socket, so
// whoever leaves many unfinished would fill the memory of everybody: what has come in counts, for the
// network of the sender and for the process, until the call is answered.
import { HttpError } from './http-error.ts'

const MB = 1024 * 1024

/** Bytes. small: a body up to this does not count against perNetwork. */
type BodyLimits = { total: number; perNetwork: number; small: number }

// One network may have eight of the largest bodies in memory.
const LIMITS: BodyLimits = { total: 64 * MB, perNetwork: 16 * MB, small: 64 * 1024 }

/** How much of the whole larger bodies may fill; the rest is kept for small ones. */
const FOR_LARGE = 0.8
/** How much of the whole one network may fill, with bodies of any size: others find room beside it. */
const FOR_ONE_NETWORK = 0.75

const RETRY_SECONDS = '5'

/** What one request has taken; `free` gives it back and may be called again. */
export type BodyShare = {
  /** Throws HttpError 503 when there is no room for so many bytes more. */
  take(bytes: number): void
  free(): void
}

/** Counts the bodies of one server process. */
export class BodyShares {
  readonly #limits: BodyLimits
  readonly #byNetwork = new Map<string, number>()
  #total = 0

  constructor(limits: BodyLimits = LIMITS) {
    this.#limits = limits
  }

  /**
   * The share of a request from a network. Where the network is '' (no socket, as in a test) only
   * the total counts.
   */
  share(network: string): BodyShare {
    let taken = 0
    return {
      take: (bytes) => {
        if (!this.#hasRoom(network, { bytes, taken })) throw noRoom()
        taken += bytes
        this.#count(network, bytes)
      },
      free: () => {
        this.#count(network, -taken)
        taken = 0
      },
    }
  }

  #hasRoom(network: string, { bytes, taken }: { bytes: number; taken: number }): boolean {
    const { total, perNetwork, small } = this.#limits
    const ofNetwork = network === '' ? 0 : (this.#byNetwork.get(network) ?? 0)
    if (ofNetwork + bytes > total * FOR_ONE_NETWORK) return false
    // A network may be a whole office, or everybody behind one proxy: small calls of theirs go on.
    if (taken + bytes <= small) return this.#total + bytes <= total
    return this.#total + bytes <= total * FOR_LARGE && ofNetwork + bytes <= perNetwork
  }

  #count(network: string, bytes: number): void {
    this.#total += bytes
    const ofNetwork = (this.#byNetwork.get(network) ?? 0) + bytes
    if (ofNetwork === 0) this.#byNetwork.delete(network)
    else this.#byNetwork.set(network, ofNetwork)
  }
}

function noRoom(): HttpError {
  const message = 'Too much is being sent to this server at once. Try again'
  return new HttpError(503, 'unavailable', message).withHeader('Retry-After', RETRY_SECONDS)
}
