// The demonstration on a free port and with data of its own, for scripts that look at the pages.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { freePort } from './free-port.mjs'
import { ensureInstalled, requireNode } from './install.mjs'
import { root } from './run.mjs'

const START_LIMIT_MS = 180_000

/** The members of server/demo/content/members.ts that scripts sign in as. */
export const members = {
  nora: { email: 'nora@nomnom.example', password: 'brown-butter-and-sage' },
  anna: { email: 'anna@nomnom.example', password: 'onions-take-their-time' },
}

/**
 * Starts it; resolves once it is filled. `stop` ends it and deletes what it kept, unless it was given a
 * folder to keep it in: there it finds everything again.
 * @param {{ log?: (words: string) => void, folder?: string }} [how]
 */
export async function startDemo({ log = console.log, folder: kept } = {}) {
  requireNode()
  await ensureInstalled({ dev: true, log })
  await ensureBuilt({ log })
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'nomnom-demo-'))
  mkdirSync(folder, { recursive: true })
  // As root the database runs as another user, who has to reach this folder to keep its data there.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const demo = pathToFileURL(join(root, 'dist/server/demo.js')).href
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `(await import(${JSON.stringify(demo)})).demo()`],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const output = await untilWelcome(child)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    if (kept === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { url: `http://localhost:${port}`, output, stop }
}

/** Resolves, once it says how to sign in, to everything that it has printed. */
function untilWelcome(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(
      () => reject(new Error('The demonstration did not start')),
      START_LIMIT_MS,
    )
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
      if (!said.includes('Delete that folder')) return
      clearTimeout(timer)
      resolve(said)
    })
    child.once('exit', (code) => reject(new Error(`The demonstration ended with ${code}: ${said}`)))
  })
}
