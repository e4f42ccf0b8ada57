// GET /api/events: the live stream that says "pull now" (docs/sync.md). It carries no content, so
// whoever reads one learns nothing but that something changed.
import { Hono } from 'hono'
import type { Identity } from '../auth/tokens/identity.ts'
import { endedAmong, verifyToken } from '../auth/tokens/verify-token.ts'
import type { AppDeps, AppEnv } from '../deps.ts'
import { HttpError } from '../http-error.ts'

// Proxies close a silent connection after 60 s, some mobile networks after 30 s.
const HEARTBEAT_MS = 20_000
const MAX_STREAMS_PER_USER = 50
/**
 * A reader who takes nothing gets no more frames: those that wait already say that there is
 * something new.
 */
const MAX_FRAMES_WAITING = 16

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'X-Accel-Buffering': 'no',
}

/** The live stream, mounted at /api/events. Each poke and heartbeat checks the session again. */
export function eventRoutes(deps: AppDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const streams = new OpenStreams(deps)

  routes.get('/', async (context) => {
    const authorization = context.req.header('authorization')
    const caller = await verifyToken(deps, authorization)
    if (streams.countOf(caller.userId) >= MAX_STREAMS_PER_USER) {
      const refusal = new HttpError(429, 'rate_limited', 'Too many live streams are open')
      throw refusal.withHeader('Retry-After', '60')
    }
    // Nobody reads on after HEAD, so nothing would ever close the stream.
    if (context.req.method === 'HEAD') return context.body(null, 200, HEADERS)
    return context.body(streams.open(caller, authorization), 200, HEADERS)
  })
  return routes
}

/** One open stream. `end` closes it, `send` writes a frame unless it is closed. */
type OpenStream = {
  caller: Identity
  isStillSignedIn: () => Promise<boolean>
  send(frame: string): void
  end(): void
}

/** The streams of this process. All of them share one heartbeat, and one look at their sessions. */
class OpenStreams {
  readonly #deps: AppDeps
  readonly #streams = new Set<OpenStream>()
  readonly #counts = new Map<string, number>()
  readonly #poked = new Set<OpenStream>()
  #heartbeat: NodeJS.Timeout | undefined

  constructor(deps: AppDeps) {
    this.#deps = deps
  }

  countOf(userId: string): number {
    return this.#counts.get(userId) ?? 0
  }

  open(caller: Identity, authorization: string | undefined): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder()
    let close = () => {}
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        let isOpen = true
        const stream: OpenStream = {
          caller,
          isStillSignedIn: () => this.#isStillSignedIn(authorization),
          send(frame) {
            // The stream counts down from 1 for each frame that nobody has taken.
            if (!isOpen || (controller.desiredSize ?? 0) <= 1 - MAX_FRAMES_WAITING) return
            controller.enqueue(encoder.encode(frame))
          },
          end() {
            if (!isOpen) return
            close()
            controller.close()
          },
        }
        const onPoke = () => this.#poke(stream)
        const { userId, sessionId } = caller
        const unsubscribe = this.#deps.pokes.subscribe(userId, onPoke, sessionId)
        this.#add(stream)
        close = () => {
          if (!isOpen) return
          isOpen = false
          unsubscribe()
          this.#remove(stream)
        }
        // Said at once, so that the client and every proxy on the way know that the stream is open.
        stream.send(': open\n\n')
      },
      cancel: () => close(),
    })
  }

  #add(stream: OpenStream): void {
    const { userId } = stream.caller
    this.#deps.metrics?.streamOpened()
    this.#streams.add(stream)
    this.#counts.set(userId, this.countOf(userId) + 1)
    this.#heartbeat ??= setInterval(
      () => void this.#send([...this.#streams], ': \n\n'),
      HEARTBEAT_MS,
    )
  }

  #remove(stream: OpenStream): void {
    const { userId } = stream.caller
    this.#deps.metrics?.streamClosed()
    this.#streams.delete(stream)
    const left = this.countOf(userId) - 1
    if (left > 0) this.#counts.set(userId, left)
    else this.#counts.delete(userId)
    if (this.#streams.size > 0) return
    clearInterval(this.#heartbeat)
    this.#heartbeat = undefined
  }

  /** Whoever is poked by one change is told together: a list may have a thousand friends. */
  #poke(stream: OpenStream): void {
    this.#poked.add(stream)
    if (this.#poked.size > 1) return
    setImmediate(() => {
      const streams = [...this.#poked]
      this.#poked.clear()
      void this.#send(streams, 'event: poke\ndata:\n\n')
    })
  }

  /** Sends a frame to those whose session still counts, and ends the others. */
  async #send(streams: readonly OpenStream[], frame: string): Promise<void> {
    const ended = await this.#endedAmong(streams)
    for (const stream of streams) {
      if (ended.has(stream)) stream.end()
      else stream.send(frame)
    }
  }

  async #endedAmong(streams: readonly OpenStream[]): Promise<Set<OpenStream>> {
    try {
      const callers = streams.map(({ caller }) => caller)
      const ended = await endedAmong(this.#deps, callers)
      if (ended) return new Set(streams.filter(({ caller }) => ended.has(caller)))
      const states = await Promise.all(streams.map((stream) => stream.isStillSignedIn()))
      return new Set(streams.filter((_, index) => states[index] === false))
    } catch (error) {
      // A database that is away for a moment ends no stream.
      this.#deps.log.warn('the sessions of live streams cannot be looked up', { error })
      return new Set()
    }
  }

  async #isStillSignedIn(authorization: string | undefined): Promise<boolean> {
    try {
      await verifyToken(this.#deps, authorization)
      return true
    } catch (error) {
      // Only a refusal ends the stream; a database that is away for a moment does not.
      return !(error instanceof HttpError && (error.status === 401 || error.status === 403))
    }
  }
}
