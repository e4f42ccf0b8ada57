// The README is the map of the repository: what it names has to be there.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

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

test('every setting of the README is one the server reads', () => {
  const table = readme.split('## Settings')[1]?.split('**Accounts**')[0] ?? ''
  const settings = [...table.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name = '']) => name)
  const sources = read('server/config.ts') + read('server/auth-config.ts')
  expect(settings.length).toBeGreaterThan(15)
  expect(settings.filter((name) => !sources.includes(`  ${name}: `))).toEqual([])
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
