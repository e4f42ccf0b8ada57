// How long a request may take to come in. Whoever is signed in may be on a very slow line: as long as
// their body keeps moving it is taken, within a bound. Everybody else has half a minute, so that
// connections that never get on do not pile up.
import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import type { AppEnv } from './deps.ts'

/** A request takes at most this long, whoever sends it; Node itself ends it then. */
export const REQUEST_MAX_MS = 10 * 60_000

const ANONYMOUS_MS = 30_000
const LOOK_MS = 15_000
/**
 * A sixteenth of what the slowest line that devices are made for carries: a byte now and then does
 * not count as moving.
 */
const MOVING_BYTES = 1024

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const signedIn = new WeakSet<IncomingMessage>()

/** Says that a request is of somebody who is signed in: its body may take its time. */
export function allowSlowBody(context: Context<AppEnv>): void {
  const incoming = context.env?.incoming
  // Only HTTP/1 is served; the type knows both.
  if (incoming) signedIn.add(incoming as IncomingMessage)
}

/** Ends requests whose body does not get on. */
export function endSlowBodies(server: EventEmitter): void {
  server.on('request', (incoming: IncomingMessage, answer: ServerResponse) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
    if (encoding === undefined && (length === undefined || length === '0')) return
    let seen = incoming.socket.bytesRead
    const look = () => {
      if (incoming.complete) return
      const moved = incoming.socket.bytesRead - seen
      seen = incoming.socket.bytesRead
      if (signedIn.has(incoming) && moved >= MOVING_BYTES) timer = wait(LOOK_MS)
      else end(incoming, answer)
    }
    const wait = (ms: number) => setTimeout(look, ms).unref()
    let timer = wait(ANONYMOUS_MS)
    incoming.once('close', () => clearTimeout(timer))
    incoming.once('end', () => clearTimeout(timer))
  })
}

function end(incoming: IncomingMessage, answer: ServerResponse): void {
  if (!answer.headersSent) incoming.socket.write(TOO_SLOW)
  incoming.socket.destroySoon()
}
