// Who may import whom, as far as the type projects cannot say it, and how files are called.
// Each rule is one test, so that a failure names the rule and the import that breaks it.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sourceFolders = ['shared', 'src', 'sw', 'server', 'tests', 'scripts']

/**
 * The rooms of the page, from the ground up, those that stand beside each other in one line: a file
 * imports of its own room and of those below. This is the only list of their order.
 */
const ROOMS = [
  ['ui'], // what is drawn everywhere, without knowing of what
  ['page'], // one page of a browser: titles, time, theme, forms, errors
  ['session'], // who is signed in, and what of whom lies on this device
  ['exchange'], // the page's side of sync: reading, saving, drafts, waking the worker, the chip
  ['timers'], // what is on the stove
  ['people'], // inviting, and who sees what
  ['auth', 'menu', 'recipes', 'places', 'groceries', 'profile'], // the features
  ['app', 'gallery'], // the frame round the screens with their routes, and every component beside it
]
const features = ROOMS.at(-2) ?? []

const files = sourceFolders.flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .map((path) => posix.relative(root.replaceAll('\\', '/'), path))
    .filter((path) => !path.includes('node_modules/')),
)
const code = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path))
const product = code.filter((path) => !/^(tests|scripts)\//.test(path) && !path.includes('.test.'))

/** What stands for which folder in imports: `#ui/` for `src/ui/`. */
const aliases: Record<string, string> = Object.fromEntries(
  Object.entries<string>(JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).imports).map(
    ([alias, folder]) => [alias.replace('*', ''), folder.replace(/^\.\/|\*$/g, '')],
  ),
)

/** The files that a file imports, as paths from the root; packages keep their name. */
function importsOf(path: string): string[] {
  const text = readFileSync(`${root}/${path}`, 'utf8')
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)
  return [...found].map(([, name = '']) => resolved(path, name))
}

/** What a name in an import of this file stands for. */
function resolved(path: string, name: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(path), name)
  const alias = Object.keys(aliases).find((start) => name.startsWith(start))
  return alias === undefined ? name : name.replace(alias, aliases[alias] ?? '')
}

/** Those of them that come with the file, and not when they are asked for. */
function staticImportsOf(path: string): string[] {
  const lazy = readFileSync(`${root}/${path}`, 'utf8').matchAll(/import\('([^']+)'\)/g)
  const asked = new Set([...lazy].map(([, name = '']) => resolved(path, name)))
  return importsOf(path).filter((imported) => !asked.has(imported))
}

/** The room of the page that a file stands in, `recipes` for src/recipes/recipe-list.tsx. */
function roomOf(path: string): string | undefined {
  const [top, folder = '', file] = path.split('/')
  return top === 'src' && file !== undefined && folder !== 'db' ? folder : undefined
}

/** The room, where it is a feature. */
function featureOf(path: string): string | undefined {
  const room = roomOf(path)
  return room !== undefined && features.includes(room) ? room : undefined
}

/** How far up a room of the page stands; above all of them: what starts the page. */
function floorOf(path: string): number {
  const room = roomOf(path)
  return room === undefined ? ROOMS.length : ROOMS.findIndex((beside) => beside.includes(room))
}

/** All imports of the product that a rule forbids, in words. */
function violations(forbids: (path: string, imported: string) => boolean): string[] {
  return product.flatMap((path) =>
    importsOf(path)
      .filter((imported) => forbids(path, imported))
      .map((imported) => `${path} imports ${imported}`),
  )
}

test('there is something to check', () => {
  expect(product.length).toBeGreaterThan(10)
})

test('a feature imports of another feature only its data file', () => {
  const forbidden = violations((path, imported) => {
    const [mine, theirs] = [featureOf(path), featureOf(imported)]
    const isForeign = mine !== undefined && theirs !== undefined && mine !== theirs
    return isForeign && !imported.endsWith('.data.ts')
  })
  expect(forbidden).toEqual([])
})

test('every room of the page has its place in the order', () => {
  const rooms = new Set(files.flatMap((path) => roomOf(path) ?? []))
  expect([...rooms].toSorted()).toEqual(ROOMS.flat().toSorted())
})

test('a room of the page imports of those below it', () => {
  const forbidden = violations(
    (path, imported) =>
      path.startsWith('src/') &&
      !path.startsWith('src/db/') &&
      roomOf(imported) !== undefined &&
      floorOf(imported) > floorOf(path),
  )
  expect(forbidden).toEqual([])
})

test('no file imports itself by a detour, types and import() included', () => {
  const imports = new Map(product.map((path) => [path, importsOf(path)]))
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (path: string, way: readonly string[]) => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' -> '))
    if (way.includes(path) || done.has(path)) return
    for (const imported of imports.get(path) ?? []) walk(imported, [...way, path])
    done.add(path)
  }
  for (const path of product) walk(path, [])
  expect(circles).toEqual([])
})

test('only data files and the rooms of the session reach the mirror', () => {
  const reaching = ['session', 'exchange']
  const forbidden = violations(
    (path, imported) =>
      roomOf(path) !== undefined &&
      !reaching.includes(roomOf(path) ?? '') &&
      !path.endsWith('.data.ts') &&
      /^(src\/db\/|dexie)/.test(imported),
  )
  expect(forbidden).toEqual([])
})

test('the page reaches the sync engine through one file', () => {
  const forbidden = violations(
    (path, imported) =>
      path.startsWith('src/') &&
      imported.startsWith('sw/') &&
      path !== 'src/exchange/page-engine.ts',
  )
  expect(forbidden).toEqual([])
})

test('screens and data files leave requests to the outbox', () => {
  const callers = product.filter(
    (path) =>
      roomOf(path) !== undefined &&
      !['page', 'session', 'exchange'].includes(roomOf(path) ?? '') &&
      /(?<![.\w])fetch\(/.test(readFileSync(`${root}/${path}`, 'utf8')),
  )
  expect(callers).toEqual([])
})

test('imports name the file with its extension', () => {
  const bare = code.flatMap((path) =>
    importsOf(path)
      .filter((imported) => /^(shared|src|sw|server|tests)\//.test(imported))
      .filter((imported) => !/\.(ts|tsx|mjs|css|svg|json|woff2)(\?\w+)?$/.test(imported))
      .map((imported) => `${path} imports ${imported}`),
  )
  expect(bare).toEqual([])
})

test('a file that only passes others on is one that is fetched by itself', () => {
  const isDoor = (path: string) => {
    const code = readFileSync(`${root}/${path}`, 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|^\/\/.*$/gm,
      '',
    )
    const lines = code.split('\n').filter((line) => line.trim() !== '')
    return lines.length > 0 && lines.every((line) => /^export .* from '/.test(line))
  }
  const doors = product.filter(isDoor)
  const read = product.flatMap((path) => staticImportsOf(path))
  expect(doors.length).toBeGreaterThan(0)
  expect(doors.filter((path) => read.includes(path) || !path.startsWith('src/'))).toEqual([])
  expect(code.filter((path) => /\/index\.tsx?$/.test(path))).toEqual([])
})

test('no name says nothing', () => {
  const empty = /(^|[/.-])(utils?|helpers?|common|misc|manager|stuff|lib)([/.-]|$)/
  expect(files.filter((path) => empty.test(path))).toEqual([])
})

test('names are in kebab-case', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/
  const others = code.filter((path) => !kebab.test(posix.basename(path)))
  expect(others).toEqual([])
})

test('SQL is written, not put together by a query builder', () => {
  const built = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/
  expect(product.filter((path) => built.test(readFileSync(`${root}/${path}`, 'utf8')))).toEqual([])
})
