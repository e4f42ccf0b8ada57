// How mails leave: the mailbox of an installation without mail, and SMTP that is down at first.
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { admin } from '#server/admin.ts'
import {
  confirmUser,
  deleteAccount,
  listUsers,
  resetPasswordLink,
} from '#server/auth/admin/admin-commands.ts'
import { tidyAuth } from '#server/auth/housekeeping.ts'
import { createApp } from '#server/app.ts'
import { startMailSender } from '#server/auth/mail/mail-sender.ts'
import { mailboxPath } from '#server/auth/mail/mailbox.ts'
import { call, lastMail, openLink, setUpSecondStep } from '../support/auth-client.ts'
import { as, type Person, register, signIn } from '../support/people.ts'
import { freePort } from '#server/free-port.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startSmtp } from '../support/smtp.ts'

const PASSWORD = 'a long enough pass-phrase'
const open: (() => Promise<void>)[] = []
let shared: TestServer
beforeAll(async () => {
  shared = await startServer({ listen: true })
})
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})
afterAll(() => shared.stop())

async function start(...args: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...args)
  open.push(() => server.stop())
  return server
}

/** One more process on the database of `shared`, for which nothing was counted yet. */
async function another(options: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  await sql`delete from rate_counts`.execute(shared.db)
  return start({ ...options, databaseUrl: shared.databaseUrl })
}

type Got = { status: number; body: string; cookie: string; location: string }

/** A request with headers that fetch lets nobody set. */
function get(url: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (answer: IncomingMessage) => {
      let body = ''
      answer.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body,
          cookie: (answer.headers['set-cookie'] ?? []).join(';').split(';')[0] ?? '',
          location: answer.headers.location ?? '',
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('the mailbox', () => {
  it('shows mails to whoever has the key, as text with links of our own', async () => {
    const server = shared
    await call(server, '/signup', { json: { email: 'a+<b>@example.org', password: PASSWORD } })
    await call(server, '/signup', { json: { email: 'anna@example.org', password: PASSWORD } })
    const withKey = await get(server.url + mailboxPath(server.deps))
    expect([withKey.status, withKey.location]).toEqual([302, '/dev/mailbox'])
    const page = await get(`${server.url}/dev/mailbox`, { Cookie: withKey.cookie })
    expect(page.status).toBe(200)
    expect(page.body).toContain('To anna@example.org')
    expect(page.body).toContain('href="http://localhost:')
    expect(page.body).not.toMatch(/<script|style=|<b>/)
    const style = await get(`${server.url}/dev/mailbox/mailbox.css`)
    expect(style.status).toBe(200)
  })

  it('asks for the key, and shows nothing without it', async () => {
    const server = shared
    await call(server, '/signup', { json: { email: 'bert@example.org', password: PASSWORD } })
    const asked = await get(`${server.url}/dev/mailbox`)
    expect(asked.status).toBe(200)
    expect(asked.body).toContain('aria-label="Key"')
    expect(asked.body).not.toContain('bert@')
    const wrong = await get(`${server.url}/dev/mailbox?key=wrong`)
    expect(wrong.status).toBe(403)
    expect(wrong.body).not.toContain('bert@')
    const other = await get(`${server.url}/dev/mailbox`, { Cookie: 'nomnom-mailbox=wrong' })
    expect(other.body).not.toContain('bert@')
  })

  it.each([
    ['a foreign Host', { Host: 'evil.example' }],
    ['a Host that only looks local', { Host: 'localhost.evil.example' }],
    ['a name that was rebound', { Host: '127.0.0.1.evil.example:3663' }],
    ['X-Forwarded-For', { 'X-Forwarded-For': '203.0.113.9' }],
    ['X-Forwarded-Host', { 'X-Forwarded-Host': 'food.example.org' }],
    ['Forwarded', { Forwarded: 'for=203.0.113.9' }],
    ['Via', { Via: '1.1 caddy' }],
    ['X-Real-IP', { 'X-Real-IP': '203.0.113.9' }],
  ])('is closed, also with the key, for %s', async (_name, headers) => {
    const server = shared
    const got = await get(server.url + mailboxPath(server.deps), headers)
    expect(got.status).toBe(404)
  })

  it('is closed behind a proxy on the same machine that says nothing about itself', async () => {
    const server = shared
    // What a proxy with default settings sends: its own Host, HTTP/1.0, no header of its own.
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(server.url).port), 'localhost')
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk.toString()
      })
      socket.on('end', () => resolve(text))
      socket.on('error', reject)
      socket.end(`GET ${mailboxPath(server.deps)} HTTP/1.0\r\nHost: 127.0.0.1:3663\r\n\r\n`)
    })
    expect(answer).toMatch(/^HTTP\/1\.\d 404/)
  })

  it('does not exist where mails are sent or a public address is set', async () => {
    const variants: Record<string, string>[] = [
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      { PUBLIC_URL: 'https://food.example.org' },
    ]
    for (const env of variants) {
      const server = await another({ env })
      expect((await server.fetch('/dev/mailbox')).status).toBe(404)
    }
  })

  it('has another key after each start', async () => {
    const [first, second] = [shared, await another()]
    expect(mailboxPath(first.deps)).not.toBe(mailboxPath(second.deps))
  })
})

describe('a mail server', () => {
  async function smtp(port: number) {
    const { received, stop } = await startSmtp(port)
    open.push(stop)
    return received
  }

  it('that is down loses no mail; what was sent is not kept', async () => {
    const port = await freePort()
    const server = await start({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://food.example.org' },
    })
    const sender = startMailSender(server.deps)
    open.push(() => sender.stop())
    await call(server, '/signup', { json: { email: 'anna@example.org', password: PASSWORD } })
    await sender.sendDue()
    const waiting = await server.db.selectFrom('auth_mail').selectAll().executeTakeFirstOrThrow()
    expect(waiting).toMatchObject({ sent_at: null, last_error: expect.stringContaining('ECONN') })
    expect(waiting.body_text).not.toBeNull()

    const received = await smtp(port)
    server.clock.advance(10_000)
    // The sender's own round may have looked just before the clock went on.
    await sender.sendDue()
    await sender.sendDue()
    expect(received.map(({ to }) => to)).toEqual(['anna@example.org'])
    expect(received[0]?.raw.replaceAll('=\r\n', '')).toContain(
      'https://food.example.org/auth/v1/verify?token',
    )
    expect(received[0]?.raw).toContain('text/html')
    const sent = await server.db.selectFrom('auth_mail').selectAll().executeTakeFirstOrThrow()
    expect(sent).toMatchObject({ body_text: null, body_html: null, last_error: null })
    expect(sent.sent_at).not.toBeNull()
    await sender.sendDue()
    expect(received).toHaveLength(1)
  })

  it('gets each mail once from two server processes', async () => {
    const port = await freePort()
    const received = await smtp(port)
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://food.example.org' }
    const first = await start({ env })
    const second = await start({ env, databaseUrl: first.databaseUrl })
    const people = Array.from({ length: 12 }, (_, index) => `p${index}@example.org`)
    for (const email of people) {
      await call(first, '/signup', { json: { email, password: PASSWORD } })
    }
    const senders = [startMailSender(first.deps), startMailSender(second.deps)]
    for (const sender of senders) open.push(() => sender.stop())
    await Promise.all(senders.map((sender) => sender.sendDue()))
    expect(received.map(({ to }) => to).sort()).toEqual(people.sort())
  })

  it('sends at most the configured number of mails an hour', async () => {
    const server = await start({
      env: {
        SMTP_URL: 'smtp://127.0.0.1:1',
        PUBLIC_URL: 'https://food.example.org',
        AUTH_RATE_LIMIT_EMAIL_SENT: '3',
      },
    })
    const statuses: unknown[] = []
    for (const name of ['a', 'b', 'c']) {
      const answer = await call(server, '/signup', {
        json: { email: `${name}@example.org`, password: PASSWORD },
      })
      statuses.push(answer.status, answer.body.msg)
    }
    expect(statuses.slice(-2)).toEqual([429, 'email rate limit exceeded'])
    // The account was not made either, as no mail could leave: the next try starts from nothing.
    expect(await listUsers(server.deps)).toHaveLength(2)
  })
})

describe('whoever runs the server', () => {
  it('lists, confirms and resets accounts', async () => {
    const server = await start()
    await call(server, '/signup', { json: { email: 'anna@example.org', password: PASSWORD } })
    expect(await listUsers(server.deps)).toMatchObject([
      { email: 'anna@example.org', isConfirmed: false },
    ])
    expect(await confirmUser(server.deps, 'Anna@example.org')).toBe('confirmed')
    expect(await confirmUser(server.deps, 'anna@example.org')).toBe('already-confirmed')
    expect(await confirmUser(server.deps, 'nobody@example.org')).toBe('unknown')
    await signIn(server, 'anna@example.org', PASSWORD)
    const link = await resetPasswordLink(server.deps, 'anna@example.org')
    const opened = await openLink(server, link ?? '')
    expect(opened.location).toMatch(/\/update-password#access_token=/)
    expect(await resetPasswordLink(server.deps, 'nobody@example.org')).toBeUndefined()
  })

  it('removes the second step of somebody who has lost their app', async () => {
    const server = await start()
    const anna = await register(server, 'anna@example.org', PASSWORD)
    await setUpSecondStep(server, anna)
    const env = { DATABASE_URL: server.databaseUrl }
    const half = await signIn(server, 'anna@example.org', PASSWORD)
    const status = async () => (await as(server, half)('/api/users/me')).status
    expect(await status()).toBe(401)
    const command = ['remove-second-step', 'anna@example.org']
    expect(await admin(command, env)).toContain('with the password alone')
    expect(await status()).toBe(200)
    expect(await admin(command, env)).toContain('has no second step')
    await expect(admin(['remove-second-step', 'x@example.org'], env)).rejects.toThrow('No account')
  })

  it('replaces the signing key by a command; both are published, and nobody is signed out', async () => {
    const server = await start()
    const anna = await register(server, 'anna@example.org', PASSWORD)
    const env = { DATABASE_URL: server.databaseUrl }
    expect(await admin(['rotate-keys'], env)).toContain('Nobody is signed out')
    server.clock.advance(61_000)
    const later = await signIn(server, 'anna@example.org', PASSWORD)
    const kidOf = ({ accessToken }: Person) =>
      JSON.parse(Buffer.from(accessToken.split('.')[0] ?? '', 'base64url').toString()).kid
    expect(kidOf(later)).not.toBe(kidOf(anna))
    for (const { accessToken: token } of [anna, later]) {
      expect((await call(server, '/user', { token })).status).toBe(200)
    }
    const { body } = await call(server, '/.well-known/jwks.json')
    expect(body.keys).toMatchObject([{ kid: kidOf(later) }, { kid: kidOf(anna) }])
    const supplied = { ...env, AUTH_JWT_KEYS: '{"keys":[]}' }
    await expect(admin(['rotate-keys'], supplied)).rejects.toThrow('come from outside')
  })
})

describe('the product', () => {
  it('learns of an account in the transaction that confirms it, or nothing is confirmed', async () => {
    const server = await start()
    const seen: unknown[] = []
    let isBroken = true
    server.deps.authHooks = {
      onUserConfirmed(_trx, user) {
        if (isBroken) throw new Error('the product cannot take anybody now')
        seen.push(user)
        return Promise.resolve()
      },
      onPasswordChanged: async () => {},
      onSessionsEnded: async () => {},
      onSecondStepAdded: async () => {},
      onSecondStepRemoved: async () => {},
      onIdentityRemoved: async () => {},
      onUserBarred: async () => {},
      onUserDeleted: async () => async () => {},
    }
    const json = { email: 'anna@example.org', password: PASSWORD, data: { display_name: 'Anna' } }
    await call(server, '/signup', { json })
    const { code } = await lastMail(server, 'anna@example.org')
    const verify = () =>
      call(server, '/verify', { json: { type: 'signup', email: json.email, token: code } })
    const broken = await verify()
    expect([broken.status, broken.body.error_code]).toEqual([500, 'unexpected_failure'])
    expect(await listUsers(server.deps)).toMatchObject([{ isConfirmed: false }])
    isBroken = false
    expect((await verify()).status).toBe(200)
    expect(seen).toEqual([
      {
        id: expect.any(String),
        email: 'anna@example.org',
        userMetadata: { display_name: 'Anna', email_verified: true },
      },
    ])
  })
})

describe('asking too often', () => {
  it('is refused per sender; the right password still works from elsewhere', async () => {
    const server = await another({ listen: true, env: { TRUST_PROXY: 'loopback' } })
    await register(server, 'carl@example.org', PASSWORD)
    const from = (address: string, password: string) =>
      call(server, '/token?grant_type=password', {
        json: { email: 'carl@example.org', password },
        headers: { 'X-Forwarded-For': address },
      })
    const failures = await Promise.all(
      Array.from({ length: 10 }, () => from('203.0.113.1', 'wrong')),
    )
    expect(failures.every(({ status }) => status === 400)).toBe(true)
    const refused = await from('203.0.113.1', PASSWORD)
    expect([refused.status, refused.body.error_code]).toEqual([429, 'over_request_rate_limit'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('203.0.113.2', PASSWORD)).status).toBe(200)
  })

  it('counts all addresses of one IPv6 network as one sender', async () => {
    const server = await another({ listen: true, env: { TRUST_PROXY: 'loopback' } })
    const from = (address: string) =>
      call(server, '/token?grant_type=password', {
        json: { email: 'anna@example.org', password: 'wrong' },
        headers: { 'X-Forwarded-For': address },
      })
    for (let host = 1; host <= 10; host += 1) await from(`2001:db8:1:2::${host}`)
    expect((await from('2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await from('2001:db8:1:3::1')).status).toBe(400)
  })

  it('for a refresh answers 503, because 429 would sign people out', async () => {
    const server = await another({ listen: true, env: { AUTH_RATE_LIMIT_TOKEN_REFRESH: '3' } })
    const ask = () =>
      call(server, '/token?grant_type=refresh_token', { json: { refresh_token: 'x'.repeat(43) } })
    const answers = [await ask(), await ask(), await ask(), await ask()]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 503])
    expect(answers[3]?.headers.get('retry-after')).not.toBeNull()
  })

  it.each([
    ['/signup', { email: 'x' }],
    ['/recover', { email: 'x' }],
    ['/resend', { type: 'signup', email: 'x' }],
    ['/verify', { type: 'signup', token_hash: 'x' }],
  ])('for %s answers 429, whatever a forged header says', async (path, json) => {
    const server = await another({
      listen: true,
      env: { AUTH_RATE_LIMIT_OTP: '2', AUTH_RATE_LIMIT_VERIFY: '2' },
    })
    const statuses: number[] = []
    for (const number of [1, 2, 3]) {
      const headers = { 'X-Forwarded-For': `203.0.113.${number}` }
      statuses.push((await call(server, path, { json, headers })).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, 2)).not.toContain(429)
  })
})

describe('the provider elsewhere than at /auth/v1', () => {
  it.each([
    ['/identity/', '/identity'],
    ['/', ''],
  ])('with AUTH_PATH_PREFIX=%s answers, and its links and tokens say so', async (given, prefix) => {
    const server = await another({ env: { AUTH_PATH_PREFIX: given } })
    const email = `of-${prefix.slice(1)}@example.org`
    const person = await register(server, email, PASSWORD)
    const claims = JSON.parse(
      Buffer.from(person.accessToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as { iss: string }
    expect(claims.iss).toBe(`http://localhost:3663${prefix}`)
    expect((await lastMail(server, email)).link).toContain(
      `http://localhost:3663${prefix}/verify?token=`,
    )
    const wrong = await call(server, '/token?grant_type=password', {
      json: { email, password: 'wrong' },
    })
    expect(wrong.body.error_code).toBe('invalid_credentials')
  })
})

it('what has long ended is forgotten; what still counts is kept', async () => {
  const server = await start()
  await call(server, '/signup', { json: { email: 'old@example.org', password: PASSWORD } })
  server.clock.advance(31 * 86_400_000)
  await call(server, '/signup', { json: { email: 'new@example.org', password: PASSWORD } })
  await tidyAuth(server.deps)
  expect((await server.mails()).map(({ to }) => to)).toEqual(['new@example.org'])
  const codes = await server.db.selectFrom('auth_one_time_tokens').select('sent_to').execute()
  expect(codes).toEqual([{ sent_to: 'new@example.org' }])
})

it('an account is deleted for good, with its sessions', async () => {
  const server = await start()
  const person = await register(server, 'anna@example.org', PASSWORD)
  expect(await deleteAccount(server.deps, person.userId)).toBe(true)
  expect(await deleteAccount(server.deps, person.userId)).toBe(false)
  expect((await call(server, '/user', { token: person.accessToken })).status).toBe(403)
  expect(await listUsers(server.deps)).toEqual([])
})

it('the provider runs without the product', async () => {
  // A server that listens serves the built page, if there is one; this provider must not.
  const server = await another()
  const provider = createApp(server.deps, 'sign-in')
  const statuses = await Promise.all(
    ['/auth/v1/settings', '/api/health', '/api/users/me', '/api/sync', '/'].map(async (path) => {
      const answer = await provider.request(server.url + path)
      return answer.status
    }),
  )
  expect(statuses).toEqual([200, 200, 404, 404, 404])
})
