// How many bytes of bodies lie in memory at once. A body costs its sender nothing but a socket, so
// whoever leaves many unfinished would fill the memory of everybody: what has come in counts, for the
// network of the sender and for the process, until the call is answered.
import { HttpError } from './http-error.ts'

const MB = 1024 * 1024

/** Bytes. small: a body up to this may also use what larger ones leave alone. */
export type BodyLimits = { total: number; perNetwork: number; small: number }

// Of a network, eight of the largest and room for small ones.
const LIMITS: BodyLimits = { total: 64 * MB, perNetwork: 20 * MB, small: 64 * 1024 }

/** The part of both that larger bodies can fill. */
const FOR_LARGE = 0.8

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

  /** The share of a request from a network; '' (no socket, such as in a test) counts for all alone. */
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
    const part = taken + bytes > small ? FOR_LARGE : 1
    if (this.#total + bytes > total * part) return false
    return network === '' || (this.#byNetwork.get(network) ?? 0) + bytes <= perNetwork * part
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
