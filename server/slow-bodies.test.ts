import { once } from 'node:events'
import { createServer, request, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Context } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppEnv } from './deps.ts'
import { allowSlowBody, endSlowBodies } from './slow-bodies.ts'

const SECONDS = 1000

let heard: (bytes: number) => void = () => {}
const server = createServer((incoming, answer) => {
  let bytes = 0
  if (incoming.headers.authorization) {
    allowSlowBody({ env: { incoming } } as unknown as Context<AppEnv>)
  }
  incoming.on('data', (chunk: Buffer) => heard((bytes += chunk.byteLength)))
  incoming.on('end', () => answer.end('taken'))
})
endSlowBodies(server)

beforeEach(async () => {
  // Only the server's patience is played; the sockets are real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  vi.useRealTimers()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Sends the beginning of a body of 8 kB; resolves when the server has it. */
async function begin(headers: Record<string, string>) {
  const { port } = server.address() as AddressInfo
  const call = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    headers: { ...headers, ...SIZE },
  })
  const status = new Promise<number>((resolve) => {
    call.on('response', (answer) => resolve(answer.statusCode ?? 0))
    call.on('error', () => resolve(0))
  })
  let sent = 0
  const send = async (bytes: number) => {
    const arrived = new Promise<void>((resolve) => {
      heard = (all) => all >= sent && resolve()
    })
    sent += bytes
    call.write('x'.repeat(bytes))
    await arrived
  }
  await send(1)
  return { call, status, send }
}

const SIZE = { 'Content-Length': String(8 * 1024) }
const SIGNED_IN = { Authorization: 'Bearer of-somebody' }
const finish = (call: ClientRequest) => call.end()

it('a slow body of nobody is ended after half a minute, however it moves', async () => {
  const { send, status } = await begin({})
  await send(4000)
  await vi.advanceTimersByTimeAsync(29 * SECONDS)
  await send(4000)
  await vi.advanceTimersByTimeAsync(2 * SECONDS)
  expect(await status).toBe(408)
})

it('a slow body of somebody who is signed in is taken for as long as it moves', async () => {
  const { call, send, status } = await begin(SIGNED_IN)
  for (let sent = 1; sent + 1024 < 8 * 1024; sent += 1024) {
    await send(1024)
    await vi.advanceTimersByTimeAsync(15 * SECONDS)
  }
  await send(1023)
  finish(call)
  expect(await status).toBe(200)
})

it('a body of somebody who is signed in is ended when only a byte comes now and then', async () => {
  const { send, status } = await begin(SIGNED_IN)
  await send(2048)
  await vi.advanceTimersByTimeAsync(30 * SECONDS)
  await send(1)
  await vi.advanceTimersByTimeAsync(15 * SECONDS)
  expect(await status).toBe(408)
})
