// Each fault of tests/spec/screen-mutants.mjs is built into a copy of the product, and the tests that
// name its rule are played there: one of them has to fail. SCREEN_MUTANTS=<part of a rule or a name>
// plays some of them.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SCREEN_MUTANTS } from '../spec/screen-mutants.mjs'
import { figure } from '../support/figures.ts'
import { copyProduct, type ProductCopy } from '../support/product-copy.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PART = process.env['SCREEN_MUTANTS'] ?? ''
const IS_TEST = /\.(spec|test)\.tsx?$/
/** A fault is waited for this long, at each place where the test waits at all. */
const PATIENCE_MS = '10000'

const chosen = SCREEN_MUTANTS.filter(({ rule, name }) => `${rule} ${name}`.includes(PART))
let copy: ProductCopy
let killed = 0

beforeAll(() => {
  copy = copyProduct()
})
afterAll(() => {
  figure('faults of the screens that a test of their rule notices', killed, `of ${chosen.length}`)
  copy.remove()
})

it.each(chosen)('[$rule] is noticed: $name', async ({ rule, ...fault }) => {
  const named = copy.files.filter((test) => IS_TEST.test(test) && names(test, rule))
  const units = named.filter((test) => !test.endsWith('.spec.ts'))
  const browsers = named.filter((test) => test.endsWith('.spec.ts'))
  const noticed = await copy.withFault(
    fault,
    async () => (await failedUnits(units, rule)) || (await failedInBrowser(browsers, rule)),
  )
  if (noticed) killed += 1
  expect(noticed, `no test that names ${rule} fails`).toBe(true)
})

/** Whether a title of a test file names a rule. */
function names(test: string, rule: string): boolean {
  const text = readFileSync(join(ROOT, test), 'utf8')
  return [...text.matchAll(/\[\d[^\]\n]*\]/g)].some(([tag]) => isNamed(tag, rule))
}

function isNamed(title: string, rule: string): boolean {
  return new RegExp(`[[ ]${rule.replaceAll('.', String.raw`\.`)}[\\], ]`).test(title)
}

async function failedUnits(files: string[], rule: string): Promise<boolean> {
  if (files.length === 0) return false
  return (await copy.failures(files)).some((title) => isNamed(title, rule))
}

type Suite = { suites?: Suite[]; specs?: { title: string; tests: { results: Result[] }[] }[] }
type Result = { status: string }

async function failedInBrowser(files: string[], rule: string): Promise<boolean> {
  if (files.length === 0) return false
  // What cannot even be built is a fault of this list and not of the product.
  expect(await copy.run(['scripts/build.mjs'])).toBe(0)
  const report = join(copy.path, 'browser.json')
  const options = ['--retries=0', '--max-failures=1', '--reporter=json', '--workers=2']
  await copy.run(['node_modules/@playwright/test/cli.js', 'test', ...options, ...files], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    EXPECT_TIMEOUT_MS: PATIENCE_MS,
  })
  const specs = (suite: Suite): NonNullable<Suite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specs),
  ]
  return specs(readReport(report) as Suite).some(
    ({ title, tests }) =>
      isNamed(title, rule) &&
      tests.some(({ results }) => results.some(({ status }) => /failed|timedOut/.test(status))),
  )
}

function readReport(path: string): unknown {
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(path)
  return report
}
