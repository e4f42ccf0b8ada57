// Browser tests that another test plays, on the database of its run.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, root } from '../../scripts/run.mjs'
import { readPlaywright, tallyOf } from '../../scripts/tally.mjs'

type Tally = ReturnType<typeof tallyOf>

/** Plays browser tests as a person would; answers what passed, failed and was skipped. */
export async function playSpecs(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'nomnom-played-'))
  const file = join(folder, 'report.json')
  const how = ['--workers=1', '--reporter=line,json', `--output=${join(folder, 'results')}`]
  const code = await playwright([...args, ...how], {
    ...settings,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const tally = tallyOf({ runner: 'playwright', file, code, read: readPlaywright })
  rmSync(folder, { recursive: true, force: true })
  return tally
}

function playwright(args: string[], settings: Record<string, string>): Promise<number | null> {
  const foreign = /^(VITEST|NODE_ENV$|TEST$)/
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !foreign.test(name)),
  )
  const child = spawn(process.execPath, [bin('@playwright/test', 'playwright'), 'test', ...args], {
    cwd: root,
    env: { ...env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => child.once('exit', resolve))
}
