// From the settings to a database that answers and has its tables: the PostgreSQL of DATABASE_URL,
// else the bundled one, else one installed on this machine.
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { connect } from './connect.ts'
import { chooseDataDir, makeDataDir } from './data-dir.ts'
import type { Database } from './database.ts'
import { hasCluster, runningUrl } from './embedded-cluster.ts'
import { startEmbedded, thisMachine } from './embedded.ts'
import { migrateSafely } from '../backup/migrate-safely.ts'
import { startAfterTakeOver } from '../backup/take-over.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { CANNOT_CONNECT_NOW, codeOf } from '../error-code.ts'

/** The settings that decide which database is used. */
export type OpenOptions = {
  config: {
    dataDir: string
    hasDataDir: boolean
    database: { url: string | undefined; directUrl: string | undefined; isPrepared: boolean }
    /** Missing: tables are brought up to date without a backup. */
    backup?: Config['backup']
  }
  /** Told what a person at the terminal should know. */
  say: (message: string) => void
  /** Told about connections that break between queries. */
  onConnectionError: (error: Error) => void
  /** Told when the database stops answering, and when it answers again. */
  onAway: (isAway: boolean) => void
  /** Told when the database is gone for good. */
  onLost: (error: Error) => void
  log?: Log
}

/** An open database with its tables up to date. */
export type OpenDatabase = {
  db: Kysely<Database>
  /** The same without limits, over connections of its own: for clearing up, which may take its time. */
  longWork: Kysely<Database>
  /** The same over one connection of its own, for what is counted amid a transaction. */
  counting: Kysely<Database>
  /** Reaches PostgreSQL itself, not a pooler. */
  directUrl: string
  /** Where the server keeps files of its own. */
  dataDir: string
  close(): Promise<void>
}

const CONNECT_RETRY_MS = 10_000
const CONNECT_RETRY_EVERY_MS = 250
/** PostgreSQL is not up yet: refused, name not known yet, starting, shutting down. */
const NOT_YET = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', CANNOT_CONNECT_NOW, '57P01'])

/** Opens the database of the settings. Throws an Error whose message says what to do. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { database } = options.config
  if (database.url !== undefined) {
    return openExternal(database.url, database.directUrl ?? database.url, options)
  }
  const { dataDir, note } = chooseDataDir(thisMachine(), {
    dataDir: options.config.dataDir,
    isChosen: options.config.hasDataDir,
  })
  if (note !== undefined) options.say(note)
  const { say, onLost } = options
  const embedded = await startAfterTakeOver(() => startEmbedded({ dataDir, log: say, onLost }), {
    dataDir,
    backup: options.config.backup,
    say,
  })
  const { onConnectionError, onAway } = options
  const db = connect(embedded.url, { onConnectionError, onAway })
  const counting = connect(embedded.url, { maxConnections: 1, onConnectionError })
  const longWork = connectForLongWork(embedded.url, options)
  const close = async (): Promise<void> => {
    await Promise.all([db.destroy(), counting.destroy(), longWork.destroy()])
    await embedded.stop()
  }
  try {
    await bringUpToDate({ db: longWork, url: embedded.url, dataDir }, options)
  } catch (error) {
    await close()
    throw error
  }
  return { db, counting, longWork, directUrl: embedded.url, dataDir, close }
}

async function bringUpToDate(
  tables: { db: Kysely<Database>; url: string; dataDir: string },
  { config, say, log }: OpenOptions,
): Promise<void> {
  await migrateSafely({ ...tables, backup: config.backup, say, log })
}

async function openExternal(
  url: string,
  directUrl: string,
  options: OpenOptions,
): Promise<OpenDatabase> {
  // For the journal of what was taken away, and for backups.
  makeDataDir(options.config.dataDir)
  const longWork = connectForLongWork(directUrl, options)
  try {
    await waitForAnswer(longWork)
    const { dataDir } = options.config
    await bringUpToDate({ db: longWork, url: directUrl, dataDir }, options)
  } catch (error) {
    await longWork.destroy()
    throw error
  }
  const { onConnectionError, onAway } = options
  const { dataDir, database } = options.config
  const prepare = database.isPrepared
  const db = connect(url, { prepare, onConnectionError, onAway })
  const counting = connect(url, { maxConnections: 1, prepare, onConnectionError })
  const close = async (): Promise<void> => {
    await Promise.all([db.destroy(), counting.destroy(), longWork.destroy()])
  }
  return { db, counting, longWork, directUrl, dataDir, close }
}

/** The database of the settings as it stands: nothing in it is brought up to date. */
type PlainDatabase = { url: string; dataDir: string; close(): Promise<void> }

/**
 * Reaches the database of the settings for a command beside the server: in DATABASE_URL, or in the
 * data folder, where it is started for the moment unless `isShared` lets the command use the one that
 * a server has started. Throws an Error whose message says what to do.
 */
export async function openAsItIs(
  config: OpenOptions['config'],
  { isShared, say }: { isShared: boolean; say: OpenOptions['say'] },
): Promise<PlainDatabase> {
  const { database } = config
  const external = database.directUrl ?? database.url
  if (external !== undefined) {
    return { url: external, dataDir: resolve(config.dataDir), close: async () => {} }
  }
  const machine = thisMachine()
  const { dataDir } = chooseDataDir(machine, {
    dataDir: config.dataDir,
    isChosen: config.hasDataDir,
  })
  const running = isShared ? runningUrl(dataDir, machine.platform) : undefined
  if (running !== undefined) return { url: running, dataDir, close: async () => {} }
  if (isShared && !hasCluster(dataDir)) throw new Error(`There is no database in ${dataDir}.`)
  const embedded = await startEmbedded({
    dataDir,
    log: say,
    onLost: (error) => say(error.message),
  })
  return { url: embedded.url, dataDir, close: () => embedded.stop() }
}

function connectForLongWork(
  url: string,
  { config, onConnectionError }: OpenOptions,
): Kysely<Database> {
  const prepare = config.database.isPrepared
  return connect(url, { maxConnections: 2, prepare, isUnlimited: true, onConnectionError })
}

async function waitForAnswer(db: Kysely<Database>): Promise<void> {
  const deadline = Date.now() + CONNECT_RETRY_MS
  for (;;) {
    try {
      await sql`select 1`.execute(db)
      return
    } catch (error) {
      const code = errorCode(error)
      if (!NOT_YET.has(code) || Date.now() > deadline) {
        const reason = error instanceof Error && error.message !== '' ? error.message : code
        throw new Error(`The PostgreSQL of DATABASE_URL cannot be used: ${reason}`, {
          cause: error,
        })
      }
      await delay(CONNECT_RETRY_EVERY_MS)
    }
  }
}

function errorCode(error: unknown): string {
  // Node tries every address of a name and gathers the failures.
  if (error instanceof AggregateError) return errorCode(error.errors[0])
  return codeOf(error)
}
