import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bin, root } from '../../scripts/run.mjs'
import { readPlaywright, tallyOf } from '../../scripts/tally.mjs'
import { figure } from '../support/figures.ts'

const TIMES = 5
const SCENARIOS = ['tests/long/', 'tests/e2e/shop-offline']

it(`every scenario of a bad line or a broken browser passes ${TIMES} times in a row`, async (context) => {
  if (!process.env['CHROME_PATH']) context.skip('needs a browser')
  const folder = mkdtempSync(join(tmpdir(), 'nomnom-faults-'))
  const file = join(folder, 'report.json')
  const how = [`--repeat-each=${TIMES}`, '--retries=0', '--workers=1', '--reporter=line,json']
  const results = [`--output=${join(folder, 'results')}`]
  const code = await playwright([...SCENARIOS, ...how, ...results], file)
  const tally = tallyOf({ runner: 'playwright', file, code, read: readPlaywright })
  rmSync(folder, { recursive: true, force: true })
  figure('browser scenarios, each five times: passed', tally.passed, 'runs')
  expect(tally).toMatchObject({ failed: [], skipped: [] })
  expect(tally.passed % TIMES).toBe(0)
}, 3_600_000)

/** Runs browser tests on the database of this run, as a person would; answers the exit code. */
function playwright(args: string[], report: string): Promise<number | null> {
  const foreign = /^(VITEST|NODE_ENV$|TEST$)/
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !foreign.test(name)),
  )
  const child = spawn(process.execPath, [bin('@playwright/test', 'playwright'), 'test', ...args], {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => child.once('exit', resolve))
}
