// Commands that may run beside a server use what it runs with: to install or to build would take the
// files away from under it. Only where nothing was ever built can nothing run.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { ensureInstalled, requireNode } from './install.mjs'
import { root } from './run.mjs'

/**
 * Runs a command of the built server: `name` is its file in dist/server, `command` what that exports.
 * @param {string} name
 * @param {string} command
 */
export async function runBeside(name, command) {
  process.env.NODE_ENV ??= 'production'
  try {
    requireNode()
    const built = join(root, 'dist/server', `${name}.js`)
    if (!existsSync(join(root, 'dist'))) {
      await ensureInstalled({ dev: false, log: console.error })
      console.error('Building ...')
      await build()
    }
    if (!existsSync(built)) {
      throw new Error('What is built here is older than this command: run npm start once.')
    }
    const program = await import(pathToFileURL(built).href)
    await program[command]()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
