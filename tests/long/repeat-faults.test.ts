import { expect, it } from 'vitest'
import { figure } from '../support/figures.ts'
import { playSpecs } from '../support/played-specs.ts'

const TIMES = 5
const SCENARIOS = ['tests/long/', 'tests/e2e/shop-offline']

it(`every scenario of a bad line or a broken browser passes ${TIMES} times in a row`, async (context) => {
  if (!process.env['CHROME_PATH']) context.skip('needs a browser')
  const tally = await playSpecs([...SCENARIOS, `--repeat-each=${TIMES}`, '--retries=0'])
  figure('browser scenarios, each five times: passed', tally.passed, 'runs')
  expect(tally).toMatchObject({ failed: [], skipped: [] })
  expect(tally.passed % TIMES).toBe(0)
}, 3_600_000)
