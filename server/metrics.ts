// Figures for Prometheus, at GET /api/metrics behind METRICS_TOKEN. docs/metrics.md says what each
// means and when to wake up.
import { createHash, X509Certificate } from 'node:crypto'
import { readFile, statfs } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from './config.ts'
import { connectionsOf } from './db/connect.ts'
import type { Database } from './db/database.ts'
import type { Log } from './log.ts'

/** An answer of the server; `route` is a pattern, so that there are only so many. */
type Answered = { method: string; route: string; status: number; seconds: number }

/** The parts of a server that are looked at when somebody asks; see AppDeps. */
type Measured = {
  db: Kysely<Database>
  config: Config
  log: Log
  dataDir?: string
  nightly?: { newestAt(): number | undefined }
}

/** Counts as the server works. */
export type Metrics = {
  answered(answer: Answered): void
  /** What became of the calls of a trip, by status. */
  called(results: readonly { status: number }[]): void
  streamOpened(): void
  streamClosed(): void
  /** Everything as text for Prometheus. */
  text(deps: Measured): Promise<{ type: string; text: string }>
}

const SECONDS = [0.005, 0.02, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Metrics of one server. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'nomnom_request_seconds',
    help: 'Time to the head of an answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const calls = new Counter({
    name: 'nomnom_sync_calls_total',
    help: 'Calls in trips of devices, by what became of them',
    labelNames: ['status'],
    registers,
  })
  const streams = gauge(registry, 'nomnom_event_streams', 'Live streams that are open')
  const readings = readingGauges(registry)
  return {
    answered: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    called: (results) => {
      for (const { status } of results) calls.inc({ status })
    },
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    async text(deps) {
      for (const [name, value] of Object.entries(await read(deps))) readings[name]?.set(value)
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

function gauge(registry: Registry, name: string, help: string): Gauge {
  return new Gauge({ name, help, registers: [registry] })
}

/** What is looked up each time somebody asks; NaN where it cannot be known. */
const READINGS = {
  nomnom_database_up: '1: the database answers',
  nomnom_database_bytes: 'Size of the database',
  nomnom_database_lock_waits: 'Statements that wait for a lock',
  nomnom_database_connections: 'Connections that are open',
  nomnom_database_connections_idle: 'Connections that nobody uses',
  nomnom_database_waiting: 'Requests that wait for a connection',
  nomnom_mails_waiting: 'Mails that are not sent yet',
  nomnom_mails_oldest_seconds: 'How long the oldest of them has waited',
  nomnom_disk_free_bytes: 'Room where the data is',
  nomnom_backup_timestamp_seconds: 'When the newest backup was made (Unix)',
  nomnom_certificate_end_timestamp_seconds: 'When the certificate ends (Unix)',
} as const

type Readings = Record<keyof typeof READINGS, number>

function readingGauges(registry: Registry): Record<string, Gauge> {
  return Object.fromEntries(
    Object.entries(READINGS).map(([name, help]) => [name, gauge(registry, name, help)]),
  )
}

async function read(deps: Measured): Promise<Readings> {
  const [database, disk, certificate] = await Promise.all([
    readDatabase(deps),
    freeBytes(deps.dataDir),
    certificateEnd(deps.config),
  ])
  const { total, idle, waiting } = connectionsOf(deps.db)
  const backup = deps.nightly?.newestAt()
  return {
    ...database,
    nomnom_database_connections: total,
    nomnom_database_connections_idle: idle,
    nomnom_database_waiting: waiting,
    nomnom_disk_free_bytes: disk,
    nomnom_backup_timestamp_seconds: backup === undefined ? Number.NaN : backup / 1000,
    nomnom_certificate_end_timestamp_seconds: certificate,
  }
}

type OfDatabase =
  | 'nomnom_database_up'
  | 'nomnom_database_bytes'
  | 'nomnom_database_lock_waits'
  | 'nomnom_mails_waiting'
  | 'nomnom_mails_oldest_seconds'

async function readDatabase({ db, log }: Measured): Promise<Pick<Readings, OfDatabase>> {
  try {
    const { rows } = await sql<{ bytes: number; locks: number; mails: number; oldest: number }>`
      select pg_database_size(current_database()) as bytes,
        (select count(*) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock') as locks,
        count(*) as mails,
        coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
      from auth_mail where sent_at is null and next_attempt_at is not null
    `.execute(db)
    const [row] = rows
    return {
      nomnom_database_up: 1,
      nomnom_database_bytes: row?.bytes ?? Number.NaN,
      nomnom_database_lock_waits: row?.locks ?? Number.NaN,
      nomnom_mails_waiting: row?.mails ?? Number.NaN,
      nomnom_mails_oldest_seconds: row?.oldest ?? Number.NaN,
    }
  } catch (error) {
    log.warn('metrics of the database are missing', { error })
    return {
      nomnom_database_up: 0,
      nomnom_database_bytes: Number.NaN,
      nomnom_database_lock_waits: Number.NaN,
      nomnom_mails_waiting: Number.NaN,
      nomnom_mails_oldest_seconds: Number.NaN,
    }
  }
}

/** Free bytes of a folder's disk; NaN where there is no folder. */
async function freeBytes(folder: string | undefined): Promise<number> {
  if (folder === undefined) return Number.NaN
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.NaN,
  )
}

async function certificateEnd({ tls }: Config): Promise<number> {
  if (tls === undefined) return Number.NaN
  try {
    return Date.parse(new X509Certificate(await readFile(tls.certFile)).validTo) / 1000
  } catch {
    // The file is being replaced right now; the next look finds it.
    return Number.NaN
  }
}

/** Whether somebody may read the metrics; says nothing about how much of the token was right. */
export function mayReadMetrics(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  return hash(authorization ?? '') === hash(`Bearer ${token}`)
}
