// The built page, held in memory: a file costs one map look-up, and no path of a request ever reaches
// the file system.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { GIVEN_TO } from '#shared/given-page.ts'

/** Answers requests for the built page. */
export type StaticFiles = {
  /** A file, the page for a route of the app, 404 for a missing file, 405 for other methods. */
  answer(request: Request): Response
}

type StoredFile = {
  plain: Encoded
  /** Made by the build for text; absent where compression gains nothing. */
  brotli: Encoded | undefined
  contentType: string
  cacheControl: string
}

type Encoded = { body: Uint8Array<ArrayBuffer>; etag: string }

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

// Vite puts a content hash into the name of everything below /assets.
const HASHED_FOLDER = '/assets/'
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

const SIGN_IN = '/sign-in.html'
/** Paths that are answered with a page of their own instead of index.html. */
const PAGES: Record<string, string> = {
  // The one page that visitors without a worker open most: it shows before any script runs.
  '/': '/landing.html',
  // Also pages of visitors: their HTML names the files that draw them, so that all are asked for at
  // once.
  '/login': SIGN_IN,
  '/register': SIGN_IN,
  '/forgot-password': SIGN_IN,
  '/update-password': SIGN_IN,
  // A page beside the app: it takes the secret of an invitation out of the address.
  '/invite': '/invite.html',
}

/** Reads a folder that the build made. Throws when it holds no index.html. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const files = await readFiles(folder)
  const index = files.get('/index.html')
  if (index === undefined) throw new Error(`There is no index.html in ${folder}: build first`)
  return {
    answer(request) {
      const path = decodedPath(request.url)
      if (request.method === 'POST' && path === GIVEN_TO) return toGivenAddress(request.url)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return plainAnswer(405, 'Method not allowed', { Allow: 'GET, HEAD' })
      }
      const file = path === undefined ? undefined : files.get(path)
      if (file !== undefined) return fileAnswer(request, file)
      if (path === undefined || looksLikeFile(path)) return plainAnswer(404, 'Not found', {})
      return fileAnswer(request, files.get(PAGES[path] ?? roomOf(path)) ?? index)
    },
  }
}

/** The page that names the files of a member's screen (scripts/first-pages.mjs), where there is one. */
function roomOf(path: string): string {
  return `/rooms/${path.split('/')[1]}.html`
}

/** A path with a dot, or below the assets, is a file; screens of the page never are. */
function looksLikeFile(path: string): boolean {
  return path.startsWith(HASHED_FOLDER) || path.includes('.')
}

function decodedPath(address: string): string | undefined {
  try {
    return decodeURIComponent(new URL(address).pathname)
  } catch {
    // Broken percent signs: no file of ours has such a name.
    return undefined
  }
}

async function readFiles(folder: string): Promise<Map<string, StoredFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !name.split(sep).some((part) => part.startsWith('.')))
    .filter((name) => !name.endsWith('.map'))
  const known = new Set(names)
  const files = new Map<string, StoredFile>()
  for (const name of names) {
    if (name.endsWith('.br')) continue
    const path = `/${name.split(sep).join('/')}`
    const brotliName = `${name}.br`
    files.set(path, {
      plain: await readEncoded(join(folder, name)),
      brotli: known.has(brotliName) ? await readEncoded(join(folder, brotliName)) : undefined,
      contentType: CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
      cacheControl: path.startsWith(HASHED_FOLDER) ? FOR_EVER : ASK_AGAIN,
    })
  }
  return files
}

async function readEncoded(file: string): Promise<Encoded> {
  const body = new Uint8Array(await readFile(file))
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

function fileAnswer(request: Request, file: StoredFile): Response {
  const isBrotli = file.brotli !== undefined && takesBrotli(request.headers.get('accept-encoding'))
  const encoded = isBrotli && file.brotli !== undefined ? file.brotli : file.plain
  const headers = new Headers({
    'Cache-Control': file.cacheControl,
    ETag: encoded.etag,
  })
  if (file.brotli !== undefined) headers.set('Vary', 'Accept-Encoding')
  if (isKnown(request.headers.get('if-none-match'), file)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Type', file.contentType)
  headers.set('Content-Length', String(encoded.body.byteLength))
  if (isBrotli) headers.set('Content-Encoding', 'br')
  return new Response(request.method === 'HEAD' ? null : encoded.body, { headers })
}

// A proxy may have weakened the tag. Either encoding's tag stands for the same file.
function isKnown(ifNoneMatch: string | null, file: StoredFile): boolean {
  if (ifNoneMatch === null) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return (
    tags.includes('*') || tags.includes(file.plain.etag) || tags.includes(file.brotli?.etag ?? '')
  )
}

function takesBrotli(acceptEncoding: string | null): boolean {
  return (acceptEncoding ?? '').split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === 'br' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

function plainAnswer(status: number, text: string, headers: Record<string, string>): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

/**
 * What the bookmark posts is taken by the worker. A browser that has no worker yet is sent to the
 * same screen with the address alone; the posted page is not read here.
 */
function toGivenAddress(url: string): Response {
  const { pathname, searchParams } = new URL(url)
  const query = new URLSearchParams({ from: 'page', url: searchParams.get('url') ?? '' })
  return plainAnswer(303, 'See other', { Location: `${pathname}?${query.toString()}` })
}
