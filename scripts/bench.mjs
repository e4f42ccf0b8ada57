// `npm run bench [-- client | start | server | growth | sync | sense | bundle]`: what keeping, starting, answering,
// merging and categorising cost, each beside the simplest thing that could do the same, in one run. The figures are
// printed, not judged; what must hold is counted in the tests. docs/performance.md
import { join } from 'node:path'
import { ensureInstalled, requireNode } from './install.mjs'
import { bin, node, root } from './run.mjs'

/** By name of a part: what measures it. */
const PARTS = {
  client: async () => (await import('../tests/bench/client.mjs')).benchClient(),
  start: async (...measures) => {
    await (await import('./build.mjs')).ensureBuilt({ log: console.log })
    await (await import('../tests/bench/peers.mjs')).ensurePeers()
    await program('tests/bench/start/start.ts', ...measures)
  },
  server: async () => {
    await bench('server')
    await program('tests/bench/http/contest.ts')
    await program('tests/bench/http/crowd.ts')
  },
  growth: async () => {
    await (await import('../tests/bench/client.mjs')).benchRecipes()
    await program('tests/bench/http/growth.ts')
  },
  sync: () => bench('merge', 'mirror', 'pull'),
  sense: () => bench('categorise'),
  bundle: async () => (await import('../tests/bench/bundle.mjs')).benchBundle(),
}

requireNode()
await ensureInstalled({ dev: true, log: console.log })
const [wanted, ...measures] = process.argv.slice(2)
const chosen = wanted === undefined ? Object.keys(PARTS) : [wanted]
if (chosen.some((part) => !Object.hasOwn(PARTS, part))) {
  console.error(`Usage: npm run bench [-- ${Object.keys(PARTS).join(' | ')}]`)
  process.exitCode = 2
} else {
  for (const part of chosen) await PARTS[part](...measures)
}

/** Runs a TypeScript program of its own with these arguments. */
async function program(path, ...words) {
  const code = await node([
    '--import',
    join(root, 'node_modules/tsx/dist/loader.mjs'),
    join(root, path),
    ...words,
  ])
  if (code !== 0) process.exitCode = code
}

/** Runs the files of tests/bench whose names begin so; if one fails, the run fails. */
async function bench(...names) {
  const config = join(root, 'tests/bench/vitest.config.ts')
  const files = names.map((name) => `tests/bench/${name}`)
  const code = await node([bin('vitest'), 'bench', '--run', '--config', config, ...files])
  if (code !== 0) process.exitCode = code
}
