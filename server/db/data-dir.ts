// Where the data lives when nobody said: beside the program, unless root would have to hide it
// there from PostgreSQL's own unprivileged user.
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isReachable } from './embedded-binaries.ts'
import { ownUser } from './embedded-owner.ts'
import { type Machine, postgresUser } from './embedded-platform.ts'
import { codeOf } from '../error-code.ts'

const SYSTEM_DATA_DIR = '/var/lib/nomnom'

/** The folder for the data, and a sentence for the terminal when it is not the expected one. */
type DataDirChoice = { dataDir: string; note: string | undefined }

/** Chooses the data folder. `isChosen`: somebody set it, so it is taken as it is. */
export function chooseDataDir(
  machine: Machine,
  { dataDir, isChosen }: { dataDir: string; isChosen: boolean },
): DataDirChoice {
  const wanted = resolve(dataDir)
  const owner = existsSync(wanted) ? statSync(wanted) : undefined
  const user = postgresUser(machine, owner, ownUser)
  if (isChosen || user === undefined || isReachable(resolve(wanted, '..'), user)) {
    return { dataDir: wanted, note: undefined }
  }
  return {
    dataDir: SYSTEM_DATA_DIR,
    note:
      `Data is kept in ${SYSTEM_DATA_DIR}: PostgreSQL does not run as root, and nobody else ` +
      `can reach ${wanted}. Set DATA_DIR for another place.`,
  }
}

/** Makes the data folder unless it is there. Throws an Error that says what to do without it. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be made: ${reasonOf(error)}. Set DATA_DIR.`,
      {
        cause: error,
      },
    )
  }
  try {
    const probe = join(dataDir, `writable-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new Error(
      `Nothing can be written to the data folder ${dataDir}: ${reasonOf(error)}. ` +
        'Give it to the user that runs nomnom, or set DATA_DIR to another one.',
      { cause: error },
    )
  }
}

function reasonOf(error: unknown): string {
  const code = codeOf(error)
  if (code === 'EROFS') return 'the disk is read-only'
  if (code === 'EACCES' || code === 'EPERM') return 'it is closed to this user'
  return error instanceof Error ? error.message : String(error)
}
