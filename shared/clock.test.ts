import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editTimeAt, hearServer, UNKNOWN_CLOCK } from './clock.ts'

const HOUR_MS = 3_600_000

test('a device whose clock is right stays so, however long an answer takes', () => {
  const clock = hearServer(UNKNOWN_CLOCK, { serverTime: 1000, sent: 1000, received: 14 * HOUR_MS })
  expect(clock).toEqual({ offset: 0, heard: 1000 })
})

test('a clock that an answer shows to be wrong is moved to where the answer allows it', () => {
  const ahead = hearServer(UNKNOWN_CLOCK, { serverTime: 1000, sent: 5000, received: 5100 })
  expect(ahead.offset).toBe(-4000)
  const behind = hearServer(UNKNOWN_CLOCK, { serverTime: 9000, sent: 5000, received: 5100 })
  expect(behind.offset).toBe(3900)
  const setBack = hearServer(ahead, { serverTime: 6000, sent: 10_000, received: 2000 })
  expect(setBack.offset).toBe(4000)
})

test('what one device writes keeps its order while answers come as slowly as they like', () => {
  const trip = fc.record({ asked: fc.nat(50_000), going: fc.nat(50_000), coming: fc.nat(50_000) })
  const check = (skew: number, trips: { asked: number; going: number; coming: number }[]) => {
    let clock = hearServer(UNKNOWN_CLOCK, { serverTime: 1e6 + skew, sent: 1e6, received: 1e6 })
    let wall = 1e6
    let last = -Infinity
    for (const { asked, going, coming } of trips) {
      wall += asked
      const sent = wall
      const serverTime = wall + going + skew
      wall += going + coming
      const before = editTimeAt(clock, wall).at
      clock = hearServer(clock, { serverTime, sent, received: wall })
      const after = editTimeAt(clock, wall + 1).at
      expect(before).toBeGreaterThan(last)
      expect(after).toBeGreaterThan(before)
      expect(clock.offset).toBe(skew)
      last = after
      wall += 1
    }
  }
  fc.assert(fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.array(trip), check))
})
