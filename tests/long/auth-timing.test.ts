// Time must not tell who has an account.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../support/auth-client.ts'
import { register } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
const PASSWORD = 'a long enough pass-phrase'
const ROUNDS = 200
const LIMIT_MS = 5

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

it.each([
  ['/token?grant_type=password', (email: string) => ({ email, password: 'wrong' })],
  ['/signup', (email: string) => ({ email, password: PASSWORD })],
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
  const difference = Math.abs(median(known) - median(unknown))
  console.log(
    `${path}: known ${median(known).toFixed(1)} ms, unknown ${median(unknown).toFixed(1)} ms`,
  )
  expect(difference).toBeLessThan(LIMIT_MS)
})
