import { expect, it } from 'vitest'
import { BodyShares } from './body-shares.ts'

const LIMITS = { total: 100, perNetwork: 50, small: 10 }

it('one network has its share of the bytes that are on their way, and gets it back', () => {
  const bodies = new BodyShares(LIMITS)
  const first = bodies.share('one')
  first.take(30)
  first.take(10)
  expect(() => bodies.share('one').take(11)).toThrow('Too much is being sent')
  // Whoever shares the address makes small calls all the same.
  for (const bytes of [10, 10]) bodies.share('one').take(bytes)
  bodies.share('two').take(11)
  first.free()
  first.free()
  bodies.share('one').take(30)
})

it('large bodies leave room for small ones, whoever sends them', () => {
  const bodies = new BodyShares(LIMITS)
  for (const network of ['one', 'two']) bodies.share(network).take(40)
  const third = bodies.share('three')
  expect(() => third.take(11)).toThrow('Too much is being sent')
  third.take(10)
  expect(() => third.take(1)).toThrow('Too much is being sent')
  bodies.share('four').take(10)
  expect(() => bodies.share('five').take(1)).toThrow('Too much is being sent')
})

it('one network alone does not fill the room with small bodies', () => {
  const bodies = new BodyShares(LIMITS)
  for (let count = 0; count < 7; count += 1) bodies.share('one').take(10)
  expect(() => bodies.share('one').take(10)).toThrow('Too much is being sent')
  for (const bytes of [10, 10, 5]) bodies.share('two').take(bytes)
  // Without a socket there is no network: only the total counts.
  bodies.share('').take(5)
})
