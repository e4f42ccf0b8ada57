// How often a screen reads while a first load changes what it shows.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from './load-pace.ts'

const LOADING = { isComing: true, entries: 400 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A read that takes so long, and how often it was made. */
function readFor(ms: number, load: typeof LOADING | null) {
  return vi.fn(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    return { load }
  })
}

test('during a first load the next read waits four times as long as the last one took', async () => {
  const again = vi.fn()
  const pace = createPace(again)
  const read = readFor(100, LOADING)
  const found = await pace.take(read)
  expect(await pace.take(read)).toBe(found)
  expect(await pace.take(read)).toBe(found)
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(399)
  expect(again).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(again).toHaveBeenCalledTimes(1)
  await pace.take(read)
  expect(read).toHaveBeenCalledTimes(2)
})

test('once everything is here each change is read at once', async () => {
  const pace = createPace(() => {})
  const read = readFor(100, null)
  await pace.take(read)
  await pace.take(read)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a screen that was left reads no more', async () => {
  const again = vi.fn()
  const pace = createPace(again)
  const read = readFor(100, LOADING)
  await pace.take(read)
  await pace.take(read)
  pace.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(again).not.toHaveBeenCalled()
})
