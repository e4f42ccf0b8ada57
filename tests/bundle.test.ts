// What a screen costs to load, as the server sends it: read from the build that `npm test` makes.
import { readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Budgets in bytes, brotli. First: everything before the first paint. Further: the screens of a room
 * with all their parts, for somebody who comes from another room. Alone: one file.
 */
const FIRST_JS = 131_000
const FIRST_CSS = 15_500
const FURTHER_JS = 45_000
const ALONE_JS = 26_000

/** Fetched when somebody is about to sign in or the session has to be renewed, never for a screen. */
const NOT_OF_A_SCREEN = ['src/session/auth-client.ts']

/** Fetched when somebody goes another way than the screen itself: a recipe from elsewhere. */
const ON_A_TAP = ['src/recipes/import/door.ts']

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }

const manifest: Record<string, Chunk> = JSON.parse(read('dist/manifest.json'))
const frame = 'src/app/frame.ts'
const start = 'index.html'
/** What is there once the first screen stands. */
const behindScreens = [frame, 'src/app/extras.ts', 'src/exchange/background.ts']

const routes = read('src/app/routes.tsx')

/** The file that each `const recipes = () => import('…')` of the routes opens. */
const doors = new Map(
  [...routes.matchAll(/^const (\w+) = \(\) => import\('([^']+)'\)$/gm)].map(
    ([, name = '', path = '']) => [name, posix.join('src/app', path)],
  ),
)

const screens = [...routes.matchAll(/'(\/[\w/:-]*)',\s*\(\) =>\s*(\w+)\(\)/g)].map(
  ([, path = '', door = '']) => ({ path, file: doors.get(door) ?? door }),
)

function read(path: string): string {
  return readFileSync(`${root}/${path}`, 'utf8')
}

function chunkOf(name: string): Chunk {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`${name} is not in the build: run npm run build`)
  return chunk
}

/** These chunks and everything that they cannot run without. */
function closure(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    closure(chunkOf(name).imports ?? [], found)
  }
  return found
}

/** As the server sends it; what is too small to compress has no second file. */
function sizeOf(file: string): number {
  const path = `${root}/dist/client/${file}`
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size
}

function jsOf(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + sizeOf(chunkOf(name).file), 0)
}

function cssOf(names: Iterable<string>): number {
  const files = new Set([...names].flatMap((name) => chunkOf(name).css ?? []))
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0)
}

/** Screens for members stand in the frame with the header, or come from one that does. */
function baseOf(file: string): string[] {
  return file.startsWith('src/auth/') ? [start] : [start, frame]
}

/** The parts that the screens of a room fetch on their own, such as a form. */
function partsOf(file: string): string[] {
  const [, feature] = file.split('/')
  const base = closure([start, frame])
  return [...closure([file])]
    .filter((name) => !base.has(name) && (name === file || name.startsWith('_')))
    .flatMap((name) => chunkOf(name).dynamicImports ?? [])
    .filter((name) => name.startsWith(`src/${feature}/`) && !ON_A_TAP.includes(name))
    .filter((name) => !screens.some((s) => s.file === name))
}

test('every path of the page is weighed', () => {
  expect(screens).toHaveLength(19)
})

describe.each(screens)('$path', ({ file }) => {
  test('as the first screen its code and its looks are small', () => {
    const names = closure([...baseOf(file), file])
    expect(jsOf(names)).toBeLessThanOrEqual(FIRST_JS)
    expect(cssOf(names)).toBeLessThanOrEqual(FIRST_CSS)
  })

  test('after another screen its room brings little, forms included', () => {
    const base = closure([start, ...(file.startsWith('src/auth/') ? [] : behindScreens)])
    const names = closure([file, ...partsOf(file)])
    const added = [...names].filter((name) => !base.has(name))
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
    const names = closure([start, 'src/auth/screens.ts'])
    const files = [...names].flatMap((name) => [chunkOf(name).file, ...(chunkOf(name).css ?? [])])
    expect(files.filter((file) => !page.includes(`"/${file}"`))).toEqual([])
  })
})

test('nothing that is fetched by itself is larger than a screen may be', () => {
  const first = closure([start, frame])
  const large = Object.entries(manifest)
    .filter(([name]) => !first.has(name) && !NOT_OF_A_SCREEN.includes(name))
    .filter(([, chunk]) => chunk.file.endsWith('.js') && sizeOf(chunk.file) > ALONE_JS)
  expect(large.map(([name]) => name)).toEqual([])
})

test('the page comes in few files', () => {
  const files = new Set(Object.values(manifest).map((chunk) => chunk.file))
  expect([...files].filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(79)
})
