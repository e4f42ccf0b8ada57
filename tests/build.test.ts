import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SOURCES } from '../scripts/build.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LIMIT_MS = 120_000

let copy = ''
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'nomnom-build-'))
  for (const path of new Set(['scripts', ...SOURCES])) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

test(
  '[4.worker.1] what is built with NODE_ENV=development has the worker, and nothing for developers',
  { timeout: LIMIT_MS },
  () => {
    const env = { ...process.env, NODE_ENV: 'development' }
    const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, env })
    expect(status).toBe(0)
    const sources = readFileSync(join(copy, 'dist/manifest.json'), 'utf8')
    expect(sources).toContain('"src/app/register-worker.ts"')
    expect(sources).not.toContain('react-dom-client.development')
    expect(sources).not.toContain('/gallery')
  },
)
