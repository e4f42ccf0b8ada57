// What may come in as a body: its size, its type and its encoding. What is inside is the business of
// the routes.
import type { Context, MiddlewareHandler, Next } from 'hono'
import type { BodyShares } from './body-shares.ts'
import type { AppEnv } from './deps.ts'
import { HttpError } from './http-error.ts'

type BodyRules = {
  maxBytes: number
  /** Refuse a body that is not application/json: what a foreign page's form can send is not. */
  isJsonOnly: boolean
  /** What all bodies together may take, and by which network they count. */
  shares: BodyShares
  networkOf(context: Context<AppEnv>): string
}

/** A larger body is not read at all. */
const SWALLOWED_MAX_BYTES = 16 * 1024 * 1024

/** Bytes as text; undefined where they are no UTF-8, instead of text with holes in it. */
export function decodeText(bytes: ArrayBuffer | Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // All that `decode` can say is that the bytes are none.
    return undefined
  }
}

/** Refuses a body that is too large (413), compressed (415) or of another type (415). */
export function guardBody(rules: BodyRules): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { req } = context
    if (req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS') return next()
    const encoding = req.header('content-encoding')?.toLowerCase() ?? 'identity'
    if (encoding !== 'identity') {
      throw new HttpError(415, 'unsupported_media_type', 'Send the body without compression')
    }
    if (isEmpty(context)) return next()
    const share = rules.shares.share(rules.networkOf(context))
    context.set('bodyShare', share)
    try {
      return await guarded(rules, context, next)
    } finally {
      share.free()
    }
  }
}

/** Answered from the headers: touching the body would make a web stream of it, which is slow. */
function isEmpty({ req, env }: Context<AppEnv>): boolean {
  const length = req.header('content-length')
  if (length !== undefined) return length === '0'
  return env?.incoming ? req.header('transfer-encoding') === undefined : req.raw.body === null
}

async function guarded(rules: BodyRules, context: Context<AppEnv>, next: Next): Promise<void> {
  const { req } = context
  // Sent in chunks, it may be an empty one.
  const isSizeKnown = req.header('content-length') !== undefined
  if (!isSizeKnown && (await readWithin(context, rules.maxBytes)) === 0) return next()
  if (rules.isJsonOnly && !isJson(req.header('content-type'))) {
    throw new HttpError(415, 'unsupported_media_type', 'Send the body as application/json')
  }
  const length = Number(req.header('content-length') ?? 0)
  if (length > rules.maxBytes) {
    if (length <= SWALLOWED_MAX_BYTES) await swallow(context)
    throw tooLarge(rules.maxBytes)
  }
  return next()
}

/** Requests whose body is in memory already and was counted when it came in. */
const whole = new WeakSet<Request>()

/** The body, within the room that there is for all bodies at once. Throws HttpError 503. */
export async function readBytes(context: Context<AppEnv>): Promise<Uint8Array> {
  const { raw } = context.req
  const isCounted = whole.has(raw)
  // Read from the socket: a web stream around it costs more than everything done with the body.
  const incoming: AsyncIterable<Uint8Array> | undefined = context.env?.incoming
  const chunks: Uint8Array[] = []
  for await (const chunk of (isCounted ? undefined : incoming) ?? raw.body ?? []) {
    if (!isCounted) context.var.bodyShare?.take(chunk.byteLength)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

function tooLarge(maxBytes: number): HttpError {
  const megabytes = maxBytes / (1024 * 1024)
  return new HttpError(413, 'body_too_large', `The body is larger than ${megabytes} MB`)
}

/**
 * Reads what nobody will use. A sender that is still sending does not hear the refusal, and with the
 * rest unread the connection is of no use for the next request.
 */
async function swallow(context: Context<AppEnv>): Promise<void> {
  await context.req.raw.body?.pipeTo(new WritableStream())
}

/** Whether the request was not read to its end: its connection cannot carry another one. */
export function isUnread(context: Context<AppEnv>): boolean {
  return context.env?.incoming?.complete === false
}

/**
 * Whether a call failed because whoever sends went away, in the middle of the body or before it was
 * read: nobody is there to be answered.
 */
export function isCutOff(context: Context<AppEnv>, error: unknown): boolean {
  const incoming = context.env?.incoming
  if (incoming === undefined) return false
  return incoming.errored === error || (isUnread(context) && incoming.destroyed)
}

// Without a content-length the size shows only while reading; it is answered. The chunks are put back
// as a request of the same kind, so that the handler reads them as if nothing had happened.
async function readWithin(context: Context<AppEnv>, maxBytes: number): Promise<number> {
  const { raw } = context.req
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of raw.body ?? []) {
    size += chunk.byteLength
    if (size <= maxBytes) {
      context.var.bodyShare?.take(chunk.byteLength)
      chunks.push(chunk)
    } else if (size > SWALLOWED_MAX_BYTES) break
  }
  if (size > maxBytes) throw tooLarge(maxBytes)
  context.req.raw = new Request(raw.url, {
    method: raw.method,
    headers: raw.headers,
    body: Buffer.concat(chunks),
  })
  whole.add(context.req.raw)
  return size
}
