/** Ids, made from the randomness that the mirror was given. */
import { v7 } from 'uuid'
import type { Mirror } from './store.ts'

/** A new UUIDv7: the id of a record or of a call. */
export function makeId(from: Pick<Mirror, 'clock' | 'random'>): string {
  const random = Uint8Array.from({ length: 16 }, () => Math.floor(from.random() * 256))
  return v7({ msecs: Math.max(0, Math.floor(from.clock())), random })
}
