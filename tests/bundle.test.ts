// What a screen costs to load, as the server sends it: read from the build that `npm test` makes.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { builtChunks, type BuiltChunk } from './support/built-file.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Budgets in bytes, brotli. First: everything before the first paint. Further: the screens of a room
 * with all their parts, for somebody who comes from another room. Alone: one file. The first two are
 * weighed together (decision 0041), 9,700 lighter since the router is a small one (0030): looks that become
 * utilities move from styles into scripts.
 */
const FIRST_JS = 73_700
const FIRST_CSS = 13_600
const FURTHER_JS = 51_000
const ALONE_JS = 29_200
const SMALLEST_JS = 3000
/** What the worker starts with. */
const WORKER_JS = 9000
/**
 * Scripts before the first paint, and in all; eight hold the words of one language each, one other
 * units and one what lists are full of.
 */
const FIRST_FILES = 6
const ALL_FILES = 35

/** Fetched when somebody is about to sign in or the session has to be renewed, never for a screen. */
const SELDOM = ['src/session/auth-client.ts']

/** Fetched when somebody goes another way than the screen itself: a recipe from elsewhere. */
const ON_A_TAP = ['src/recipes/import/door.ts', 'src/recipes/import/reader.ts']

/**
 * The worker itself, what only a browser without a worker gets, the server's page of an invitation with
 * its script, and what only the question about installing and a tab show.
 */
const OF_THE_SERVER =
  /^((sw|theme)\.js|assets\/worker-.*|(landing|sign-in|rooms\/\w+)\.html|invite\.\w+|favicon\.ico|screenshots\/.*)$/

const start = 'src/main.tsx'
const frame = 'src/app/frame.ts'
/** What is there once the first screen stands. */
const behindScreens = [frame, 'src/app/extras.ts', 'src/exchange/background.ts']

const chunks = builtChunks()
const routes = read('src/app/routes.tsx')

/** The file that each `const recipes = () => import('…')` of the routes opens. */
const doors = new Map(
  [...routes.matchAll(/^const (\w+) = \(\) => import\('([^']+)'\)$/gm)].map(
    ([, name = '', path = '']) => [name, posix.join('src/app', path)],
  ),
)

const screens = [...routes.matchAll(/'(\/[\w/:-]*)',\s*\(\) =>\s*(\w+)\(\)/g)].map(
  ([, path = '', door = '']) => ({ path, door: doors.get(door) ?? door }),
)

function read(path: string): string {
  return readFileSync(`${root}/${path}`, 'utf8')
}

function chunkOf(source: string): BuiltChunk {
  const chunk = chunks.find(({ sources }) => sources.includes(source))
  if (chunk === undefined) throw new Error(`${source} is not in the build: run npm run build`)
  return chunk
}

/** The chunks of these sources and everything that they cannot run without. */
function needed(sources: readonly string[]): Set<BuiltChunk> {
  const found = new Set<BuiltChunk>()
  const add = (chunk: BuiltChunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const other of chunks.filter(({ file }) => chunk.imports.includes(file))) add(other)
  }
  for (const source of sources) add(chunkOf(source))
  return found
}

/** As the server sends it; what is too small to compress has no second file. */
function sizeOf(file: string): number {
  const path = `${root}/dist/client/${file}`
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size
}

function jsOf(files: Iterable<BuiltChunk>): number {
  return [...files].reduce((sum, { file }) => sum + sizeOf(file), 0)
}

function cssOf(files: Iterable<BuiltChunk>): number {
  const styles = new Set([...files].flatMap(({ css }) => css))
  return [...styles].reduce((sum, file) => sum + sizeOf(file), 0)
}

/** Screens for members stand in the frame with the header, or come from one that does. */
function firstOf(door: string): Set<BuiltChunk> {
  return needed(door.startsWith('src/auth/') ? [start, door] : [start, frame, door])
}

/** The parts that the screens of a room fetch on their own, such as a form. */
function partsOf(door: string): string[] {
  const [, feature] = door.split('/')
  const { dynamicImports } = chunkOf(door)
  return chunks
    .filter(({ file }) => dynamicImports.includes(file))
    .flatMap(({ sources }) => sources.filter((s) => s.startsWith(`src/${feature}/`)).slice(0, 1))
    .filter((source) => !ON_A_TAP.some((tap) => chunkOf(tap) === chunkOf(source)))
}

test('every path of the page is weighed', () => {
  expect(screens).toHaveLength(19)
})

test('what visitors get does without the screens of members', () => {
  const visitors = needed(['src/auth/screens.ts', 'src/ui/toasts.tsx'])
  expect(visitors).not.toContain(chunkOf(frame))
})

test('no two files of the build need each other before they can run', () => {
  const reach = ({ imports }: BuiltChunk, seen = new Set<string>()): Set<string> => {
    for (const chunk of chunks.filter(({ file }) => imports.includes(file) && !seen.has(file))) {
      seen.add(chunk.file)
      reach(chunk, seen)
    }
    return seen
  }
  expect(chunks.filter((chunk) => reach(chunk).has(chunk.file))).toEqual([])
})

describe.each(screens)('$path', ({ door }) => {
  test('as the first screen its code and its looks are small', () => {
    const first = firstOf(door)
    expect(jsOf(first)).toBeLessThanOrEqual(FIRST_JS)
    expect(cssOf(first)).toBeLessThanOrEqual(FIRST_CSS)
  })

  test('as the first screen it comes in few files', () => {
    expect(firstOf(door).size).toBeLessThanOrEqual(FIRST_FILES)
  })

  test('after another screen its room brings little, forms included', () => {
    const base = needed([start, ...(door.startsWith('src/auth/') ? [] : behindScreens)])
    const added = [...needed([door, ...partsOf(door)])].filter((chunk) => !base.has(chunk))
    expect(jsOf(added)).toBeLessThanOrEqual(FURTHER_JS)
  })
})

describe('the page that visitors get', () => {
  const page = read('dist/client/landing.html')
  const [, welcome = ''] =
    /<div id="welcome">(.*)<\/div>\n\s*<div id="root"><\/div>/s.exec(page) ?? []

  test('shows the first screen, icons and food included, before any script runs', () => {
    expect(welcome).toMatch(/<h1 tabindex="-1"[^>]*>Welcome<br\/>to <em[^>]*>nomnom<\/em><\/h1>/)
    expect(welcome).toContain('<a href="/register?redirect=/menu"')
    expect(welcome).toContain('Share your favorite Restaurants')
    const empty = /<(svg|g)[^>]*><\/\1>/
    expect(welcome).not.toMatch(empty)
  })

  test('has nothing that the content policy forbids', () => {
    expect(page).not.toMatch(/ style=|<style|<script(?![^>]* src=)| on\w+="/)
  })

  test('asks at once for all that draws the screen again', () => {
    const files = [...firstOf('src/auth/screens.ts')].flatMap(({ file, css }) => [file, ...css])
    expect(files.filter((file) => !page.includes(`"/${file}"`))).toEqual([])
  })
})

test('the worker keeps every file of the build, whatever screen is visited', () => {
  const built = readdirSync(`${root}/dist/client`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path) && !/\.(br|txt)$/.test(path))
    .filter((path) => !OF_THE_SERVER.test(path))
  const kept = [...read('dist/client/sw.js').matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url)
  expect(kept.toSorted()).toEqual(built.toSorted())
})

// The first HTML of a start without a network waits until the worker has run it.
test('the worker starts without the code that syncs', () => {
  expect(sizeOf('sw.js')).toBeLessThanOrEqual(WORKER_JS)
})

// Such files come without waiting for the worker (sw/precache.ts), which meanwhile looks for the last sight.
test('what the first paint waits for is called by its version', () => {
  const page = read('dist/client/index.html')
  const [, ...awaited] = page.split(/<(?:script|link rel="(?:stylesheet|modulepreload)")/)
  const names = awaited.map((tag) => /(?:src|href)="([^"]*)"/.exec(tag)?.[1])
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !name?.startsWith('/assets/'))).toEqual([])
})

test('the page for signing in asks at once for all that draws it, and is no other', () => {
  const page = read('dist/client/sign-in.html')
  const files = [...firstOf('src/auth/screens.ts')].flatMap(({ file, css }) => [file, ...css])
  expect(files.filter((file) => !page.includes(`"/${file}"`))).toEqual([])
  expect(page).toContain('<div id="root"></div>')
})

test.each(screens.filter(({ door }) => !door.startsWith('src/auth/')))(
  'without the worker the page of $path asks at once for all that draws it, after what draws the frame',
  ({ path, door }) => {
    const [, room = ''] = path.split('/')
    const page = read(`dist/client/rooms/${room}.html`)
    const needs = [door, ...['mirror', 'background'].map((name) => `src/exchange/${name}.ts`)]
    const files = [...needed([start, frame, ...needs])].flatMap(({ file, css }) => [file, ...css])
    expect(files.filter((file) => !page.includes(`"/${file}"`))).toEqual([])
    const named = (file: string) => page.split('<').find((tag) => tag.includes(`"/${file}"`))
    expect(named(chunkOf(door).file)).toContain('fetchpriority="low"')
    expect(named(chunkOf(start).file)).not.toContain('fetchpriority')
  },
)

test('nothing that is fetched by itself is larger than a screen may be', () => {
  const others = new Set([...needed([start, frame]), ...[...SELDOM, ...ON_A_TAP].map(chunkOf)])
  const large = chunks.filter((chunk) => !others.has(chunk) && sizeOf(chunk.file) > ALONE_JS)
  expect(large.map(({ file }) => file)).toEqual([])
})

test('the page comes in few files, none of them so small that asking costs more than it brings', () => {
  expect(chunks.length).toBeLessThanOrEqual(ALL_FILES)
  const small = chunks.filter(({ file }) => sizeOf(file) < SMALLEST_JS)
  // What the bundler adds for itself always lies alone.
  expect(small.map(({ sources }) => sources)).toEqual([['\0rolldown/runtime.js']])
})
