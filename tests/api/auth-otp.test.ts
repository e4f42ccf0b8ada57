// Signing in without a password: mailed links and codes, text messages, PKCE, fresh proof of oneself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authClient, call, lastMail, openLink, passMailPause } from '../support/auth-client.ts'
import { register, signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startSmsHook, type SmsHook } from '../support/sms-hook.ts'

let server: TestServer
let hook: SmsHook
let counter = 0
const PASSWORD = 'a long enough pass-phrase'

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
  return `otp${counter}@example.org`
}

describe('a mailed sign-in', () => {
  it.each(['/otp', '/magiclink'])('[7.auth.4] by %s registers an unknown address', async (path) => {
    const email = someone()
    const answer = await call(server, path, { json: { email, data: { display_name: 'Ada' } } })
    expect([answer.status, answer.body]).toEqual([200, {}])
    const { code, type } = await lastMail(server, email)
    expect(type).toBe('signup')
    const { data, error } = await authClient(server).verifyOtp({
      email,
      token: code,
      type: 'email',
    })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toEqual({ display_name: 'Ada', email_verified: true })
  })

  it('asked for three times at once with a new address finds the one account', async () => {
    const hasty = await startServer({ env: { AUTH_SMTP_MAX_FREQUENCY: '0' } })
    try {
      const ask = () => call(hasty, '/otp', { json: { email: 'twice@example.org' } })
      const answers = await Promise.all([ask(), ask(), ask()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    } finally {
      await hasty.stop()
    }
  })

  it('sends a known person a link and a code', async () => {
    const email = someone()
    await register(server, email)
    const client = authClient(server)
    expect((await client.signInWithOtp({ email })).error).toBeNull()
    const mail = await lastMail(server, email)
    expect(mail.type).toBe('magiclink')
    const { data } = await client.verifyOtp({ email, token: mail.code, type: 'email' })
    expect(data.session?.user.email).toBe(email)
    passMailPause(server)
    await client.signInWithOtp({ email })
    const opened = await openLink(server, (await lastMail(server, email)).link)
    expect(opened.fragment.get('type')).toBe('magiclink')
  })

  it('does not register anybody when the caller does not want that', async () => {
    const { error } = await authClient(server).signInWithOtp({
      email: someone(),
      options: { shouldCreateUser: false },
    })
    expect(error).toMatchObject({
      status: 422,
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    })
  })

  it.each([
    [{}, 'One of email or phone must be set'],
    [
      { email: 'a@example.org', phone: '4912345678' },
      'Only an email address or phone number should be provided',
    ],
    [
      { email: 'a@example.org', code_challenge: 'x' },
      'PKCE flow requires code_challenge_method and code_challenge to be set',
    ],
    [
      { email: 'a@example.org', code_challenge: 'x', code_challenge_method: 's256' },
      'code challenge has to be between 43 and 128 characters',
    ],
  ])('[5.login.1] with %o is refused', async (json, message) => {
    const answer = await call(server, '/otp', { json, isNewShape: true })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ code: 'validation_failed', message })
  })
})

describe('the PKCE flow', () => {
  it('[7.auth.2] turns a mailed link into a code, and the code with its verifier into a session', async () => {
    const email = someone()
    await register(server, email)
    const client = authClient(server, { flowType: 'pkce' })
    await client.resetPasswordForEmail(email, {
      redirectTo: 'http://localhost:3663/update-password',
    })
    const mail = await lastMail(server, email)
    expect(mail.token).toMatch(/^pkce_/)
    const opened = await openLink(server, mail.link)
    expect(opened.location).not.toContain('access_token')
    const code = opened.query.get('code') ?? ''
    const { data, error } = await client.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
    const again = await call(server, '/token?grant_type=pkce', {
      json: { auth_code: code, code_verifier: 'x'.repeat(43) },
    })
    expect([again.status, again.body.error_code]).toEqual([404, 'flow_state_not_found'])
  })

  it('tells an expired link in query and fragment', async () => {
    const opened = await openLink(
      server,
      'http://localhost:3663/auth/v1/verify?token=pkce_abc&type=signup',
    )
    expect(opened.query.get('error_code')).toBe('otp_expired')
    expect(opened.fragment.get('error_code')).toBe('otp_expired')
  })

  async function startFlow() {
    const email = someone()
    await register(server, email)
    const challenge = 'c'.repeat(43)
    await call(server, '/otp', {
      json: { email, code_challenge: challenge, code_challenge_method: 'plain' },
    })
    const opened = await openLink(server, (await lastMail(server, email)).link)
    return { code: opened.query.get('code') ?? '', verifier: challenge }
  }

  it('refuses a wrong verifier, a late code, an unknown code and half a request', async () => {
    const flow = await startFlow()
    const ask = async (json: object) => {
      const answer = await call(server, '/token?grant_type=pkce', { json })
      return [answer.status, answer.body.error_code]
    }
    expect(await ask({ auth_code: flow.code, code_verifier: 'd'.repeat(43) })).toEqual([
      400,
      'bad_code_verifier',
    ])
    expect(await ask({ auth_code: flow.code })).toEqual([400, 'validation_failed'])
    expect(await ask({ auth_code: 'nothing', code_verifier: flow.verifier })).toEqual([
      404,
      'flow_state_not_found',
    ])
    server.clock.advance(301_000)
    expect(await ask({ auth_code: flow.code, code_verifier: flow.verifier })).toEqual([
      422,
      'flow_state_expired',
    ])
    const other = await startFlow()
    const good = await call(server, '/token?grant_type=pkce', {
      json: { auth_code: other.code, code_verifier: other.verifier },
    })
    expect(good.status).toBe(200)
  })
})

describe('a telephone number', () => {
  it('[3.session.2, 7.auth.1] registers with a password, is confirmed by a code and signs in', async () => {
    const client = authClient(server)
    const { data, error } = await client.signUp({ phone: '+49 1512 3456789', password: PASSWORD })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ phone: '4915123456789', email: '' })
    const phone = '+4915123456789'
    const early = await client.signInWithPassword({ phone, password: PASSWORD })
    expect(early.error).toMatchObject({ code: 'phone_not_confirmed' })
    const token = hook.lastCode('4915123456789')
    const wrong = await client.verifyOtp({ phone, token: '000000', type: 'sms' })
    expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' })
    const verified = await client.verifyOtp({ phone, token, type: 'sms' })
    expect(verified.data.session?.user.phone_confirmed_at).toBeTruthy()
    expect((await client.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
  })

  it('signs in by a code alone, and its code lives one minute', async () => {
    const client = authClient(server)
    const phone = '4915100000001'
    expect((await client.signInWithOtp({ phone })).error).toBeNull()
    const early = await client.signInWithOtp({ phone })
    expect(early.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    const late = hook.lastCode(phone)
    server.clock.advance(61_000)
    expect((await client.verifyOtp({ phone, token: late, type: 'sms' })).error).not.toBeNull()
    expect((await client.resend({ type: 'sms', phone })).error).toBeNull()
    const { data } = await client.verifyOtp({ phone, token: hook.lastCode(phone), type: 'sms' })
    expect(data.session).not.toBeNull()
  })

  it('[7.auth.6] is changed by a code to the new number', async () => {
    const email = someone()
    const person = await register(server, email)
    const phone = '4915100000002'
    const changed = await call(server, '/user', {
      method: 'PUT',
      json: { phone },
      token: person.accessToken,
    })
    expect(changed.body).toMatchObject({ phone: '', new_phone: phone })
    const answer = await call(server, '/verify', {
      json: { type: 'phone_change', phone, token: hook.lastCode(phone) },
    })
    expect(answer.body).toMatchObject({ user: { phone, id: person.userId } })
    const taken = await call(server, '/user', {
      method: 'PUT',
      json: { phone: '4915123456789' },
      token: person.accessToken,
    })
    expect([taken.status, taken.body.error_code]).toEqual([422, 'phone_exists'])
  })

  it('that cannot be had changes nothing of what came with it', async () => {
    const email = someone()
    const person = await register(server, email, PASSWORD)
    const change = (phone: string) =>
      call(server, '/user', {
        method: 'PUT',
        json: { phone, password: 'another long pass-phrase' },
        token: person.accessToken,
      })
    expect((await change('no number')).status).toBe(400)
    expect((await change('4915123456789')).status).toBe(422)
    const json = { phone: '4915100000020' }
    const token = person.accessToken
    expect((await call(server, '/user', { method: 'PUT', json, token })).status).toBe(200)
    expect((await change('4915100000021')).body.error_code).toBe('over_sms_send_rate_limit')
    expect((await authClient(server).signInWithPassword({ email, password: PASSWORD })).error).toBe(
      null,
    )
  })

  it('whose message does not leave waits, and what came with it counts', async () => {
    const email = someone()
    const { accessToken: token } = await register(server, email, PASSWORD)
    const phone = '4915100000022'
    const password = 'another long pass-phrase'
    hook.isDown = true
    const changed = await call(server, '/user', { method: 'PUT', json: { phone, password }, token })
    hook.isDown = false
    expect([changed.status, changed.body.new_phone]).toEqual([200, phone])
    expect((await authClient(server).signInWithPassword({ email, password })).error).toBe(null)
    server.clock.advance(61_000)
    await call(server, '/resend', { json: { type: 'phone_change', phone } })
    const json = { type: 'phone_change', phone, token: hook.lastCode(phone) }
    expect((await call(server, '/verify', { json })).body).toMatchObject({ user: { phone } })
  })

  it('[7.auth.6] is changed to a number that others only signed up, and not to a proven one', async () => {
    const phone = '4915100000012'
    const stranger = authClient(server)
    expect((await stranger.signUp({ phone, password: PASSWORD })).error).toBeNull()
    const claimed = hook.lastCode(phone)
    const person = await register(server, someone())
    const ask = { method: 'PUT', json: { phone }, token: person.accessToken }
    expect((await call(server, '/user', ask)).body).toMatchObject({ phone: '', new_phone: phone })
    const answer = await call(server, '/verify', {
      json: { type: 'phone_change', phone, token: hook.lastCode(phone) },
    })
    expect(answer.body).toMatchObject({ user: { phone, id: person.userId } })
    const late = await stranger.verifyOtp({ phone, token: claimed, type: 'sms' })
    expect(late.error).not.toBeNull()
    const other = await register(server, someone())
    const again = await call(server, '/user', { ...ask, token: other.accessToken })
    expect([again.status, again.body.error_code]).toEqual([422, 'phone_exists'])
  })

  it('needs no code where nobody is asked to confirm, and is told when it is taken', async () => {
    const env = { AUTH_AUTOCONFIRM: 'true', AUTH_EXTERNAL_PHONE_ENABLED: 'true' }
    const open = await startServer({ env })
    try {
      const client = authClient(open)
      const phone = '4915100000009'
      const { data, error } = await client.signUp({ phone, password: PASSWORD })
      expect(error).toBeNull()
      expect(data.session?.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) })
      const other = await client.updateUser({ phone: '4915100000010' })
      expect(other.data.user).toMatchObject({ phone: '4915100000010' })
      expect(other.data.user?.new_phone).toBeUndefined()
      const credentials = { phone: '4915100000010', password: PASSWORD }
      expect((await client.signInWithPassword(credentials)).error).toBeNull()
      const taken = await authClient(open).signUp(credentials)
      expect(taken.error).toMatchObject({ status: 422, code: 'user_already_exists' })
      expect((await call(open, '/settings')).body).toMatchObject({ phone_autoconfirm: true })
    } finally {
      await open.stop()
    }
  })

  it('is told when the hook does not take the message', async () => {
    hook.isDown = true
    const { error } = await authClient(server).signInWithOtp({ phone: '4915100000003' })
    hook.isDown = false
    expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' })
  })

  it('that is none is refused', async () => {
    const { error } = await authClient(server).signInWithOtp({ phone: '12' })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})

describe('a change of password', () => {
  it('[7.auth.4] asks for a fresh proof a day after signing in', async () => {
    const email = someone()
    const client = authClient(server)
    await register(server, email)
    await client.signInWithPassword({ email, password: PASSWORD })
    server.clock.advance(25 * 3_600_000)
    await client.refreshSession()
    const needed = await client.updateUser({ password: 'another pass-phrase' })
    expect(needed.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    expect((await client.reauthenticate()).error).toBeNull()
    const { code } = await lastMail(server, email)
    const nonce = code === '123456' ? '654321' : '123456'
    const wrong = await client.updateUser({ password: 'another pass-phrase', nonce })
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    const right = await client.updateUser({ password: 'another pass-phrase', nonce: code })
    expect(right.error).toBeNull()
    await expect(signIn(server, email, 'another pass-phrase')).resolves.toMatchObject({ email })
  })

  it('[5.register.3] to one of the most common passwords is refused, at sign-up, too', async () => {
    const json = { email: someone(), password: 'Football1' }
    const answer = await call(server, '/signup', { json, isNewShape: true })
    expect(answer.body).toMatchObject({ weak_password: { reasons: ['pwned'] } })
    const person = await register(server, someone())
    const changed = await call(server, '/user', {
      method: 'PUT',
      json: { password: 'qwertyuiop' },
      token: person.accessToken,
    })
    expect([changed.status, changed.body.error_code]).toEqual([422, 'weak_password'])
  })
})

describe('somebody anonymous', () => {
  it('gets an account, and makes it permanent with an address', async () => {
    const client = authClient(server)
    const { data, error } = await client.signInAnonymously({ options: { data: { colour: 'red' } } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      identities: [],
      app_metadata: {},
      user_metadata: { colour: 'red' },
    })
    expect((await client.reauthenticate()).error).toMatchObject({ code: 'validation_failed' })
    const bare = await client.updateUser({ password: PASSWORD })
    expect(bare.error).toMatchObject({ status: 422, code: 'validation_failed' })
    const email = someone()
    await client.updateUser({ email })
    const { code } = await lastMail(server, email)
    const verified = await client.verifyOtp({ email, token: code, type: 'email_change' })
    expect(verified.data.user).toMatchObject({
      id: data.user?.id,
      email,
      is_anonymous: false,
      identities: [{ provider: 'email' }],
    })
  })
})

it('a wallet is answered as by a provider without it', async () => {
  const answer = await call(server, '/token?grant_type=web3', { json: { chain: 'ethereum' } })
  expect([answer.status, answer.body.error_code]).toEqual([422, 'web3_provider_disabled'])
})
