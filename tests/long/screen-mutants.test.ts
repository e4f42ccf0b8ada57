// Each fault of tests/spec/screen-mutants.mjs is built into a copy of the product, and the tests that
// name its rule are played there: one of them has to fail. SCREEN_MUTANTS=<part of a rule or a name>
// plays some of them.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SCREEN_MUTANTS } from '../spec/screen-mutants.mjs'
import { figure } from '../support/figures.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PART = process.env['SCREEN_MUTANTS'] ?? ''
const IS_TEST = /\.(spec|test)\.tsx?$/
/** A fault is waited for this long, at each place where the test waits at all. */
const PATIENCE_MS = '10000'

const chosen = SCREEN_MUTANTS.filter(({ rule, name }) => `${rule} ${name}`.includes(PART))
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter(Boolean)

let copy: string
let killed = 0

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'nomnom-mutants-'))
  for (const file of tracked) cpSync(join(ROOT, file), join(copy, file), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => {
  figure('faults of the screens that a test of their rule notices', killed, `of ${chosen.length}`)
  rmSync(copy, { recursive: true, force: true })
})

it.each(chosen)('[$rule] is noticed: $name', async ({ rule, file, from, to }) => {
  const path = join(copy, file)
  const whole = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    whole.replace(from, () => to),
  )
  try {
    const named = tracked.filter((test) => IS_TEST.test(test) && names(test, rule))
    const units = named.filter((test) => !test.endsWith('.spec.ts'))
    const browsers = named.filter((test) => test.endsWith('.spec.ts'))
    const noticed = (await failedUnits(units, rule)) || (await failedInBrowser(browsers, rule))
    if (noticed) killed += 1
    expect(noticed, `no test that names ${rule} fails`).toBe(true)
  } finally {
    writeFileSync(path, whole)
  }
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
  const report = join(copy, 'units.json')
  const to = [`--outputFile=${report}`, '--reporter=json', '--project=unit']
  await run(['node_modules/vitest/vitest.mjs', 'run', ...to, ...files])
  const { testResults } = readReport(report) as {
    testResults: { assertionResults: { fullName: string; status: string }[] }[]
  }
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .some(({ fullName, status }) => status === 'failed' && isNamed(fullName, rule))
}

type Suite = { suites?: Suite[]; specs?: { title: string; tests: { results: Result[] }[] }[] }
type Result = { status: string }

async function failedInBrowser(files: string[], rule: string): Promise<boolean> {
  if (files.length === 0) return false
  // What cannot even be built is a fault of this list and not of the product.
  expect(await run(['scripts/build.mjs'])).toBe(0)
  const report = join(copy, 'browser.json')
  const options = ['--retries=0', '--max-failures=1', '--reporter=json', '--workers=2']
  await run(['node_modules/@playwright/test/cli.js', 'test', ...options, ...files], {
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

function run(args: string[], env: Record<string, string> = {}): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  return new Promise((resolve) => child.once('exit', resolve))
}
