import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadStaticFiles, type StaticFiles } from './static.ts'

const PAGE = '<!doctype html><title>nomnom</title>'
const LANDING = '<!doctype html><title>Welcome</title>'
const SIGN_IN = '<!doctype html><title>Sign in</title>'
const RECIPES = '<!doctype html><title>Recipes</title>'
const SCRIPT = 'export const a = 1\n'.repeat(100)

describe('the built page', () => {
  let root: string
  let files: StaticFiles

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'nomnom-static-'))
    const folder = join(root, 'client')
    await mkdir(join(folder, 'assets'), { recursive: true })
    await mkdir(join(folder, '.hidden'))
    await writeFile(join(root, 'secret.txt'), 'secret')
    await writeFile(join(folder, '.hidden/key.txt'), 'secret')
    await writeFile(join(folder, '.env'), 'secret')
    await writeFile(join(folder, 'index.html'), PAGE)
    await writeFile(join(folder, 'landing.html'), LANDING)
    await writeFile(join(folder, 'sign-in.html'), SIGN_IN)
    await mkdir(join(folder, 'rooms'))
    await writeFile(join(folder, 'rooms/recipes.html'), RECIPES)
    await writeFile(join(folder, 'sw.js'), 'self.x = 1')
    await writeFile(join(folder, 'manifest.webmanifest'), '{}')
    await writeFile(join(folder, 'assets/app-abc.js'), SCRIPT)
    await writeFile(join(folder, 'assets/app-abc.js.br'), brotliCompressSync(SCRIPT))
    await writeFile(join(folder, 'assets/app-abc.js.map'), '{}')
    files = await loadStaticFiles(folder)
  })
  afterAll(async () => {
    await rm(root, { recursive: true, force: true })
  })

  const ask = (path: string, init: RequestInit = {}) =>
    files.answer(new Request(`http://localhost${path}`, init))

  it('answers / with the page that shows before any script', async () => {
    expect(await ask('/').text()).toBe(LANDING)
    expect(await ask('/menu').text()).toBe(PAGE)
  })

  it('answers the screens of visitors with the page that names their files', async () => {
    for (const path of ['/login', '/register', '/forgot-password', '/update-password']) {
      expect(await ask(path).text(), path).toBe(SIGN_IN)
    }
  })

  it('answers the screens of a room with the page that names their files', async () => {
    for (const path of ['/recipes', '/recipes/', '/recipes/1/view', '/recipes/create?from=page']) {
      expect(await ask(path).text(), path).toBe(RECIPES)
    }
    for (const path of ['/recipe', '/rooms/recipes', '/x/recipes', '//recipes']) {
      expect(await ask(path).text(), path).toBe(PAGE)
    }
  })

  it('keeps a file whose name holds its hash for ever', async () => {
    const answer = ask('/assets/app-abc.js')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await answer.text()).toBe(SCRIPT)
  })

  it.each(['/', '/index.html', '/sw.js', '/manifest.webmanifest', '/recipes/1/view'])(
    'asks again for %s, and gets 304 while it is the same',
    (path) => {
      const first = ask(path)
      expect(first.status).toBe(200)
      expect(first.headers.get('cache-control')).toBe('no-cache')
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]{43}"$/)
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = ask(path, { headers: { 'If-None-Match': tag } })
        expect(again.status).toBe(304)
        expect(again.body).toBeNull()
        expect(again.headers.get('etag')).toBe(etag)
      }
      expect(ask(path, { headers: { 'If-None-Match': '"other"' } }).status).toBe(200)
    },
  )

  it('sends the compressed file to who takes it, under a tag of its own', async () => {
    const plain = ask('/assets/app-abc.js', { headers: { 'Accept-Encoding': 'gzip' } })
    const small = ask('/assets/app-abc.js', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(small.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    for (const answer of [plain, small]) expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    const body = Buffer.from(await small.arrayBuffer())
    expect(small.headers.get('content-length')).toBe(String(body.length))
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
    const refused = ask('/assets/app-abc.js', { headers: { 'Accept-Encoding': 'br;q=0, gzip' } })
    expect(refused.headers.get('content-encoding')).toBeNull()
  })

  it.each(['/groceries', '/places/0b1c/view', '/menu?redirect=%2Fa.b', '/wherever'])(
    'answers index.html for the screen %s',
    async (path) => {
      expect(await ask(path).text()).toBe(PAGE)
    },
  )

  it.each([
    '/assets/gone-123.js',
    '/assets/gone',
    '/favicon.ico',
    '/.env',
    '/.hidden/key.txt',
    '/.git/config',
    '/assets/app-abc.js.map',
    '/assets/app-abc.js.br',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/assets/%5c..%5csecret.txt',
    '/%00.txt',
    '/%',
  ])('answers 404, never the page, for %s', async (path) => {
    const answer = ask(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('Not found')
  })

  it('answers HEAD with the headers alone', () => {
    const answer = ask('/assets/app-abc.js', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe(String(SCRIPT.length))
    expect(answer.body).toBeNull()
  })

  it('refuses other methods', () => {
    const answer = ask('/', { method: 'POST' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  it('sends what a bookmark posts on to its screen, with the address alone', () => {
    const page = 'https://example.org/soup?a=1&b=2'
    const path = `/recipes/create?${new URLSearchParams({ url: page, title: 'Soup' }).toString()}`
    const answer = ask(path, { method: 'POST', body: 'page=soup' })
    expect(answer.status).toBe(303)
    const to = new URL(answer.headers.get('location') ?? '', 'http://localhost')
    expect(to.pathname).toBe('/recipes/create')
    expect(Object.fromEntries(to.searchParams)).toEqual({ from: 'page', url: page })
    expect(ask('/recipes', { method: 'POST' }).status).toBe(405)
  })

  it('says so when there is no build', async () => {
    await expect(loadStaticFiles(join(root, 'client/assets'))).rejects.toThrow('build first')
  })
})
