// Brings the tables up to date, with a backup of how they were. docs/backup.md.
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { migrate, missingMigrations, NewerDatabase } from '../db/migrate.ts'
import { migrations, type NamedMigration } from '../db/migrations.ts'
import type { Log } from '../log.ts'
import { JOURNAL_FILE } from '../sync/journal.ts'
import { backupBefore, backupFolder, backupName, pruneBackups } from './folder.ts'
import { writeBackup } from './write.ts'

type MigrateOptions = {
  db: Kysely<Database>
  /** Reaches PostgreSQL itself, not a pooler. */
  url: string
  dataDir: string
  /** Missing: no backup is made. */
  backup: Config['backup'] | undefined
  say: (message: string) => void
  log: Log | undefined
  list?: readonly NamedMigration[]
}

/**
 * Backs up a database whose tables are older, then runs what is missing. Throws an Error that says
 * what to do, with the tables as they were, when either fails or when they are newer than this nomnom.
 */
export async function migrateSafely(options: MigrateOptions): Promise<void> {
  const { db, log, list = migrations } = options
  try {
    const [first] = await missingMigrations(db, list)
    if (first !== undefined) await backUpBefore(first, options)
    await migrate(db, list, log)
  } catch (error) {
    if (!(error instanceof NewerDatabase)) throw error
    throw new Error(await wayBack(error, options), { cause: error })
  }
}

async function backUpBefore(
  migration: string,
  { backup, url, dataDir, say }: MigrateOptions,
): Promise<void> {
  if (backup?.keep === undefined) return
  const folder = backupFolder({ backup }, dataDir)
  const isSealed = backup.passphrase !== undefined
  const file = join(folder, backupName(Date.now(), `before-${migration}`, isSealed))
  try {
    await writeBackup({
      url,
      file,
      passphrase: backup.passphrase,
      journal: join(dataDir, JOURNAL_FILE),
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `This version of nomnom changes the tables, and the data could not be backed up before: ` +
        `${reason} Nothing was changed. BACKUP_KEEP=0 starts without backups.`,
      { cause: error },
    )
  }
  say(`The data as it was before this version is in ${file}.`)
  await pruneBackups(folder, backup.keep, Date.now())
}

async function wayBack(
  { migration, message }: NewerDatabase,
  { backup, dataDir }: MigrateOptions,
): Promise<string> {
  const found = backup && (await backupBefore(backupFolder({ backup }, dataDir), migration))
  if (found === undefined) {
    return `${message} Update nomnom, or put a backup from before the update back: npm run restore -- FILE`
  }
  return `${message} Update nomnom, or go back to before the update: npm run restore -- ${found.file}`
}
