import { expect, it } from 'vitest'
import { playSpecs } from '../support/played-specs.ts'

/** All of those that ask axe. */
const SPECS = ['axe', 'comfort', 'invite', 'recipes-in', 'visitors'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
)

it('no screen has a fault of access at any of three widths in either theme', async (context) => {
  if (!process.env['CHROME_PATH']) context.skip('needs a browser')
  const tally = await playSpecs(SPECS, { AXE_LOOKS: 'all' })
  expect(tally).toMatchObject({ failed: [], skipped: [] })
  expect(tally.passed).toBeGreaterThan(0)
}, 1_800_000)
