// Each fault of tests/spec/screen-mutants.mjs and rule-mutants.mjs is built into a copy of the product,
// and the tests that name its rule are played there: one of them has to fail.
// SCREEN_MUTANTS=<parts of a rule and name>, with commas between them, plays some.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RULE_MUTANTS } from '../spec/rule-mutants.mjs'
import { SCREEN_MUTANTS, type ScreenMutant } from '../spec/screen-mutants.mjs'
import { figure } from '../support/figures.ts'
import { copyProduct, type ProductCopy } from '../support/product-copy.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PARTS = (process.env['SCREEN_MUTANTS'] ?? '').split(',')
const IS_TEST = /\.(spec|test)\.tsx?$/
/** A fault is waited for this long, at each place where the test waits at all. */
const PATIENCE_MS = '10000'

const chosen = [...SCREEN_MUTANTS, ...RULE_MUTANTS].filter(({ rule, name }) =>
  PARTS.some((part) => `${rule} ${name}`.includes(part)),
)
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
  figure('faults of the product that a test of their rule notices', killed, `of ${chosen.length}`)
  for (const copy of copies) copy.remove()
})

// A test that fails anyhow would notice every fault.
it('without a fault the tests of these rules pass', async () => {
  const [copy] = copies
  if (!copy) throw new Error('There is no copy')
  const rules = [...new Set(chosen.map(({ rule }) => rule))]
  const isOfThese = (title: string) => rules.some((rule) => isNamed(title, rule))
  const { units, browsers } = testsOf(copy, rules)
  const failed = units.length > 0 ? await copy.failures(units) : []
  expect(await copy.run(['scripts/build.mjs'])).toBe(0)
  const played = await playSpecs(copy, browsers, { only: ['--retries=1'], patienceMs: '30000' })
  const notPassed = played.filter(({ failure, isLeftOut }) => failure !== undefined || isLeftOut)
  expect([...failed, ...notPassed.map(({ title }) => title)].filter(isOfThese)).toEqual([])
}, 1_800_000)

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
  const { units, browsers } = testsOf(copy, [rule])
  const noticed = await copy.withFault(
    fault,
    async () =>
      (await failedUnit(copy, units, rule)) ?? (await failedInBrowser(copy, browsers, rule)),
  )
  if (noticed !== undefined) killed += 1
  console.log(`${rule}, ${fault.name}: ${noticed ?? 'by nobody'}`)
  expect(noticed, `no test that names ${rule} fails`).toBeDefined()
}

function testsOf(copy: ProductCopy, rules: readonly string[]) {
  const named = copy.files.filter(
    (test) => IS_TEST.test(test) && rules.some((rule) => names(test, rule)),
  )
  return {
    units: named.filter((test) => !test.endsWith('.spec.ts')),
    browsers: named.filter((test) => test.endsWith('.spec.ts')),
  }
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
  const ofRule = ({ title }: Played) => isNamed(title, rule)
  const alone = await playSpecs(
    copy,
    files.filter((file) => !isSerial(file)),
    { only: ['--max-failures=1', `--grep=${pattern(rule)}`] },
  )
  const noticed = noticedBy(alone.filter(ofRule))
  if (noticed !== undefined) return noticed
  // Tests that stand on those before them are played with them.
  return failedInOrder(copy, files.filter(isSerial), ofRule)
}

/**
 * After one that fails, the tests of such a file are not played. On a machine that is busy it may
 * have failed for want of time, so those of the rule then get a second chance, without haste.
 */
async function failedInOrder(
  copy: ProductCopy,
  files: string[],
  ofRule: (test: Played) => boolean,
): Promise<string | undefined> {
  const first = await playSpecs(copy, files)
  const leftOut = first.filter((test) => ofRule(test) && saysNothing(test))
  const noticed = noticedBy(first.filter(ofRule))
  if (noticed !== undefined || leftOut.length === 0) return noticed
  const again = await playSpecs(copy, [...new Set(leftOut.map(({ file }) => file))], {
    patienceMs: '30000',
  })
  const seen = noticedBy(again.filter(ofRule))
  const missing = again.find((test) => ofRule(test) && saysNothing(test))
  if (seen !== undefined || !missing) return seen
  throw new Error(`not played: ${missing.title}, because of: ${failureOf(again)}`)
}

type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = { title: string; file: string; tests: { results: Result[] }[] }
type Result = { status: string; error?: { message?: string } }
/** failure: what it said. isLeftOut: one before it failed. isLate: it had not ended in its time. */
type Played = {
  title: string
  file: string
  failure?: string
  isLeftOut: boolean
  isLate: boolean
}

/** A test that waited for ever may have waited for something that the fault has no part in. */
function saysNothing({ isLeftOut, isLate }: Played): boolean {
  return isLeftOut || isLate
}

function noticedBy(tests: Played[]): string | undefined {
  return failureOf(tests.filter(({ isLate }) => !isLate))
}

function failureOf(tests: Played[]): string | undefined {
  const failed = tests.find(({ failure }) => failure !== undefined)
  return failed && `${failed.title}\n${failed.failure}`
}

async function playSpecs(
  copy: ProductCopy,
  files: string[],
  { only = [], patienceMs = PATIENCE_MS }: { only?: string[]; patienceMs?: string } = {},
): Promise<Played[]> {
  if (files.length === 0) return []
  const report = join(copy.path, 'browser.json')
  const options = ['--retries=0', '--reporter=json', '--workers=2', ...only]
  await copy.run(['node_modules/@playwright/test/cli.js', 'test', ...options, ...files], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PATIENCE_MS: patienceMs,
  })
  const specs = (suite: Suite): Spec[] => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specs),
  ]
  return specs(readReport(report) as Suite).map(({ title, file, tests }) => {
    const results = tests.flatMap((test) => test.results)
    const failed = results.slice(-1).find(({ status }) => /failed|timedOut/.test(status))
    return {
      title,
      file: join('tests', file),
      isLeftOut: !failed && !results.some(({ status }) => status === 'passed'),
      isLate: failed?.status === 'timedOut',
      ...(failed && { failure: failed.error?.message ?? failed.status }),
    }
  })
}

function readReport(path: string): unknown {
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(path)
  return report
}
