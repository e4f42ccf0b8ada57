// The line between a phone and the server: a proxy that can break. Unlike a browser's own offline
// switch it holds for every process of the browser, from the moment when that starts.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** up: all passes. down: nobody answers a call. dead: calls are taken and never answered. */
export type LineState = 'up' | 'down' | 'dead'

/**
 * What comes instead of the server's answer: another one, or none at all although the server has
 * done what it was asked (lost), or without it (cut).
 */
export type Instead = { status: number; body: string; type?: string } | 'lost' | 'cut'

export type Line = {
  /** Where the browser finds it. */
  proxy: string
  /** Also ends what is under way. */
  set(state: LineState): void
  /** By path, asked with the query: what comes instead of the answer; null for the real one. */
  instead: Map<string, (search: string) => Instead | null>
  /** Paths of requests that were taken and not answered. */
  unanswered: string[]
  /** Those of them that the phone no longer waits for. */
  givenUp: string[]
  close(): Promise<void>
}

type LineOptions = { line?: LineState; missing?: readonly string[] }

/**
 * Opens a line to a server at `origin`; nothing else can be reached over it. missing: paths that it
 * answers with 404 in the server's place.
 */
export async function openLine(
  origin: string,
  { line: initial = 'up', missing = [] }: LineOptions = {},
): Promise<Line> {
  let state = initial
  const unanswered: string[] = []
  const givenUp: string[] = []
  const target = new URL(origin)
  const instead: Line['instead'] = new Map()
  const server = createServer((asked, answer) => {
    const { host, pathname, search } = new URL(asked.url ?? '', origin)
    const other = instead.get(pathname)?.(search) ?? null
    if (host !== target.host) answer.writeHead(502).end()
    else if (missing.includes(pathname)) answer.writeHead(404).end()
    else if (state === 'dead') {
      unanswered.push(pathname)
      answer.on('close', () => givenUp.push(pathname))
    } else if (other === 'cut') asked.socket.destroy()
    else if (other !== null && other !== 'lost') {
      const { status, body, type = 'application/json' } = other
      answer.writeHead(status, { 'Content-Type': type }).end(body)
    } else
      passOn(asked, answer, { url: new URL(pathname + search, target), isLost: other === 'lost' })
  })
  server.on('connection', (socket) => {
    if (state === 'down') socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    proxy: `http://127.0.0.1:${port}`,
    set(next) {
      state = next
      server.closeAllConnections()
    },
    instead,
    unanswered,
    givenUp,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function passOn(
  asked: IncomingMessage,
  answer: ServerResponse,
  { url, isLost }: { url: URL; isLost: boolean },
): void {
  // Meant for this proxy alone.
  const { 'proxy-connection': _, ...headers } = asked.headers
  const onward = request(url, { method: asked.method ?? 'GET', headers }, (reply) => {
    if (isLost) {
      asked.socket.destroy()
      return
    }
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    answer.flushHeaders()
    reply.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}
