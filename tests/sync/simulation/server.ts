/**
 * The server of a simulated world: the real handlers, from the parsing of a trip to the last
 * statement, on tables in memory. Checks that know nothing of its code watch what it does.
 */
import { Hono } from 'hono'
import { apiRoutes } from '#server/api/routes.ts'
import { piecesOf, sync, type SyncAnswer } from '#server/api/sync.ts'
import { type AppDeps, type AppEnv, depsFor } from '#server/deps.ts'
import { errorAnswer } from '#server/error-answer.ts'
import { HttpError } from '#server/http-error.ts'
import type { Log } from '#server/log.ts'
import { saveAccount } from '#server/sync/accounts.ts'
import { expire } from '#server/sync/expire.ts'
import type { JournalEntry } from '#server/sync/journal.ts'
import { startLife } from '#server/sync/lives.ts'
import { replayJournal } from '#server/sync/replay.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import {
  asKysely,
  backUp,
  createMemoryDatabase,
  type MemoryDatabase,
  type Tables,
} from '../../support/memory-db/data.ts'
import { createChance, serverChance } from './chance.ts'
import { verifyToken } from './shims/verify-token.ts'
import { noParts } from '#server/parts.ts'

/** An answer as it leaves the server. */
export type Answer = {
  status: number
  headers: Record<string, string>
  text: string
  /** What the text says, of a trip that the server carried out. */
  said?: SyncAnswer
}

/** parsed: what the body of a trip says; nobody may change it. */
type Asked = {
  method: string
  path: string
  token: string
  body?: string
  parsed?: unknown
  headers?: object
}

export type SimServer = {
  memory: MemoryDatabase
  ask(asked: Asked): Promise<Answer>
  /** Starts the server, and so a new life of it. */
  start(): Promise<void>
  addUser(user: { id: string; name: string }): Promise<void>
  /** Keeps a copy of everything, and of how far the journal was then. */
  backUp(): void
  /**
   * Goes back to the last copy and starts again. isTold: whoever runs the server says that it is a
   * restore, and so the journal is repeated. False: there is no copy.
   */
  restore(isTold: boolean): Promise<boolean>
  /** The daily clean-up. */
  expire(): Promise<void>
}

/** The database has gone away in the middle of a transaction. */
export class DatabaseGone extends Error {}

/**
 * What a server was asked, and when, with its answer. failed: the number of the transaction that
 * the database did not begin, counted from 1.
 */
export type Traffic =
  | { kind: 'seed'; seed: number }
  | { kind: 'start' }
  | { kind: 'user'; now: number; id: string; name: string }
  | { kind: 'expire'; now: number }
  | { kind: 'backUp' }
  | { kind: 'restore'; now: number; isTold: boolean }
  | { kind: 'ask'; now: number; asked: Asked; answer: Answer; failed: number | null }

/** Where traffic is written down; null: nowhere. */
export const recorder: { traffic: Traffic[] | null } = { traffic: null }

/** A server on tables in memory, or on another database. */
export function createServer(
  seed: number,
  clock: () => number,
  database?: Kysely<Database>,
): SimServer {
  recorder.traffic?.push({ kind: 'seed', seed })
  serverChance.current = createChance(seed ^ 0x5eed)
  serverChance.now = clock
  const memory = createMemoryDatabase(clock)
  const journal: JournalEntry[] = []
  const db = database ?? asKysely(memory)
  const deps = depsOf(db, { clock, journal })
  Object.assign(current, deps)
  let copy: { tables: Tables; entries: number } | null = null
  return {
    memory,
    async ask(asked) {
      const now = clock()
      const failed = recorder.traffic ? noteFailed(memory) : () => null
      const answer = await (asked.path === '/sync' ? askToSync(deps, asked) : askPlainly(asked))
      recorder.traffic?.push({ kind: 'ask', now, asked, answer, failed: failed() })
      return answer
    },
    async start() {
      recorder.traffic?.push({ kind: 'start' })
      await startLife(db)
    },
    async addUser({ id, name }) {
      recorder.traffic?.push({ kind: 'user', now: clock(), id, name })
      const account = { id, email: `${id}@example.test`, metadata: { display_name: name } }
      await db.transaction().execute((trx) => saveAccount(trx, account, clock()))
    },
    backUp() {
      recorder.traffic?.push({ kind: 'backUp' })
      copy = { tables: backUp(memory), entries: journal.length }
    },
    async restore(isTold) {
      if (!copy) return false
      recorder.traffic?.push({ kind: 'restore', now: clock(), isTold })
      Object.assign(memory.tables, backUp({ ...memory, tables: copy.tables }))
      await startLife(db)
      if (isTold) await replayJournal(db, journal.slice(copy.entries), clock())
      return true
    },
    expire() {
      recorder.traffic?.push({ kind: 'expire', now: clock() })
      return expire(db, clock())
    },
  }
}

/** Counts transactions from now on. The function stops that, and says which one was not begun. */
function noteFailed(memory: MemoryDatabase): () => number | null {
  const { onBegin } = memory
  let begun = 0
  let failed: number | null = null
  memory.onBegin = () => {
    begun += 1
    try {
      onBegin()
    } catch (error) {
      failed = begun
      throw error
    }
  }
  return () => {
    memory.onBegin = onBegin
    return failed
  }
}

async function askPlainly({ method, path, token, body, headers = {} }: Asked): Promise<Answer> {
  const answer = await appOf().request(`http://nomnom.test/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body }),
  })
  const text = await answer.text().catch(cutOff)
  if (text === null) return { status: 500, headers: {}, text: '{}' }
  const etag = answer.headers.get('etag')
  const told = { 'X-Nomnom': '1', ...(etag ? { etag } : {}) }
  return { status: answer.status, headers: told, text }
}

/**
 * The database went away when some of a long answer had left: its reader hears that it is cut off.
 */
function cutOff(error: unknown): null {
  if (error instanceof DatabaseGone) return null
  throw error
}

/** A trip without the HTTP around it, which would take longer than the trip itself. */
async function askToSync(deps: AppDeps, { token, body, parsed }: Asked): Promise<Answer> {
  try {
    const { userId, sessionId } = await verifyToken(deps, `Bearer ${token}`)
    const asked: unknown = parsed ?? JSON.parse(body ?? '')
    const answer = await sync(depsFor(deps, userId), SILENT, { userId, sessionId, body: asked })
    const text = [...piecesOf(answer)].join('')
    return { status: 200, headers: { 'X-Nomnom': '1' }, text, said: answer }
  } catch (error) {
    if (error instanceof DatabaseGone)
      return { status: 500, headers: { 'X-Nomnom': '1' }, text: '{}' }
    if (!(error instanceof HttpError)) throw error
    const { status, code, message, headers } = error
    const text = JSON.stringify({ status, code, message })
    return { status, headers: { 'X-Nomnom': '1', ...headers }, text }
  }
}

function depsOf(
  db: Kysely<Database>,
  { clock, journal }: { clock: () => number; journal: JournalEntry[] },
): AppDeps {
  const limits = { writesPerMinute: 0, writesPerDay: 0, writtenBytesPerMinute: 0 }
  const config = {
    limits,
    hosted: undefined,
    hasInvitePrivacy: false,
    trustProxy: [],
    fetchPages: 'off',
  }
  const pokes = { isHeard: () => true, poke: () => {}, subscribe: () => () => {} }
  const append = async (entry: JournalEntry) => void journal.push(entry)
  return {
    config: config as unknown as AppDeps['config'],
    db,
    log: SILENT,
    clock,
    pokes,
    parts: noParts(),
    journal: { append },
  }
}

/** The parts of the world that plays now: routes are made once and read them here. */
const current = {} as AppDeps
let routes: Hono<AppEnv> | null = null

function appOf(): Hono<AppEnv> {
  if (routes) return routes
  const app = new Hono<AppEnv>()
  app.use(async (context, next) => {
    context.set('log', SILENT)
    await next()
  })
  app.onError((error, context) => errorAnswer(error, context))
  app.route('/api', apiRoutes(current))
  routes = app
  return app
}

/** Logs nothing, and throws where there is a bug: neither a refusal nor a fault of the schedule. */
const SILENT: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error(event, { error } = {}) {
    if (!(error instanceof DatabaseGone)) throw new Error(event, { cause: error })
  },
  child: () => SILENT,
}
