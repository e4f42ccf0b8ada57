// The captcha check against a verify endpoint over HTTP, and what happens to a call when that
// endpoint hangs.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { authClient, call } from '../support/auth-client.ts'
import { register } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const PASSWORD = 'a long enough pass-phrase'
const EMAIL = 'nora@example.org'

type Reply = { status: number; body: string } | 'hang'

let server: TestServer
let counter = 0
let reply: Reply
let asked: URLSearchParams[]
let whenAsked: () => void

const captcha = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += String(chunk)))
  request.on('end', () => {
    asked.push(new URLSearchParams(body))
    whenAsked()
    if (reply === 'hang') return
    response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(reply.body)
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => captcha.listen(0, '127.0.0.1', resolve))
  const { port } = captcha.address() as AddressInfo
  server = await startServer({
    env: {
      AUTH_SECURITY_CAPTCHA_SECRET: 'the secret',
      AUTH_SECURITY_CAPTCHA_PROVIDER: `http://127.0.0.1:${port}/siteverify`,
    },
  })
})
beforeEach(() => {
  reply = { status: 200, body: '{"success":true}' }
  asked = []
  whenAsked = () => {}
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  captcha.closeAllConnections()
  await new Promise((resolve) => captcha.close(resolve))
  await server.stop()
})

const withToken = (token?: string) => ({ gotrue_meta_security: { captcha_token: token } })

describe('with a captcha secret', () => {
  it('[7.auth.1] the client’s token is verified with the secret, and opens the door', async () => {
    const { error } = await authClient(server).signUp({
      email: EMAIL,
      password: PASSWORD,
      options: { captchaToken: 'solved' },
    })
    expect(error).toBeNull()
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      secret: 'the secret',
      response: 'solved',
    })
  })

  it.each([
    ['/signup', { email: EMAIL, password: PASSWORD }],
    ['/token?grant_type=password', { email: EMAIL, password: PASSWORD }],
    ['/otp', { email: EMAIL }],
    ['/recover', { email: EMAIL }],
    ['/resend', { type: 'signup', email: EMAIL }],
  ])('%s is closed without a solved one', async (path, json) => {
    const missing = await call(server, path, { json })
    expect([missing.status, missing.body.error_code]).toEqual([400, 'captcha_failed'])
    expect(asked).toEqual([])
    reply = { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' }
    const wrong = await call(server, path, { json: { ...json, ...withToken('old') } })
    expect([wrong.status, wrong.body.error_code]).toEqual([400, 'captcha_failed'])
  })

  it('nobody comes in while the check answers nonsense', async () => {
    reply = { status: 502, body: '<html>Bad Gateway</html>' }
    const answer = await call(server, '/recover', { json: { email: EMAIL, ...withToken('x') } })
    expect([answer.status, answer.body.error_code]).toEqual([500, 'unexpected_failure'])
    expect(await server.mails()).toHaveLength(1)
  })

  it('renewing a session asks for none', async () => {
    counter += 1
    const plain = await startServer({ databaseUrl: server.databaseUrl })
    const person = await register(plain, `renews${counter}@example.org`)
    await plain.stop()
    const json = { refresh_token: person.refreshToken }
    expect((await call(server, '/token?grant_type=refresh_token', { json })).status).toBe(200)
  })
})

it('a call that takes longer than ten seconds is answered 504, which keeps a client’s session', async () => {
  reply = 'hang'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const isAsked = new Promise<void>((resolve) => {
    whenAsked = resolve
  })
  const json = { email: EMAIL, ...withToken('x') }
  const answering = call(server, '/recover', { json, isNewShape: true })
  await isAsked
  await vi.advanceTimersByTimeAsync(10_000)
  const { status, body } = await answering
  expect(status).toBe(504)
  expect(body).toEqual({
    code: 'request_timeout',
    message: 'Processing this request timed out, please retry after a moment.',
  })
})
