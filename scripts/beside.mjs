// Commands that may run beside a server use the build that it runs with: installing or building
// would take files away from under it. Only where nothing was ever built may a command build, so
// that a backup can be put back in a fresh clone.
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
 * @param {{ mayBuild?: boolean }} [options]
 */
export async function runBeside(name, command, { mayBuild = true } = {}) {
  process.env.NODE_ENV ??= 'production'
  try {
    requireNode()
    const built = join(root, 'dist/server', `${name}.js`)
    if (mayBuild && !existsSync(join(root, 'dist'))) {
      await ensureInstalled({ dev: false, log: console.error })
      console.error('Building ...')
      await build()
    }
    if (!existsSync(built)) {
      throw new Error('This command is not built here yet: run npm start once.')
    }
    const program = await import(pathToFileURL(built).href)
    await program[command]()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
