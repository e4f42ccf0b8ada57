// GET /api/ready: whether this server can do its work, writing above all. Health only says that it
// lives; this is for whoever decides which server gets the requests.
import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { missingMigrations } from '../db/migrate.ts'
import type { AppDeps } from '../deps.ts'

/** 'ready', or what is wrong. */
type ReadyState = {
  status: 'ready' | 'not ready'
  /** A row was written and committed. */
  database: 'writable' | 'not writable'
  migrations: 'done' | 'missing' | 'unknown'
  disk: 'ok' | 'almost full' | 'unknown'
}

/** Each answer writes: anybody may ask, so it counts for a while. */
const KEPT_MS = 5_000
const TIMEOUT_MS = 2_000
const DISK_MIN_BYTES = 64 * 1024 * 1024

/** Looks whether a server is ready, once for all who ask at about the same time. */
export class Readiness {
  readonly #deps: AppDeps
  #state: Promise<ReadyState> | undefined
  #askedAt = 0

  constructor(deps: AppDeps) {
    this.#deps = deps
  }

  state(): Promise<ReadyState> {
    // The time since the process began: the clock of the machine may be set back.
    const now = performance.now()
    if (this.#state === undefined || now - this.#askedAt > KEPT_MS) {
      this.#askedAt = now
      this.#state = look(this.#deps)
    }
    return this.#state
  }
}

async function look(deps: AppDeps): Promise<ReadyState> {
  const [database, disk] = await Promise.all([
    inTime(lookAtDatabase(deps)),
    lookAtDisk(deps.dataDir),
  ])
  // A change of the tables that waits for a better clock keeps nobody from working.
  const isReady = database.database === 'writable' && disk !== 'almost full'
  return { status: isReady ? 'ready' : 'not ready', ...database, disk }
}

type OfDatabase = Pick<ReadyState, 'database' | 'migrations'>

const AWAY: OfDatabase = { database: 'not writable', migrations: 'unknown' }

async function inTime(answer: Promise<OfDatabase>): Promise<OfDatabase> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<OfDatabase>((resolve) => {
    timer = setTimeout(() => resolve(AWAY), TIMEOUT_MS)
  })
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}

async function lookAtDatabase({ db, log }: AppDeps): Promise<OfDatabase> {
  try {
    const missing = await missingMigrations(db)
    await sql`
      insert into meta (key, value) values ('readyAt', now()::text)
      on conflict (key) do update set value = excluded.value
    `.execute(db)
    return { database: 'writable', migrations: missing.length === 0 ? 'done' : 'missing' }
  } catch (error) {
    log.warn('the database cannot be written', { error })
    return AWAY
  }
}

async function lookAtDisk(folder: string | undefined): Promise<ReadyState['disk']> {
  if (folder === undefined) return 'unknown'
  return statfs(folder).then(
    ({ bavail, bsize }) => (bavail * bsize < DISK_MIN_BYTES ? 'almost full' : 'ok'),
    () => 'unknown',
  )
}
