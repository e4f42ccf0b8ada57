import { request } from 'node:https'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import type { AppEnv } from './deps.ts'
import { listen, type Listening } from './listen.ts'

const CERTIFICATE = fileURLToPath(new URL('../tests/support/tls/localhost.crt', import.meta.url))
const KEY = fileURLToPath(new URL('../tests/support/tls/localhost.key', import.meta.url))

const app = new Hono<AppEnv>()
app.get('/', (context) => context.text('hello'))
app.get('/endless', (context) =>
  context.body(new ReadableStream({ start: (it) => it.enqueue(new Uint8Array(1)) })),
)

let open: Listening[] = []

async function listening(env: Record<string, string>): Promise<Listening> {
  const made = await listen(app, readConfig({ PORT: '0', ...env }))
  open.push(made)
  return made
}

afterEach(async () => {
  await Promise.all(open.map((listening) => listening.stop(0)))
  open = []
})

describe('the ports', () => {
  it('answer under both addresses of this machine', async () => {
    const { port } = await listening({})
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('hello')
    }
  })

  it('answer only where HOST says', async () => {
    const { port } = await listening({ HOST: '127.0.0.1' })
    await expect(fetch(`http://[::1]:${port}/`)).rejects.toThrow('fetch failed')
  })

  it('say which error it was when the port is taken', async () => {
    const { port } = await listening({})
    await expect(listening({ PORT: String(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('speak HTTPS with a certificate', async () => {
    const { port } = await listening({ TLS_CERT: CERTIFICATE, TLS_KEY: KEY })
    const text = await new Promise<string>((resolve, reject) => {
      const call = request({ host: 'localhost', port, ca: readFileSync(CERTIFICATE) }, (answer) => {
        answer.setEncoding('utf8').once('data', resolve)
      })
      call.once('error', reject)
      call.end()
    })
    expect(text).toBe('hello')
  })

  it('close although a stream never ends', async () => {
    const server = await listening({})
    const answer = await fetch(`http://127.0.0.1:${server.port}/endless`)
    const reader = answer.body?.getReader()
    await reader?.read()
    const ended = expect(reader?.read()).rejects.toThrow()
    await server.stop(0)
    await ended
    await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow('fetch failed')
  })
})
