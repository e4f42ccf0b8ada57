// How many codes of a second step somebody with the password can try within an hour.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { passHalfMinute, setUpSecondStep } from '../support/auth-client.ts'
import { figure } from '../support/figures.ts'
import { guessesFrom } from '../support/guessing.ts'
import { register, signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
const PASSWORD = 'a long enough pass-phrase'
const MINUTES = 60
/** What one address may ask in a minute; the guesser keeps to it, because no clock is set for that. */
const PER_MINUTE = 15

beforeAll(async () => {
  const env = {
    TRUST_PROXY: 'loopback',
    AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: '1000000',
    AUTH_JWT_EXP: '7200',
  }
  server = await startServer({ listen: true, env })
})
afterAll(() => server.stop())

it.each([1, 60])(
  'from %i addresses no more than twenty codes an hour are tried',
  async (addresses) => {
    const email = `guessed-from-${addresses}@example.org`
    await setUpSecondStep(server, await register(server, email, PASSWORD))
    passHalfMinute(server)
    const guess = await guessesFrom(server, (await signIn(server, email, PASSWORD)).accessToken)
    let asked = 0
    let tried = 0
    for (let minute = 0; minute < MINUTES; minute += 1) {
      let isWaiting = false
      for (let turn = 0; turn < PER_MINUTE * addresses && !isWaiting; turn += 1) {
        const answer = await guess(`203.0.113.${turn % addresses}`, '000000')
        asked += 1
        if (answer.status === 422) tried += 1
        isWaiting = answer.status === 429
      }
      server.clock.advance(60_000)
    }
    figure(`codes asked about in an hour from ${addresses}`, asked, '')
    figure(`codes tried in an hour from ${addresses}`, tried, '')
    expect(tried).toBeGreaterThanOrEqual(10)
    expect(tried).toBeLessThanOrEqual(20)
  },
)
