// The faults of `npm run test:mutants` can be built as long as the lines that they change exist.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { applyPatch } from '../../scripts/simulation.mjs'
import { MUTANTS } from './mutants.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('has at least 25 faults, each with a name of its own', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(25)
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
})

it.each(MUTANTS)('finds the line of the product that $name', (mutant) => {
  const source = readFileSync(`${root}/${mutant.file}`, 'utf8')
  expect(applyPatch(source, mutant)).not.toBe(source)
})
