// What a session may do to its account depends on how its owner proved who they are; and how large
// what it sends may be.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminToken } from '../support/admin-token.ts'
import { METADATA_MAX_BYTES } from '#server/auth/accounts/metadata.ts'
import {
  authClient,
  authenticator,
  call,
  passHalfMinute,
  setUpSecondStep,
} from '../support/auth-client.ts'
import { as, type Person, register, signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startSmsHook, type SmsHook } from '../support/sms-hook.ts'

let server: TestServer
let hook: SmsHook
let admin: string
let counter = 0
const PASSWORD = 'a long enough pass-phrase'

beforeAll(async () => {
  hook = await startSmsHook()
  const env = {
    AUTH_RATE_LIMIT_OTP: '1000',
    AUTH_EXTERNAL_PHONE_ENABLED: 'true',
    AUTH_SMS_HOOK: hook.url,
  }
  server = await startServer({ listen: true, env })
  admin = await adminToken(server.deps, 3600)
})
afterAll(async () => {
  await server.stop()
  await hook.stop()
})

const address = () => `strength${(counter += 1)}@example.org`

/** Somebody who is signed in with both steps, and a thief who has the password alone. */
async function betrayed() {
  const email = address()
  const owner = await register(server, email, PASSWORD)
  await setUpSecondStep(server, owner)
  passHalfMinute(server)
  return { owner, thief: await signIn(server, email, PASSWORD) }
}

const isIn = async (person: Person) => (await as(server, person)('/api/users/me')).status === 200
const ownData = async ({ accessToken: token }: Person) =>
  (await call(server, '/user', { token })).body.user_metadata

describe('[4.session.5, 7.auth.13] a password without its second step', () => {
  it('cannot sign the owner out', async () => {
    const { owner, thief } = await betrayed()
    const token = thief.accessToken
    const others = await call(server, '/logout?scope=others', { method: 'POST', token })
    expect([others.status, others.body.error_code]).toEqual([401, 'insufficient_aal'])
    const another = await signIn(server, thief.email, PASSWORD)
    const all = await call(server, '/logout?scope=global', { method: 'POST', token })
    expect(all.status).toBe(204)
    expect(await isIn(owner)).toBe(true)
    // It has ended itself, and the other session that began with the password alone.
    for (const ended of [thief, another]) {
      const asked = await call(server, '/user', { token: ended.accessToken })
      expect(asked.body.error_code).toBe('session_not_found')
    }
  })

  it('is signed out by the client as ever', async () => {
    const { owner, thief } = await betrayed()
    const client = authClient(server)
    await client.signInWithPassword({ email: thief.email, password: PASSWORD })
    expect((await client.signOut()).error).toBeNull()
    expect((await client.getSession()).data.session).toBeNull()
    expect(await isIn(owner)).toBe(true)
  })

  it.each([
    ['PUT', '/user', { data: { display_name: 'Evil' } }],
    ['PUT', '/user', { password: 'another long pass-phrase' }],
    ['PUT', '/user', { email: 'evil@example.org' }],
  ])('changes nothing by %s %s %o', async (method, path, json) => {
    const { owner, thief } = await betrayed()
    const before = await ownData(owner)
    const answer = await call(server, path, { method, json, token: thief.accessToken })
    expect([answer.status, answer.body.error_code]).toEqual([401, 'insufficient_aal'])
    expect(await ownData(owner)).toEqual(before)
    expect(await isIn(owner)).toBe(true)
  })

  const enrol = async (token: string, json: object) =>
    (await call(server, '/factors', { token, json })).body as {
      id: string
      totp?: { secret: string }
    }
  const challenge = (token: string, id: string) =>
    call(server, `/factors/${id}/challenge`, { token, json: {} })
  const verify = (token: string, id: string, json: { challenge_id: unknown; code: string }) =>
    call(server, `/factors/${id}/verify`, { token, json })

  it('does not become whole by a telephone that was added before there was a second step', async () => {
    const owner = await register(server, address(), PASSWORD)
    const { accessToken: early } = await signIn(server, owner.email, PASSWORD)
    const json = { factor_type: 'phone', phone: '+491511234567', friendly_name: 'phone' }
    const { id } = await enrol(early, json)
    await setUpSecondStep(server, owner)
    const { accessToken: token } = await signIn(server, owner.email, PASSWORD)
    expect((await challenge(token, id)).body.error_code).toBe('mfa_factor_not_found')
    expect(hook.lastCode('491511234567')).toBe('')
  })

  it('proves no factor that does not count yet, which its owner can', async () => {
    const owner = await register(server, address(), PASSWORD)
    const show = await setUpSecondStep(server, owner)
    passHalfMinute(server)
    const { accessToken } = await signIn(server, owner.email, PASSWORD)
    const { body } = await call(server, '/user', { token: accessToken })
    const [first] = body.factors as [{ id: string }]
    const asked = await challenge(accessToken, first.id)
    const proof = { challenge_id: asked.body.id, code: show() }
    const token = String((await verify(accessToken, first.id, proof)).body.access_token)
    const { id, totp } = await enrol(token, { factor_type: 'totp', friendly_name: 'tablet' })
    const code = authenticator(server, totp?.secret ?? '')()
    const own = (await challenge(token, id)).body.id

    const { accessToken: half } = await signIn(server, owner.email, PASSWORD)
    for (const answer of [
      await challenge(half, id),
      await verify(half, id, { challenge_id: own, code }),
    ]) {
      expect([answer.status, answer.body.error_code]).toEqual([403, 'insufficient_aal'])
    }
    expect((await verify(token, id, { challenge_id: own, code })).status).toBe(200)
  })
})

describe('[7.auth.14] what is kept with an account', () => {
  /** An object of this many bytes as JSON. */
  const sized = (bytes: number, key = 'note') => ({
    [key]: 'x'.repeat(bytes - JSON.stringify({ [key]: '' }).length),
  })
  const TOO_MUCH = sized(METADATA_MAX_BYTES + 1)

  it.each([
    ['POST', '/signup', () => ({ email: address(), password: PASSWORD, data: TOO_MUCH })],
    ['POST', '/otp', () => ({ email: address(), data: TOO_MUCH })],
    ['PUT', '/user', () => ({ data: TOO_MUCH })],
    ['POST', '/invite', () => ({ email: address(), data: TOO_MUCH })],
    ['POST', '/admin/users', () => ({ email: address(), user_metadata: TOO_MUCH })],
    ['POST', '/admin/users', () => ({ email: address(), app_metadata: TOO_MUCH })],
  ])('is refused by %s %s when it is too large, which names the field', async (...row) => {
    const [method, path, bodyOf] = row
    const token =
      path === '/user' ? (await register(server, address(), PASSWORD)).accessToken : admin
    const json = bodyOf()
    const answer = await call(server, path, { method, json, token })
    expect(answer.status).toBe(400)
    const field = Object.keys(json).at(-1)
    expect(answer.body.msg).toContain(`${field}: can hold at most ${METADATA_MAX_BYTES} bytes`)
  })

  it('cannot grow piece by piece either, by its owner or an administrator', async () => {
    const owner = await register(server, address(), PASSWORD)
    const put = async (path: string, json: object, token: string) => {
      const { status, body } = await call(server, path, { method: 'PUT', json, token })
      return [status, body.msg]
    }
    const half = METADATA_MAX_BYTES / 2
    const adminPath = `/admin/users/${owner.userId}`
    expect((await put('/user', { data: sized(half, 'a') }, owner.accessToken))[0]).toBe(200)
    expect(await put('/user', { data: sized(half, 'b') }, owner.accessToken)).toEqual([
      400,
      `data can hold at most ${METADATA_MAX_BYTES} bytes`,
    ])
    for (const field of ['user_metadata', 'app_metadata']) {
      if (field === 'app_metadata') {
        expect((await put(adminPath, { [field]: sized(half, 'a') }, admin))[0]).toBe(200)
      }
      expect(await put(adminPath, { [field]: sized(half, 'b') }, admin)).toEqual([
        400,
        `${field} can hold at most ${METADATA_MAX_BYTES} bytes`,
      ])
    }
    expect((await put('/user', { data: { a: null } }, owner.accessToken))[0]).toBe(200)
    expect((await put('/user', { data: sized(half, 'b') }, owner.accessToken))[0]).toBe(200)
  })

  it('never makes a token that a proxy’s header would not hold', async () => {
    const owner = await register(server, address(), PASSWORD)
    const json = {
      user_metadata: sized(METADATA_MAX_BYTES - 100),
      app_metadata: sized(METADATA_MAX_BYTES - 100),
    }
    const path = `/admin/users/${owner.userId}`
    expect((await call(server, path, { method: 'PUT', json, token: admin })).status).toBe(200)
    const full = await signIn(server, owner.email, PASSWORD)
    expect(full.accessToken.length).toBeLessThan(7500)
    expect(await isIn(full)).toBe(true)
    // As an account had it before there was a limit.
    await server.db
      .updateTable('auth_users')
      .set({ user_metadata: sized(14_000) })
      .where('id', '=', owner.userId)
      .execute()
    const bricked = await signIn(server, owner.email, PASSWORD)
    expect(await isIn(bricked)).toBe(true)
    const undo = { data: { note: null, colour: 'red' } }
    const token = bricked.accessToken
    expect((await call(server, '/user', { method: 'PUT', json: undo, token })).status).toBe(200)
    expect(await ownData(bricked)).toEqual({ colour: 'red' })
  })
})
