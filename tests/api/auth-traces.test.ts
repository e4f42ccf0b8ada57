// What sign-in leaves behind: old tokens, ended sessions, mails of deleted accounts, addresses in the
// log, links from before an administrator's change.
import { afterEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '#server/auth/admin/admin-commands.ts'
import { adminToken } from '../support/admin-token.ts'
import { tidyAuth } from '#server/auth/housekeeping.ts'
import { startMailSender } from '#server/auth/mail/mail-sender.ts'
import { authClient, call, lastMail, openLink, passMailPause } from '../support/auth-client.ts'
import { register, signIn } from '../support/people.ts'
import { freePort } from '#server/free-port.ts'
import { type ServerOptions, startServer, type TestServer } from '../support/server.ts'
import { startSmtp } from '../support/smtp.ts'

const PASSWORD = 'a long enough pass-phrase'
const EMAIL = 'anna.lastname@example.org'
const DAY_MS = 86_400_000
const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

async function start(options?: ServerOptions): Promise<TestServer> {
  const server = await startServer(options)
  open.push(() => server.stop())
  return server
}

async function refresh(server: TestServer, token: string) {
  const { status, body } = await call(server, '/token?grant_type=refresh_token', {
    json: { refresh_token: token },
  })
  return status === 200 ? String(body.refresh_token) : String(body.error_code)
}

const count = async (server: TestServer, table: 'auth_refresh_tokens' | 'auth_sessions') =>
  (await server.db.selectFrom(table).selectAll().execute()).length

describe('what is tidied', () => {
  it('refresh tokens of long ago, but never the active one and the one before it', async () => {
    const server = await start()
    const { refreshToken } = await register(server, EMAIL, PASSWORD)
    const tokens = [refreshToken]
    for (let round = 0; round < 4; round += 1) {
      server.clock.advance(60_000)
      tokens.push(await refresh(server, tokens.at(-1) ?? ''))
    }
    await server.db.deleteFrom('auth_sessions').where('refreshed_at', 'is', null).execute()
    expect(await count(server, 'auth_refresh_tokens')).toBe(5)
    server.clock.advance(6 * DAY_MS)
    await tidyAuth(server.deps)
    expect(await count(server, 'auth_refresh_tokens')).toBe(5)
    server.clock.advance(2 * DAY_MS)
    await tidyAuth(server.deps)
    expect(await count(server, 'auth_refresh_tokens')).toBe(2)
    const [first = '', , , parent = '', active] = tokens
    expect(await refresh(server, first)).toBe('refresh_token_not_found')
    // A phone that lost the last answer and was offline ever since.
    expect(await refresh(server, parent)).toBe(active)
  })

  it('sessions that have ended, with their addresses; a live one stays', async () => {
    const server = await start()
    const stolen = await register(server, EMAIL, PASSWORD)
    const second = await refresh(server, stolen.refreshToken)
    await refresh(server, second)
    server.clock.advance(60_000)
    expect(await refresh(server, stolen.refreshToken)).toBe('refresh_token_already_used')
    const live = await signIn(server, EMAIL, PASSWORD)
    const before = await count(server, 'auth_sessions')
    server.clock.advance(2 * DAY_MS)
    await tidyAuth(server.deps)
    expect(await count(server, 'auth_sessions')).toBe(before - 1)
    expect(await refresh(server, live.refreshToken)).toMatch(/^[\w-]{43}$/)
  })

  it.each([
    ['AUTH_SESSIONS_TIMEBOX', '24h'],
    ['AUTH_SESSIONS_INACTIVITY_TIMEOUT', '24h'],
  ])('sessions beyond %s', async (name, value) => {
    const server = await start({ env: { [name]: value } })
    await register(server, EMAIL, PASSWORD)
    server.clock.advance(1.5 * DAY_MS)
    await tidyAuth(server.deps)
    expect(await count(server, 'auth_sessions')).toBeGreaterThan(0)
    server.clock.advance(DAY_MS)
    await tidyAuth(server.deps)
    expect(await count(server, 'auth_sessions')).toBe(0)
  })
})

describe('a deleted account', () => {
  it.each([true, false])('leaves no mail, sent or waiting (softly: %s)', async (isSoft) => {
    const server = await start()
    const { userId } = await register(server, EMAIL, PASSWORD)
    await call(server, '/recover', { json: { email: EMAIL } })
    expect(await server.mails()).toHaveLength(2)
    const token = await adminToken(server.deps, 60)
    const json = { should_soft_delete: isSoft }
    await call(server, `/admin/users/${userId}`, { method: 'DELETE', token, json })
    expect(await server.mails()).toEqual([])
  })
})

describe('a mail server', () => {
  async function smtp(...args: Parameters<typeof startSmtp>) {
    const { received, stop } = await startSmtp(...args)
    open.push(stop)
    return received
  }

  it('that refuses somebody brings no address into the log', async () => {
    const port = await freePort()
    await smtp(port, (to) => {
      const error = new Error(`5.1.1 <${to}>: user ${to} unknown; ${encodeURIComponent(to)}`)
      return Promise.resolve(Object.assign(error, { responseCode: 550 }))
    })
    const server = await start({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    const sender = startMailSender(server.deps)
    open.push(() => sender.stop())
    await call(server, '/signup', { json: { email: EMAIL, password: PASSWORD } })
    await sender.sendDue()
    const line = server.logLines.find((text) => text.includes('mail not sent'))
    expect(line).toContain('5.1.1')
    expect(server.logLines.join('\n')).not.toContain('lastname')
  })

  it('gets no mail of an account that was deleted while others were being sent', async () => {
    const port = await freePort()
    let server: TestServer | undefined
    let last = ''
    const received = await smtp(port, async () => {
      if (server && last !== '') await deleteAccount(server.deps, last)
      return undefined
    })
    server = await start({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    for (const name of ['a', 'b']) {
      const { body } = await call(server, '/signup', {
        json: { email: `${name}@example.org`, password: PASSWORD },
      })
      last = String(body.id)
      server.clock.advance(1000)
    }
    const sender = startMailSender(server.deps)
    open.push(() => sender.stop())
    await sender.sendDue()
    expect(received.map(({ to }) => to)).toEqual(['a@example.org'])
  })
})

describe('an administrator’s change', () => {
  it.each<[string, object, string]>([
    ['of the password', { password: 'chosen by an administrator' }, EMAIL],
    ['of the address', { email: 'moved@example.org' }, 'moved@example.org'],
  ])('%s ends the links and codes that were mailed before', async (_name, json, address) => {
    const server = await start()
    const { userId, accessToken } = await register(server, EMAIL, PASSWORD)
    await call(server, '/recover', { json: { email: EMAIL } })
    const link = await lastMail(server, EMAIL)
    passMailPause(server)
    await call(server, '/user', {
      method: 'PUT',
      token: accessToken,
      json: { email: 'strangers@example.org' },
    })
    const change = await lastMail(server, 'strangers@example.org')
    const token = await adminToken(server.deps, 60)
    const changed = await call(server, `/admin/users/${userId}`, { method: 'PUT', token, json })
    expect(changed.body).toMatchObject({ email: address })
    expect(changed.body).not.toHaveProperty('new_email')
    for (const mail of [link, change]) {
      const opened = await openLink(server, mail.link)
      expect(opened.fragment.get('error_code')).toBe('otp_expired')
    }
    const { error } = await authClient(server).verifyOtp({
      email: EMAIL,
      token: link.code,
      type: 'recovery',
    })
    expect(error).toMatchObject({ code: 'otp_expired' })
  })
})
