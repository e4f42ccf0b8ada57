import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStream } from '../support/event-stream.ts'
import { nginxProblem, type Proxy, startNginx } from '../support/nginx.ts'
import { register } from '../support/people.ts'
import { freePort } from '#server/free-port.ts'
import { startServer, type TestServer } from '../support/server.ts'

const PROXY_PATIENCE_MS = 60_000
const HEARTBEATS = 4
const STREAM_TEST_MS = 120_000

let problem: string | undefined

beforeAll(() => {
  problem = nginxProblem()
})
beforeEach((context) => {
  if (problem !== undefined) context.skip(problem)
})

/** The same people and calls, but through the proxy. */
function through(proxy: Proxy, server: TestServer): TestServer {
  return { ...server, fetch: (path, init) => fetch(proxy.url + path, init) }
}

describe('behind nginx as Debian ships it, with a public address', () => {
  let server: TestServer
  let proxy: Proxy

  beforeAll(async () => {
    if (problem !== undefined) return
    const port = await freePort()
    const env = { PUBLIC_URL: `http://food.example.org:${port}` }
    server = await startServer({ listen: true, env })
    proxy = await startNginx(Number(new URL(server.url).port), port)
  })
  afterAll(async () => {
    await proxy?.stop()
    await server?.stop()
  })

  it('links in mails lead to the public address, not to the one nginx speaks to', async () => {
    await register(through(proxy, server), 'mail@example.org')
    const [mail] = await server.mails()
    expect(mail?.text).toContain(`${server.deps.config.publicUrl}/auth/v1/verify?`)
    expect(mail?.text).not.toMatch(/127\.0\.0\.1|localhost/)
  })

  it('there is no mailbox', async () => {
    const answer = await fetch(`${proxy.url}/dev/mailbox?key=anything`)
    expect(answer.status).toBe(404)
    const config = await fetch(`${proxy.url}/api/config`)
    expect(await config.json()).toMatchObject({ mailbox: { isOn: false, isLinkShown: false } })
  })

  it('a page load is answered and not sent in a circle', async () => {
    const headers = { Accept: 'text/html' }
    const answer = await fetch(`${proxy.url}/login`, { headers, redirect: 'manual' })
    expect(answer.status).not.toBe(302)
  })

  it(
    'pokes arrive at once, and the stream outlives the patience of the proxy',
    async () => {
      const person = await register(through(proxy, server), 'stream@example.org')
      const headers = { Authorization: `Bearer ${person.accessToken}` }
      const startedAt = performance.now()
      const stream = await openStream(fetch(`${proxy.url}/api/events`, { headers }))
      expect(await stream.next()).toBe(': open')

      server.deps.pokes.poke([person.userId])
      // Held back, it would come with the first heartbeat behind it.
      expect(await stream.next()).toBe('event: poke\ndata:')
      expect(stream.waiting()).toBe(0)
      expect(performance.now() - startedAt).toBeLessThan(15_000)

      for (let count = 0; count < HEARTBEATS; count += 1) expect(await stream.next()).toBe(': ')
      expect(performance.now() - startedAt).toBeGreaterThan(PROXY_PATIENCE_MS)
      server.deps.pokes.poke([person.userId])
      expect(await stream.next()).toBe('event: poke\ndata:')
      await stream.close()
    },
    STREAM_TEST_MS,
  )
})

describe('behind nginx on the same machine, where nobody set an address', () => {
  let server: TestServer
  let proxy: Proxy

  beforeAll(async () => {
    if (problem !== undefined) return
    server = await startServer({ listen: true })
    proxy = await startNginx(Number(new URL(server.url).port))
  })
  afterAll(async () => {
    await proxy?.stop()
    await server?.stop()
  })

  it.each(['/dev/mailbox', '/dev/mailbox?key=', '/dev/mailbox?key=guess', '/dev/mailbox/'])(
    'a visitor from outside finds the mailbox closed at %s',
    async (path) => {
      await register(server, `${encodeURIComponent(path)}@example.org`)
      const answer = await fetch(proxy.url + path)
      expect([401, 403, 404]).toContain(answer.status)
      expect(await answer.text()).not.toContain('@example.org')
    },
  )

  it('a visitor from outside is offered no link to the mailbox', async () => {
    const config = await fetch(`${proxy.url}/api/config`)
    expect(await config.json()).toMatchObject({ mailbox: { isOn: true, isLinkShown: false } })
    const direct = await fetch(`${server.url}/api/config`)
    expect(await direct.json()).toMatchObject({ mailbox: { isOn: true, isLinkShown: true } })
  })
})
