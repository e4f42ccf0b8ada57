/**
 * How much goes up and comes down in one trip: as much as the line carries in a few seconds, so that
 * a slow one delivers something before anybody gives up. What goes up is kept in the mirror while no
 * answer comes. docs/sync.md steps 5 and 10.
 */
import {
  SYNC_BATCH_START_BYTES,
  SYNC_MAX_BYTES,
  SYNC_PAGE_MAX_BYTES,
  SYNC_PAGE_START_BYTES,
} from '#shared/limits.ts'

/** A trip up is to take about this long. */
const AIM_MS = 8000
/**
 * A try given up sooner than this says that there is no network, and nothing about its speed. Small
 * batches have to be given longer before the speed is to blame.
 */
const HASTY_MS = 1000
const HASTY_SMALL_MS = 10_000
const SMALL_BYTES = 4096
const SMALLEST_BYTES = 512

/** The bytes of the first batch of a run. kept: what the last tries without an answer came to. */
export function firstBatch(kept: number | undefined): number {
  return kept ?? SYNC_BATCH_START_BYTES
}

/** The bytes of the next batch after `sent` bytes were answered within `tookMs`. */
export function batchAfterAnswer(limit: number, sent: number, tookMs: number): number {
  if (tookMs > AIM_MS) return atLeast(Math.min(limit, Math.round((sent * AIM_MS) / tookMs)))
  // Only a batch that was full says that a larger one would arrive as well.
  const isFull = sent * 2 > limit
  return isFull && tookMs * 2 <= AIM_MS ? Math.min(limit * 2, SYNC_MAX_BYTES) : limit
}

/** The bytes of the next batch after `sent` bytes were not answered for `tookMs`. */
export function batchAfterSilence(limit: number, sent: number, tookMs: number): number {
  const isHasty = tookMs < (sent > SMALL_BYTES ? HASTY_MS : HASTY_SMALL_MS)
  return isHasty ? limit : atLeast(Math.min(limit, Math.round(sent / 4)))
}

const QUICK_MS = 500

/**
 * The bytes of the next page after one came down whole within `tookMs`: larger once the line proves
 * fast, so that few trips load everything; smaller where one takes so long that it may be cut off.
 */
export function pageAfterAnswer(bytes: number, tookMs: number): number {
  if (tookMs > AIM_MS) return Math.max(bytes / 2, SYNC_PAGE_START_BYTES)
  const growth = tookMs <= QUICK_MS ? 8 : tookMs <= QUICK_MS * 4 ? 2 : 1
  return Math.min(bytes * growth, SYNC_PAGE_MAX_BYTES)
}

/** The bytes of the next page after one did not come. */
export function pageAfterSilence(bytes: number): number {
  return Math.max(bytes / 4, SYNC_PAGE_START_BYTES)
}

function atLeast(bytes: number): number {
  return Math.max(bytes, SMALLEST_BYTES)
}
