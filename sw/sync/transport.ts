/**
 * One request to the server. Whatever does not come from our server (a captive portal, a proxy, a
 * broken line) is silence. docs/sync.md step 16.
 */
import type { SyncRequest } from '#shared/schemas/sync.ts'

/** retryAfterMs: how long the server asks to be left alone. */
export type Reply =
  | { kind: 'silence'; retryAfterMs: number | null }
  | { kind: 'answer'; status: number; body: unknown; retryAfterMs: number | null }

/**
 * onAlive: something of the answer came, or a long request is still on its way. isUnwanted: asked each
 * time that something came; an answer that nobody wants any more ends as silence, and frees the line.
 */
type Watch = { onAnswer(): void; onAlive(): void; isUnwanted?(): boolean }

export type Transport = {
  /** Sends one request. Never rejects. */
  send(request: SyncRequest, token: string, watch?: Watch): Promise<Reply>
}

type Asked<Signal> = {
  method: 'POST'
  headers: Record<string, string>
  body: string
  cache: 'no-store'
  signal: Signal
}

type Answered = {
  status: number
  headers: { get(name: string): string | null }
  body: {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }> }
  } | null
}

/** The parts of a browser that a request needs; Signal is its AbortSignal. */
export type Net<Signal> = {
  fetch(url: string, asked: Asked<Signal>): Promise<Answered>
  aborter(): { signal: Signal; abort(): void }
  /** Runs `task` after a while, unless the returned function is called first. */
  timer(delayMs: number, task: () => void): () => void
  decoder(): { decode(bytes?: Uint8Array, options?: { stream: boolean }): string }
  clock(): number
}

/** A request is given up after this long without a byte; a slow line that delivers is not. */
const SILENCE_MS = 15_000
/** What a very slow line sends per millisecond; sending does not count as silence. */
const UPLOAD_BYTES_PER_MS = 1
/** How often a request that takes long says that it is still on its way: less than STUCK_MS of run.ts. */
const SIGN_MS = 20_000

/** Sends requests to `url` with fetch. */
export function createTransport<Signal>(url: string, net: Net<Signal>): Transport {
  return {
    async send(request, token, watch = UNWATCHED) {
      try {
        return await post(url, net, { body: JSON.stringify(request), token, watch })
      } catch {
        // No network, aborted, cut off or not JSON: nothing is known, and the calls stay.
        return SILENCE
      }
    },
  }
}

const SILENCE: Reply = { kind: 'silence', retryAfterMs: null }
const UNWATCHED: Watch = { onAnswer() {}, onAlive() {} }

async function post<Signal>(
  url: string,
  net: Net<Signal>,
  message: { body: string; token: string; watch: Watch },
): Promise<Reply> {
  const { watch } = message
  const { signal, abort } = net.aborter()
  let stop = net.timer(SILENCE_MS + message.body.length / UPLOAD_BYTES_PER_MS, abort)
  const stopSigns = repeat(net, watch.onAlive)
  const heard = () => {
    stop()
    stop = net.timer(SILENCE_MS, abort)
    watch.onAlive()
    if (!watch.isUnwanted?.()) return
    abort()
    throw new Error('Nobody wants the answer any more')
  }
  try {
    const answer = await net.fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${message.token}` },
      body: message.body,
      cache: 'no-store',
      signal,
    })
    watch.onAnswer()
    heard()
    const retryAfterMs = parseRetryAfter(answer.headers.get('Retry-After'), net.clock())
    if (answer.headers.get('X-Nomnom') !== '1') return { kind: 'silence', retryAfterMs }
    const text = await readAll(answer, net, heard)
    return { kind: 'answer', status: answer.status, body: JSON.parse(text), retryAfterMs }
  } finally {
    stop()
    stopSigns()
  }
}

/** A frozen tab makes no signs, because its timers stand still. */
function repeat<Signal>(net: Net<Signal>, sign: () => void): () => void {
  let stop = net.timer(SIGN_MS, again)
  function again() {
    sign()
    stop = net.timer(SIGN_MS, again)
  }
  return () => stop()
}

async function readAll<Signal>(
  answer: Answered,
  net: Net<Signal>,
  heard: () => void,
): Promise<string> {
  const reader = answer.body?.getReader()
  const decoder = net.decoder()
  let text = ''
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) break
    heard()
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

/** Milliseconds of a Retry-After header, in seconds or as a date; null where it says nothing. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  const delay = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isFinite(delay) ? Math.max(0, delay) : null
}
