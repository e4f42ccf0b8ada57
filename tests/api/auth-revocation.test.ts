// What ends a session ends its open streams, too, at once and not with the next heartbeat.
import { afterEach, describe, expect, it } from 'vitest'
import { adminToken } from '../support/admin-token.ts'
import { call, setUpSecondStep } from '../support/auth-client.ts'
import { openStream, type Stream } from '../support/event-stream.ts'
import { as, type Person, register, signIn } from '../support/people.ts'
import { serverHere } from '../support/server-here.ts'

const PASSWORD = 'a long enough pass-phrase'
const NEW_PASSWORD = 'another long enough pass-phrase'

const server = serverHere()
let streams: Stream[] = []
let counter = 0

afterEach(async () => {
  await Promise.all(streams.map((stream) => stream.close()))
  streams = []
})

async function someone(): Promise<Person> {
  counter += 1
  return register(server, `revoked${counter}@example.org`)
}

/** A stream that has opened. */
async function listen(person: Person): Promise<Stream> {
  const stream = await openStream(as(server, person)('/api/events'))
  streams.push(stream)
  expect(await stream.next()).toBe(': open')
  return stream
}

async function asAdmin(method: string, path: string, json?: object): Promise<number> {
  const token = await adminToken(server.deps, 60)
  return (await call(server, path, { method, token, ...(json ? { json } : {}) })).status
}

describe('the streams of another device end', () => {
  it.each<[string, (person: Person, other: Person) => Promise<unknown>]>([
    [
      'with a new password',
      async ({ accessToken: token }) => {
        const json = { password: NEW_PASSWORD }
        expect((await call(server, '/user', { method: 'PUT', token, json })).status).toBe(200)
      },
    ],
    [
      'when the other sessions are signed out',
      async ({ accessToken: token }) => {
        const answer = await call(server, '/logout?scope=others', { method: 'POST', token })
        expect(answer.status).toBe(204)
      },
    ],
    ['when a second step is set up', (person) => setUpSecondStep(server, person)],
    [
      'with a ban',
      async ({ userId }) => {
        expect(await asAdmin('PUT', `/admin/users/${userId}`, { ban_duration: '1h' })).toBe(200)
      },
    ],
    [
      'with a password that an administrator sets',
      async ({ userId }) => {
        expect(await asAdmin('PUT', `/admin/users/${userId}`, { password: NEW_PASSWORD })).toBe(200)
      },
    ],
    [
      'with the account',
      async ({ userId }) => {
        expect(await asAdmin('DELETE', `/admin/users/${userId}`)).toBe(200)
      },
    ],
    [
      'when somebody uses a copy of its refresh token',
      async (_person, other) => {
        const refresh = (refreshToken: unknown) =>
          call(server, '/token?grant_type=refresh_token', { json: { refresh_token: refreshToken } })
        const second = await refresh(other.refreshToken)
        const third = await refresh(second.body.refresh_token)
        expect(third.status).toBe(200)
        server.clock.advance(60_000)
        expect((await refresh(other.refreshToken)).body.error_code).toBe(
          'refresh_token_already_used',
        )
      },
    ],
  ])('%s', async (_how, revoke) => {
    const person = await someone()
    const other = await signIn(server, person.email, PASSWORD)
    const stream = await listen(other)
    await revoke(person, other)
    expect(await stream.next()).toBeUndefined()
    expect((await as(server, other)('/api/users/me')).status).toBe(401)
  })
})

it('[4.session.5] a password alone opens nothing where a second step was set up', async () => {
  const person = await someone()
  await setUpSecondStep(server, person)
  const half = await signIn(server, person.email, PASSWORD)
  const answer = await as(server, half)('/api/users/me')
  expect([answer.status, (await answer.json()).code]).toEqual([401, 'insufficient_aal'])
  expect((await as(server, half)('/api/events')).status).toBe(401)
  expect((await as(server, person)('/api/users/me')).status).toBe(200)
})
