// `npm run demo`: nomnom with people, recipes, lists and restaurants to look at, on this machine only
// and apart from your own data. See server/demo/demo.ts.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, requireNode } from './install.mjs'

process.env.NODE_ENV ??= 'production'
try {
  requireNode()
  await ensureInstalled({ dev: false, log: console.log })
  await ensureBuilt({ log: console.log })
  const { demo } = await import(new URL('../dist/server/demo.js', import.meta.url).href)
  await demo()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
