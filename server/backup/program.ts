// `npm run backup` and `npm run restore`, as programs: the command line, the settings, and what is
// said to whoever waits. docs/backup.md.
import { dirname, join, resolve } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { openAsItIs } from '../db/open.ts'
import { loadEnvFile } from '../env-file.ts'
import { JOURNAL_FILE } from '../sync/journal.ts'
import { backupFolder, backupName, journalFiles } from './folder.ts'
import { BackupProblem, type Manifest, type Sums } from './format.ts'
import { checkBackup } from './read.ts'
import { restoreBackup } from './restore.ts'
import { megabytes } from './room.ts'
import { closeConnection, listMigrations, openConnection } from './connection.ts'
import { refuseServers } from './swap.ts'
import { type Progress, writeBackup } from './write.ts'

const USAGE = `npm run backup                  a backup into the folder of backups
npm run backup -- FILE          one under this name
npm run restore -- FILE         puts a backup in the place of the data; nomnom must be stopped
npm run restore -- FILE --check only reads it, and says whether it is whole
npm run restore -- FILE --without-backup   does not back up what is there first`

/** What a command is run with: its words, the settings, and where it speaks. */
type CommandLine = {
  args: readonly string[]
  env: Record<string, string | undefined>
  say: (message: string) => void
  /** Shows what is being done, over and over. */
  onProgress?: (progress: Progress) => void
}

/** `npm run backup`, of the command line and the environment. */
export async function backup(): Promise<void> {
  await asProgram(runBackupProgram)
}

/** `npm run restore`, of the command line and the environment. */
export async function restore(): Promise<void> {
  await asProgram(runRestoreProgram)
}

async function asProgram(run: (command: CommandLine) => Promise<void>): Promise<void> {
  const { isTTY } = process.stderr
  const clear = isTTY ? '\r\u001b[K' : ''
  try {
    loadEnvFile()
    await run({
      args: process.argv.slice(2),
      env: process.env,
      say: (message) => process.stdout.write(`${clear}${message}\n`),
      ...(isTTY ? { onProgress: showProgress } : {}),
    })
  } catch (error) {
    process.stderr.write(`${clear}${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

function showProgress({ table, rows, bytes }: Progress): void {
  process.stderr.write(`\r\u001b[K${table}: ${rows} rows, ${megabytes(bytes)} MB`)
}

/** Makes a backup, of a server that runs or is stopped. Throws an Error that says what is wrong. */
export async function runBackupProgram({ args, env, say, onProgress }: CommandLine): Promise<void> {
  const [name, ...more] = args
  if (more.length > 0 || name?.startsWith('-')) throw new Error(USAGE)
  const config = readConfig(env)
  const database = await openAsItIs(config, { isShared: true, say })
  try {
    const { passphrase } = config.backup
    const file =
      name === undefined
        ? join(backupFolder(config, database.dataDir), manualName(passphrase))
        : resolve(name)
    const { bytes, sums } = await writeBackup({
      url: database.url,
      file,
      passphrase,
      journal: join(database.dataDir, JOURNAL_FILE),
      ...(onProgress ? { onProgress } : {}),
    })
    say(`${file}: ${rowsOf(sums)} rows, ${megabytes(bytes)} MB.`)
  } finally {
    await database.close()
  }
}

function manualName(passphrase: string | undefined): string {
  return backupName(Date.now(), 'manual', passphrase !== undefined)
}

/** Puts a backup in the place of the data, or only reads it. Throws an Error that says what is wrong. */
export async function runRestoreProgram(command: CommandLine): Promise<void> {
  const { args, env, say } = command
  const options = args.filter((arg) => arg.startsWith('--'))
  const [name, ...more] = args.filter((arg) => !arg.startsWith('--'))
  const known = ['--check', '--without-backup']
  if (name === undefined || more.length > 0 || options.some((option) => !known.includes(option))) {
    throw new Error(USAGE)
  }
  const config = readConfig(env)
  const file = resolve(name)
  const { manifest, sums } = await checkBackup(file, config.backup.passphrase)
  say(describe(file, manifest, sums))
  if (options.includes('--check')) return
  await exchange(command, { config, file, keeps: !options.includes('--without-backup') })
}

function describe(file: string, manifest: Manifest, sums: Sums): string {
  return `${file} is whole: made ${manifest.madeAt} by nomnom ${manifest.app} of PostgreSQL ${manifest.postgres}, ${rowsOf(sums)} rows.`
}

function rowsOf(sums: Sums): number {
  return Object.values(sums.tables).reduce((sum, { rows }) => sum + rows, 0)
}

type Exchange = { config: Config; file: string; keeps: boolean }

async function exchange(
  { say, onProgress }: CommandLine,
  { config, file, keeps }: Exchange,
): Promise<void> {
  const database = await openAsItIs(config, { isShared: false, say })
  const { url, dataDir } = database
  try {
    await refuseServers(url)
    const passphrase = config.backup.passphrase
    const journals = [...journalFiles(config, dataDir), join(dirname(file), JOURNAL_FILE)]
    if (keeps) await keepPresent({ config, dataDir, url, say })
    const restored = await restoreBackup({
      url,
      file,
      passphrase,
      journals,
      roomIn: config.database.url === undefined ? dataDir : undefined,
      ...(onProgress ? { onProgress } : {}),
    })
    if (restored.leftOut.length > 0) {
      say(`Left out, because they are not nomnom's: ${restored.leftOut.join(', ')}.`)
    }
    say(
      `Restored: the data is as it was at ${restored.manifest.madeAt}. ` +
        `Taken away since then, and again now: ${restored.takenAway} (${journals[0]}). ` +
        'Start nomnom: devices give back what they hold beyond the backup.',
    )
  } finally {
    await database.close()
  }
}

type Present = { config: Config; dataDir: string; url: string; say: CommandLine['say'] }

/** A restore can be undone by restoring what was there. */
async function keepPresent({ config, dataDir, url, say }: Present): Promise<void> {
  const client = await openConnection(url)
  const isEmpty = (await listMigrations(client)) === undefined
  await closeConnection(client)
  if (isEmpty) return
  const { passphrase } = config.backup
  const name = backupName(Date.now(), 'before-restore', passphrase !== undefined)
  const file = join(backupFolder(config, dataDir), name)
  try {
    await writeBackup({ url, file, passphrase, journal: join(dataDir, JOURNAL_FILE) })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupProblem(
      `What is there now could not be backed up first: ${reason} ` +
        'Nothing was changed. --without-backup restores all the same, and what is there is lost.',
      { cause: error },
    )
  }
  say(`What was there before is in ${file}.`)
}
