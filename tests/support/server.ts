// A whole server for tests: the real app on a real database of its own.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import type { Database } from '#server/db/database.ts'
import type { AppDeps, AppEnv } from '#server/deps.ts'
import { freePort } from '#server/free-port.ts'
import { listen } from '#server/listen.ts'
import { createLog } from '#server/log.ts'
import { createMetrics } from '#server/metrics.ts'
import { connectPokes } from '#server/pokes.ts'
import { loadStaticFiles, type StaticFiles } from '#server/static.ts'
import { startLife } from '#server/sync/lives.ts'
import { freshDatabase } from './postgres.ts'
import { noParts } from '#server/parts.ts'

/** A mail as the server wrote it, no matter whether it was sent or kept for the mailbox. */
type Mail = { to: string; subject: string; text: string; html: string; kind: string }

/** The time that this server sees; it can be set, and runs on from there. */
type TestClock = {
  now(): number
  set(ms: number): void
  advance(ms: number): void
}

export type TestServer = {
  /** Origin, without a slash at the end. */
  url: string
  /** Asks for a path. Without `listen` there is no socket and the app is called directly. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  app: Hono<AppEnv>
  db: Kysely<Database>
  /** For `startServer`, to start a second server process on the same data. */
  databaseUrl: string
  deps: AppDeps
  mails(): Promise<Mail[]>
  clock: TestClock
  /** Lines of the log, from debug on. */
  logLines: string[]
  stop(): Promise<void>
}

export type ServerOptions = {
  /** Environment variables, over the defaults. */
  env?: Record<string, string>
  /** Opens a free loopback port and serves the built page, if there is one. */
  listen?: boolean
  /** A database that exists; `stop` leaves it alone. */
  databaseUrl?: string
}

/** Hashing hundreds of files takes longer than the rest of a start. */
let builtFiles: Promise<StaticFiles> | undefined
const BUILT_PAGE = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** Starts a server. Call `stop()` in the end, which also drops a database that was made for it. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const database =
    options.databaseUrl === undefined
      ? await freshDatabase()
      : { url: options.databaseUrl, drop: async () => {} }
  const port = options.listen === true ? await freePort() : 0
  const config = readConfig({
    ...(options.listen === true ? { PORT: String(port) } : {}),
    ...options.env,
  })
  const clock = createClock()
  const logLines: string[] = []
  const log = createLog({
    level: 'debug',
    write: (line) => logLines.push(line),
    clock: clock.now,
  })
  const db = connect(database.url, { maxConnections: 5 })
  const counting = connect(database.url, { maxConnections: 1 })
  const longWork = connect(database.url, { maxConnections: 2, isUnlimited: true })
  await startLife(db)
  const pokes = connectPokes({ url: database.url, log })
  const deps: AppDeps = {
    config,
    db,
    counting,
    longWork,
    log,
    clock: clock.now,
    pokes,
    parts: noParts(),
  }
  if (config.metricsToken !== undefined) deps.metrics = createMetrics()
  if (options.listen === true && existsSync(BUILT_PAGE)) {
    deps.files = await (builtFiles ??= loadStaticFiles(BUILT_PAGE))
  }
  const app = createApp(deps)
  const listening = options.listen === true ? await listen(app, config) : undefined
  const url = listening === undefined ? config.publicUrl : `http://localhost:${listening.port}`

  return {
    url,
    fetch: async (path, init) =>
      listening === undefined ? app.request(url + path, init) : fetch(url + path, init),
    app,
    db,
    databaseUrl: database.url,
    deps,
    mails: () => readMails(db),
    clock,
    logLines,
    async stop() {
      await listening?.stop(0)
      await pokes.stop()
      await Promise.all([db.destroy(), counting.destroy(), longWork.destroy()])
      await database.drop()
    },
  }
}

function createClock(): TestClock {
  let offset = 0
  const now = () => Date.now() + offset
  return {
    now,
    set(ms) {
      offset = ms - Date.now()
    },
    advance(ms) {
      offset += ms
    },
  }
}

async function readMails(db: Kysely<Database>): Promise<Mail[]> {
  const rows = await db.selectFrom('auth_mail').selectAll().orderBy('created_at').execute()
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.body_text ?? '',
    html: row.body_html ?? '',
    kind: row.kind,
  }))
}
