// What becomes of a connection after a body was refused or never came to its end.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, expect, it, vi } from 'vitest'
import { join, type Api } from '../support/api.ts'
import { untilLocked } from '../support/lock-waits.ts'
import { serverHere } from '../support/server-here.ts'

const MB = 1024 * 1024

const server = serverHere({ listen: true })
let anna: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
})

/** A connection whose answers are read as they come. */
async function open(): Promise<{ socket: Socket; until(end: RegExp): Promise<string> }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  // An error is expected: the server may end the connection by force.
  socket.on('error', () => {})
  const until = async (end: RegExp): Promise<string> => {
    while (!end.test(text) && !socket.closed) {
      await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => {})
    }
    const said = text
    text = ''
    return said
  }
  return { socket, until }
}

function head(path: string, length: number | 'chunked'): string {
  const size =
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${String(length)}`
  return [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${anna.accessToken}`,
    'Content-Type: application/json',
    size,
    '\r\n',
  ].join('\r\n')
}

const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'

it('whoever goes away before the body is read leaves no error in the log', async () => {
  const { socket } = await open()
  const from = server.logLines.length
  const said = () => server.logLines.slice(from).join('')
  await server.db.transaction().execute(async (trx) => {
    // The call waits while its session is looked up, and its body lies there.
    await sql`lock table auth_sessions in access exclusive mode`.execute(trx)
    socket.write(`${head('/api/grocerylists', 15)}{"name":"Gone"}`)
    await untilLocked(server.db)
    socket.destroy()
    await wait(300)
  })
  await vi.waitFor(() => expect(said()).toContain('request answered'))
  expect(said()).not.toMatch(/"level":"error"/)
})

it.each([
  ['the API, length told', '/api/grocerylists', 3 * MB],
  ['the sign-in provider, length told', '/auth/v1/token?grant_type=password', 3 * MB],
  ['the API, in chunks', '/api/grocerylists', 'chunked' as const],
])('after a body that is too large the connection serves the next call: %s', async (...args) => {
  const [, path, length] = args
  const { socket, until } = await open()
  socket.write(head(path, length))
  const part = Buffer.alloc(MB, 32)
  for (let sent = 0; sent < 3; sent += 1) {
    if (length === 'chunked') socket.write(`${MB.toString(16)}\r\n`)
    socket.write(part)
    if (length === 'chunked') socket.write('\r\n')
  }
  if (length === 'chunked') socket.write('0\r\n\r\n')
  const refused = await until(/\r\n\r\n.*\}/s)
  expect(refused).toMatch(/^HTTP\/1.1 413 /)
  expect(refused).not.toMatch(/connection: close/i)
  socket.write(HEALTH)
  expect(await until(/"ok"/)).toMatch(/^HTTP\/1.1 200 /)
  socket.destroy()
})

it('a body that is not read to its end is answered with Connection: close', async () => {
  const { socket, until } = await open()
  socket.write(head('/api/grocerylists', 100 * MB))
  socket.write(Buffer.alloc(MB, 32))
  const refused = await until(/\r\n\r\n.*\}/s)
  expect(refused).toMatch(/^HTTP\/1.1 413 /)
  expect(refused).toMatch(/connection: close/i)
  socket.destroy()
})

it.each([
  ['the API', '/api/grocerylists'],
  ['the sign-in provider', '/auth/v1/token?grant_type=password'],
])('whoever goes away in the middle of a body leaves no error in the log: %s', async (_n, path) => {
  const before = server.logLines.length
  const { socket } = await open()
  socket.write(head(path, 1000))
  socket.write('{"name":')
  // The server is reading this body by the time that it has answered a later call.
  await server.fetch('/api/health')
  socket.destroy()
  await once(socket, 'close')
  const line = (text: string) => text.includes(path.split('?')[0] ?? '')
  while (!server.logLines.slice(before).some(line)) await server.fetch('/api/health')
  const levels = server.logLines.slice(before).map((text) => JSON.parse(text).level)
  expect(new Set(levels)).toEqual(new Set(['debug']))
})

it('unfinished bodies of one address fill a share of the memory, and small calls go on', async () => {
  const length = 2 * MB - 1
  const open24 = Array.from({ length: 24 }, async () => {
    const { socket, until } = await open()
    socket.write(head('/api/recipes', length))
    socket.write(Buffer.alloc(length - 1, 0x20))
    return { socket, until }
  })
  const connections = await Promise.all(open24)
  const refused = new Set<number>()
  const answers = connections.map(async ({ until }, at) => {
    const said = await until(/\r\n\r\n[^]+$/)
    if (said === '') return
    refused.add(at)
    expect(said).toMatch(/^HTTP\/1\.1 503 /)
    expect(said.toLowerCase()).toContain('retry-after: 5')
    expect(said).toContain('Too much is being sent to this server at once')
  })
  // 16 MB may lie there at once, and what was on its way when the rest of the 24 were refused.
  await expect.poll(() => refused.size, { timeout: 15_000 }).toBeGreaterThanOrEqual(24 - 8)
  expect((await anna.post('/grocerylists', { name: 'Small', groceries: [] })).status).toBe(201)
  for (const { socket } of connections) socket.destroy()
  await Promise.all(answers)
  // The room that their bodies took is free again.
  await expect
    .poll(
      async () => {
        const more = 'x'.repeat(150_000)
        return (await anna.post('/grocerylists', { name: 'Large', groceries: [], more })).status
      },
      { timeout: 15_000 },
    )
    .toBe(400)
})

it('a body for which there is no room is refused in words while it is still coming', async () => {
  const senders = await Promise.all(Array.from({ length: 9 }, open))
  for (const { socket } of senders) {
    socket.write(head('/api/grocerylists', 2 * MB))
    socket.write(Buffer.alloc(1.9 * MB, 32))
  }
  const refused = await Promise.race(senders.map(({ until }) => until(/\r\n\r\n.*\}/s)))
  expect(refused).toMatch(/^HTTP\/1.1 503 .*retry-after: 5.*Too much is being sent/is)
  for (const { socket } of senders) socket.destroy()
})
