/**
 * Stamps order the writes of one field. Only the server makes them; a client keeps them and names
 * the one it had seen. Fixed width, so that they sort as bytes: 12 hex digits of milliseconds,
 * 4 of a counter, 8 of the device that wrote.
 */
export type Stamp = string

/** The device in the stamps of what the server writes by itself. */
export const SERVER_DEVICE = '00000000'

const MS_DIGITS = 12
const COUNTER_DIGITS = 4
const COUNTER_MAX = 0xffff
const MS_MAX = 0xffff_ffff_ffff
const AHEAD_STEP_MS = 32_000
const AHEAD_COUNTERS = 8

/** The stamp of a write at `ms` (Unix time) by `device` (8 hex digits). */
export function makeStamp(ms: number, device: string): Stamp {
  return encode(Math.min(Math.max(0, Math.floor(ms)), MS_MAX), 0, device)
}

/**
 * The smallest stamp of `device` after `stamp`; a full counter carries into the milliseconds. At the
 * end of the range it stays there: a stamp never grows beyond its width.
 */
export function nextStamp(stamp: Stamp, device: string): Stamp {
  const ms = stampMs(stamp)
  const counter = stampCounter(stamp)
  if (counter < COUNTER_MAX) return encode(ms, counter + 1, device)
  return ms < MS_MAX ? encode(ms + 1, 0, device) : encode(ms, counter, device)
}

/**
 * The stamp, or where it is later than `ms` one at that moment. Stamps of a clock that was up to three
 * days ahead keep their order among each other, as far as they are 32 seconds apart or were made in
 * one millisecond, as `nextStamp` makes them after such a clock was set back.
 */
export function stampUpTo(stamp: Stamp, ms: number): Stamp {
  const ahead = stampMs(stamp) - ms
  if (ahead <= 0) return stamp
  const step = AHEAD_COUNTERS * Math.ceil(ahead / AHEAD_STEP_MS)
  const counter = step + Math.min(stampCounter(stamp), AHEAD_COUNTERS - 1)
  return encode(ms, Math.min(counter, COUNTER_MAX), stampDevice(stamp))
}

/** Unix milliseconds of a stamp: what users read as "last updated". */
export function stampMs(stamp: Stamp): number {
  return Number.parseInt(stamp.slice(0, MS_DIGITS), 16)
}

/** The device in a stamp: the one that wrote. */
export function stampDevice(stamp: Stamp): string {
  return stamp.slice(MS_DIGITS + COUNTER_DIGITS)
}

/** The later of two stamps; a missing one is the earliest. */
export function maxStamp(a: Stamp | null | undefined, b: Stamp | null | undefined): Stamp {
  return (a ?? '') > (b ?? '') ? (a ?? '') : (b ?? '')
}

/** Whether a text has the shape of a stamp. */
export function isStamp(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text)
}

function stampCounter(stamp: Stamp): number {
  return Number.parseInt(stamp.slice(MS_DIGITS, MS_DIGITS + COUNTER_DIGITS), 16)
}

function encode(ms: number, counter: number, device: string): Stamp {
  return (
    ms.toString(16).padStart(MS_DIGITS, '0') +
    counter.toString(16).padStart(COUNTER_DIGITS, '0') +
    device
  )
}
