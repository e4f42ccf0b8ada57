// A data folder of an older PostgreSQL, where its programs are still on the machine: what it holds is
// taken over into the newer one by way of a backup. The new files are made aside and put in place
// whole, so that at no moment there is only half of anything. docs/backup.md.
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { systemBinaries } from '../db/embedded-binaries.ts'
import { OtherMajor } from '../db/embedded-cluster.ts'
import { startEmbedded } from '../db/embedded.ts'
import { JOURNAL_FILE } from '../sync/journal.ts'
import { backupFolder, backupName } from './folder.ts'
import { loadBeside } from './load.ts'
import { openBackup } from './read.ts'
import { requireRoomFor } from './restore.ts'
import { swapIn } from './swap.ts'
import { writeBackup } from './write.ts'

type TakeOverOptions = {
  dataDir: string
  backup: Config['backup'] | undefined
  say: (message: string) => void
}

/** Starts a database; one of an older PostgreSQL is taken over first, if that can be started too. */
export async function startAfterTakeOver<T>(
  start: () => Promise<T>,
  options: TakeOverOptions,
): Promise<T> {
  try {
    return await start()
  } catch (error) {
    if (!(error instanceof OtherMajor) || !(await takeOver(error, options))) throw error
    return start()
  }
}

/** False: the programs of the older PostgreSQL are not here. */
async function takeOver(
  { from, to }: OtherMajor,
  { dataDir, backup, say }: TakeOverOptions,
): Promise<boolean> {
  const binaries = from < to ? systemBinaries(process.platform, from) : undefined
  if (binaries === undefined) return false
  say(`Taking the data over from PostgreSQL ${from} to ${to} ...`)
  const aside = join(dataDir, 'take-over')
  // Holds the lock of the data folder for as long as all of this takes.
  const old = await startEmbedded({ dataDir, binaries, log: say })
  try {
    const passphrase = backup?.passphrase
    const name = backupName(Date.now(), `before-postgresql-${to}`, passphrase !== undefined)
    const { file, sums } = await writeBackup({
      url: old.url,
      file: join(backup ? backupFolder({ backup }, dataDir) : dataDir, name),
      passphrase,
      journal: join(dataDir, JOURNAL_FILE),
    })
    await requireRoomFor(sums, dataDir)
    makeLike(dataDir, aside)
    await fillNew(aside, { file, passphrase })
    renameSync(join(aside, `pg${to}`), join(dataDir, `pg${to}`))
  } finally {
    await old.stop()
    rmSync(aside, { recursive: true, force: true })
  }
  renameSync(join(dataDir, `pg${from}`), join(dataDir, `pg${from}.old`))
  say(
    `Done. What PostgreSQL ${from} left is in ${join(dataDir, `pg${from}.old`)}: no longer needed.`,
  )
  return true
}

/** An empty folder with the owner of another: PostgreSQL runs as the owner of its data. */
function makeLike(folder: string, made: string): void {
  if (existsSync(made)) rmSync(made, { recursive: true })
  mkdirSync(made, { mode: 0o700 })
  const { uid, gid } = statSync(folder)
  if (process.geteuid?.() === 0) chownSync(made, uid, gid)
}

/** The same data, in the same history: nobody has written since. */
async function fillNew(
  dataDir: string,
  { file, passphrase }: { file: string; passphrase: string | undefined },
): Promise<void> {
  const database = await startEmbedded({ dataDir, log: () => undefined })
  try {
    const reader = await openBackup(file, passphrase)
    try {
      const { schema } = await loadBeside(reader, { url: database.url })
      await swapIn(database.url, schema)
    } finally {
      await reader.close()
    }
  } finally {
    await database.stop()
  }
}
