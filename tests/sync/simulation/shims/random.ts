// What the simulated server draws at random: the same in every run of a seed.
import { serverChance } from '../chance.ts'

export function randomBytes(size: number): Buffer {
  return Buffer.from(Array.from({ length: size }, () => serverChance.current.below(256)))
}

export function randomUUID(): string {
  const hex = randomBytes(16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** What a UUIDv7 is made of. */
export function idParts(): { msecs: number; random: Uint8Array } {
  const random = Uint8Array.from({ length: 16 }, () => serverChance.current.below(256))
  return { msecs: serverChance.now(), random }
}
