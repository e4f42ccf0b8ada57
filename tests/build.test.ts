import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LIMIT_MS = 120_000
/** The page is all that a build makes with what is there for developers, too. */
const BUILD_PAGE = "await (await import('./scripts/build.mjs')).buildPage(process.argv[1])"

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nomnom-build-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test(
  '[4.worker.1] what is built with NODE_ENV=development has the worker, and nothing for developers',
  { timeout: LIMIT_MS },
  () => {
    const env = { ...process.env, NODE_ENV: 'development' }
    const args = ['--input-type=module', '--eval', BUILD_PAGE, folder]
    const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env })
    expect(status).toBe(0)
    const sources = readFileSync(join(folder, 'manifest.json'), 'utf8')
    expect(sources).toContain('"src/app/register-worker.ts"')
    expect(sources).not.toContain('jsx-dev-runtime')
    expect(sources).not.toContain('/gallery')
  },
)
