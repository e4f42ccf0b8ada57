// Time must not tell who has an account.
import { expect, it } from 'vitest'
import { call } from '../support/auth-client.ts'
import { figure } from '../support/figures.ts'
import { register } from '../support/people.ts'
import { serverHere } from '../support/server-here.ts'

const server = serverHere()
const ROUNDS = 200
/** What may lie between the medians: this much, or this part of them on a busy machine. */
const LIMIT_MS = 5
const LIMIT_PART = 0.1

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

it.each([
  ['/token?grant_type=password', (email: string) => ({ email, password: 'wrong' })],
  ['/otp', (email: string) => ({ email })],
  ['/recover', (email: string) => ({ email })],
  ['/resend', (email: string) => ({ type: 'signup', email })],
])('%s takes as long for a known address as for an unknown one', async (path, bodyFor) => {
  const known: number[] = []
  const unknown: number[] = []
  const email = `known-${path.slice(1, 5)}@example.org`
  server.clock.set(Date.now())
  await register(server, email)
  const measure = async (times: number[], json: object) => {
    const before = performance.now()
    const answer = await call(server, path, { json })
    times.push(performance.now() - before)
    expect(answer.status).toBeLessThan(429)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    server.clock.advance(61_000)
    await measure(known, bodyFor(email))
    await measure(unknown, bodyFor(`unknown-${path.slice(1, 5)}${round}@example.org`))
  }
  const [whenKnown, whenUnknown] = [median(known), median(unknown)]
  figure(`${path} known`, Number(whenKnown.toFixed(1)), 'ms')
  figure(`${path} unknown`, Number(whenUnknown.toFixed(1)), 'ms')
  const limit = Math.max(LIMIT_MS, LIMIT_PART * whenUnknown)
  expect(Math.abs(whenKnown - whenUnknown)).toBeLessThan(limit)
})
