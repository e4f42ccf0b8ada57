// Whoever signs up with an address without reading its mail leaves nothing on the account of the
// person who does read it: no password, no data, no other way in.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin } from '#server/admin.ts'
import { adminToken } from '../support/admin-token.ts'
import { tidyAuth } from '#server/auth/housekeeping.ts'
import { authClient, call, lastMail, openLink, passMailPause } from '../support/auth-client.ts'
import { join } from '../support/api.ts'
import { register } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startSmsHook, type SmsHook } from '../support/sms-hook.ts'

const STRANGERS = 'a pass-phrase of a stranger'
const OWN = 'a pass-phrase of my own'
const DAY_MS = 86_400_000

let server: TestServer
let hook: SmsHook
let counter = 0

beforeAll(async () => {
  hook = await startSmsHook()
  server = await startServer({
    env: {
      AUTH_EXTERNAL_PHONE_ENABLED: 'true',
      AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
      AUTH_SMS_HOOK: hook.url,
    },
  })
})
afterAll(async () => {
  await server.stop()
  await hook.stop()
})

function someone(): string {
  counter += 1
  return `unproven${counter}@example.org`
}

async function signUp(email: string, password: string, name?: string): Promise<void> {
  passMailPause(server)
  const options = name === undefined ? {} : { options: { data: { display_name: name } } }
  const { error } = await authClient(server).signUp({ email, password, ...options })
  expect(error).toBeNull()
}

/** 'in', or the code of the refusal. */
async function tryPassword(credentials: { email: string } | { phone: string }, password: string) {
  const { error } = await authClient(server).signInWithPassword({ ...credentials, password })
  return error === null ? 'in' : error.code
}

async function confirmByCode(email: string, code: string, type: 'signup' | 'email' | 'recovery') {
  const { data, error } = await authClient(server).verifyOtp({ email, token: code, type })
  expect(error).toBeNull()
  return data.user
}

describe('after a stranger has signed up my address', () => {
  it('[7.auth.1] my own sign-up, confirmed, has my password and data', async () => {
    const email = someone()
    await signUp(email, STRANGERS, 'Evil')
    await signUp(email, OWN, 'Anna')
    const opened = await openLink(server, (await lastMail(server, email)).link)
    expect(opened.fragment.get('access_token')).not.toBeNull()
    expect(await tryPassword({ email }, STRANGERS)).toBe('invalid_credentials')
    const { data } = await authClient(server).signInWithPassword({ email, password: OWN })
    expect(data.user?.user_metadata).toEqual({ display_name: 'Anna', email_verified: true })
  })

  it('also when the stranger signs up again after me, my mail decides', async () => {
    const email = someone()
    await signUp(email, OWN, 'Anna')
    const mine = await lastMail(server, email)
    await signUp(email, STRANGERS, 'Evil')
    const user = await confirmByCode(email, mine.code, 'signup')
    expect(user?.user_metadata).toEqual({ display_name: 'Anna', email_verified: true })
    expect(await tryPassword({ email }, OWN)).toBe('in')
    expect(await tryPassword({ email }, STRANGERS)).toBe('invalid_credentials')
    // The mail that the stranger asked for ended when mine was used.
    const late = await openLink(server, (await lastMail(server, email)).link)
    expect(late.fragment.get('error_code')).toBe('otp_expired')
  })

  it.each<['recover' | 'otp', 'link' | 'code']>([
    ['recover', 'link'],
    ['recover', 'code'],
    ['otp', 'link'],
    ['otp', 'code'],
  ])('the mail of %s, by its %s, opens an account without password and data', async (way, by) => {
    const email = someone()
    await signUp(email, STRANGERS, 'Evil')
    passMailPause(server)
    const client = authClient(server)
    const { error } =
      way === 'recover'
        ? await client.resetPasswordForEmail(email)
        : await client.signInWithOtp({ email })
    expect(error).toBeNull()
    const mail = await lastMail(server, email)
    if (by === 'link') await openLink(server, mail.link)
    else await confirmByCode(email, mail.code, way === 'recover' ? 'recovery' : 'email')
    const row = await server.db
      .selectFrom('auth_users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(row.email_confirmed_at).not.toBeNull()
    expect([row.password_hash, row.user_metadata]).toEqual([null, { email_verified: true }])
    expect(await tryPassword({ email }, STRANGERS)).toBe('invalid_credentials')
  })

  it('a mail that is sent again belongs to nobody’s password', async () => {
    const email = someone()
    await signUp(email, STRANGERS)
    await signUp(email, OWN)
    passMailPause(server)
    expect((await authClient(server).resend({ type: 'signup', email })).error).toBeNull()
    await confirmByCode(email, (await lastMail(server, email)).code, 'signup')
    for (const password of [STRANGERS, OWN]) {
      expect(await tryPassword({ email }, password)).toBe('invalid_credentials')
    }
  })

  it('nothing that the stranger sees tells what I chose', async () => {
    const email = someone()
    await signUp(email, OWN, 'Anna')
    passMailPause(server)
    const json = { email, password: STRANGERS, data: { colour: 'red' } }
    const answer = await call(server, '/signup', { json })
    expect(answer.body).toMatchObject({ user_metadata: { colour: 'red' } })
    expect(JSON.stringify(answer.body)).not.toContain('Anna')
  })

  it('however often they do, my own mail still counts', async () => {
    const email = someone()
    await signUp(email, OWN)
    const mine = await lastMail(server, email)
    for (let round = 0; round < 6; round += 1) await signUp(email, STRANGERS)
    const opened = await openLink(server, mine.link)
    expect(opened.fragment.has('access_token')).toBe(true)
    expect(await tryPassword({ email }, OWN)).toBe('in')
    expect(await tryPassword({ email }, STRANGERS)).toBe('invalid_credentials')
  })

  it('five sign-ups wait at most once their mails have run out', async () => {
    const email = someone()
    await signUp(email, OWN)
    server.clock.advance(3_600_000)
    for (let round = 0; round < 6; round += 1) await signUp(email, STRANGERS)
    const waiting = server.db
      .selectFrom('auth_one_time_tokens')
      .select('id')
      .where('sent_to', '=', email)
    server.clock.advance(3_600_000)
    await signUp(email, STRANGERS)
    expect(await waiting.execute()).toHaveLength(5)
    passMailPause(server)
    await authClient(server).resetPasswordForEmail(email)
    await confirmByCode(email, (await lastMail(server, email)).code, 'recovery')
    expect(await tryPassword({ email }, STRANGERS)).toBe('invalid_credentials')
  })
})

describe('an address that a stranger has signed up', () => {
  const change = async (to: string) => {
    const email = someone()
    await register(server, email, OWN)
    const client = authClient(server)
    await client.signInWithPassword({ email, password: OWN })
    passMailPause(server)
    const { error } = await client.updateUser({ email: to })
    return { email, error }
  }

  it('[7.auth.6] can become the new one of somebody who proves it', async () => {
    const wanted = someone()
    await signUp(wanted, STRANGERS)
    const { email, error } = await change(wanted)
    expect(error).toBeNull()
    for (const to of [wanted, email]) await openLink(server, (await lastMail(server, to)).link)
    expect(await tryPassword({ email: wanted }, OWN)).toBe('in')
    expect(await tryPassword({ email: wanted }, STRANGERS)).toBe('invalid_credentials')
  })

  it('cannot, where it was proven or an operator made the account', async () => {
    const [proven, invited] = [someone(), someone()]
    await register(server, proven, STRANGERS)
    const token = await adminToken(server.deps, 60)
    await call(server, '/invite', { token, json: { email: invited } })
    for (const taken of [proven, invited]) {
      expect((await change(taken)).error).toMatchObject({ status: 422, code: 'email_exists' })
    }
  })
})

it('[7.auth.16] a domain with other letters is one address in both spellings, and can be invited', async () => {
  const email = `Käte${(counter += 1)}@Exämple.org`
  const stored = `käte${counter}@xn--exmple-cua.org`
  const { error } = await authClient(server).signUp({ email, password: OWN })
  expect(error).toBeNull()
  await openLink(server, (await lastMail(server, stored)).link)
  for (const spelled of [email, stored]) {
    expect(await tryPassword({ email: spelled }, OWN)).toBe('in')
  }
  for (const none of ['a@exämple.org/x.org', 'a@exämple.org?x', 'a@ä#x', 'a@ä:80', 'a@ä..org']) {
    const refused = await authClient(server).signUp({ email: none, password: OWN })
    expect(refused.error).toMatchObject({ status: 400, code: 'validation_failed' })
  }
  const friend = await join(server, 'Friend')
  expect((await friend.post('/users/friend-requests', { email })).status).toBe(201)
})

describe('whoever signs up twice', () => {
  it('uses the password of the mail they confirm', async () => {
    for (const which of ['first', 'second'] as const) {
      const email = someone()
      await signUp(email, 'the first pass-phrase')
      const first = await lastMail(server, email)
      await signUp(email, 'the second pass-phrase')
      expect(await tryPassword({ email }, 'the second pass-phrase')).toBe('email_not_confirmed')
      const second = await lastMail(server, email)
      await confirmByCode(email, which === 'first' ? first.code : second.code, 'signup')
      const answers = [
        await tryPassword({ email }, 'the first pass-phrase'),
        await tryPassword({ email }, 'the second pass-phrase'),
      ]
      const expected = ['in', 'invalid_credentials']
      expect(answers).toEqual(which === 'first' ? expected : expected.toReversed())
    }
  })

  it('can have the only mail sent again, two days later, and keeps the password', async () => {
    const email = someone()
    await signUp(email, OWN, 'Anna')
    const { code: old } = await lastMail(server, email)
    server.clock.advance(2 * DAY_MS)
    await tidyAuth(server.deps)
    expect((await authClient(server).resend({ type: 'signup', email })).error).toBeNull()
    const { code } = await lastMail(server, email)
    expect(code).not.toBe(old)
    const user = await confirmByCode(email, code, 'signup')
    expect(user?.user_metadata).toMatchObject({ display_name: 'Anna' })
    expect(await tryPassword({ email }, OWN)).toBe('in')
  })

  it('is confirmed by the operator with a password only when there was one sign-up', async () => {
    const env = { DATABASE_URL: server.databaseUrl }
    const [once, twice] = [someone(), someone()]
    await signUp(once, OWN)
    expect(await admin(['confirm', once], env)).toBe(`${once} is confirmed.`)
    expect(await tryPassword({ email: once }, OWN)).toBe('in')
    await signUp(twice, OWN)
    await signUp(twice, STRANGERS)
    expect(await admin(['confirm', twice], env)).toContain('reset-password')
    for (const password of [STRANGERS, OWN]) {
      expect(await tryPassword({ email: twice }, password)).toBe('invalid_credentials')
    }
  })
})

describe('a telephone number', () => {
  let number = 4_915_200_000_000

  async function signUpPhone(phone: string, password: string): Promise<string> {
    server.clock.advance(61_000)
    expect((await authClient(server).signUp({ phone, password })).error).toBeNull()
    return hook.lastCode(phone)
  }

  it('takes the password whose code was typed', async () => {
    number += 1
    const phone = String(number)
    await signUpPhone(phone, STRANGERS)
    const token = await signUpPhone(phone, OWN)
    expect(await tryPassword({ phone }, OWN)).toBe('phone_not_confirmed')
    const { error } = await authClient(server).verifyOtp({ phone, token, type: 'sms' })
    expect(error).toBeNull()
    expect(await tryPassword({ phone }, STRANGERS)).toBe('invalid_credentials')
    expect(await tryPassword({ phone }, OWN)).toBe('in')
  })

  it('takes none from a code to sign in with', async () => {
    number += 1
    const phone = String(number)
    await signUpPhone(phone, STRANGERS)
    server.clock.advance(61_000)
    await authClient(server).signInWithOtp({ phone })
    const token = hook.lastCode(phone)
    const { data } = await authClient(server).verifyOtp({ phone, token, type: 'sms' })
    expect(data.session).not.toBeNull()
    expect(await tryPassword({ phone }, STRANGERS)).toBe('invalid_credentials')
  })
})

describe('[7.auth.6] what a stranger wants to have as well', () => {
  /** A stranger has asked for it before me, and signs in once more afterwards. */
  async function wantedTwice(json: { email: string } | { phone: string }) {
    const stranger = await register(server, someone(), STRANGERS)
    const me = await register(server, someone(), OWN)
    for (const { accessToken: token } of [stranger, me]) {
      passMailPause(server)
      expect((await call(server, '/user', { method: 'PUT', token, json })).status).toBe(200)
    }
    server.clock.advance(1000)
    expect(await tryPassword({ email: stranger.email }, STRANGERS)).toBe('in')
    return me
  }

  it('becomes my address by the codes that I type', async () => {
    const email = someone()
    const me = await wantedTwice({ email })
    const verify = async (to: string) => {
      const token = (await lastMail(server, to)).code
      return call(server, '/verify', { json: { type: 'email_change', email: to, token } })
    }
    expect((await verify(email)).status).toBe(200)
    expect((await verify(me.email)).body).toMatchObject({ user: { id: me.userId, email } })
  })

  it('becomes my number by the code that I type, also when it is sent again', async () => {
    for (const [phone, isSentAgain] of [
      ['4915299999991', false],
      ['4915299999992', true],
    ] as const) {
      const me = await wantedTwice({ phone })
      const type = 'phone_change'
      if (isSentAgain) {
        passMailPause(server)
        await call(server, '/resend', { json: { type, phone } })
      }
      const json = { type, phone, token: hook.lastCode(phone) }
      expect((await call(server, '/verify', { json })).body).toMatchObject({
        user: { id: me.userId, phone },
      })
    }
  })
})

it('an account that was proven by its number keeps its password when its address is signed up', async () => {
  const email = someone()
  const phone = '4915299999999'
  const token = await adminToken(server.deps, 3600)
  const json = { email, phone, password: OWN, phone_confirm: true }
  expect((await call(server, '/admin/users', { token, json })).status).toBe(200)
  await signUp(email, STRANGERS, 'Evil')
  expect(await tryPassword({ phone }, STRANGERS)).toBe('invalid_credentials')
  await confirmByCode(email, (await lastMail(server, email)).code, 'signup')
  expect(await tryPassword({ email }, STRANGERS)).toBe('invalid_credentials')
  const { data } = await authClient(server).signInWithPassword({ phone, password: OWN })
  expect(data.user?.user_metadata).toEqual({ email_verified: true })
})

it('where nobody is asked to confirm, a sign-in link keeps what was told with it', async () => {
  const auto = await startServer({
    databaseUrl: server.databaseUrl,
    env: { AUTH_AUTOCONFIRM: 'true' },
  })
  try {
    const email = someone()
    await call(auto, '/otp', { json: { email, data: { display_name: 'Anna' } } })
    const { code } = await lastMail(auto, email)
    const verified = await authClient(auto).verifyOtp({ email, token: code, type: 'email' })
    expect(verified.data.user?.user_metadata).toMatchObject({ display_name: 'Anna' })
  } finally {
    await auto.stop()
  }
})

it('an account that is not confirmed is forgotten after a week, and nobody else is', async () => {
  const [unread, read, asked] = [someone(), someone(), someone()]
  const token = await adminToken(server.deps, 30 * 86_400)
  await signUp(unread, STRANGERS)
  await signUp(asked, STRANGERS)
  await register(server, read, OWN)
  await authClient(server).signInAnonymously()
  const made = someone()
  const invited = someone()
  await call(server, '/admin/users', { token, json: { email: made, password: OWN } })
  await call(server, '/invite', { token, json: { email: invited } })
  server.clock.advance(6 * DAY_MS)
  await tidyAuth(server.deps)
  await authClient(server).resend({ type: 'signup', email: asked })
  server.clock.advance(2 * DAY_MS)
  const before = await server.db.selectFrom('auth_users').select('email').execute()
  await tidyAuth(server.deps)
  const after = await server.db.selectFrom('auth_users').select('email').execute()
  const emails = after.map(({ email }) => email)
  expect(before.map(({ email }) => email)).toContain(unread)
  expect(emails).not.toContain(unread)
  expect(emails).toEqual(expect.arrayContaining([read, asked, made, invited, null]))
  await signUp(unread, OWN)
  await confirmByCode(unread, (await lastMail(server, unread)).code, 'signup')
  expect(await tryPassword({ email: unread }, OWN)).toBe('in')
})
