import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStream, type Stream } from '../support/event-stream.ts'
import { apiOf } from '../support/api.ts'
import { as, type Person, register, signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const HEARTBEAT_MS = 20_000

let server: TestServer
let anna: Person
let ben: Person
let streams: Stream[] = []

beforeAll(async () => {
  server = await startServer()
  anna = await register(server, 'anna@example.org')
  ben = await register(server, 'ben@example.org')
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(streams.map((stream) => stream.close()))
  streams = []
})
afterAll(async () => {
  await server.stop()
})

async function listen(person: Person, on = server): Promise<Stream> {
  const stream = await openStream(as(on, person)('/api/events'))
  streams.push(stream)
  return stream
}

describe('the live stream', () => {
  it('needs somebody who is signed in', async () => {
    const answer = await server.fetch('/api/events')
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'no_authorization' })
  })

  it('opens at once and is neither kept nor held back on the way', async () => {
    const stream = await listen(anna)
    expect(stream.answer.status).toBe(200)
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.answer.headers.get('cache-control')).toBe('no-store')
    expect(stream.answer.headers.get('x-accel-buffering')).toBe('no')
    expect(await stream.next()).toBe(': open')
  })

  it('tells a user, on every device and nobody else, that there is something to pull', async () => {
    const [phone, tablet, other] = [await listen(anna), await listen(anna), await listen(ben)]
    for (const stream of [phone, tablet, other]) await stream.next()
    server.deps.pokes.poke([anna.userId])
    expect(await phone.next()).toBe('event: poke\ndata:')
    expect(await tablet.next()).toBe('event: poke\ndata:')
    server.deps.pokes.poke([ben.userId])
    expect(await other.next()).toBe('event: poke\ndata:')
    expect(phone.waiting()).toBe(0)
  })

  it('makes one poke of many in a burst', async () => {
    const stream = await listen(anna)
    await stream.next()
    for (let count = 0; count < 50; count += 1) server.deps.pokes.poke([anna.userId])
    expect(await stream.next()).toBe('event: poke\ndata:')
    server.deps.pokes.poke([anna.userId])
    expect(await stream.next()).toBe('event: poke\ndata:')
    expect(stream.waiting()).toBe(0)
  })

  it('keeps little for a reader who takes nothing, and the poke is among it', async () => {
    const stuck = (await as(server, anna)('/api/events')).body?.getReader()
    const stream = await listen(anna)
    await stream.next()
    for (let count = 0; count < 40; count += 1) {
      server.deps.pokes.poke([anna.userId])
      expect(await stream.next()).toBe('event: poke\ndata:')
    }
    await as(server, anna)('/auth/v1/logout?scope=global', { method: 'POST' })
    expect(await stream.next()).toBeUndefined()
    let frames = ''
    for (let part = await stuck?.read(); part?.done === false; part = await stuck?.read()) {
      frames += new TextDecoder().decode(part.value)
    }
    expect(frames.split('\n\n').slice(1, 3)).toEqual(Array(2).fill('event: poke\ndata:'))
    expect(frames.split('\n\n').length).toBeLessThan(25)
    anna = await signIn(server, 'anna@example.org', 'a long enough pass-phrase')
  })

  it('leaves out the session that has what is new with the answer to its own trip', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const again = await signIn(server, 'anna@example.org', 'a long enough pass-phrase')
    const [phone, tablet] = [await listen(anna), await listen(again)]
    for (const stream of [phone, tablet]) await stream.next()
    const body = { localId: v7(), name: 'Weekend' }
    const calls = [{ method: 'POST' as const, path: '/grocerylists', body }]
    const { results } = await apiOf(server, anna).sync({ calls })
    expect(results).toMatchObject([{ status: 201 }])
    expect(await tablet.next()).toBe('event: poke\ndata:')
    vi.advanceTimersByTime(HEARTBEAT_MS)
    expect(await phone.next()).toBe(': ')
    expect(await tablet.next()).toBe(': ')
  })

  it('reaches those who listen at another process on the same data', async () => {
    const other = await startServer({ databaseUrl: server.databaseUrl })
    const stream = await listen(anna, other)
    await stream.next()
    // The other process may still be opening its connection; then it asks again by itself.
    const poking = setInterval(() => server.deps.pokes.poke([anna.userId]), 20)
    expect(await stream.next()).toBe('event: poke\ndata:')
    clearInterval(poking)
    await stream.close()
    await other.stop()
  })

  it('shows every 20 seconds that it is alive', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stream = await listen(anna)
    await stream.next()
    vi.advanceTimersByTime(HEARTBEAT_MS)
    expect(await stream.next()).toBe(': ')
  })

  it('ends as soon as the session is signed out', async () => {
    const gone = await register(server, 'gone@example.org')
    const stream = await listen(gone)
    await stream.next()
    const answer = await as(server, gone)('/auth/v1/logout?scope=global', { method: 'POST' })
    expect(answer.status).toBe(204)
    expect(await stream.next()).toBeUndefined()
  })

  it('is not opened by who asks for its head alone', async () => {
    const cora = await register(server, 'cora@example.org')
    for (let at = 0; at < 50; at += 1) {
      const { status, headers } = await as(server, cora)('/api/events', { method: 'HEAD' })
      expect([status, headers.get('x-accel-buffering')]).toEqual([200, 'no'])
    }
    expect((await listen(cora)).answer.status).toBe(200)
  })

  it('frees its place when the client leaves', async () => {
    const most = await Promise.all(Array.from({ length: 50 }, () => listen(ben)))
    const tooMany = await as(server, ben)('/api/events')
    expect(tooMany.status).toBe(429)
    expect(tooMany.headers.get('retry-after')).toBe('60')
    await most[0]?.close()
    const again = await listen(ben)
    expect(again.answer.status).toBe(200)
  })
})
