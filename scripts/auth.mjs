// `npm run auth`: the sign-in provider by itself, for other apps or another nomnom. See
// server/auth/program.ts.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, requireNode } from './install.mjs'

process.env.NODE_ENV ??= 'production'
try {
  requireNode()
  await ensureInstalled({ dev: false, log: console.log })
  await ensureBuilt({ log: console.log })
  const { auth } = await import(new URL('../dist/server/auth.js', import.meta.url).href)
  await auth()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
