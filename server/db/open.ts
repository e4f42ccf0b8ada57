// From the settings to a database that answers and has its tables: the PostgreSQL of DATABASE_URL,
// else the bundled one, else one installed on this machine.
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { connect } from './connect.ts'
import { chooseDataDir } from './data-dir.ts'
import type { Database } from './database.ts'
import { startEmbedded, thisMachine } from './embedded.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import type { Log } from '../log.ts'

/** The settings that decide which database is used. */
export type OpenOptions = {
  config: {
    dataDir: string
    hasDataDir: boolean
    database: { url: string | undefined; directUrl: string | undefined; isPrepared: boolean }
  }
  /** Told what a person at the terminal should know. */
  say: (message: string) => void
  /** Told about connections that break between queries. */
  onConnectionError: (error: Error) => void
  /** Told when the database is gone for good. */
  onLost: (error: Error) => void
  log?: Log
}

/** An open database with its tables up to date. */
export type OpenDatabase = {
  db: Kysely<Database>
  /** Reaches PostgreSQL itself, not a pooler. */
  directUrl: string
  /** Where the server keeps files of its own. */
  dataDir: string
  close(): Promise<void>
}

const CONNECT_RETRY_MS = 10_000
const CONNECT_RETRY_EVERY_MS = 250
/** PostgreSQL is not up yet: refused, name not known yet, starting, shutting down. */
const NOT_YET = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03', '57P01'])

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
  const embedded = await startEmbedded({ dataDir, log: options.say, onLost: options.onLost })
  const db = connect(embedded.url, { onConnectionError: options.onConnectionError })
  const close = async (): Promise<void> => {
    await db.destroy()
    await embedded.stop()
  }
  try {
    await migrate(db, migrations, options.log)
  } catch (error) {
    await close()
    throw error
  }
  return { db, directUrl: embedded.url, dataDir, close }
}

async function openExternal(
  url: string,
  directUrl: string,
  options: OpenOptions,
): Promise<OpenDatabase> {
  const direct = connect(directUrl, {
    maxConnections: 1,
    onConnectionError: options.onConnectionError,
  })
  try {
    await waitForAnswer(direct)
    await migrate(direct, migrations, options.log)
  } finally {
    await direct.destroy()
  }
  const db = connect(url, {
    prepare: options.config.database.isPrepared,
    onConnectionError: options.onConnectionError,
  })
  const { dataDir } = options.config
  return { db, directUrl, dataDir, close: () => db.destroy() }
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
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
