// The line between a phone and the server: a proxy that can break. Unlike a browser's own offline
// switch it holds for every process of the browser, from the moment when that starts.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * up: all passes. down: nobody answers a call. dead: calls are taken and never answered. deaf:
 * calls arrive, and their answers are lost. slow: a call takes 5 s to get through, then 20 kB/s. up
 * 1 kB/s: answers pass, but what goes up trickles. portal: somebody else answers everything with
 * HTML, under this status.
 */
export type LineState =
  | 'up'
  | 'down'
  | 'dead'
  | 'deaf'
  | 'slow'
  | `up ${number} kB/s`
  | `portal ${200 | 403 | 413}`

/**
 * What comes instead of the server's answer. An object: another answer. lost: none, although the
 * server has done what it was asked. cut: the call breaks off before the server has it. silence:
 * nothing ever.
 */
export type Instead =
  | { status: number; body: string; type?: string; headers?: Record<string, string> }
  | 'lost'
  | 'cut'
  | 'silence'

export type Line = {
  /** Where the browser finds it; other callers may take it for the server. */
  proxy: string
  /** Sets the state, and ends what is under way. */
  set(state: LineState): void
  /** By path; called with the query. What comes instead of the answer; null: the real one. */
  instead: Map<string, (search: string) => Instead | null>
  /** By path: text that is added to the end of a file, as if it were a new build. */
  appended: Map<string, string>
  /** Paths of all requests that were taken. */
  requests: string[]
  /** Paths of the requests whose answer did not come from the server. */
  unanswered: string[]
  /** Paths of the requests without any answer that the phone has stopped waiting for. */
  givenUp: string[]
  /** How many bytes went through both ways, headers and all. */
  bytes(): number
  close(): Promise<void>
}

type LineOptions = {
  line?: LineState
  missing?: readonly string[]
  /** Origins that can be reached besides the server's own. */
  also?: readonly string[]
  /** See Line. */
  appended?: Readonly<Record<string, string>>
}

const LATENCY_MS = 5000
const BYTES_PER_S = 20_000
const PIECE_BYTES = 1000
const PORTAL = '<!doctype html><title>Welcome</title><h1>Please sign in to this network</h1>'

/**
 * Opens a line to a server at `origin`; nothing else can be reached over it. missing: paths that it
 * answers with 404 in the server's place.
 */
export async function openLine(
  origin: string,
  { line: initial = 'up', missing = [], also = [], appended = {} }: LineOptions = {},
): Promise<Line> {
  let state = initial
  const sockets: Socket[] = []
  const targets = [origin, ...also].map((other) => new URL(other))
  const server = createServer((asked, answer) => {
    const { host, pathname, search } = new URL(asked.url ?? '', origin)
    line.requests.push(pathname)
    const other = line.instead.get(pathname)?.(search) ?? insteadOf(state)
    const target = targets.find((server) => server.host === host)
    if (!target) return answer.writeHead(502).end()
    if (missing.includes(pathname)) return answer.writeHead(404).end()
    if (other !== null) line.unanswered.push(pathname)
    if (other === 'silence') return answer.on('close', () => line.givenUp.push(pathname))
    if (other === 'cut') return asked.socket.destroy()
    if (other !== null && other !== 'lost') {
      const { status, body, type = 'application/json', headers } = other
      return answer.writeHead(status, { 'Content-Type': type, ...headers }).end(body)
    }
    const way = { url: new URL(pathname + search, target), isLost: other === 'lost' }
    const text = line.appended.get(pathname)
    const up = /^up (\S+) kB/.exec(state)?.[1]
    const upload = up === undefined ? {} : { uploadBytesPerS: Number(up) * 1024 }
    return void passOn(asked, answer, {
      ...way,
      ...upload,
      appended: text,
      isSlow: state === 'slow',
    })
  })
  server.on('connection', (socket) => {
    sockets.push(socket)
    if (state === 'down') socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const line: Line = {
    proxy: `http://127.0.0.1:${port}`,
    set(next) {
      state = next
      server.closeAllConnections()
    },
    instead: new Map(),
    appended: new Map(Object.entries(appended)),
    requests: [],
    unanswered: [],
    givenUp: [],
    bytes: () => sockets.reduce((sum, each) => sum + each.bytesRead + each.bytesWritten, 0),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return line
}

/** What a line of this state answers to everybody; null: the real answers. */
function insteadOf(state: LineState): Instead | null {
  if (state === 'dead') return 'silence'
  if (state === 'deaf') return 'lost'
  if (!state.startsWith('portal')) return null
  return { status: Number(state.split(' ')[1]), body: PORTAL, type: 'text/html' }
}

type Way = {
  url: URL
  isLost: boolean
  isSlow: boolean
  uploadBytesPerS?: number
  appended: string | undefined
}

async function passOn(asked: IncomingMessage, answer: ServerResponse, way: Way): Promise<void> {
  const { url, isLost, isSlow, uploadBytesPerS, appended } = way
  if (isSlow) await delay(LATENCY_MS)
  // Meant for this proxy alone.
  const { 'proxy-connection': _, ...headers } = asked.headers
  // A file with added text must come uncompressed, and not from the browser's cache.
  if (appended !== undefined) {
    delete headers['accept-encoding']
    delete headers['if-none-match']
  }
  const onward = request(url, { method: asked.method ?? 'GET', headers }, (reply) => {
    if (isLost) {
      asked.socket.destroy()
      return
    }
    const { 'content-length': _length, etag: _etag, ...loose } = reply.headers
    answer.writeHead(reply.statusCode ?? 502, appended === undefined ? reply.headers : loose)
    answer.flushHeaders()
    if (appended !== undefined) reply.pipe(ending(appended)).pipe(answer)
    else if (isSlow) reply.pipe(trickle(BYTES_PER_S)).pipe(answer)
    else reply.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  answer.on('close', () => onward.destroy())
  if (uploadBytesPerS === undefined) asked.pipe(onward)
  else asked.pipe(trickle(uploadBytesPerS)).pipe(onward)
}

/** Lets so many bytes through in a second. */
function trickle(bytesPerS: number): Transform {
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES)
        await delay((piece.length / bytesPerS) * 1000)
        this.push(piece)
      }
      done()
    },
  })
}

function ending(text: string): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, chunk),
    flush: (done) => done(null, text),
  })
}
