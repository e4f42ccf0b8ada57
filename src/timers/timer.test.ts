import { expect, it } from 'vitest'
import { extend, holdOrGo, isKept, msLeft, ringsAt, startTimer, stateOf } from './timer.ts'

const plan = {
  id: 'soup|0:Simmer 5-10 minutes.|7',
  recipeId: 'soup',
  recipeTitle: 'Soup',
  step: 1,
  name: 'Simmer',
  seconds: 300,
  longest: 600,
}
const MINUTE = 60_000

it('[2.cooking.6] a timer runs by the clock, not by being looked at', () => {
  const timer = startTimer(plan, 0)
  expect(msLeft(timer, 2 * MINUTE)).toBe(3 * MINUTE)
  expect(stateOf(timer, 2 * MINUTE)).toBe('running')
  expect(stateOf(timer, 5 * MINUTE)).toBe('over')
  expect(msLeft(timer, 60 * MINUTE)).toBe(0)
})

it('a pause keeps what is left', () => {
  const paused = holdOrGo(startTimer(plan, 0), 2 * MINUTE)
  expect(stateOf(paused, 60 * MINUTE)).toBe('paused')
  expect(msLeft(paused, 60 * MINUTE)).toBe(3 * MINUTE)
  const again = holdOrGo(paused, 60 * MINUTE)
  expect(msLeft(again, 61 * MINUTE)).toBe(2 * MINUTE)
  expect(holdOrGo(again, 90 * MINUTE)).toEqual(again)
})

it('[2.cooking.6] a range begins at its shorter end and goes on to the longer', () => {
  const timer = startTimer(plan, 0)
  expect(msLeft(timer, 0)).toBe(5 * MINUTE)
  const longer = extend({ ...timer, rungAt: 5 * MINUTE }, 6 * MINUTE)
  expect(msLeft(longer, 6 * MINUTE)).toBe(5 * MINUTE)
  expect(ringsAt(longer, 6 * MINUTE)).toBe(11 * MINUTE)
  expect(msLeft(extend(longer, 11 * MINUTE), 11 * MINUTE)).toBe(MINUTE)
})

it('[2.cooking.6] it rings once, also a little late, and is forgotten after half a day', () => {
  const timer = startTimer(plan, 0)
  const end = 5 * MINUTE
  expect(ringsAt(timer, 0)).toBe(end)
  expect(ringsAt(timer, end + 60 * MINUTE)).toBe(end)
  expect(ringsAt(timer, end + 60 * MINUTE + 1)).toBeNull()
  expect(ringsAt({ ...timer, rungAt: end }, end)).toBeNull()
  expect(ringsAt(holdOrGo(timer, 0), 0)).toBeNull()
  expect(isKept(timer, end + 11 * 60 * MINUTE)).toBe(true)
  expect(isKept(timer, end + 12 * 60 * MINUTE)).toBe(false)
})

it('[2.cooking.6] a pause outlives the evening no more than what has rung', () => {
  const paused = holdOrGo(startTimer(plan, 0), 2 * MINUTE)
  expect(isKept(paused, 2 * MINUTE + 11 * 60 * MINUTE)).toBe(true)
  expect(isKept(paused, 2 * MINUTE + 12 * 60 * MINUTE)).toBe(false)
  expect(isKept(holdOrGo(paused, 600 * MINUTE), 13 * 60 * MINUTE)).toBe(true)
})
