import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { connect } from '#server/db/connect.ts'
import type { AppEnv } from '#server/deps.ts'
import { join } from '../support/api.ts'
import { as, register } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const JSON_TYPE = { 'Content-Type': 'application/json' }
const PAGE_LOAD = { headers: { Accept: 'text/html,application/xhtml+xml' } }

let server: TestServer

beforeAll(async () => {
  server = await startServer()
  server.deps.files = { answer: () => new Response('the page') }
  // Routes of the test's own, which get everything that any other route gets.
  const routes = new Hono<AppEnv>()
  routes.post('/', async (context) => context.json({ length: (await context.req.text()).length }))
  routes.get('/broken', () => {
    throw new Error('select secret from a table')
  })
  server.app.route('/api/echo', routes)
})
afterAll(async () => {
  await server.stop()
})

function post(path: string, body: BodyInit | null, headers: Record<string, string> = JSON_TYPE) {
  return server.fetch(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

describe('every answer', () => {
  it.each([
    ['a page', '/groceries', 200],
    ['the health', '/api/health', 200],
    ['an unknown call', '/api/nothing', 404],
    ['an unknown sign-in call', '/auth/v1/nothing', 404],
    ['an unknown developer page', '/dev/nothing', 404],
    ['a bug', '/api/echo/broken', 500],
    ['a redirect', '/login', 302],
  ])('tells the browser what it may do: %s', async (_name, path, status) => {
    const isRedirect = status === 302
    const answer = isRedirect
      ? await server.app.request(`http://127.0.0.1:3663${path}`, PAGE_LOAD)
      : await server.fetch(path)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(SECURITY_HEADERS)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types nomnom nomnom-inert',
      ]),
    )
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(answer.headers.get('permissions-policy')).toContain('screen-wake-lock=(self)')
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/)
  })

  it('asks for HTTPS for ever where the public address has it', async () => {
    expect((await server.fetch('/api/health')).headers.get('strict-transport-security')).toBeNull()
    const secure = await startServer({ env: { PUBLIC_URL: 'https://food.example.org' } })
    const answer = await secure.fetch('/api/health')
    await secure.stop()
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('lets the page talk to the hosted sign-in provider, and to no other', async () => {
    const env = { SUPABASE_URL: 'https://ref.supabase.co', SUPABASE_ANON_KEY: 'anon' }
    const hosted = await startServer({ env })
    const answer = await hosted.fetch('/api/config')
    await hosted.stop()
    expect(answer.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://ref.supabase.co;",
    )
    expect(await answer.json()).toMatchObject({
      auth: { mode: 'hosted', url: 'https://ref.supabase.co/auth/v1', anonKey: 'anon' },
    })
  })

  it.each(['/api/health', '/api/nothing', '/auth/v1/nothing', '/dev/nothing'])(
    'of the server itself is kept by nobody and marked as ours: %s',
    async (path) => {
      const answer = await server.fetch(path)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-nomnom')).toBe('1')
    },
  )

  it('has the same headers over a socket, and those that its route has set', async () => {
    const listening = await startServer({ listen: true })
    const told = async (from: TestServer, path: string) => {
      const { headers } = await from.fetch(path)
      const ofSocket = ['connection', 'content-length', 'date', 'keep-alive', 'x-request-id']
      return [...headers].filter(([name]) => !ofSocket.includes(name))
    }
    for (const path of ['/api/health', '/api/nothing', '/auth/v1/.well-known/jwks.json']) {
      expect(await told(listening, path)).toEqual(await told(server, path))
    }
    expect((await listening.fetch('/api/health')).headers.get('x-request-id')).toMatch(/^\w{16}$/)
    await listening.stop()
  })
})

describe('a refusal', () => {
  it('says what, where and why, in one shape', async () => {
    const answer = await server.fetch('/api/nothing?token=canary')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      status: 404,
      statusText: 'Not Found',
      url: '/api/nothing',
      code: 'not_found',
      message: 'There is nothing here',
    })
  })

  it('of a sign-in call has the shape that its clients know', async () => {
    const answer = await server.fetch('/auth/v1/nothing')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 404, error_code: 'not_found' })
    expect(answer.headers.get('x-sb-error-code')).toBe('not_found')
  })

  it('of a wrong method names the right ones', async () => {
    const answer = await server.fetch('/api/health', { method: 'DELETE' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    // Another path has no methods, also where only a slash is too much.
    expect((await server.fetch('/api/health/')).status).toBe(404)
  })

  it('never shows what broke, only how to find it in the log', async () => {
    const answer = await server.fetch('/api/echo/broken')
    const body = await answer.text()
    expect(answer.status).toBe(500)
    expect(body).not.toMatch(/select|secret|at /)
    const requestId = answer.headers.get('x-request-id') ?? ''
    expect(body).toContain(requestId)
    const lines = server.logLines.filter((line) => line.includes(requestId))
    expect(lines.some((line) => line.includes('select secret from a table'))).toBe(true)
  })

  it.each(['/api/nothing', '/auth/v1/nothing', '/dev/mailboxes', '/api', '/auth', '/dev'])(
    'and never the page answers %s',
    async (path) => {
      const answer = await server.fetch(path, PAGE_LOAD)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('the page')
    },
  )
})

describe('a body', () => {
  it('of JSON comes in', async () => {
    const answer = await post('/api/echo', '{"a":1}')
    expect(await answer.json()).toEqual({ length: 7 })
  })

  it('may be missing', async () => {
    expect((await post('/api/echo', null, {})).status).toBe(200)
  })

  it('may be missing over a socket too, where nothing says so', async () => {
    const listening = await startServer({ listen: true })
    const anna = await join(listening, 'Anna')
    const { body } = await anna.post('/grocerylists', { name: 'Weekend' })
    expect((await anna.del(`/grocerylists/${body.id}`)).status).toBe(204)
    await listening.stop()
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    '[7.calls.1] of the type %s, which a foreign page can send, is refused',
    async (type) => {
      const headers: Record<string, string> = type === '' ? {} : { 'Content-Type': type }
      const answer = await post('/api/echo', new TextEncoder().encode('{"a":1}'), headers)
      expect(answer.status).toBe(415)
      expect(await answer.json()).toMatchObject({ code: 'unsupported_media_type' })
    },
  )

  it.each(['gzip', 'br', 'deflate', 'gzip, identity'])(
    'compressed with %s is refused',
    async (encoding) => {
      const headers = { ...JSON_TYPE, 'Content-Encoding': encoding }
      expect((await post('/api/echo', '{}', headers)).status).toBe(415)
      expect((await post('/auth/v1/token', '{}', headers)).status).toBe(415)
    },
  )

  it('[5.sizes.1] above 2 MB is refused, whether it says its length or not', async () => {
    const big = new Uint8Array(2 * 1024 * 1024 + 1).fill(32)
    const length = { 'Content-Length': String(big.byteLength) }
    const said = await post('/api/echo', big, { ...JSON_TYPE, ...length })
    expect(said.status).toBe(413)
    expect(await said.json()).toMatchObject({ code: 'body_too_large' })

    const halves = [big.subarray(0, 1_500_000), big.subarray(1_500_000)]
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        const next = halves.shift()
        if (next === undefined) controller.close()
        else controller.enqueue(next)
      },
    })
    expect((await post('/api/echo', stream)).status).toBe(413)
  })

  it('of exactly 2 MB comes in, also without its length', async () => {
    const full = new Uint8Array(2 * 1024 * 1024).fill(32)
    const answer = await post('/api/echo', new Blob([full]).stream())
    expect(await answer.json()).toEqual({ length: full.byteLength })
  })
})

describe('a page load', () => {
  it('under another name of this machine goes to the public one, and keeps its query', async () => {
    const answer = await server.app.request(
      'http://127.0.0.1:3663/login?redirect=%2Fmenu',
      PAGE_LOAD,
    )
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('http://localhost:3663/login?redirect=%2Fmenu')
  })

  it.each([
    ['under the public name', 'http://localhost:3663/login', PAGE_LOAD],
    ['of a file', 'http://127.0.0.1:3663/login', { headers: { Accept: '*/*' } }],
    [
      'through a proxy',
      'http://127.0.0.1:3663/login',
      { headers: { ...PAGE_LOAD.headers, Via: '1.1 x' } },
    ],
    ['from another machine', 'http://192.168.1.5:3663/login', PAGE_LOAD],
  ])('%s stays where it is', async (_name, address, init) => {
    expect(await (await server.app.request(address, init)).text()).toBe('the page')
  })

  it('through a proxy on this machine is not sent to the public address in a circle', async () => {
    const behind = await startServer({ env: { PUBLIC_URL: 'https://food.example.org' } })
    behind.deps.files = { answer: () => new Response('the page') }
    const answer = await behind.app.request('http://127.0.0.1:3663/login', PAGE_LOAD)
    await behind.stop()
    expect(await answer.text()).toBe('the page')
  })
})

describe('what anybody may ask', () => {
  it('is how to sign in and which version runs, and no key', async () => {
    const answer = await server.fetch('/api/config')
    expect(await answer.json()).toEqual({
      version: server.deps.config.version,
      auth: { mode: 'embedded', url: '/auth/v1', anonKey: '', passwordMinLength: 6 },
      mailbox: { isOn: true, isLinkShown: true },
    })
  })

  it.each([
    ['another name', 'http://food.example.org/api/config', {}],
    ['a proxy', 'http://localhost:3663/api/config', { 'X-Forwarded-For': '203.0.113.9' }],
  ])('offers no link to the mailbox through %s', async (_name, address, headers) => {
    const answer = await server.app.request(address, { headers })
    expect(await answer.json()).toMatchObject({ mailbox: { isOn: true, isLinkShown: false } })
  })

  it('is whether the database answers: 200 or 503', async () => {
    expect((await server.fetch('/api/health')).status).toBe(200)
    const db = connect('postgres://nobody:unspoken@127.0.0.1:1/none')
    const answer = await createApp({ ...server.deps, db }).request('/api/health')
    await db.destroy()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ status: 'database unreachable' })
    expect(server.logLines.join()).toContain('database unreachable')
    expect(server.logLines.join()).not.toContain('unspoken')
  })
})

describe('the log of a server', () => {
  it('holds no token, password or code of anybody, at any level', async () => {
    const own = await startServer()
    const password = 'canary horse battery'
    const person = await register(own, 'log@example.org', password)
    await as(own, person)('/api/health')
    await own.fetch('/auth/v1/verify?type=signup&token=canary-token')
    await own.fetch('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ email: 'log@example.org', password: 'canary wrong' }),
    })
    const [mail] = await own.mails()
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code in the mail'
    await own.stop()
    const lines = own.logLines.join('\n')
    expect(lines).toContain('request answered')
    for (const secret of ['canary', person.accessToken, person.refreshToken, `"${code}"`]) {
      expect(lines).not.toContain(secret)
    }
    expect(lines).not.toMatch(/eyJ[\w-]+\./)
  })

  it('says once that a proxy is not trusted', async () => {
    const own = await startServer()
    const headers = { 'X-Forwarded-For': '203.0.113.9' }
    for (let count = 0; count < 3; count += 1) await own.fetch('/api/health', { headers })
    await own.stop()
    expect(own.logLines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
  })
})
