// The faults of tests/long/screen-mutants.test.ts can be made as long as the lines they change are there.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { SCREEN_MUTANTS } from './screen-mutants.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const rules = readFileSync(`${root}/docs/product.md`, 'utf8')

it('has at least 60 faults of the screens', () => {
  expect(SCREEN_MUTANTS.length).toBeGreaterThanOrEqual(60)
  expect(new Set(SCREEN_MUTANTS.map(({ name }) => name)).size).toBe(SCREEN_MUTANTS.length)
})

it.each(SCREEN_MUTANTS)('$rule: finds the line so that $name', ({ rule, file, from, to }) => {
  expect(rules).toContain(`**${rule}**`)
  expect(readFileSync(`${root}/${file}`, 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
})
