// The sign-in provider by its contract: the real client library where it has a method, raw calls in
// both error shapes for the rest.
import { describe, expect, it } from 'vitest'
import { authClient, call, lastMail, openLink, passMailPause } from '../support/auth-client.ts'
import { register, signIn } from '../support/people.ts'
import { serverHere } from '../support/server-here.ts'

const server = serverHere()
let counter = 0
const PASSWORD = 'a long enough pass-phrase'

function someone(): string {
  counter += 1
  return `person${counter}@example.org`
}

type Expected = { status: number; code: string; message: string }

/** Asks twice and checks both error shapes, with the headers that tell them apart. */
async function expectRefusal(
  path: string,
  options: Parameters<typeof call>[2],
  expected: Expected,
): Promise<void> {
  const old = await call(server, path, options)
  expect(old.status).toBe(expected.status)
  expect(old.body).toMatchObject({
    code: expected.status,
    error_code: expected.code,
    msg: expected.message,
  })
  expect(old.headers.get('x-sb-error-code')).toBe(expected.code)
  expect(old.headers.get('x-supabase-api-version')).toBeNull()
  const recent = await call(server, path, { ...options, isNewShape: true })
  expect(recent.status).toBe(expected.status)
  expect(recent.body).toMatchObject({ code: expected.code, message: expected.message })
  expect(recent.headers.get('x-supabase-api-version')).toBe('2024-01-01')
}

describe('somebody who registers', () => {
  it('[3.session.2, 7.auth.1] gets a mail, and no session before the address is confirmed', async () => {
    const email = someone()
    const client = authClient(server)
    const { data, error } = await client.signUp({
      email: email.toUpperCase(),
      password: PASSWORD,
      options: { data: { display_name: 'Anna' }, emailRedirectTo: 'http://localhost:3663/menu' },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      user_metadata: { display_name: 'Anna' },
      app_metadata: { provider: 'email', providers: ['email'] },
      is_anonymous: false,
      identities: [{ provider: 'email', identity_data: { email, email_verified: false } }],
    })
    expect(data.user?.confirmation_sent_at).toBeTruthy()
    expect(data.user).not.toHaveProperty('email_confirmed_at')

    const early = await client.signInWithPassword({ email, password: PASSWORD })
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })

    const mail = await lastMail(server, email)
    expect(mail).toMatchObject({ type: 'signup', redirectTo: 'http://localhost:3663/menu' })
    expect(mail.code).toMatch(/^\d{6}$/)
    expect(mail.html).toContain(mail.code)

    const opened = await openLink(server, mail.link)
    expect(opened.status).toBe(303)
    expect(opened.location).toMatch(
      /^http:\/\/localhost:3663\/menu#access_token=.+&expires_at=\d+&expires_in=3600&refresh_token=.+&sb=&token_type=bearer&type=signup$/,
    )
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
    expect(opened.headers.get('cache-control')).toBe('no-store')

    const session = await client.setSession({
      access_token: opened.fragment.get('access_token') ?? '',
      refresh_token: opened.fragment.get('refresh_token') ?? '',
    })
    expect(session.data.user?.user_metadata).toEqual({ display_name: 'Anna', email_verified: true })
    expect(session.data.user?.email_confirmed_at).toBeTruthy()
  })

  it('[7.auth.4] can type the code instead of opening the link', async () => {
    const email = someone()
    const client = authClient(server)
    await client.signUp({ email, password: PASSWORD })
    const { code } = await lastMail(server, email)
    const { data, error } = await client.verifyOtp({ email, token: code, type: 'signup' })
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
    const { data: claims } = await client.getClaims()
    expect(claims?.claims).toMatchObject({
      iss: 'http://localhost:3663/auth/v1',
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      is_anonymous: false,
      amr: [{ method: 'otp' }],
    })
    expect(claims?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' })
  })

  it('is answered as the protocol does for an address that has an account', async () => {
    const email = someone()
    await register(server, email)
    const before = (await server.mails()).length
    const fresh = await call(server, '/signup', { json: { email: someone(), password: PASSWORD } })
    const taken = await call(server, '/signup', { json: { email, password: PASSWORD } })
    expect(taken.status).toBe(200)
    expect(taken.body).toMatchObject({ email, identities: [], role: '' })
    const hidden = Object.keys(fresh.body).filter((key) => !(key in taken.body))
    expect(hidden).toEqual([])
    expect(await server.mails()).toHaveLength(before + 1)
  })

  it('must wait a minute for the next mail', async () => {
    const email = someone()
    await authClient(server).signUp({ email, password: PASSWORD })
    await expectRefusal(
      '/signup',
      { json: { email, password: PASSWORD } },
      {
        status: 429,
        code: 'over_email_send_rate_limit',
        message: expect.stringMatching(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        ),
      },
    )
  })

  it.each([
    [{ email: 'a@example.org' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      { email: 'no address', password: PASSWORD },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: 'a@example.org', phone: '4912345678', password: PASSWORD },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    [
      { phone: '4912345678', password: PASSWORD },
      400,
      'phone_provider_disabled',
      'Phone signups are disabled',
    ],
    [{}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    [
      { email: 'a@example.org', password: 'ü'.repeat(40) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
  ])('is refused with %o', async (json, status, code, message) => {
    await expectRefusal('/signup', { json }, { status, code, message })
  })

  it('[5.register.3, 8.auth.1] is told why a password is weak', async () => {
    const json = { email: someone(), password: '12345' }
    const recent = await call(server, '/signup', { json, isNewShape: true })
    expect(recent.status).toBe(422)
    expect(recent.body).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    })
    const { error } = await authClient(server).signUp(json)
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })
  })

  it('twice at the same moment has one account', async () => {
    const email = someone()
    const both = await Promise.all(
      [1, 2].map(() => call(server, '/signup', { json: { email, password: PASSWORD } })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429])
    const rows = await server.db
      .selectFrom('auth_users')
      .where('email', '=', email)
      .selectAll()
      .execute()
    expect(rows).toHaveLength(1)
  })
})

describe('a body that is no request', () => {
  it.each([
    ['text', 'no json'],
    ['an empty body', ''],
    ['a wrong type', '{"email":1}'],
    ['a list', '[]'],
    ['a NUL', '{"email":"a\\u0000@example.org"}'],
    ['half a surrogate pair', '{"email":"a","data":{"n":"\\ud800"}}'],
  ])('%s is refused as bad_json', async (_name, text) => {
    const answer = await call(server, '/signup', { text, method: 'POST' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error_code: 'bad_json' })
    expect(answer.body.msg).toMatch(/^Could not parse request body as JSON: /)
  })

  it('names the field of a wrong type', async () => {
    const answer = await call(server, '/token?grant_type=password', { json: { email: 1 } })
    expect(answer.body.msg).toContain('email')
  })

  it('of more than a megabyte is refused with 413', async () => {
    const answer = await call(server, '/signup', { json: { email: 'x'.repeat(1_100_000) } })
    expect(answer.status).toBe(413)
    expect(answer.body).toMatchObject({ error_code: 'request_entity_too_large' })
  })

  it('is JSON whatever its content type says', async () => {
    const answer = await call(server, '/recover', {
      json: { email: someone() },
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(answer.status).toBe(200)
  })
})

describe('signing in with a password', () => {
  it('[3.session.1, 7.auth.2] answers the session that the client library expects', async () => {
    const email = someone()
    await register(server, email)
    const answer = await call(server, '/token?grant_type=password', {
      json: { email, password: PASSWORD },
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expect.any(Number),
      access_token: expect.any(String),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      user: { email },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('sb-auth-user-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('sb-auth-session-id')).toMatch(/^[0-9a-f-]{36}$/)
    const { data, error } = await authClient(server).signInWithPassword({
      email,
      password: PASSWORD,
    })
    expect(error).toBeNull()
    expect(data.session?.user.last_sign_in_at).toBeTruthy()
  })

  it.each([
    ['an unknown address', { email: 'nobody@example.org', password: PASSWORD }],
    ['a wrong password', { email: 'person1@example.org', password: 'wrong' }],
    ['no password', { email: 'person1@example.org' }],
  ])('with %s is refused in the same words', async (_name, json) => {
    await expectRefusal(
      '/token?grant_type=password',
      { json },
      { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' },
    )
  })

  it('[5.login.1] without an address, or by an unknown grant, is refused', async () => {
    await expectRefusal(
      '/token?grant_type=password',
      { json: { password: PASSWORD } },
      { status: 400, code: 'validation_failed', message: 'missing email or phone' },
    )
    await expectRefusal(
      '/token?grant_type=wishes',
      { json: {} },
      { status: 400, code: 'invalid_credentials', message: 'unsupported_grant_type' },
    )
  })

  it('is refused while the account is banned', async () => {
    const email = someone()
    const { userId } = await register(server, email)
    const until = new Date(server.clock.now() + 3_600_000)
    await server.db
      .updateTable('auth_users')
      .set({ banned_until: until })
      .where('id', '=', userId)
      .execute()
    await expectRefusal(
      '/token?grant_type=password',
      { json: { email, password: PASSWORD } },
      { status: 400, code: 'user_banned', message: 'User is banned' },
    )
  })
})

describe('a forgotten password', () => {
  it('[2.forgot.3, 7.auth.3, 7.auth.6] is replaced by way of the mail, and every other session ends', async () => {
    const email = someone()
    const old = await register(server, email)
    const client = authClient(server)
    const sent = await client.resetPasswordForEmail(email, {
      redirectTo: 'http://localhost:3663/update-password',
    })
    expect(sent.error).toBeNull()
    const mail = await lastMail(server, email)
    expect(mail).toMatchObject({
      type: 'recovery',
      redirectTo: 'http://localhost:3663/update-password',
    })

    const head = await openLink(server, mail.link, 'HEAD')
    expect(head.status).toBe(200)
    const opened = await openLink(server, mail.link)
    expect(opened.location.startsWith('http://localhost:3663/update-password#')).toBe(true)
    expect(opened.fragment.get('type')).toBe('recovery')
    const twice = await openLink(server, mail.link)
    expect(twice.status).toBe(303)
    expect(twice.location).toBe(
      'http://localhost:3663/update-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    )

    await client.setSession({
      access_token: opened.fragment.get('access_token') ?? '',
      refresh_token: opened.fragment.get('refresh_token') ?? '',
    })
    const same = await client.updateUser({ password: PASSWORD })
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' })
    const updated = await client.updateUser({ password: 'a fresh pass-phrase' })
    expect(updated.error).toBeNull()
    await expect(signIn(server, email, 'a fresh pass-phrase')).resolves.toMatchObject({ email })
    await expect(signIn(server, email, PASSWORD)).rejects.toThrow('400')
    expect((await call(server, '/user', { token: old.accessToken })).body).toMatchObject({
      error_code: 'session_not_found',
    })
  })

  it('is answered alike for known and unknown addresses, at first and too soon after', async () => {
    const known = someone()
    await register(server, known)
    for (const email of [known, 'nobody-here@example.org']) {
      const first = await call(server, '/recover', { json: { email } })
      expect([first.status, first.body]).toEqual([200, {}])
      const second = await call(server, '/recover', { json: { email } })
      expect(second.status).toBe(429)
      expect(second.body).toMatchObject({ error_code: 'over_email_send_rate_limit' })
    }
  })

  it('needs an address', async () => {
    await expectRefusal(
      '/recover',
      { json: {} },
      {
        status: 400,
        code: 'validation_failed',
        message: 'Password recovery requires an email',
      },
    )
  })

  it('confirms an address that was not confirmed before', async () => {
    const email = someone()
    await authClient(server).signUp({ email, password: PASSWORD })
    passMailPause(server)
    await authClient(server).resetPasswordForEmail(email)
    const { code } = await lastMail(server, email)
    const { data, error } = await authClient(server).verifyOtp({
      email,
      token: code,
      type: 'recovery',
    })
    expect(error).toBeNull()
    expect(data.user?.email_confirmed_at).toBeTruthy()
  })
})

describe('a code or link', () => {
  async function pending() {
    const email = someone()
    await authClient(server).signUp({ email, password: PASSWORD })
    return { email, ...(await lastMail(server, email)) }
  }

  const EXPIRED = { status: 403, error_code: 'otp_expired' }

  async function hand(email: string, token: string) {
    const answer = await call(server, '/verify', { json: { type: 'signup', email, token } })
    return { status: answer.status, error_code: answer.body.error_code }
  }

  it('that is wrong, used up, older than an hour or of another address does not count', async () => {
    const mail = await pending()
    const other = await pending()
    const wrong = mail.code === '000000' ? '000001' : '000000'
    expect(await hand(mail.email, wrong)).toEqual(EXPIRED)
    expect(await hand('nobody@example.org', mail.code)).toEqual(EXPIRED)
    if (other.code !== mail.code) expect(await hand(mail.email, other.code)).toEqual(EXPIRED)
    expect((await hand(mail.email, mail.code)).status).toBe(200)
    expect(await hand(mail.email, mail.code)).toEqual(EXPIRED)
    server.clock.advance(3_601_000)
    expect(await hand(other.email, other.code)).toEqual(EXPIRED)
    expect((await openLink(server, other.link)).fragment.get('error_code')).toBe('otp_expired')
  })

  it('can be guessed five times, also in parallel; the link goes on counting', async () => {
    const mail = await pending()
    const guesses = ['111111', '222222', '333333', '444444', '555555'].filter(
      (g) => g !== mail.code,
    )
    await Promise.all(guesses.map((guess) => hand(mail.email, guess)))
    await hand(mail.email, '999999')
    expect(await hand(mail.email, mail.code)).toEqual(EXPIRED)
    expect((await openLink(server, mail.link)).fragment.get('access_token')).toBeTruthy()
  })

  it('[7.auth.4] is replaced by the next one', async () => {
    const mail = await pending()
    passMailPause(server)
    const { error } = await authClient(server).resend({ type: 'signup', email: mail.email })
    expect(error).toBeNull()
    expect((await openLink(server, mail.link)).fragment.get('error_code')).toBe('otp_expired')
    const next = await lastMail(server, mail.email)
    expect((await openLink(server, next.link)).fragment.get('access_token')).toBeTruthy()
  })

  it('opened twice at the same moment signs in once', async () => {
    const mail = await pending()
    const both = await Promise.all([openLink(server, mail.link), openLink(server, mail.link)])
    expect(both.filter(({ fragment }) => fragment.has('access_token'))).toHaveLength(1)
  })

  it('can be handed in as a token hash', async () => {
    const mail = await pending()
    const { data, error } = await authClient(server).verifyOtp({
      token_hash: mail.token,
      type: 'email',
    })
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
  })

  it.each([
    [{ type: 'signup' }, 'Verify requires a token or a token hash'],
    [{ token: '123456', email: 'a@example.org' }, 'Verify requires a verification type'],
    [
      { type: 'signup', token: '123456' },
      'Only an email address or phone number should be provided on verify',
    ],
    [
      { type: 'signup', token_hash: 'ab', email: 'a@example.org' },
      'Only the token_hash and type should be provided',
    ],
    [{ type: 'wishes', token_hash: 'ab' }, 'Invalid email verification type'],
    [{ type: '__proto__', token_hash: 'ab' }, 'Invalid email verification type'],
  ])('handed in as %o is refused', async (json, message) => {
    await expectRefusal('/verify', { json }, { status: 400, code: 'validation_failed', message })
  })

  it.each([
    ['/verify?type=signup', 'Verify requires a token or a token hash'],
    ['/verify?token=abc', 'Verify requires a verification type'],
  ])('opened as %s is refused without a redirect', async (path, message) => {
    await expectRefusal(path, {}, { status: 400, code: 'validation_failed', message })
  })

  it('is not stored in a form that could be used', async () => {
    const mail = await pending()
    const rows = await server.db.selectFrom('auth_one_time_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(mail.token)
  })
})

describe('asking for a mail again', () => {
  it('[7.auth.4] is answered alike whoever asks', async () => {
    const confirmed = someone()
    await register(server, confirmed)
    passMailPause(server)
    const before = (await server.mails()).length
    for (const email of [confirmed, 'nobody-at-all@example.org']) {
      const answer = await call(server, '/resend', { json: { type: 'signup', email } })
      expect([answer.status, answer.body]).toEqual([200, {}])
    }
    expect(await server.mails()).toHaveLength(before)
  })

  it.each([
    [
      { email: 'a@example.org' },
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    [{ type: 'signup' }, 'Type provided requires an email address'],
    [{ type: 'sms' }, 'Type provided requires a phone number'],
    [
      { type: 'signup', email: 'a@example.org', phone: '4912345' },
      'Only an email address or phone number should be provided.',
    ],
  ])('is refused with %o', async (json, message) => {
    await expectRefusal('/resend', { json }, { status: 400, code: 'validation_failed', message })
  })
})

describe('changing the address', () => {
  it('[7.auth.6] needs the agreement of both, in either order', async () => {
    const [email, newEmail] = [someone(), someone()]
    const person = await register(server, email)
    const answer = await call(server, '/user', {
      method: 'PUT',
      json: { email: newEmail },
      token: person.accessToken,
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ email, new_email: newEmail })
    const first = await openLink(server, (await lastMail(server, newEmail)).link)
    expect(first.location).toBe(
      'http://localhost:3663/#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=',
    )
    await expect(signIn(server, newEmail, PASSWORD)).rejects.toThrow('400')
    const second = await openLink(server, (await lastMail(server, email)).link)
    expect(second.fragment.get('type')).toBe('email_change')
    await expect(signIn(server, newEmail, PASSWORD)).resolves.toMatchObject({
      userId: person.userId,
    })
    const me = await call(server, '/user', { token: person.accessToken })
    expect(me.body).toMatchObject({
      email: newEmail,
      identities: [{ email: newEmail, identity_data: { email: newEmail } }],
    })
    expect(me.body).not.toHaveProperty('new_email')
  })

  it('works by codes as well', async () => {
    const [email, newEmail] = [someone(), someone()]
    const person = await register(server, email)
    await call(server, '/user', {
      method: 'PUT',
      json: { email: newEmail },
      token: person.accessToken,
    })
    const current = await lastMail(server, email)
    const half = await call(server, '/verify', {
      json: { type: 'email_change', email, token: current.code },
    })
    expect(half.body).toMatchObject({ code: '200' })
    const fresh = await lastMail(server, newEmail)
    const whole = await call(server, '/verify', {
      json: { type: 'email_change', email: newEmail, token: fresh.code },
    })
    expect(whole.body).toMatchObject({ user: { email: newEmail } })
  })

  it('to one that somebody has is refused', async () => {
    const [mine, theirs] = [someone(), someone()]
    const me = await register(server, mine)
    await register(server, theirs)
    await expectRefusal(
      '/user',
      { method: 'PUT', json: { email: theirs }, token: me.accessToken },
      {
        status: 422,
        code: 'email_exists',
        message: 'A user with this email address has already been registered',
      },
    )
  })
})

describe('one’s own account', () => {
  it('[7.auth.6] keeps metadata by key; null removes one', async () => {
    const client = authClient(server)
    const email = someone()
    await register(server, email, PASSWORD, 'Anna')
    await client.signInWithPassword({ email, password: PASSWORD })
    const { data } = await client.updateUser({ data: { colour: 'red', display_name: null } })
    expect(data.user?.user_metadata).toEqual({ email_verified: true, colour: 'red' })
  })

  it('does not let its holder write app_metadata', async () => {
    const person = await register(server, someone())
    await expectRefusal(
      '/user',
      { method: 'PUT', json: { app_metadata: { admin: true } }, token: person.accessToken },
      {
        status: 403,
        code: 'not_admin',
        message: 'Updating app_metadata requires admin privileges',
      },
    )
  })

  it.each(['global', 'local', 'others'] as const)(
    '[7.auth.7] is signed out with scope %s',
    async (scope) => {
      const email = someone()
      const here = await register(server, email)
      const there = await signIn(server, email, PASSWORD)
      const answer = await call(server, `/logout?scope=${scope}`, {
        method: 'POST',
        token: here.accessToken,
      })
      expect(answer.status).toBe(204)
      const isAlive = async (token: string) =>
        (await call(server, '/user', { token })).status === 200
      expect([await isAlive(here.accessToken), await isAlive(there.accessToken)]).toEqual(
        { global: [false, false], local: [false, true], others: [true, false] }[scope],
      )
    },
  )

  it('[7.auth.7] is signed out by the client library in one call', async () => {
    const email = someone()
    await register(server, email)
    const client = authClient(server)
    await client.signInWithPassword({ email, password: PASSWORD })
    expect((await client.signOut()).error).toBeNull()
    expect((await client.getSession()).data.session).toBeNull()
  })

  it('refuses an unknown scope', async () => {
    const person = await register(server, someone())
    await expectRefusal(
      '/logout?scope=x',
      { method: 'POST', token: person.accessToken },
      { status: 400, code: 'validation_failed', message: 'Unsupported logout scope "x"' },
    )
  })
})

describe('what everybody may know', () => {
  it('[7.auth.10] the settings, the health, the public keys without any private part', async () => {
    expect((await call(server, '/settings')).body).toMatchObject({
      external: { email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      saml_enabled: false,
    })
    expect((await call(server, '/health')).body).toMatchObject({ name: 'GoTrue' })
    const keys = await call(server, '/.well-known/jwks.json')
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600')
    expect(keys.body).toEqual({
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          alg: 'ES256',
          use: 'sig',
          kid: expect.any(String),
          x: expect.any(String),
          y: expect.any(String),
        },
      ],
    })
  })

  it('other sites may call, with the headers the contract lists', async () => {
    const answer = await server.fetch('/auth/v1/token', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://elsewhere.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'apikey,x-supabase-api-version',
      },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('access-control-allow-headers')).toContain('apikey')
    const got = await server.fetch('/auth/v1/settings', {
      headers: { Origin: 'https://e.example' },
    })
    expect(got.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version')
  })

  it('an unknown path is refused in the shape of the provider', async () => {
    expect((await call(server, '/wishes')).status).toBe(404)
  })
})

it('nothing that opens an account is ever logged', async () => {
  const email = someone()
  const person = await register(server, email, 'canary-pass-phrase')
  await call(server, '/token?grant_type=refresh_token', {
    json: { refresh_token: person.refreshToken },
  })
  passMailPause(server)
  await call(server, '/recover', { json: { email } })
  const mail = await lastMail(server, email)
  await openLink(server, mail.link)
  const log = server.logLines.join('\n')
  const secrets = [person.accessToken, person.refreshToken, mail.token, 'canary-pass-phrase']
  for (const secret of secrets) expect(log).not.toContain(secret)
})
