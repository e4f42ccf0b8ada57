// `npm run admin`: what whoever runs the server can do with accounts, on the running server's
// database or, when none runs, on one started for the moment.
import { resolve } from 'node:path'
import { sql } from 'kysely'
import {
  type AccountLine,
  confirmUser,
  listUsers,
  removeSecondStep,
  resetPasswordLink,
  rotateKeys,
} from './auth/admin/admin-commands.ts'
import { backupFolder, journalFiles, listBackups } from './backup/folder.ts'
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
import { JOURNAL_FILE, lineOf, noteInDatabase, readJournal } from './sync/journal.ts'
import { replayJournal } from './sync/replay.ts'

const USAGE = `npm run admin -- status                   version, sizes, backups
npm run admin -- users                    every account
npm run admin -- confirm <email>          confirm an address as if its mail had been read
npm run admin -- reset-password <email>   print a link to choose a new password
npm run admin -- remove-second-step <email>  for somebody who has lost their authenticator app
npm run admin -- rotate-keys              sign with a new key; nobody is signed out
npm run admin -- restored <time>          after an older backup was put back, with today's
                                          ${JOURNAL_FILE} beside it; the time is when it was
                                          made, such as 2026-03-01T03:00:00Z`

/** dataDir: where the journal lies, whatever database is used. */
type AdminDeps = AppDeps & { dataDir: string }

type Command = (deps: AdminDeps, argument: string) => Promise<string>

const commands: Record<string, { needsArgument: boolean; command: Command } | undefined> = {
  status: { needsArgument: false, command: status },
  users: { needsArgument: false, command: users },
  confirm: { needsArgument: true, command: confirm },
  'reset-password': { needsArgument: true, command: resetPassword },
  'remove-second-step': { needsArgument: true, command: removeStep },
  'rotate-keys': { needsArgument: false, command: rotate },
  restored: { needsArgument: true, command: restored },
}

/** Runs one command and resolves to what it says. Throws an Error whose message says what is wrong. */
export async function admin(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const [name = '', argument = ''] = args
  const found = commands[name]
  if (found === undefined || (found.needsArgument && argument === '')) throw new Error(USAGE)
  const config = readConfig(env)
  const { db, dataDir, close } = await openForAdmin(config)
  try {
    const log = createLog({ level: 'warn', write: () => undefined })
    const deps = { config, db, log, clock: Date.now, pokes: createPokes(), dataDir }
    return await found.command(deps, argument)
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

async function openForAdmin(
  config: Config,
): Promise<{ db: AppDeps['db']; dataDir: string; close: () => Promise<void> }> {
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
    return { db, dataDir, close: () => db.destroy() }
  }
  const opened = await openDatabase({
    config,
    say: () => undefined,
    onConnectionError: () => undefined,
    onAway: () => undefined,
    onLost: () => undefined,
  })
  return { db: opened.longWork, dataDir: opened.dataDir, close: opened.close }
}

/** How the installation is, whether its server runs or not. */
async function status({ db, config, clock, dataDir }: AdminDeps): Promise<string> {
  const { rows } = await sql<{ postgres: string; bytes: number; people: number; last: string }>`
    select current_setting('server_version') as postgres,
      pg_database_size(current_database()) as bytes, (select count(*) from users) as people,
      (select max(name) from migrations) as last
  `.execute(db)
  const folder = backupFolder(config, dataDir)
  const [newest] = await listBackups(folder).catch(() => [])
  const { tested } = await readBackupState(dataDir)
  const time = (ms: number | undefined) =>
    ms === undefined ? 'never' : new Date(ms).toISOString().slice(0, 16)
  return [
    `nomnom       ${config.version}, tables ${rows[0]?.last}`,
    `PostgreSQL   ${rows[0]?.postgres}, ${megabytes(rows[0]?.bytes ?? 0)} MB`,
    `people       ${rows[0]?.people}`,
    `last backup  ${time(newest?.madeAt)}, in ${folder}`,
    `last trial   ${time(tested?.at)}`,
    ...(await backupWarnings(config, { dataDir, now: clock() })),
  ].join('\n')
}

async function users(deps: AppDeps): Promise<string> {
  const lines = await listUsers(deps)
  return lines.length === 0 ? 'No accounts yet.' : lines.map(userLine).join('\n')
}

function userLine(user: AccountLine): string {
  const lastSignIn = user.lastSignInAt?.toISOString().slice(0, 16) ?? 'never signed in'
  const state = user.isConfirmed ? 'confirmed  ' : 'unconfirmed'
  return `${user.createdAt.toISOString().slice(0, 10)}  ${state}  ${user.email}  (${lastSignIn})`
}

async function confirm(deps: AppDeps, email: string): Promise<string> {
  const outcome = await confirmUser(deps, email)
  if (outcome === 'unknown') throw new Error(`No account has the address ${email}.`)
  if (outcome === 'confirmed-without-password') {
    return `${email} is confirmed. Several sign-ups waited, so none of their passwords counts: hand over a link from reset-password.`
  }
  return outcome === 'confirmed' ? `${email} is confirmed.` : `${email} was confirmed before.`
}

async function resetPassword(deps: AppDeps, email: string): Promise<string> {
  const link = await resetPasswordLink(deps, email)
  if (link === undefined) throw new Error(`No account has the address ${email}.`)
  return `Whoever opens this link can choose a new password, once:\n${link}`
}

async function rotate(deps: AppDeps): Promise<string> {
  if (await rotateKeys(deps)) {
    return 'A running server signs with the new key within a minute. Nobody is signed out.'
  }
  throw new Error('The signing keys come from outside (AUTH_JWT_KEYS or SUPABASE_URL).')
}

async function removeStep(deps: AppDeps, email: string): Promise<string> {
  const removed = await removeSecondStep(deps, email)
  if (removed === undefined) throw new Error(`No account has the address ${email}.`)
  if (removed === 0) return `${email} has no second step.`
  return `${email} signs in with the password alone now.`
}

/** docs/sync.md section 6: without this, people would see again what was taken away from them. */
async function restored({ db, config, clock, dataDir }: AdminDeps, time: string): Promise<string> {
  const madeAt = Date.parse(time)
  if (!(madeAt <= clock())) {
    throw new Error(`${time} is no time in the past. Write it as 2026-03-01T03:00:00Z.`)
  }
  // What the copy that was put back knows has not to be taken away again.
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
