// Whoever finds a phone unlocked has a session that may be months old. With it they can use the
// product, and must not be able to give the account away for good.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SERVER_TEXT } from '#shared/server-texts.ts'
import {
  authClient,
  call,
  lastMail,
  openLink,
  passHalfMinute,
  passMailPause,
  setUpSecondStep,
} from '../support/auth-client.ts'
import { as, type Person, register, signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PASSWORD = 'a long enough pass-phrase'
let server: TestServer
let counter = 0

beforeAll(async () => {
  const env = {
    AUTH_SECURITY_MANUAL_LINKING_ENABLED: 'true',
    AUTH_EXTERNAL_PHONE_ENABLED: 'true',
    AUTH_SMS_HOOK: 'http://127.0.0.1:9/',
    AUTH_RATE_LIMIT_OTP: '1000',
  }
  server = await startServer({ env })
})
afterAll(() => server.stop())
afterEach(() => server.clock.set(Date.now()))

const someone = () => register(server, `fresh${(counter += 1)}@example.org`, PASSWORD)

/** The same session, renewed a day later. */
async function aDayLater(person: Person): Promise<Person> {
  server.clock.advance(DAY_MS + 1000)
  const json = { refresh_token: person.refreshToken }
  const { body } = await call(server, '/token?grant_type=refresh_token', { json })
  return {
    ...person,
    accessToken: String(body.access_token),
    refreshToken: String(body.refresh_token),
  }
}

const kindsTo = async (address: string) =>
  (await server.mails()).filter(({ to }) => to === address).map(({ kind }) => kind)

const CHANGES: [what: string, method: string, path: string, json?: object][] = [
  ['set up a second step', 'POST', '/factors', { factor_type: 'totp' }],
  ['change the address', 'PUT', '/user', { email: 'thief@example.org' }],
  ['add a phone number', 'PUT', '/user', { phone: '4915100000099' }],
  ['add an identity', 'GET', '/user/identities/authorize?provider=kitchen'],
  ['remove an identity', 'DELETE', `/user/identities/${randomUUID()}`],
]

describe('[7.auth.15] a session of more than a day ago', () => {
  it.each(CHANGES)('does not %s without signing in again', async (_what, method, path, json) => {
    const stale = await aDayLater(await someone())
    const ask = (token: string) => call(server, path, { method, token, ...(json ? { json } : {}) })
    const { status, body } = await ask(stale.accessToken)
    expect([status, body.error_code]).toEqual([400, 'reauthentication_needed'])
    expect(body.msg).toBe(SERVER_TEXT.signInAgainToChange)
    const again = await signIn(server, stale.email, PASSWORD)
    expect((await ask(again.accessToken)).body.error_code).not.toBe('reauthentication_needed')
  })

  it('does not remove a second step without signing in again', async () => {
    const person = await someone()
    await setUpSecondStep(server, person)
    const json = { refresh_token: person.refreshToken }
    const { body } = await call(server, '/token?grant_type=refresh_token', { json })
    const stale = await aDayLater({ ...person, refreshToken: String(body.refresh_token) })
    const token = stale.accessToken
    const { factors } = (await call(server, '/user', { token })).body as {
      factors: [{ id: string }]
    }
    const answer = await call(server, `/factors/${factors[0].id}`, { method: 'DELETE', token })
    expect([answer.status, answer.body.error_code]).toEqual([400, 'reauthentication_needed'])
  })

  it('changes the address with the code of a mail to the present one', async () => {
    const { email } = await someone()
    const client = authClient(server)
    await client.signInWithPassword({ email, password: PASSWORD })
    server.clock.advance(DAY_MS + 1000)
    await client.refreshSession()
    const other = `other-${email}`
    const refused = await client.updateUser({ email: other })
    expect(refused.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    await client.reauthenticate()
    const { code } = await lastMail(server, email)
    const wrong = await client.updateUser({ email: other, nonce: '000000' })
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    const { data } = await client.updateUser({ email: other, nonce: code })
    expect(data.user).toMatchObject({ email, new_email: other })
  })

  it('still changes the name, and where the operator does not want it, everything', async () => {
    const stale = await aDayLater(await someone())
    const token = stale.accessToken
    const named = await call(server, '/user', { method: 'PUT', token, json: { data: { a: 1 } } })
    expect(named.status).toBe(200)
    const lax = await startServer({
      databaseUrl: server.databaseUrl,
      env: { AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'false' },
    })
    lax.clock.set(server.clock.now())
    const json = { factor_type: 'totp' }
    expect((await call(lax, '/factors', { token, json })).status).toBe(200)
    await lax.stop()
  })
})

describe('[7.auth.15] the owner of an account is told by mail', () => {
  it('of a new second step, and of its end', async () => {
    const person = await someone()
    await setUpSecondStep(server, person)
    expect(await kindsTo(person.email)).toContain('factor_added')
    const json = { refresh_token: person.refreshToken }
    const { body } = await call(server, '/token?grant_type=refresh_token', { json })
    const token = String(body.access_token)
    passHalfMinute(server)
    const { factors } = (await call(server, '/user', { token })).body as {
      factors: [{ id: string }]
    }
    await call(server, `/factors/${factors[0].id}`, { method: 'DELETE', token })
    expect((await kindsTo(person.email)).at(-1)).toBe('factor_removed')
  })

  it('of a new access token', async () => {
    const person = await someone()
    const ask = as(server, person)
    const json = { name: 'Fridge', rights: { lists: 'write' } }
    expect((await ask('/api/access-tokens', { method: 'POST', json })).status).toBe(201)
    expect((await kindsTo(person.email)).at(-1)).toBe('token_added')
  })

  it('of another address, at the one before', async () => {
    const { email, accessToken: token } = await someone()
    const next = `next-${email}`
    passMailPause(server)
    await call(server, '/user', { method: 'PUT', token, json: { email: next } })
    for (const to of [next, email]) await openLink(server, (await lastMail(server, to)).link)
    expect((await kindsTo(email)).at(-1)).toBe('email_changed')
    expect(await kindsTo(next)).not.toContain('email_changed')
  })
})
