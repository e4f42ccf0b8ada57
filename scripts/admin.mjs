// `npm run admin -- <command>`: see server/admin.ts.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, requireNode } from './install.mjs'

process.env.NODE_ENV ??= 'production'
try {
  requireNode()
  await ensureInstalled({ dev: false, log: console.log })
  await ensureBuilt({ log: console.log })
  const { main } = await import(new URL('../dist/server/admin.js', import.meta.url).href)
  await main()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
