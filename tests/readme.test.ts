// The README is the map of the repository: what it names has to be there.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SETTINGS, settingsTable } from '#server/settings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
const readme = read('README.md')

const WORDS_IN_THREE_MINUTES = 950
const PICTURE_MAX_BYTES = 150_000
const FILM_MAX_BYTES = 500_000

test('every file and link of the README is there', () => {
  const files = [...readme.matchAll(/`((?:shared|src|sw|server|tests|docs)\/[\w./-]*)`/g)]
  const links = [...readme.matchAll(/(?:\]\(|src=")(?!http)([^)"]+)/g)]
  const named = [...files, ...links].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((path) => !existsSync(`${root}/${path}`))).toEqual([])
})

test('the README says of each setting what the server reads, and the tests leave all of them out', () => {
  const table = readme
    .split('| Variable | Default | |\n| --- | --- | --- |\n')[1]
    ?.split('\n| `AUTH_*`')[0]
  expect(table).toBe(settingsTable())
  const named = (path: string) =>
    [...read(path).matchAll(/\b([A-Z][A-Z_]+): /g)].map(([, name]) => name)
  const settings = SETTINGS.flatMap(({ reads }) => Object.keys(reads))
  // As scripts/test.mjs finds them.
  expect(named('server/settings.ts')).toEqual(expect.arrayContaining(settings))
})

test('every command of the README is a script', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const commands = [...readme.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:]+)/g)]
  const named = new Set(commands.map(([, name = '']) => name))
  expect([...named].filter((name) => !(name in scripts))).toEqual([])
  expect(named).toContain('demo')
})

test('the README takes less than three minutes, and its pictures load quickly', () => {
  expect(readme.split(/\s+/).length).toBeLessThan(WORDS_IN_THREE_MINUTES)
  const pictures = [...readme.matchAll(/src="([^"]+)"/g)].map(([, path = '']) => path)
  // Four screens and a film.
  expect(pictures.length).toBeLessThanOrEqual(5)
  for (const path of pictures) {
    const limit = path.includes('two-phones') ? FILM_MAX_BYTES : PICTURE_MAX_BYTES
    expect(statSync(`${root}/${path}`).size).toBeLessThan(limit)
  }
})
