import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '../support/server.ts'

const CLIENTS = 500
const BYTE_EVERY_MS = 5_000

let server: TestServer

beforeAll(async () => {
  server = await startServer({ listen: true })
})
afterAll(async () => {
  await server.stop()
})

/** Sends a request byte by byte; resolves when the server has closed the connection. */
function slowClient(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    const bytes = [...'GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: yes, very\r\n\r\n']
    const timer = setInterval(() => socket.write(bytes.shift() ?? '\n'), BYTE_EVERY_MS)
    socket.on('error', reject)
    socket.on('close', () => {
      clearInterval(timer)
      resolve()
    })
    socket.resume()
  })
}

it('clients that send a byte now and then are cut, and others are answered meanwhile', async () => {
  const port = Number(new URL(server.url).port)
  const slow = Array.from({ length: CLIENTS }, () => slowClient(port))
  const over = Promise.allSettled(slow).then(() => 'over')
  const ask = async () => {
    expect((await server.fetch('/api/health')).status).toBe(200)
    return 'answered'
  }
  let answered = 0
  while ((await Promise.race([over, ask()])) !== 'over') answered += 1
  expect(answered).toBeGreaterThan(100)
})
