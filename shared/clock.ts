/** Corrected wall time: what a device believes the server's clock says. docs/sync.md section 2. */
import type { EditTime } from './merge/apply.ts'

/** What a device remembers of the server's clock; all in Unix milliseconds. */
export type ServerClock = {
  /** server time minus device time, from the answer with the shortest trip. */
  offset: number
  /** the last server time that was heard. */
  heard: number
  /** the round trip at which `offset` was taken; a worse measurement does not replace it. */
  tripMs: number
}

export const UNKNOWN_CLOCK: ServerClock = { offset: 0, heard: 0, tripMs: Infinity }

/** A measurement is believed for this long before a slower one may replace it. */
const TRUST_MS = 60 * 60 * 1000

/** The clock after an answer that said `serverTime`, asked at `sent` and received at `received`. */
export function hearServer(
  clock: ServerClock,
  answer: { serverTime: number; sent: number; received: number },
): ServerClock {
  const tripMs = Math.max(0, answer.received - answer.sent)
  const heard = Math.max(clock.heard, answer.serverTime)
  const offset = answer.serverTime - (answer.sent + tripMs / 2)
  const moved = Math.abs(offset - clock.offset) > tripMs + clock.tripMs
  const stale = answer.serverTime - clock.heard > TRUST_MS
  if (tripMs <= clock.tripMs || moved || stale) return { offset, heard, tripMs }
  return { ...clock, heard }
}

/** The three readings that an operation made at device time `wall` carries. */
export function editTimeAt(clock: ServerClock, wall: number): EditTime {
  return {
    at: Math.max(0, Math.round(wall + clock.offset)),
    wall: Math.max(0, wall),
    floor: clock.heard,
  }
}
