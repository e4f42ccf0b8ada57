// How often a sender may try, even if all tries come at once or from many addresses.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, passHalfMinute, setUpSecondStep } from '../support/auth-client.ts'
import { guessesFrom } from '../support/guessing.ts'
import { register, signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let counter = 0
const PASSWORD = 'a long enough pass-phrase'
const DAY_MS = 86_400_000

beforeAll(async () => {
  const env = { TRUST_PROXY: 'loopback', AUTH_RATE_LIMIT_OTP: '1000', AUTH_JWT_EXP: '604800' }
  server = await startServer({ listen: true, env })
})
afterAll(() => server.stop())

async function someone(): Promise<string> {
  counter += 1
  const email = `limit${counter}@example.org`
  await register(server, email, PASSWORD)
  return email
}

const signInFrom = (address: string, email: string, password: string) =>
  call(server, '/token?grant_type=password', {
    json: { email, password },
    headers: { 'X-Forwarded-For': address },
  })

describe('wrong passwords', () => {
  it('of which sixty come at once are tried ten times', async () => {
    const email = await someone()
    const guesses = Array.from({ length: 60 }, () => signInFrom('203.0.113.5', email, 'wrong'))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(50)
    expect((await signInFrom('203.0.113.6', email, PASSWORD)).status).toBe(200)
  })

  it('from all addresses of one IPv6 network count as those of one sender', async () => {
    const email = await someone()
    const from = async (network: string, password: string) => {
      counter += 1
      return (await signInFrom(`${network}::${counter.toString(16)}`, email, password)).status
    }
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await from('2001:db8:1:2', 'wrong')).toBe(400)
    }
    expect(await from('2001:db8:1:2', PASSWORD)).toBe(429)
    expect(await from('2001:db8:1:3', PASSWORD)).toBe(200)
  })

  it('for a telephone number count as those of one account, however it is spelled', async () => {
    const phones = await startServer({ listen: true, env: { AUTH_EXTERNAL_PHONE_ENABLED: 'true' } })
    try {
      const statuses: number[] = []
      for (let spaces = 1; spaces <= 11; spaces += 1) {
        const json = { phone: `+49${' '.repeat(spaces)}15100000001`, password: 'wrong' }
        statuses.push((await call(phones, '/token?grant_type=password', { json })).status)
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    } finally {
      await phones.stop()
    }
  })

  it('are forgotten once the right one came', async () => {
    const email = await someone()
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) await signInFrom('203.0.113.7', email, 'wrong')
      expect((await signInFrom('203.0.113.7', email, PASSWORD)).status).toBe(200)
    }
  })
})

/** Somebody with a second step, whose password a stranger knows. */
async function betrayed() {
  const email = await someone()
  const owner = await signIn(server, email, PASSWORD)
  const show = await setUpSecondStep(server, owner)
  passHalfMinute(server)
  const thief = await signIn(server, email, PASSWORD)
  return { email, show, guess: await guessesFrom(server, thief.accessToken) }
}

const WRONG = '000000'
const address = (number: number) => `203.0.113.${number}`
const warningsTo = async (email: string) =>
  (await server.mails()).filter((mail) => mail.to === email && mail.kind === 'wrong_codes')

describe('wrong codes of a second step', () => {
  it('[4.session.5] from sixty addresses at once are tried ten times, and the owner is told once', async () => {
    const { email, guess } = await betrayed()
    const guesses = Array.from({ length: 60 }, (_, number) => guess(address(number), WRONG))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(50)
    const [mail, ...more] = await warningsTo(email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('choose a new password')
    expect(mail?.text).not.toContain('code:')
  })

  it('wait twice as long each time, also after a restart and in another process', async () => {
    const { email, guess, show } = await betrayed()
    for (let number = 0; number < 10; number += 1) await guess(address(number), WRONG)
    const waits: number[] = []
    for (let number = 0; number < 9; number += 1) {
      const refused = await guess(address(20 + number), show())
      expect([refused.status, refused.body.error_code]).toEqual([429, 'over_request_rate_limit'])
      const wait = Number(refused.headers.get('retry-after'))
      expect(refused.body.msg).toContain(`after ${wait} seconds`)
      waits.push(wait)
      server.clock.advance(wait * 1000)
      expect((await guess(address(40 + number), WRONG)).status).toBe(422)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
    expect(await warningsTo(email)).toHaveLength(1)

    const { databaseUrl } = server
    const other = await startServer({ databaseUrl, env: { AUTH_MFA_MAX_WAIT: '7200' } })
    other.clock.set(server.clock.now())
    const { accessToken } = await signIn(other, email, PASSWORD)
    const elsewhere = await guessesFrom(other, accessToken)
    expect((await elsewhere(address(1), show())).status).toBe(429)
    await other.stop()
  })

  it('are forgotten once the right one came, and after a day', async () => {
    const { email, guess, show } = await betrayed()
    const wrong = async (times: number) => {
      for (let number = 0; number < times; number += 1) {
        expect((await guess(address(number), WRONG)).status).toBe(422)
      }
    }
    await wrong(9)
    expect((await guess(address(9), show())).status).toBe(200)
    // The tenth guess was right, so there is nothing to warn of.
    expect(await warningsTo(email)).toEqual([])
    await wrong(10)
    server.clock.advance(DAY_MS + 1000)
    await wrong(10)
    expect((await guess(address(9), show())).status).toBe(429)
  })

  it('of a stranger do not lock the owner out where they have passed it before', async () => {
    const { email, guess, show } = await betrayed()
    for (let number = 0; number < 10; number += 1) await guess(address(number), WRONG)
    expect((await guess(address(10), show())).status).toBe(429)
    const { accessToken } = await signIn(server, email, PASSWORD)
    const atHome = await guessesFrom(server, accessToken)
    expect((await atHome(undefined, show())).status).toBe(200)
  })

  it('are not counted while a factor is set up', async () => {
    const owner = await signIn(server, await someone(), PASSWORD)
    const { body } = await call(server, '/factors', {
      token: owner.accessToken,
      json: { factor_type: 'totp' },
    })
    const guess = await guessesFrom(server, owner.accessToken, String(body.id))
    for (let number = 0; number < 12; number += 1) {
      expect((await guess(address(number), WRONG)).status).toBe(422)
    }
  })
})

describe('challenges, proofs and enrolling', () => {
  it.each([
    ['AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY', '/factors/x/challenge'],
    ['AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY', '/factors/x/verify'],
    ['AUTH_RATE_LIMIT_MFA_ENROLL', '/factors'],
  ])('%s limits %s of a sender by itself', async (name, path) => {
    const own = await startServer({ listen: true, env: { [name]: '2' } })
    const statuses: number[] = []
    for (let round = 0; round < 3; round += 1) {
      statuses.push((await call(own, path, { json: {} })).status)
    }
    expect(statuses).toEqual([401, 401, 429])
    const other = path === '/factors/x/verify' ? '/factors/x/challenge' : '/factors/x/verify'
    expect((await call(own, other, { json: {} })).status).toBe(401)
    await own.stop()
  })
})
