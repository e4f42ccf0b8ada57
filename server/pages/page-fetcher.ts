// Fetches a page that somebody named, as text, and nothing else. The address is a claim: it is
// resolved here, every address behind its name is checked, and the connection goes to the checked one,
// so that a name which changes between the question and the connection leads nowhere else. The same
// holds for each redirect.
import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { decodePage } from '#shared/decode-page.ts'
import { isPublicAddress } from './public-address.ts'

/** Why there is no page. */
export type PageFailure =
  | 'address'
  | 'unreachable'
  | 'refused'
  | 'missing'
  | 'failed'
  | 'redirects'
  | 'slow'
  | 'large'
  | 'type'

/** An expected failure; `status` is what the page answered, where it did. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly reason: PageFailure
  readonly status: number | undefined

  constructor(reason: PageFailure, status?: number) {
    super(reason)
    this.reason = reason
    this.status = status
  }
}

/** A page as text, with the address that it was found at in the end. */
type FetchedPage = { url: string; text: string }

export type FetchRules = {
  /** All addresses behind a name. */
  resolve: (name: string) => Promise<string[]>
  isAllowed: (address: string) => boolean
  isAllowedPort: (port: number) => boolean
  /** Names that lead back to this server. */
  ownNames: readonly string[]
  userAgent: string
  /** For everything together, redirects included. */
  timeoutMs: number
  maxBytes: number
}

const REDIRECTS_MAX = 5
const ADDRESS_MAX = 2048

/** What holds for everybody: public addresses, the usual ports, 5 s and 5 MB. */
export const FETCH_RULES: FetchRules = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  isAllowedPort: (port) => port === 80 || port === 443,
  ownNames: [],
  userAgent: 'Mozilla/5.0 (compatible; nomnom; a person asked for this recipe)',
  timeoutMs: 5000,
  maxBytes: 5_000_000,
}

/** Fetches a page. Throws PageError for everything that the page, its address or the network can do. */
export async function fetchPage(
  address: string,
  rules: FetchRules = FETCH_RULES,
): Promise<FetchedPage> {
  const end = AbortSignal.timeout(rules.timeoutMs)
  try {
    return await follow(address, rules, end)
  } catch (error) {
    if (error instanceof PageError) throw error
    // Sockets, names and certificates fail in many ways; whoever asked need not tell them apart.
    throw new PageError(end.aborted ? 'slow' : 'unreachable')
  }
}

async function follow(address: string, rules: FetchRules, end: AbortSignal): Promise<FetchedPage> {
  let url = checkedUrl(address, rules)
  for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
    const answer = await ask(url, rules, end)
    const next = answer.headers.location
    const status = answer.statusCode ?? 0
    if (status >= 300 && status < 400 && next !== undefined) {
      answer.destroy()
      if (!URL.canParse(next, url)) throw new PageError('address')
      url = checkedUrl(new URL(next, url).href, rules)
      continue
    }
    try {
      return { url: url.href, text: await textOf(answer, rules, end) }
    } finally {
      answer.destroy()
    }
  }
  throw new PageError('redirects')
}

/**
 * An address that may be asked: http or https, a usual port, no name and password in it. The parser
 * writes every spelling of an IPv4 address (decimal, octal, hexadecimal, short) in the one way.
 */
function checkedUrl(address: string, rules: FetchRules): URL {
  if (address.length > ADDRESS_MAX || !URL.canParse(address)) throw new PageError('address')
  const url = new URL(address)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || url.username !== '' || url.password !== '') throw new PageError('address')
  const port = Number(url.port || (url.protocol === 'http:' ? 80 : 443))
  if (!rules.isAllowedPort(port)) throw new PageError('address')
  if (rules.ownNames.includes(plainName(url.hostname))) throw new PageError('address')
  url.hash = ''
  return url
}

function plainName(hostname: string): string {
  return hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1')
}

/** The addresses behind a name. Throws unless every single one is allowed. */
async function checkedAddresses(hostname: string, rules: FetchRules): Promise<string[]> {
  const name = plainName(hostname)
  const addresses = isIP(name) > 0 ? [name] : await rules.resolve(name)
  if (addresses.length === 0) throw new PageError('unreachable')
  if (!addresses.every(rules.isAllowed)) throw new PageError('address')
  return addresses
}

async function ask(url: URL, rules: FetchRules, end: AbortSignal): Promise<IncomingMessage> {
  const addresses = await withEnd(checkedAddresses(url.hostname, rules), end)
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  const options: RequestOptions = {
    method: 'GET',
    agent: false,
    signal: end,
    headers: {
      'User-Agent': rules.userAgent,
      Accept:
        'text/html,application/xhtml+xml,application/ld+json,application/json;q=0.9,text/plain;q=0.8',
      'Accept-Encoding': 'gzip, br',
      'Accept-Language': '*',
      Connection: 'close',
    },
    // Never asks again: what was checked is what is connected to.
    lookup: (_name, { all }, answer) => {
      const [first] = found
      if (all === true) answer(null, found)
      else answer(null, first?.address ?? '', first?.family)
    },
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const asked = request(url, options, resolve)
    asked.once('error', reject)
    // Node lets go of an answer to another protocol, such as 101, without an error.
    asked.once('close', () => reject(new PageError('unreachable')))
    asked.end()
  })
}

/** A look-up cannot be called off, so one that takes too long is no longer waited for. */
function withEnd<T>(promise: Promise<T>, end: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new PageError('slow'))
    if (end.aborted) return stop()
    end.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => end.removeEventListener('abort', stop))
  })
}

/** Statuses by which sites turn servers away, or ask for proof of being a person. */
const KEPT_AWAY = new Set([401, 402, 403, 405, 406, 407, 409, 418, 429, 451, 503])

async function textOf(
  answer: IncomingMessage,
  rules: FetchRules,
  end: AbortSignal,
): Promise<string> {
  const status = answer.statusCode ?? 0
  if (KEPT_AWAY.has(status)) throw new PageError('refused', status)
  if (status === 404 || status === 410) throw new PageError('missing', status)
  if (status !== 200 && status !== 203) throw new PageError('failed', status)
  const [type = '', ...parameters] = (answer.headers['content-type'] ?? '').split(';')
  if (!isText(type.trim().toLowerCase())) throw new PageError('type')
  if (Number(answer.headers['content-length'] ?? 0) > rules.maxBytes) throw new PageError('large')
  const bytes = await readWithin(decompressed(answer), rules.maxBytes, end)
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(parameters.join(';'))?.[1]
  const text = decodePage(bytes, charset)
  // Text holds no NUL; pictures and archives do.
  if (text.includes('\0')) throw new PageError('type')
  return text
}

function isText(type: string): boolean {
  return (
    /^(?:|text\/(?:html|plain|markdown|xml)|application\/(?:xhtml\+xml|xml|json))$/.test(type) ||
    /^application\/[\w.-]+\+json$/.test(type)
  )
}

function decompressed(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return answer
  const decoder =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip()
      : encoding === 'br'
        ? createBrotliDecompress()
        : encoding === 'deflate'
          ? createInflate()
          : undefined
  if (decoder === undefined) throw new PageError('type')
  answer.once('error', (error) => decoder.destroy(error))
  return answer.pipe(decoder)
}

/** Counted as they unfold, so that a few bytes which become gigabytes are stopped in time. */
async function readWithin(stream: Readable, maxBytes: number, end: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream) {
    end.throwIfAborted()
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > maxBytes) throw new PageError('large')
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}
