// One server per data folder. PostgreSQL guards its own files; this lock is there so that the
// second start says so in a sentence instead of stopping the first one's database as an orphan.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { livingProcess } from './embedded-process.ts'
import { codeOf } from '../error-code.ts'

/** Thrown when another living server holds the data folder. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse'
}

type Owner = { pid: number; startedAt: string | undefined }

const TAKEOVER_TRIES = 200
const TAKEOVER_WAIT_MS = 25
const TAKEOVER_STALE_MS = 3000

/**
 * Takes the lock of a data folder and returns the function that gives it back. A lock left by a
 * killed server is taken over. Throws DataDirInUse when its owner lives.
 */
export async function lockDataDir(dataDir: string, platform: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'nomnom.lock')
  const own: Owner = {
    pid: process.pid,
    startedAt: livingProcess(process.pid, platform)?.startedAt,
  }
  const text = JSON.stringify(own)
  // Reading and replacing a dead owner's lock is two steps; the gate makes them one.
  const gate = `${path}.gate`
  await enterGate(gate)
  try {
    const owner = readOwner(path)
    if (owner !== undefined && isAlive(owner, own, { platform, path })) {
      throw new DataDirInUse(
        `Another nomnom (process ${owner.pid}) is using ${dataDir}. ` +
          'Stop it first, or set DATA_DIR and PORT to run a second one.',
      )
    }
    writeFileSync(path, text, { mode: 0o600 })
  } finally {
    rmSync(gate, { recursive: true, force: true })
  }
  return () => {
    if (sameOwner(readOwner(path), own)) rmSync(path, { force: true })
  }
}

async function enterGate(gate: string): Promise<void> {
  for (let tries = 0; tries < TAKEOVER_TRIES; tries += 1) {
    try {
      mkdirSync(gate)
      return
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      if (ageMs(gate) > TAKEOVER_STALE_MS) rmSync(gate, { recursive: true, force: true })
      else await delay(TAKEOVER_WAIT_MS)
    }
  }
  throw new DataDirInUse(`Another start is holding ${gate}. Try again in a moment.`)
}

function ageMs(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    // Gone again: its holder has just left.
    return 0
  }
}

/** Where a process's start cannot be known (Windows), a pid from before a reboot proves nothing. */
function isOlderThanBoot(path: string): boolean {
  return ageMs(path) > uptime() * 1000
}

function readOwner(path: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof value !== 'object' || value === null || !('pid' in value)) return undefined
    const startedAt = 'startedAt' in value ? value.startedAt : undefined
    return {
      pid: Number(value.pid),
      startedAt: typeof startedAt === 'string' ? startedAt : undefined,
    }
  } catch {
    // No lock, or one torn by a crash while it was written: nobody holds it.
    return undefined
  }
}

function isAlive(
  owner: Owner,
  own: Owner,
  { platform, path }: { platform: string; path: string },
): boolean {
  if (sameOwner(owner, own)) return true
  const found = livingProcess(owner.pid, platform)
  if (found === undefined) return false
  // A clock that was set later makes ages wrong, so they decide only where nothing else can.
  if (owner.startedAt === undefined) return !isOlderThanBoot(path)
  return owner.startedAt === found.startedAt
}

function sameOwner(a: Owner | undefined, b: Owner): boolean {
  return a !== undefined && a.pid === b.pid && a.startedAt === b.startedAt
}
