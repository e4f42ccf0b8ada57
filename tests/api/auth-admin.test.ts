// What administrators do with accounts, through the real client library.
import { AuthClient } from '@supabase/supabase-js'
import { hash } from 'bcryptjs'
import { NIL } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminToken } from '../support/admin-token.ts'
import { authClient, call, lastMail, openLink, passMailPause } from '../support/auth-client.ts'
import { register, signIn } from '../support/people.ts'
import { startServer } from '../support/server.ts'
import { serverHere } from '../support/server-here.ts'

const server = serverHere()
let token: string
let admin: InstanceType<typeof AuthClient>['admin']
let counter = 0
const PASSWORD = 'a long enough pass-phrase'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  token = await adminToken(server.deps, 3600)
  admin = new AuthClient({
    url: `${server.url}/auth/v1`,
    headers: { Authorization: `Bearer ${token}` },
    autoRefreshToken: false,
    persistSession: false,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input))
      return server.fetch(url.pathname + url.search, init)
    },
  }).admin
})

function someone(): string {
  counter += 1
  return `admin-test${counter}@example.org`
}

const ENDPOINTS: [string, string, object | undefined][] = [
  ['GET', '/admin/users', undefined],
  ['POST', '/admin/users', {}],
  ['GET', `/admin/users/${UNKNOWN_ID}`, undefined],
  ['PUT', `/admin/users/${UNKNOWN_ID}`, {}],
  ['DELETE', `/admin/users/${UNKNOWN_ID}`, {}],
  ['GET', `/admin/users/${UNKNOWN_ID}/factors`, undefined],
  ['PUT', `/admin/users/${UNKNOWN_ID}/factors/${UNKNOWN_ID}`, {}],
  ['DELETE', `/admin/users/${UNKNOWN_ID}/factors/${UNKNOWN_ID}`, undefined],
  ['POST', '/admin/generate_link', {}],
  ['POST', '/invite', {}],
]

describe('somebody who is no administrator', () => {
  it.each(ENDPOINTS)('[6.roles.2, 7.auth.11] is refused at %s %s', async (method, path, json) => {
    const person = await register(server, someone())
    const options = json === undefined ? { method } : { method, json }
    const asUser = await call(server, path, { ...options, token: person.accessToken })
    expect([asUser.status, asUser.body.error_code]).toEqual([403, 'not_admin'])
    const without = await call(server, path, options)
    expect([without.status, without.body.error_code]).toEqual([401, 'no_authorization'])
    const bad = await call(server, path, { ...options, token: 'word' })
    expect([bad.status, bad.body.error_code]).toEqual([403, 'bad_jwt'])
  })
})

describe('an administrator', () => {
  it('[7.auth.11] creates an account that can sign in at once', async () => {
    const email = someone()
    const { data, error } = await admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { name: 'Ada' },
      app_metadata: { plan: 'gold' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email,
      user_metadata: { name: 'Ada', email_verified: true },
      app_metadata: { provider: 'email', providers: ['email'], plan: 'gold' },
      identities: [{ provider: 'email' }],
    })
    await expect(signIn(server, email, PASSWORD)).resolves.toMatchObject({ userId: data.user?.id })
  })

  it('creates one with an id and an imported hash of its own', async () => {
    const [email, id] = [someone(), '11111111-1111-4111-8111-111111111111']
    const { data } = await admin.createUser({
      id,
      email,
      password_hash: await hash(PASSWORD, 4),
      email_confirm: true,
    })
    expect(data.user?.id).toBe(id)
    await expect(signIn(server, email, PASSWORD)).resolves.toMatchObject({ userId: id })
    await expect(signIn(server, email, 'wrong')).rejects.toThrow('400')
  })

  it.each([
    [{}, 400, 'Cannot create a user without either an email or phone'],
    [{ email: 'no address' }, 400, 'Unable to validate email address: invalid format'],
    [{ email: 'x@example.org', id: 'x' }, 400, 'ID must be a valid UUID'],
    [{ email: 'x@example.org', id: NIL, email_confirm: true }, 400, 'ID must be a valid UUID'],
    [
      { email: 'x@example.org', password: PASSWORD, password_hash: 'x' },
      400,
      'Only a password or a password hash should be provided',
    ],
    [
      { email: 'x@example.org', password_hash: 'x' },
      400,
      'Invalid password hash: use bcrypt, argon2i or argon2id',
    ],
    [
      { email: 'x@example.org', ban_duration: 'long' },
      400,
      'invalid format for ban duration: "long"',
    ],
  ])('cannot create one from %o', async (json, status, message) => {
    const answer = await call(server, '/admin/users', { json, token, isNewShape: true })
    expect([answer.status, answer.body.message]).toEqual([status, message])
  })

  it('cannot create one with an address that is taken', async () => {
    const email = someone()
    await register(server, email)
    const { error } = await admin.createUser({ email, password: PASSWORD })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('[7.auth.11] pages through accounts, and finds one by its address', async () => {
    const other = await startServer()
    try {
      const otherToken = await adminToken(other.deps, 60)
      for (const name of ['a', 'b_c', 'b%c', 'd', 'e']) {
        await call(other, '/admin/users', {
          json: { email: `${name}@example.org` },
          token: otherToken,
        })
        other.clock.advance(1000)
      }
      const first = await call(other, '/admin/users?page=1&per_page=2', { token: otherToken })
      expect(first.headers.get('x-total-count')).toBe('5')
      expect(first.headers.get('link')).toBe(
        '<http://localhost:3663/auth/v1/admin/users?page=2&per_page=2>; rel="next", <http://localhost:3663/auth/v1/admin/users?page=3&per_page=2>; rel="last"',
      )
      expect(first.body).toMatchObject({
        aud: 'authenticated',
        users: [{ email: 'e@example.org' }, { email: 'd@example.org' }],
      })
      const last = await call(other, '/admin/users?page=3&per_page=2', { token: otherToken })
      expect(last.body.users).toHaveLength(1)
      expect(last.headers.get('link')).not.toContain('next')
      const found = await call(other, '/admin/users?filter=b_c@', { token: otherToken })
      expect(found.body).toMatchObject({ users: [{ email: 'b_c@example.org' }] })
      const bad = await call(other, '/admin/users?page=-1', { token: otherToken })
      expect([bad.status, bad.body.msg]).toEqual([400, 'Bad Pagination Parameters: "-1"'])
    } finally {
      await other.stop()
    }
    const { data } = await admin.listUsers({ page: 1, perPage: 1 })
    expect(data).toMatchObject({ nextPage: 2, total: expect.any(Number) })
  })

  it('[7.auth.11] changes address, metadata and password; a new password ends every session', async () => {
    const [email, next] = [someone(), someone()]
    const person = await register(server, email)
    const { data, error } = await admin.updateUserById(person.userId, {
      email: next,
      password: 'a fresh pass-phrase',
      user_metadata: { colour: 'red', email_verified: null },
      app_metadata: { plan: 'gold' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: next,
      user_metadata: { colour: 'red' },
      app_metadata: { provider: 'email', plan: 'gold' },
      identities: [{ email: next }],
    })
    expect((await call(server, '/user', { token: person.accessToken })).status).toBe(403)
    await expect(signIn(server, next, 'a fresh pass-phrase')).resolves.toMatchObject({
      userId: person.userId,
    })
  })

  it('bans for a time, and lifts the ban', async () => {
    const email = someone()
    const { userId } = await register(server, email)
    const banned = await admin.updateUserById(userId, { ban_duration: '24h' })
    expect(banned.data.user).toHaveProperty('banned_until')
    await expect(signIn(server, email, PASSWORD)).rejects.toThrow('user_banned')
    server.clock.advance(25 * 3_600_000)
    await signIn(server, email, PASSWORD)
    server.clock.set(Date.now())
    await admin.updateUserById(userId, { ban_duration: 'none' })
    await signIn(server, email, PASSWORD)
  })

  it.each([true, false])('[7.auth.11] deletes an account (softly: %s)', async (isSoft) => {
    const email = someone()
    const person = await register(server, email)
    const { error } = await admin.deleteUser(person.userId, isSoft)
    expect(error).toBeNull()
    await expect(signIn(server, email, PASSWORD)).rejects.toThrow('invalid_credentials')
    expect((await call(server, '/user', { token: person.accessToken })).body.error_code).toBe(
      'user_not_found',
    )
    const row = await server.db
      .selectFrom('auth_users')
      .selectAll()
      .where('id', '=', person.userId)
      .executeTakeFirst()
    expect(row?.deleted_at instanceof Date).toBe(isSoft)
    expect(JSON.stringify(row ?? {})).not.toContain(email)
    // The address is free again.
    passMailPause(server)
    await register(server, email)
  })

  it('is told about accounts that do not exist', async () => {
    expect((await admin.getUserById(UNKNOWN_ID)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
    const answer = await call(server, '/admin/users/x', { token })
    expect([answer.status, answer.body.msg]).toEqual([404, 'user_id must be an UUID'])
  })

  it('[7.auth.11] sees and removes the factors of others', async () => {
    const email = someone()
    const { userId } = await register(server, email)
    expect((await call(server, `/admin/users/${userId}/factors`, { token })).body).toEqual({
      list: [],
    })
    const client = authClient(server)
    await client.signInWithPassword({ email, password: PASSWORD })
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    const listed = await admin.mfa.listFactors({ userId })
    expect(listed.data?.factors).toMatchObject([{ id: data?.id, friendly_name: 'phone' }])
    const renamed = await call(server, `/admin/users/${userId}/factors/${data?.id ?? ''}`, {
      method: 'PUT',
      json: { friendly_name: 'tablet' },
      token,
    })
    expect(renamed.body).toMatchObject({ friendly_name: 'tablet' })
    const gone = await admin.mfa.deleteFactor({ userId, id: data?.id ?? '' })
    expect(gone.error).toBeNull()
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([])
  })

  it('[7.auth.11] invites somebody, who follows the link and chooses a password', async () => {
    const email = someone()
    const { data, error } = await admin.inviteUserByEmail(email, { data: { name: 'Ada' } })
    expect(error).toBeNull()
    expect(data.user?.invited_at).toBeTruthy()
    const mail = await lastMail(server, email)
    expect(mail).toMatchObject({ type: 'invite', kind: 'invite' })
    const opened = await openLink(server, mail.link)
    expect(opened.fragment.get('type')).toBe('invite')
    const client = authClient(server)
    await client.setSession({
      access_token: opened.fragment.get('access_token') ?? '',
      refresh_token: opened.fragment.get('refresh_token') ?? '',
    })
    expect((await client.updateUser({ password: PASSWORD })).error).toBeNull()
    await signIn(server, email, PASSWORD)
    const again = await admin.inviteUserByEmail(email)
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' })
    const bad = await admin.inviteUserByEmail('no address')
    expect(bad.error).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})

describe('a generated link', () => {
  it.each([
    ['signup', { password: PASSWORD }, false, 'signup'],
    ['invite', {}, false, 'invite'],
    ['magiclink', {}, true, 'magiclink'],
    ['recovery', {}, true, 'recovery'],
    ['magiclink', {}, false, 'signup'],
  ] as const)(
    '[7.auth.11] of type %s with %o works without any mail',
    async (type, extra, isKnown, linkType) => {
      const email = someone()
      if (isKnown) await register(server, email)
      const before = (await server.mails()).length
      const { data, error } = await admin.generateLink({ type, email, ...extra } as never)
      expect(error).toBeNull()
      expect(data.user?.email).toBe(email)
      expect(data.properties).toMatchObject({ verification_type: linkType })
      expect(data.properties?.email_otp).toMatch(/^\d{6}$/)
      expect(await server.mails()).toHaveLength(before)
      const opened = await openLink(server, data.properties?.action_link ?? '')
      expect(opened.fragment.get('type')).toBe(linkType)
    },
  )

  it('also works as a code and as a hash', async () => {
    const email = someone()
    await register(server, email)
    const byCode = await admin.generateLink({ type: 'magiclink', email })
    const code = byCode.data.properties?.email_otp ?? ''
    const first = await authClient(server).verifyOtp({ email, token: code, type: 'magiclink' })
    expect(first.error).toBeNull()
    const byHash = await admin.generateLink({ type: 'recovery', email })
    const tokenHash = byHash.data.properties?.hashed_token ?? ''
    const second = await authClient(server).verifyOtp({ token_hash: tokenHash, type: 'recovery' })
    expect(second.error).toBeNull()
  })

  it('for a change of address comes in two halves whose hashes fit', async () => {
    const [email, newEmail] = [someone(), someone()]
    const { userId } = await register(server, email)
    const fresh = await admin.generateLink({ type: 'email_change_new', email, newEmail })
    const current = await admin.generateLink({ type: 'email_change_current', email, newEmail })
    expect(fresh.data.properties?.action_link).toContain(fresh.data.properties?.hashed_token)
    const half = await openLink(server, fresh.data.properties?.action_link ?? '')
    expect(half.fragment.get('message')).toContain('Confirmation link accepted')
    await openLink(server, current.data.properties?.action_link ?? '')
    expect((await admin.getUserById(userId)).data.user?.email).toBe(newEmail)
  })

  it.each([
    [{ type: 'wishes', email: 'a@example.org' }, 400, 'validation_failed'],
    [{ type: 'recovery', email: 'nobody@example.org' }, 404, 'user_not_found'],
    [{ type: 'recovery', email: 'no address' }, 400, 'validation_failed'],
    [{ type: 'signup', email: 'fresh@example.org' }, 400, 'validation_failed'],
  ])('is refused for %o', async (json, status, code) => {
    const answer = await call(server, '/admin/generate_link', { json, token })
    expect([answer.status, answer.body.error_code]).toEqual([status, code])
  })

  it('leads only where mails may lead', async () => {
    const email = someone()
    await register(server, email)
    const { data } = await admin.generateLink({
      type: 'magiclink',
      email,
      options: { redirectTo: 'https://evil.example/' },
    })
    expect(data.properties?.redirect_to).toBe('http://localhost:3663')
  })
})
