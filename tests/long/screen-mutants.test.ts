// Each fault of tests/spec/screen-mutants.mjs is built into a copy of the product, and the tests that
// name its rule are played there: one of them has to fail. SCREEN_MUTANTS=<part of a rule or a name>
// plays some of them.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SCREEN_MUTANTS, type ScreenMutant } from '../spec/screen-mutants.mjs'
import { figure } from '../support/figures.ts'
import { copyProduct, type ProductCopy } from '../support/product-copy.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PART = process.env['SCREEN_MUTANTS'] ?? ''
const IS_TEST = /\.(spec|test)\.tsx?$/
/** A fault is waited for this long, at each place where the test waits at all. */
const PATIENCE_MS = '10000'

const chosen = SCREEN_MUTANTS.filter(({ rule, name }) => `${rule} ${name}`.includes(PART))
/** Browsers wait more than they compute, so two faults are played at a time, each in its copy. */
const copies: ProductCopy[] = []
const free: ProductCopy[] = []
const waiting: ((copy: ProductCopy) => void)[] = []
let killed = 0

beforeAll(() => {
  copies.push(copyProduct(), copyProduct())
  free.push(...copies)
})
afterAll(() => {
  figure('faults of the screens that a test of their rule notices', killed, `of ${chosen.length}`)
  for (const copy of copies) copy.remove()
})

it.concurrent.each(chosen)('[$rule] is noticed: $name', async (chosenFault) => {
  const copy = free.pop() ?? (await new Promise<ProductCopy>((resolve) => waiting.push(resolve)))
  try {
    await play(copy, chosenFault)
  } finally {
    const next = waiting.shift()
    if (next) next(copy)
    else free.push(copy)
  }
})

async function play(copy: ProductCopy, { rule, ...fault }: ScreenMutant): Promise<void> {
  const named = copy.files.filter((test) => IS_TEST.test(test) && names(test, rule))
  const units = named.filter((test) => !test.endsWith('.spec.ts'))
  const browsers = named.filter((test) => test.endsWith('.spec.ts'))
  const noticed = await copy.withFault(
    fault,
    async () =>
      (await failedUnit(copy, units, rule)) ?? (await failedInBrowser(copy, browsers, rule)),
  )
  if (noticed !== undefined) killed += 1
  console.log(`${rule}, ${fault.name}: ${noticed ?? 'by nobody'}`)
  expect(noticed, `no test that names ${rule} fails`).toBeDefined()
}

/** Whether a title of a test file names a rule. */
function names(test: string, rule: string): boolean {
  const text = readFileSync(join(ROOT, test), 'utf8')
  return [...text.matchAll(/\[\d[^\]\n]*\]/g)].some(([tag]) => isNamed(tag, rule))
}

function isNamed(title: string, rule: string): boolean {
  return new RegExp(pattern(rule)).test(title)
}

function pattern(rule: string): string {
  return `[[ ]${rule.replaceAll('.', String.raw`\.`)}[\\], ]`
}

async function failedUnit(
  copy: ProductCopy,
  files: string[],
  rule: string,
): Promise<string | undefined> {
  if (files.length === 0) return undefined
  return (await copy.failures(files)).find((title) => isNamed(title, rule))
}

type Suite = { suites?: Suite[]; specs?: { title: string; tests: { results: Result[] }[] }[] }
type Result = { status: string; error?: { message?: string } }

async function failedInBrowser(
  copy: ProductCopy,
  files: string[],
  rule: string,
): Promise<string | undefined> {
  if (files.length === 0) return undefined
  // What cannot even be built is a fault of this list and not of the product.
  expect(await copy.run(['scripts/build.mjs'])).toBe(0)
  const isSerial = (file: string) =>
    readFileSync(join(ROOT, file), 'utf8').includes(`configure({ mode: 'serial' })`)
  const alone = files.filter((file) => !isSerial(file))
  // Tests that stand on those before them are played with them.
  const inOrder = files.filter(isSerial)
  return (
    (await failedSpec(copy, alone, {
      rule,
      only: ['--max-failures=1', `--grep=${pattern(rule)}`],
    })) ?? (await failedSpec(copy, inOrder, { rule }))
  )
}

async function failedSpec(
  copy: ProductCopy,
  files: string[],
  { rule, only = [] }: { rule: string; only?: readonly string[] },
): Promise<string | undefined> {
  if (files.length === 0) return undefined
  const report = join(copy.path, 'browser.json')
  const options = ['--retries=0', '--reporter=json', '--workers=2', ...only]
  await copy.run(['node_modules/@playwright/test/cli.js', 'test', ...options, ...files], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PATIENCE_MS,
  })
  const specs = (suite: Suite): NonNullable<Suite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specs),
  ]
  return specs(readReport(report) as Suite)
    .filter(({ title }) => isNamed(title, rule))
    .flatMap(({ title, tests }) =>
      tests
        .flatMap(({ results }) => results)
        .filter(({ status }) => /failed|timedOut/.test(status))
        .map(({ error }) => `${title}\n${error?.message ?? ''}`),
    )
    .at(0)
}

function readReport(path: string): unknown {
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(path)
  return report
}
