// One request: what counts as an answer, and when a line is given up.
import { describe, expect, it } from 'vitest'
import { createTransport, parseRetryAfter, type Net } from './transport.ts'

const REQUEST = { device: 'aaaaaaaa', schema: 1, clock: { wall: 0 }, calls: [], cursors: {} }

/** A network whose timers run when the test says so. */
function createNet(respond: () => Response | Promise<Response>) {
  const timers: { delayMs: number; task: () => void }[] = []
  const net: Net<AbortSignal> = {
    async fetch(_url, { signal }) {
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
      return await Promise.race([respond(), aborted])
    },
    aborter() {
      const controller = new AbortController()
      return { signal: controller.signal, abort: () => controller.abort() }
    },
    timer(delayMs, task) {
      const timer = { delayMs, task }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
    decoder: () => new TextDecoder(),
    clock: () => 0,
  }
  return { transport: createTransport('/api/sync', net), timers }
}

const OURS = { 'X-Nomnom': '1' }

describe('a request', () => {
  it('is answered by JSON with our header', async () => {
    const { transport, timers } = createNet(() => Response.json({ epoch: 'e' }, { headers: OURS }))
    const reply = await transport.send(REQUEST, 'token')
    expect(reply).toEqual({ kind: 'answer', status: 200, body: { epoch: 'e' }, retryAfterMs: null })
    expect(timers).toEqual([])
  })

  it.each([
    ['a captive portal that answers 200', () => new Response('<html>', { status: 200 })],
    ['a captive portal that answers 403', () => new Response('<html>', { status: 403 })],
    ['a proxy that answers JSON', () => Response.json({}, { status: 413 })],
    ['an answer that breaks off', () => new Response('{"epoch":', { headers: OURS })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('hears nothing from %s', async (_name, respond) => {
    const { transport, timers } = createNet(respond)
    expect((await transport.send(REQUEST, 'token')).kind).toBe('silence')
    expect(timers).toEqual([])
  })

  it('is given up after fifteen seconds without a byte', async () => {
    const { transport, timers } = createNet(() => new Promise(() => {}))
    const sending = transport.send(REQUEST, 'token')
    expect(timers[0]?.delayMs).toBeGreaterThanOrEqual(15_000)
    expect(timers[0]?.delayMs).toBeLessThan(16_000)
    timers[0]?.task()
    expect((await sending).kind).toBe('silence')
  })
})

describe('a long request', () => {
  it('is given up where nobody wants its answer any more', async () => {
    let part: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({ start: (control) => void (part = control) })
    const { transport } = createNet(() => new Response(body, { headers: OURS }))
    let isUnwanted = false
    const watch = { onAnswer() {}, onAlive() {}, isUnwanted: () => isUnwanted }
    const sending = transport.send(REQUEST, 'token', watch)
    part?.enqueue(new TextEncoder().encode('{"epoch":'))
    await new Promise((resolve) => setImmediate(resolve))
    isUnwanted = true
    part?.enqueue(new TextEncoder().encode('"e"'))
    expect((await sending).kind).toBe('silence')
  })

  it('is given a millisecond a byte, and says that it is still on its way', () => {
    const { transport, timers } = createNet(() => new Promise(() => {}))
    let signs = 0
    const watch = { onAnswer() {}, onAlive: () => (signs += 1) }
    void transport.send({ ...REQUEST, device: 'x'.repeat(60_000) }, 'token', watch)
    const [limit, sign] = timers
    expect(limit?.delayMs).toBeGreaterThanOrEqual(75_000)
    expect(sign?.delayMs).toBeLessThan(60_000)
    sign?.task()
    timers.at(-1)?.task()
    expect(signs).toBe(2)
  })
})

describe('Retry-After', () => {
  it.each([
    ['30', 30_000],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 60_000],
    ['soon', null],
    ['', null],
    [null, null],
  ])('%j means %j ms', (header, delay) => {
    expect(parseRetryAfter(header, 0)).toBe(delay)
  })
})
