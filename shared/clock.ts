/** Corrected wall time: what a device believes the server's clock says. docs/sync.md section 2. */
import type { EditTime } from './merge/apply.ts'

/** What a device remembers of the server's clock; all in Unix milliseconds. */
export type ServerClock = {
  /** server time minus device time, as far as no answer has contradicted it. */
  offset: number
  /** the last server time that was heard. */
  heard: number
}

export const UNKNOWN_CLOCK: ServerClock = { offset: 0, heard: 0 }

/**
 * The clock after an answer that said `serverTime`, asked at `sent` and received at `received`. The
 * server said so at some moment between the two. The offset is moved only as far as that demands, so
 * that a slow answer tells little and what one device writes keeps its order.
 */
export function hearServer(
  clock: ServerClock,
  { serverTime, sent, received }: { serverTime: number; sent: number; received: number },
): ServerClock {
  // Received before it was asked: the device's clock was set back, and counts as it is now.
  const least = serverTime - received
  const offset = Math.max(least, Math.min(clock.offset, serverTime - sent))
  return { offset, heard: Math.max(clock.heard, serverTime) }
}

/** The three readings that an operation made at device time `wall` carries. */
export function editTimeAt(clock: ServerClock, wall: number): EditTime {
  return {
    at: Math.max(0, Math.round(wall + clock.offset)),
    wall: Math.max(0, wall),
    floor: clock.heard,
  }
}
