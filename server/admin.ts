// `npm run admin`: commands for whoever runs the server. They work on the running server's
// database, or on one started for the moment when no server runs.
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import * as z from 'zod'
import { peopleCommands } from './admin-people.ts'
import { backupFolder, journalFiles, madeBackups } from './backup/folder.ts'
import { backupWarnings, readBackupState } from './backup/report.ts'
import { megabytes } from './backup/room.ts'
import { type Config, readConfig } from './config.ts'
import { connect } from './db/connect.ts'
import { chooseDataDir } from './db/data-dir.ts'
import { runningUrl } from './db/embedded-cluster.ts'
import { thisMachine } from './db/embedded.ts'
import { openDatabase } from './db/open.ts'
import { revocationsAfter } from './db/revocations.ts'
import type { AppDeps } from './deps.ts'
import { loadEnvFile } from './env-file.ts'
import { createLog } from './log.ts'
import { createPokes } from './pokes.ts'
import { askServers, type ServerState } from './server-state.ts'
import { fileJournal, JOURNAL_FILE, lineOf, noteInDatabase, readJournal } from './sync/journal.ts'
import { replayJournal } from './sync/replay.ts'
import { noParts } from './parts.ts'

/**
 * dataDir: where the journal lies, also when the database is elsewhere. directUrl: the address by
 * which servers that run on the database can be asked; undefined where none can run.
 */
type AdminDeps = AppDeps & { dataDir: string; directUrl: string | undefined }

type Command = {
  needs?: string
  says: string
  run: (deps: AdminDeps, argument: string, more: string) => Promise<string>
}

const commands: Record<string, Command | undefined> = {
  status: { says: 'version, sizes, live streams, what waits, backups', run: status },
  ...peopleCommands,
  restored: {
    needs: '<time>',
    says: `after an older backup was put back by other means, with today's ${JOURNAL_FILE}; when it was made, such as 2026-03-01T03:00:00Z`,
    run: restored,
  },
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, command]) => {
    const call = [name, command?.needs ?? ''].join(' ').trim()
    return `npm run admin -- ${call.padEnd(28)} ${command?.says ?? ''}`
  })
  return lines.join('\n')
}

/** Runs one command and resolves to what it says. Throws an Error whose message says what is wrong. */
export async function admin(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const [name = '', argument = '', more = ''] = args
  const found = commands[name]
  if (found === undefined || (found.needs !== undefined && argument === '')) {
    throw new Error(usage())
  }
  const config = readConfig(env)
  const { db, dataDir, directUrl, close } = await openForAdmin(config)
  try {
    const log = createLog({ level: 'warn', write: () => undefined })
    const pokes = createPokes()
    const journal = fileJournal(join(dataDir, JOURNAL_FILE))
    const parts = noParts<AppDeps>()
    const clock = Date.now
    const deps = { config, db, log, clock, pokes, parts, journal, dataDir, directUrl }
    return await found.run(deps, argument, more)
  } finally {
    await close()
  }
}

/** Reads the command line and the environment, prints, and sets the exit code. */
export async function main(): Promise<void> {
  try {
    loadEnvFile()
    process.stdout.write(`${await admin(process.argv.slice(2), process.env)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

type Opened = Pick<AdminDeps, 'db' | 'dataDir' | 'directUrl'> & { close: () => Promise<void> }

async function openForAdmin(config: Config): Promise<Opened> {
  const machine = thisMachine()
  const chosen = chooseDataDir(machine, { dataDir: config.dataDir, isChosen: config.hasDataDir })
  const dataDir = config.database.url === undefined ? chosen.dataDir : resolve(config.dataDir)
  const url = config.database.url ?? runningUrl(dataDir, machine.platform)
  if (url !== undefined) {
    const db = connect(url, {
      maxConnections: 2,
      prepare: config.database.isPrepared,
      isUnlimited: true,
    })
    const directUrl = config.database.directUrl ?? url
    return { db, dataDir, directUrl, close: () => db.destroy() }
  }
  const opened = await openDatabase({
    config,
    say: () => undefined,
    onConnectionError: () => undefined,
    onAway: () => undefined,
    onLost: () => undefined,
  })
  const { longWork: db, close } = opened
  return { db, dataDir: opened.dataDir, directUrl: undefined, close }
}

/** The state of the installation, whether its server runs or not. */
async function status({ db, config, clock, dataDir, directUrl }: AdminDeps): Promise<string> {
  const { rows } = await sql<{
    postgres: string
    bytes: number
    people: number
    last: string
    mails: number
    locks: number
  }>`
    select current_setting('server_version') as postgres,
      pg_database_size(current_database()) as bytes, (select count(*) from users) as people,
      (select max(name) from migrations) as last,
      (select count(*) from auth_mail where sent_at is null and next_attempt_at is not null) as mails,
      (select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as locks
  `.execute(db)
  const running = await serversOn(directUrl)
  const sum = (of: keyof ServerState) =>
    running?.states.reduce((all, state) => all + state[of], 0) ?? '?'
  const folder = backupFolder(config, dataDir)
  const [newest] = await madeBackups(folder, clock()).catch(() => [])
  const { tested } = await readBackupState(dataDir)
  const time = (ms: number | undefined) =>
    ms === undefined ? 'never' : new Date(ms).toISOString().slice(0, 16)
  return [
    `nomnom       ${config.version}, tables ${rows[0]?.last}`,
    `PostgreSQL   ${rows[0]?.postgres}, ${megabytes(rows[0]?.bytes ?? 0)} MB`,
    `people       ${rows[0]?.people}`,
    `servers      ${serversOf(running)}`,
    `streams      ${sum('streams')} open`,
    `requests     ${sum('waiting')} wait for a connection, ${rows[0]?.locks} for a lock`,
    `mails        ${rows[0]?.mails} wait to be sent`,
    `last backup  ${time(newest?.madeAt)}, in ${folder}`,
    `last trial   ${time(tested?.at)}`,
    ...(await backupWarnings(config, { dataDir, now: clock() })),
  ].join('\n')
}

type Running = Awaited<ReturnType<typeof askServers>>

/**
 * The servers that run; undefined where the database cannot tell. The rest of the status is printed
 * all the same.
 */
async function serversOn(directUrl: string | undefined): Promise<Running | undefined> {
  if (directUrl === undefined) return { count: 0, states: [] }
  return askServers(directUrl).catch(() => undefined)
}

function serversOf(running: Running | undefined): string {
  if (!running) return 'could not be asked'
  const { count, states } = running
  const silent = count - states.length
  return `${count} running${silent > 0 ? `, ${silent} of them without an answer` : ''}`
}

// Of other forms the day and the month, or the zone, would be guessed.
const TIME = z.iso.datetime({ offset: true })

/** docs/sync.md section 6: without this, people would see again what was taken away from them. */
async function restored({ db, config, clock, dataDir }: AdminDeps, time: string): Promise<string> {
  const madeAt = TIME.safeParse(time).success ? Date.parse(time) : Number.NaN
  if (!(madeAt <= clock())) {
    throw new Error(
      `${time} is no time in the past. Write it with its zone, as 2026-03-01T03:00:00Z or 2026-03-01T04:00:00+01:00.`,
    )
  }
  // What the restored copy already notes as taken away need not be taken away once more.
  const known = new Set((await revocationsAfter(db, 0)).map(({ line }) => line))
  const files = journalFiles(config, dataDir)
  const found = (await Promise.all(files.map((file) => readJournal(file, madeAt)))).flat()
  const entries = [...new Map(found.map((entry) => [lineOf(entry), entry]))]
    .filter(([line]) => !known.has(line))
    .map(([, entry]) => entry)
    .toSorted((a, b) => a.at - b.at)
  await replayJournal(db, entries, clock())
  await noteInDatabase(db, entries)
  return `Taken away since ${new Date(madeAt).toISOString()} and again now: ${entries.length} (${files.join(', ')}).
Devices load everything anew and give back what they hold beyond the backup.`
}
