// `npm run bench [-- client | server | sync | sense]`: what keeping, answering, merging and categorising
// cost, each beside the simplest thing that could do the same, in one run. The figures are printed, not
// judged; what must hold is counted in the tests. docs/performance.md
import { join } from 'node:path'
import { ensureInstalled, requireNode } from './install.mjs'
import { bin, node, root } from './run.mjs'

/** Files of tests/bench, by what they measure. client: in Chromium. */
const PARTS = {
  client: [],
  server: ['server'],
  sync: ['merge', 'mirror', 'pull'],
  sense: ['categorise'],
}

requireNode()
await ensureInstalled({ dev: true, log: console.log })
const wanted = process.argv[2]
const chosen = wanted === undefined ? Object.keys(PARTS) : [wanted]
const config = join(root, 'tests/bench/vitest.config.ts')
process.exitCode = 0
for (const part of chosen) {
  const files = PARTS[part]
  if (!files) {
    console.error(`Usage: npm run bench [-- ${Object.keys(PARTS).join(' | ')}]`)
    process.exitCode = 2
  } else if (part === 'client') {
    const { benchClient } = await import('../tests/bench/client.mjs')
    await benchClient()
  } else {
    const filters = files.map((name) => `tests/bench/${name}`)
    const code = await node([bin('vitest'), 'bench', '--run', '--config', config, ...filters])
    process.exitCode ||= code
  }
}
