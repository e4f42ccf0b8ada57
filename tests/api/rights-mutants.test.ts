// The faults of tests/long/rights-mutants.test.ts can be made as long as the lines they change are there.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { RIGHTS_MUTANTS } from './rights-mutants.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('has at least 20 faults of the rights, each with a name of its own', () => {
  expect(RIGHTS_MUTANTS.length).toBeGreaterThanOrEqual(20)
  expect(new Set(RIGHTS_MUTANTS.map(({ name }) => name)).size).toBe(RIGHTS_MUTANTS.length)
})

it.each(RIGHTS_MUTANTS)('finds the line so that $name', ({ file, from, to }) => {
  expect(readFileSync(`${root}/${file}`, 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
})
