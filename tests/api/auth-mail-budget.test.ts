// Mails and messages are scarce, so one sender has no more than a share of them. Asking for one
// never tells whether an address or number has an account.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { authClient, call, lastMail, passMailPause } from '../support/auth-client.ts'
import { register } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startSmsHook, type SmsHook } from '../support/sms-hook.ts'

const PASSWORD = 'a long enough pass-phrase'
const KNOWN = 'anna@example.org'
const HOUR_MS = 3_600_000
const open: TestServer[] = []
let mailbox: TestServer
beforeAll(async () => {
  mailbox = await startServer()
  await register(mailbox, KNOWN)
})
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop()
})
afterAll(() => mailbox.stop())

/** A server that sends mails, with Anna's account alone in it: four mails an hour, and two to recover. */
async function sending(env: Record<string, string> = {}): Promise<TestServer> {
  await asAtFirst(mailbox)
  const server = await startServer({
    listen: true,
    databaseUrl: mailbox.databaseUrl,
    env: {
      SMTP_URL: 'smtp://127.0.0.1:1',
      TRUST_PROXY: 'loopback',
      AUTH_RATE_LIMIT_EMAIL_SENT: '6',
      AUTH_RATE_LIMIT_SENT_PER_SENDER: '3',
      ...env,
    },
  })
  open.unshift(server)
  // Counts begin anew with each hour, which must not happen during a test.
  const leftMs = HOUR_MS - (server.clock.now() % HOUR_MS)
  server.clock.advance(leftMs < HOUR_MS / 3 ? leftMs + 61_000 : 61_000)
  return server
}

/**
 * Takes everything away but Anna's account: a new database for each test would take longer than it.
 */
async function asAtFirst({ db }: TestServer): Promise<void> {
  await sql`delete from auth_users where email is distinct from ${KNOWN}`.execute(db)
  for (const table of ['auth_sessions', 'auth_one_time_tokens', 'auth_mail', 'auth_pauses']) {
    await sql`delete from ${sql.table(table)}`.execute(db)
  }
  await sql`delete from rate_counts`.execute(db)
}

/** Calls from another address of the internet each time, or from a given one. */
function from(server: TestServer, address: string) {
  return async (path: string, json: object) => {
    const headers = { 'X-Forwarded-For': address }
    const { status, body } = await call(server, path, { json, headers })
    return `${status} ${String(body.error_code ?? '')}`.trim()
  }
}

const newcomer = (name: string) => ({ email: `${name}@new.example.org`, password: PASSWORD })
const REFUSED = '429 over_email_send_rate_limit'

async function mailsTo(server: TestServer, email: string) {
  return server.db
    .selectFrom('auth_mail')
    .select(['kind', 'next_attempt_at'])
    .where('recipient', '=', email)
    .where('kind', '=', 'recovery')
    .orderBy('created_at')
    .execute()
}

describe('the mails of an hour', () => {
  it('are not used up by one sender', async () => {
    const server = await sending()
    const flood = from(server, '2001:db8:1:2::1')
    const answers: string[] = []
    for (const name of ['a', 'b', 'c', 'd']) answers.push(await flood('/signup', newcomer(name)))
    // A call that is refused starts no pause, so Anna does not have to wait for one.
    answers.push(await from(server, '2001:db8:1:2::99')('/recover', { email: KNOWN }))
    expect(answers).toEqual(['200', '200', '200', REFUSED, REFUSED])
    const others = from(server, '203.0.113.7')
    expect(await others('/signup', newcomer('e'))).toBe('200')
    expect(await others('/recover', { email: KNOWN })).toBe('200')
    expect(await mailsTo(server, KNOWN)).toHaveLength(1)
  })

  it('that are used up by many leave some to those who forgot their password', async () => {
    const server = await sending()
    const answers: string[] = []
    for (const host of [1, 2, 3, 4, 5]) {
      answers.push(await from(server, `203.0.113.${host}`)('/signup', newcomer(`n${host}`)))
    }
    expect(answers).toEqual(['200', '200', '200', '200', REFUSED])
    for (const host of [6, 7, 8]) {
      expect(await from(server, `203.0.113.${host}`)('/recover', { email: KNOWN })).toBe('200')
      passMailPause(server)
    }
    // The third mail is beyond the reserve, too: it is not refused and leaves later.
    const due = (await mailsTo(server, KNOWN)).map(
      ({ next_attempt_at: at }) => (at?.getTime() ?? 0) <= server.clock.now(),
    )
    expect(due).toEqual([true, true, false])
  })

  it('go to one address only a few times', async () => {
    const server = await sending({
      AUTH_RATE_LIMIT_EMAIL_SENT: '30',
      AUTH_RATE_LIMIT_SENT_PER_RECIPIENT: '2',
    })
    const ask = async (host: number, path: string, json: object) => {
      passMailPause(server)
      return from(server, `203.0.113.${host}`)(path, json)
    }
    const json = { email: KNOWN }
    const answers = [await ask(1, '/recover', json), await ask(2, '/recover', json)]
    expect(answers).toEqual(['200', '200'])
    expect(await ask(3, '/recover', json)).toBe(REFUSED)
    // Whoever asks for another kind of mail cannot keep Anna from the one she needs.
    expect(await ask(4, '/otp', json)).toBe('200')
    expect(await ask(5, '/recover', { email: 'nobody@example.org' })).toBe('200')
  })

  it('go to one address as often only where several ask', async () => {
    const server = await sending({ AUTH_RATE_LIMIT_EMAIL_SENT: '30' })
    const ask = async (host: number) => {
      passMailPause(server)
      return from(server, `203.0.113.${host}`)('/recover', { email: KNOWN })
    }
    const answers = [await ask(1), await ask(1), await ask(1), await ask(1)]
    expect(answers).toEqual(['200', '200', '200', REFUSED])
    expect(await ask(2)).toBe('200')
  })

  it('are not kept from the owner of an address by two networks, nor at home by any number', async () => {
    const server = await sending({ AUTH_RATE_LIMIT_EMAIL_SENT: '60' })
    const ask = async (address: string) => {
      passMailPause(server)
      return from(server, address)('/recover', { email: KNOWN })
    }
    const home = '198.51.100.20'
    const json = { email: KNOWN, password: PASSWORD }
    const signedIn = await from(server, home)('/token?grant_type=password', json)
    expect(signedIn).toBe('200')
    const answers: string[] = []
    for (const host of [1, 1, 1, 2, 2, 2]) answers.push(await ask(`203.0.113.${host}`))
    expect(answers).toEqual(['200', '200', '200', '200', REFUSED, REFUSED])
    // Anna on her way, at an address from which nobody has asked yet.
    expect(await ask('203.0.113.3')).toBe('200')
    expect(await ask('203.0.113.4')).toBe(REFUSED)
    expect(await ask(home)).toBe('200')
  })

  it('carry codes that nobody burns by guessing from elsewhere', async () => {
    const server = await sending()
    const home = from(server, '203.0.113.1')
    const guess = (who: typeof home, token: string) =>
      who('/verify', { type: 'recovery', email: KNOWN, token })
    await home('/recover', { email: KNOWN })
    const { code } = await lastMail(server, KNOWN)
    const wrong = code === '000000' ? '111111' : '000000'
    for (const host of [2, 3, 4, 5, 6, 7]) await guess(from(server, `203.0.113.${host}`), wrong)
    // The guesses of strangers are used up: even the right code is refused from elsewhere.
    expect(await guess(from(server, '203.0.113.8'), code)).toBe('403 otp_expired')
    for (let at = 0; at < 4; at += 1) expect(await guess(home, wrong)).toBe('403 otp_expired')
    expect(await guess(home, code)).toBe('200')
  })

  it('carry codes that can be guessed at home five times', async () => {
    const server = await sending()
    const home = from(server, '203.0.113.1')
    await home('/recover', { email: KNOWN })
    const { code: token } = await lastMail(server, KNOWN)
    const wrong = token === '000000' ? '111111' : '000000'
    const guess = (typed: string) =>
      home('/verify', { type: 'recovery', email: KNOWN, token: typed })
    for (let at = 0; at < 5; at += 1) await guess(wrong)
    expect(await guess(token)).toBe('403 otp_expired')
  })

  it('are counted by account for those who are signed in', async () => {
    const server = await sending({ AUTH_RATE_LIMIT_SENT_PER_SENDER: '1' })
    const client = authClient(server)
    await client.signInWithPassword({ email: KNOWN, password: PASSWORD })
    expect((await client.updateUser({ email: 'anna2@example.org' })).error).toBeNull()
    passMailPause(server)
    const { error } = await client.updateUser({ email: 'anna3@example.org' })
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  })
})

describe('whether an address has an account', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  type Asked = 'recover' | 'otp' | 'signup' | 'email_change'
  const ask: Record<Asked, (email: string) => [string, object]> = {
    recover: (email) => ['/recover', { email }],
    otp: (email) => ['/otp', { email }],
    signup: (email) => ['/resend', { type: 'signup', email }],
    email_change: (email) => ['/resend', { type: 'email_change', email }],
  }

  it('is told by no two calls, one after the other', async () => {
    const [known, pending, changing] = ['known@example.org', 'pending@example.org', 'c@example.org']
    await register(server, known)
    await call(server, '/signup', { json: { email: pending, password: PASSWORD } })
    const { accessToken: token } = await register(server, changing)
    await call(server, '/user', { method: 'PUT', json: { email: 'new@example.org' }, token })
    const pairs: [Asked, Asked][] = [
      ['signup', 'recover'],
      ['signup', 'signup'],
      ['recover', 'email_change'],
      ['recover', 'recover'],
      ['recover', 'otp'],
      ['otp', 'recover'],
      ['otp', 'signup'],
    ]
    for (const [index, [first, second]] of pairs.entries()) {
      passMailPause(server)
      const unknown = `unknown${index}@example.org`
      const answers = await Promise.all(
        [known, pending, changing, unknown].map(async (email) => {
          const texts: string[] = []
          for (const [path, json] of [ask[first](email), ask[second](email)]) {
            const { status, body } = await call(server, path, { json })
            texts.push(`${status} ${JSON.stringify(body).replaceAll(/\d+ seconds/g, 'N seconds')}`)
          }
          return texts.join(' then ')
        }),
      )
      expect([...new Set(answers)], `${first}, then ${second}`).toHaveLength(1)
    }
  })

  it('is not told when the mails are used up', async () => {
    const busy = await sending()
    for (const host of [1, 2, 3, 4]) {
      await from(busy, `203.0.113.${host}`)('/signup', newcomer(`n${host}`))
    }
    const pending = newcomer('n1').email
    passMailPause(busy)
    for (const [name, made] of Object.entries(ask)) {
      const answers: string[] = []
      for (const [index, email] of [KNOWN, pending, 'nobody@example.org'].entries()) {
        const [path, json] = made(email)
        answers.push(await from(busy, `203.0.114.${index}`)(path, json))
      }
      expect([...new Set(answers)], name).toHaveLength(1)
    }
  })
})

describe('a message', () => {
  let hook: SmsHook
  let server: TestServer
  beforeAll(async () => {
    hook = await startSmsHook()
    server = await startServer({
      listen: true,
      env: {
        TRUST_PROXY: 'loopback',
        AUTH_EXTERNAL_PHONE_ENABLED: 'true',
        AUTH_SMS_HOOK: hook.url,
        AUTH_RATE_LIMIT_SENT_PER_SENDER: '2',
      },
    })
  })
  afterAll(async () => {
    await server.stop()
    await hook.stop()
  })

  it('sent again does not tell whether a number has an account, also when none can be sent', async () => {
    const pending = '4915100000101'
    await from(server, '203.0.113.1')('/signup', { phone: pending, password: PASSWORD })
    server.clock.advance(61_000)
    hook.isDown = true
    const ask = (host: number, phone: string) =>
      from(server, `203.0.113.${host}`)('/resend', { type: 'sms', phone })
    const known = [await ask(2, pending), await ask(3, pending)]
    const unknown = [await ask(4, '4915100000102'), await ask(5, '4915100000102')]
    hook.isDown = false
    expect(known).toEqual(['200', '429 over_sms_send_rate_limit'])
    expect(unknown).toEqual(known)
  })

  it('goes out twice for one sender, and on for others', async () => {
    const flood = from(server, '203.0.113.50')
    const answers: string[] = []
    for (const phone of ['4915100000201', '4915100000202', '4915100000203']) {
      answers.push(await flood('/otp', { phone }))
    }
    expect(answers).toEqual(['200', '200', '429 over_sms_send_rate_limit'])
    expect(await from(server, '203.0.113.51')('/otp', { phone: '4915100000204' })).toBe('200')
  })
})

it('the pause between two mails holds for all processes of an installation', async () => {
  const first = await startServer()
  const second = await startServer({ databaseUrl: first.databaseUrl })
  open.push(second, first)
  await authClient(first).signUp(newcomer('a'))
  const { error } = await authClient(second).resend({ type: 'signup', email: newcomer('a').email })
  expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  for (const server of [first, second]) passMailPause(server)
  await authClient(second).resend({ type: 'signup', email: newcomer('a').email })
  expect((await lastMail(first, newcomer('a').email)).code).toMatch(/^\d{6}$/)
  expect((await first.mails()).length).toBe(2)
})

it('where nobody may register, a code for a number makes no account either', async () => {
  const server = await startServer({
    env: { AUTH_EXTERNAL_PHONE_ENABLED: 'true', AUTH_DISABLE_SIGNUP: 'true' },
  })
  open.push(server)
  const { error } = await authClient(server).signInWithOtp({ phone: '4915100000301' })
  expect(error).toMatchObject({ status: 422, code: 'signup_disabled' })
})
