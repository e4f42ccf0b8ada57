// `npm run bench`: what merging, writing, categorising and pulling cost, each against the simplest
// thing that could do the same, in one run. The figures are printed, not judged.
import { join } from 'node:path'
import { ensureInstalled, requireNode } from './install.mjs'
import { bin, node, root } from './run.mjs'

requireNode()
await ensureInstalled({ dev: true, log: console.log })
const config = join(root, 'tests/bench/vitest.config.ts')
process.exitCode = await node([bin('vitest'), 'bench', '--run', '--config', config])
