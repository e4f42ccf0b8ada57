// Where the data lives when nobody said: beside the program, unless root would have to hide it
// there from PostgreSQL's own unprivileged user.
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isReachable } from './embedded-binaries.ts'
import { type Machine, postgresUser } from './embedded-platform.ts'

const SYSTEM_DATA_DIR = '/var/lib/nomnom'

/** The folder for the data, and a sentence for the terminal when it is not the expected one. */
export type DataDirChoice = { dataDir: string; note: string | undefined }

/** Chooses the data folder. `isChosen`: somebody set it, so it is taken as it is. */
export function chooseDataDir(
  machine: Machine,
  { dataDir, isChosen }: { dataDir: string; isChosen: boolean },
): DataDirChoice {
  const wanted = resolve(dataDir)
  const owner = existsSync(wanted) ? statSync(wanted) : undefined
  const user = postgresUser(machine, owner)
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
