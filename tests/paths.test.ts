// The paths of the app are those that the product names, and each is looked at by the tests and the
// pictures that go through all screens: a new one missing there would be seen by nobody.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readRules } from '../scripts/spec-coverage.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

/** Path by path, and the door behind which its screen is. */
const screens = [
  ...read('src/app/routes.tsx').matchAll(/screen\('(\/[\w/:-]*)',\s*\(\) =>\s*(\w+)\(\)/g),
].map(([, path = '', door = '']) => ({ path, door }))

test('[2.routes.1] the app has the paths that the product names, and no other', () => {
  const rule = readRules().find(({ id }) => id === '2.routes.1')
  const named = [...(rule?.text ?? '').matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path)
  const paths = named.map((path) => path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1'))
  expect(screens.map(({ path }) => path)).toEqual(paths)
  expect(rule?.text).toContain(`exactly these ${paths.length}:`)
})

// The screens of signing in need a network, and are the business of `tests/e2e/visitors.spec.ts`.
const inside = screens.filter(({ door }) => door !== 'auth')

test.each(['tests/e2e/offline.spec.ts', 'tests/e2e/axe.spec.ts', 'scripts/screenshots.mjs'])(
  '%s goes through every path behind the sign-in',
  (file) => {
    const text = read(file)
    const missing = inside.filter(({ path }) => {
      const written = path.replace(/:\w+/g, String.raw`\$\{[\w.]+\}`)
      return !new RegExp(`['\`]${written}['\`]`).test(text)
    })
    expect(missing).toEqual([])
  },
)
