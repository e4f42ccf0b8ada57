// `npm start`: everything from a fresh clone to a running server, in this terminal. What is done
// already is not done again.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, requireNode } from './install.mjs'

const parent = process.ppid
process.env.NODE_ENV ??= 'production'
try {
  requireNode()
  await ensureInstalled({ dev: false, log: console.log })
  await ensureBuilt({ log: console.log })
  // The server runs in this very process, so that Ctrl-C and the exit code are its own.
  const { main } = await import(new URL('../dist/server/main.js', import.meta.url).href)
  await main({ parent })
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exitCode = 1
}
