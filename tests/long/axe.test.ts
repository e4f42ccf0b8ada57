import { expect, it } from 'vitest'
import { playSpecs } from '../support/played-specs.ts'

it('no screen has a fault of access at any of three widths in either theme', async (context) => {
  if (!process.env['CHROME_PATH']) context.skip('needs a browser')
  const tally = await playSpecs(['tests/e2e/axe.spec.ts'], { AXE_LOOKS: 'all' })
  expect(tally).toMatchObject({ failed: [], skipped: [] })
  expect(tally.passed).toBeGreaterThan(0)
}, 1_800_000)
