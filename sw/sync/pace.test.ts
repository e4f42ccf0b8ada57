// How large the next page is: few trips where the line is fast, small ones where it is not.
import { expect, it } from 'vitest'
import { SYNC_PAGE_MAX_BYTES, SYNC_PAGE_START_BYTES } from '#shared/limits.ts'
import { pageAfterAnswer, pageAfterSilence } from './pace.ts'

/** What 30,000 rows weigh. */
const ALL_BYTES = 33 * 1024 * 1024

/** The pages in which everything comes down a line that carries so many bytes a millisecond. */
function pagesOn(bytesPerMs: number): number[] {
  const pages: number[] = []
  let [left, bytes] = [ALL_BYTES, SYNC_PAGE_START_BYTES]
  while (left > 0) {
    pages.push(bytes)
    left -= bytes
    bytes = pageAfterAnswer(bytes, 20 + bytes / bytesPerMs)
  }
  return pages
}

it('30,000 rows come in eight trips on a fast line', () => {
  expect(pagesOn(20_000).length).toBeLessThanOrEqual(8)
})

it('on a slow line no page takes longer than people wait', () => {
  for (const bytesPerMs of [4, 20, 200]) {
    const longest = Math.max(...pagesOn(bytesPerMs)) / bytesPerMs
    expect(longest).toBeLessThanOrEqual(8192)
  }
})

it('what did not come is asked for in smaller pages, down to the first one', () => {
  let bytes = SYNC_PAGE_MAX_BYTES
  for (let silences = 0; silences < 10; silences += 1) bytes = pageAfterSilence(bytes)
  expect(bytes).toBe(SYNC_PAGE_START_BYTES)
  expect(pageAfterAnswer(SYNC_PAGE_START_BYTES, 60_000)).toBe(SYNC_PAGE_START_BYTES)
})
