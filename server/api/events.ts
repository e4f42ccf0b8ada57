// GET /api/events: the live stream that says "pull now" (docs/sync.md). It carries no content, so
// whoever reads one learns nothing but that something changed.
import { Hono } from 'hono'
import { verifyToken } from '../auth/tokens/verify-token.ts'
import { asOneRequest } from '../db/shares.ts'
import type { AppDeps, AppEnv } from '../deps.ts'
import { HttpError } from '../http-error.ts'

// Proxies close a silent connection after 60 s, some mobile networks after 30 s.
const HEARTBEAT_MS = 20_000
const MAX_STREAMS_PER_USER = 50

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'X-Accel-Buffering': 'no',
}

/** The live stream, mounted at /api/events. Each poke and heartbeat checks the session again. */
export function eventRoutes(deps: AppDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const openStreams = new Map<string, number>()

  routes.get('/', async (context) => {
    const authorization = context.req.header('authorization')
    const { userId } = await verifyToken(deps, authorization)
    const open = openStreams.get(userId) ?? 0
    if (open >= MAX_STREAMS_PER_USER) {
      const refusal = new HttpError(429, 'rate_limited', 'Too many live streams are open')
      throw refusal.withHeader('Retry-After', '60')
    }
    openStreams.set(userId, open + 1)
    deps.metrics?.streamOpened()

    const isStillSignedIn = async () => {
      try {
        // Not within the request of whoever pokes: it would count as one of this user's.
        await asOneRequest(() => verifyToken(deps, authorization))
        return true
      } catch (error) {
        // Only a refusal ends the stream; a database that is away for a moment does not.
        return !(error instanceof HttpError && (error.status === 401 || error.status === 403))
      }
    }
    const body = pokeStream({
      isStillSignedIn,
      subscribe: (onPoke) => deps.pokes.subscribe(userId, onPoke),
      onClose: () => {
        deps.metrics?.streamClosed()
        const left = (openStreams.get(userId) ?? 1) - 1
        if (left > 0) openStreams.set(userId, left)
        else openStreams.delete(userId)
      },
    })
    return context.body(body, 200, HEADERS)
  })
  return routes
}

type PokeStreamOptions = {
  isStillSignedIn: () => Promise<boolean>
  subscribe: (onPoke: () => void) => () => void
  onClose: () => void
}

function pokeStream(options: PokeStreamOptions): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let close = () => {}
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true
      const send = async (frame: string) => {
        const isAllowed = await options.isStillSignedIn()
        if (!isOpen) return
        if (isAllowed) controller.enqueue(encoder.encode(frame))
        else end()
      }
      const unsubscribe = options.subscribe(() => void send('event: poke\ndata:\n\n'))
      const heartbeat = setInterval(() => void send(': \n\n'), HEARTBEAT_MS)
      close = () => {
        if (!isOpen) return
        isOpen = false
        clearInterval(heartbeat)
        unsubscribe()
        options.onClose()
      }
      const end = () => {
        close()
        controller.close()
      }
      // Said at once, so that the client and every proxy on the way know that the stream is open.
      controller.enqueue(encoder.encode(': open\n\n'))
    },
    cancel: () => close(),
  })
}
