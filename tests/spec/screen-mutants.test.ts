// The faults of tests/long/screen-mutants.test.ts can be made as long as the lines they change are there.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { RULE_MUTANTS } from './rule-mutants.mjs'
import { SCREEN_MUTANTS } from './screen-mutants.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const all = [...SCREEN_MUTANTS, ...RULE_MUTANTS]
const rules = readFileSync(`${root}/docs/product.md`, 'utf8')

it('has at least 60 faults of the screens', () => {
  expect(SCREEN_MUTANTS.length).toBeGreaterThanOrEqual(60)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

it.each(all)('$rule: finds the line so that $name', ({ rule, file, from, to }) => {
  expect(rules).toContain(`**${rule}**`)
  expect(readFileSync(`${root}/${file}`, 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
})
