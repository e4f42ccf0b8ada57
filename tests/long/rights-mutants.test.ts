// Each fault of tests/api/rights-mutants.mjs is built into a copy of the product: a test that holds
// the rule has to fail. RIGHTS_MUTANTS=<part of a name> plays some of them.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RIGHTS_MUTANTS } from '../api/rights-mutants.mjs'
import { figure } from '../support/figures.ts'
import { copyProduct, type ProductCopy } from '../support/product-copy.ts'

const PART = process.env['RIGHTS_MUTANTS'] ?? ''
const chosen = RIGHTS_MUTANTS.filter(({ name }) => name.includes(PART))

let copy: ProductCopy
let killed = 0

beforeAll(() => {
  copy = copyProduct()
})
afterAll(() => {
  figure('faults of the rights that a test notices', killed, `of ${chosen.length}`)
  copy.remove()
})

const named = chosen.map((mutant) => [mutant.name, mutant] as const)

it.each(named)('is noticed: %s', async (_name, { test, title, ...fault }) => {
  // As a pattern the title would mean something else.
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // The tables that this run has made are those of the product without the fault.
  const env = fault.file.includes('/migrations/') ? { TEST_POSTGRES_BROKER: undefined } : {}
  const failed = await copy.withFault(fault, () => copy.failures([test], pattern, env))
  if (failed.length > 0) killed += 1
  expect(failed, `no test of '${title}' fails`).not.toEqual([])
})
