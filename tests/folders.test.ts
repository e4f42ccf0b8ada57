// Who may import whom, as far as the type projects cannot say it, and how files are called.
// Each rule is one test, so that a failure names the rule and the import that breaks it.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sourceFolders = ['shared', 'src', 'sw', 'server', 'tests', 'scripts']
const screenless = ['app', 'db', 'ui']

const files = sourceFolders.flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .map((path) => posix.relative(root.replaceAll('\\', '/'), path))
    .filter((path) => !path.includes('node_modules/')),
)
const code = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path))
const product = code.filter((path) => !/^(tests|scripts)\//.test(path) && !path.includes('.test.'))

/** The files that a file imports, as paths from the root; packages keep their name. */
function importsOf(path: string): string[] {
  const text = readFileSync(`${root}/${path}`, 'utf8')
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)
  return [...found].map(([, name = '']) => {
    if (name.startsWith('.')) return posix.join(posix.dirname(path), name)
    const aliases = { '#db/': 'src/db/', '#ui/': 'src/ui/', '#app/': 'src/app/' }
    for (const [alias, folder] of Object.entries(aliases))
      if (name.startsWith(alias)) return name.replace(alias, folder)
    return name.replace(/^#(shared|sw|server)\//, '$1/')
  })
}

/** The feature that a file of the page belongs to, `recipes` for src/recipes/recipe-list.tsx. */
function featureOf(path: string): string | undefined {
  const [top, folder = '', file] = path.split('/')
  return top === 'src' && file !== undefined && !screenless.includes(folder) ? folder : undefined
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

test('the shell imports of a feature only its data file', () => {
  const forbidden = violations(
    (path, imported) =>
      /^src\/(app|ui)\//.test(path) &&
      featureOf(imported) !== undefined &&
      !imported.endsWith('.data.ts'),
  )
  expect(forbidden).toEqual([])
})

test('only data files and the shell reach the mirror', () => {
  const forbidden = violations(
    (path, imported) =>
      featureOf(path) !== undefined &&
      !path.endsWith('.data.ts') &&
      (imported.startsWith('src/db/') || imported.startsWith('dexie')),
  )
  expect(forbidden).toEqual([])
})

test('the building blocks of the page know neither features nor the mirror', () => {
  const forbidden = violations(
    (path, imported) => path.startsWith('src/ui/') && /^(src\/(?!ui\/)|sw\/|dexie)/.test(imported),
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
      featureOf(path) !== undefined &&
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

test('no file only passes others on', () => {
  const barrels = product.filter((path) => {
    const lines = readFileSync(`${root}/${path}`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    return lines.length > 0 && lines.every((line) => /^export .* from '/.test(line))
  })
  expect(barrels).toEqual([])
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
