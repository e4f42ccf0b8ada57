// The last line of `npm test` is only worth something if nothing that went wrong can be missing from
// it; so vitest and its reporter run here for real, on files made up to go wrong.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastLine, readPlaywright, readVitest, sum, tallyOf } from '../scripts/tally.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
let folder = ''

beforeAll(() => {
  // Inside the repository, because the made-up files need its packages.
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/tally-'))
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {}')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function tallyOfFile(source: string) {
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  writeFileSync(join(folder, 'made-up.test.ts'), `import { expect, test } from 'vitest'\n${source}`)
  const reporter = join(root, 'scripts/vitest-report.mjs')
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder]
  const { status } = spawnSync(process.execPath, [...args, `--reporter=${reporter}`], {
    cwd: folder,
    env: { ...process.env, NOMNOM_REPORT: file },
  })
  return tallyOf({ runner: 'vitest', file, code: status, read: readVitest })
}

test('what passes, fails and is skipped is counted, a skip with its reason', () => {
  const tally = tallyOfFile(`
    test('good', () => {})
    test('bad', () => expect(1).toBe(2))
    test('not here', (context) => context.skip('no such machine'))
  `)
  expect(tally).toEqual({
    passed: 1,
    failed: ['made-up.test.ts > bad'],
    skipped: [{ title: 'made-up.test.ts > not here', reason: 'no such machine' }],
    unsteady: [],
  })
})

test('a file that does not load counts as failed', () => {
  const tally = tallyOfFile(`import './nothing.ts'; test('good', () => {})`)
  expect(tally.passed).toBe(0)
  expect(tally.failed).toHaveLength(1)
})

test('an error outside of any test counts as failed', () => {
  const tally = tallyOfFile(`test('good', () => void Promise.reject(new Error('loose')))`)
  expect(tally.failed).toEqual(['error outside a test: loose'])
})

test('a test that kills its process counts as failed', () => {
  const tally = tallyOfFile(`test('deadly', () => process.kill(process.pid, 'SIGKILL'))`)
  expect(tally.failed.length).toBeGreaterThan(0)
})

test('a runner without a readable report, or without tests, counts as failed', () => {
  const missing = join(folder, 'missing.json')
  expect(tallyOf({ runner: 'r', file: missing, code: 0, read: readVitest }).failed).toHaveLength(1)

  const odd = join(folder, 'odd.json')
  for (const text of ['', '{', '{}', 'null', '{"passed":"1","failed":[],"skipped":[]}']) {
    writeFileSync(odd, text)
    expect(tallyOf({ runner: 'r', file: odd, code: 0, read: readVitest }).failed).toHaveLength(1)
    expect(tallyOf({ runner: 'r', file: odd, code: 0, read: readPlaywright }).failed).toHaveLength(
      1,
    )
  }
  writeFileSync(odd, '{"passed":0,"failed":[],"skipped":[]}')
  expect(tallyOf({ runner: 'r', file: odd, code: 0, read: readVitest }).failed).toHaveLength(1)
})

test('a runner that reports success and ends with an error counts as failed', () => {
  const file = join(folder, 'fine.json')
  writeFileSync(file, '{"passed":3,"failed":[],"skipped":[]}')
  const tally = tallyOf({ runner: 'r', file, code: 1, read: readVitest })
  expect(tally).toMatchObject({ passed: 3, failed: ['r ended with code 1'] })
})

test('a browser test that did not run is told from one that was left out on purpose', () => {
  const spec = (title: string, status: string, annotations: object[] = []) => ({
    title,
    tests: [{ status, annotations }],
  })
  const tally = readPlaywright({
    errors: [],
    suites: [
      {
        title: 'shop.spec.ts',
        specs: [
          spec('good', 'expected'),
          spec('at last', 'flaky'),
          spec('bad', 'unexpected'),
          spec('later', 'skipped'),
          spec('elsewhere', 'skipped', [{ type: 'skip', description: 'only on a phone' }]),
        ],
      },
    ],
  })
  expect(tally).toEqual({
    passed: 2,
    failed: ['shop.spec.ts > bad'],
    skipped: [
      { title: 'shop.spec.ts > later', reason: 'it did not run, because of an earlier failure' },
      { title: 'shop.spec.ts > elsewhere', reason: 'only on a phone' },
    ],
    unsteady: ['shop.spec.ts > at last'],
  })
})

test('the last line adds everything up', () => {
  const total = sum([
    { passed: 3, failed: [], skipped: [], unsteady: [] },
    { passed: 4, failed: ['lint'], skipped: [{ title: 'a', reason: 'b' }], unsteady: ['c'] },
  ])
  expect(lastLine(total)).toBe('7 passed, 1 failed, 1 skipped')
})
