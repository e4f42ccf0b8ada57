// A clean clone of this repository in another place, and `npm start` in it as a person would run it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { npmCli } from '../../scripts/run.mjs'
import { freePort } from '#server/free-port.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const READY_LIMIT_MS = 300_000
const POLL_MS = 20

/** Another account to run things as, if the tests run as root. */
export type Account = { uid: number; gid: number; home: string }

/** How an `npm start` differs from the plain one. */
export type StartOptions = {
  env?: Record<string, string | undefined>
  account?: Account | undefined
  /** What npm is asked instead of 'start'. */
  npmArgs?: string[]
}

/** A running `npm start`. */
export type Started = {
  url: string
  port: number
  pid: number
  /** From the command to the first answer. */
  readyMs: number
  output(): string
  /**
   * Sends the signal to npm alone or, with `all`, to everything in its terminal, as Ctrl-C does.
   */
  stop(signal?: NodeJS.Signals, whom?: 'npm' | 'all'): Promise<{ code: number | null; ms: number }>
}

/** Clones what is committed, without anything installed or built. */
export function cloneTo(folder: string, account?: Account): void {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, folder])
  if (account !== undefined) giveTo(folder, account)
}

/** Hands a folder and everything in it to an account. */
export function giveTo(folder: string, account: Account): void {
  chownSync(folder, account.uid, account.gid)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chownSync(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
}

/** Runs npm in a folder to its end; resolves to exit code and output. */
export async function runNpm(
  folder: string,
  args: string[],
  options: StartOptions = {},
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnNpm(folder, args, options)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, output: output() }
}

/**
 * Runs `npm start` and waits for its first answer; rejects with its output if it ends before that.
 */
export async function npmStart(folder: string, options: StartOptions = {}): Promise<Started> {
  const port = Number(options.env?.PORT ?? (await freePort()))
  const dataDir = options.env?.DATA_DIR ?? join(folder, 'data')
  const startedAt = performance.now()
  const env = { PORT: String(port), ...options.env }
  const { child, output } = spawnNpm(folder, options.npmArgs ?? ['start'], { ...options, env })
  const url = `http://localhost:${port}`
  while (!(await answers(url))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (hasEnded || performance.now() - startedAt > READY_LIMIT_MS) {
      endGroup(child, 'SIGKILL')
      throw new Error(`npm start ${hasEnded ? 'ended' : 'does not answer'}: ${output()}`)
    }
    await delay(POLL_MS)
  }
  const readyMs = Math.round(performance.now() - startedAt)
  return {
    url,
    port,
    pid: child.pid ?? 0,
    readyMs,
    output,
    stop: (signal = 'SIGTERM', whom = 'npm') => stop(child, { signal, whom, url, dataDir }),
  }
}

function spawnNpm(
  folder: string,
  args: string[],
  options: StartOptions,
): { child: ChildProcess; output: () => string } {
  const { account } = options
  const child = spawn(process.execPath, [npmCli(), ...args], {
    cwd: folder,
    // A process group of its own, so that signals to all of it do not reach the tests.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(account, options.env),
    ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
  })
  process.once('exit', () => endGroup(child, 'SIGTERM'))
  let text = ''
  const collect = (chunk: Buffer): void => {
    text += chunk.toString('utf8')
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return { child, output: () => text }
}

/**
 * The environment of a new terminal: nothing from the test runner, from npm or of our own settings.
 */
function environment(
  account: Account | undefined,
  more: Record<string, string | undefined> = {},
): NodeJS.ProcessEnv {
  const foreign =
    /^(npm_|VITEST|NOMNOM|TEST|NODE_ENV$|PORT$|DATA_DIR$|DATABASE_|AUTH_|LC_|INIT_CWD)/
  const kept = Object.entries(process.env).filter(([name]) => !foreign.test(name))
  const home = account === undefined ? {} : { HOME: account.home, USER: 'someone' }
  return { ...Object.fromEntries(kept), ...home, ...more }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    // It does not listen yet, or not any more.
    return false
  }
}

async function stop(
  child: ChildProcess,
  {
    signal,
    whom,
    url,
    dataDir,
  }: { signal: NodeJS.Signals; whom: 'npm' | 'all'; url: string; dataDir: string },
): Promise<{ code: number | null; ms: number }> {
  const startedAt = performance.now()
  const exit = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })
  if (whom === 'all') endGroup(child, signal)
  else child.kill(signal)
  await exit
  // npm may end first; then what it started has to follow.
  while ((await answers(url)) || postgresBelow(dataDir).length > 0) {
    if (performance.now() - startedAt > 15_000) break
    await delay(POLL_MS)
  }
  return { code: child.exitCode, ms: Math.round(performance.now() - startedAt) }
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-(child.pid ?? 0), signal)
  } catch {
    // Everything in the group has ended already.
  }
}

/** Main processes of PostgreSQL whose files are below a folder. Linux only. */
export function postgresBelow(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandLine(pid).join(' ').includes(`/postgres -D ${folder}`))
    .map(Number)
}

function commandLine(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    // The process has ended since the folder was listed.
    return []
  }
}
