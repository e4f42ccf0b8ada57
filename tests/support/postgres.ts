// One PostgreSQL for a whole test run, started when the first test asks for it. The process that
// runs the tests owns it; their workers ask it for the address over loopback.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { connect } from '#server/db/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { sql } from 'kysely'

const BROKER = 'TEST_POSTGRES_BROKER'
const OWN_SERVER = 'TEST_DATABASE_URL'
const TEMPLATE = 'nomnom_template'

let broker: Server | undefined
let started: Promise<{ url: string; stop: () => Promise<void> }> | undefined

/**
 * Before the first test of a run: makes it possible to ask for the database, without starting it.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env[BROKER] !== undefined) return async () => {}
  const server = createServer((_request, response) => {
    started ??= startPostgres()
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => {
        response.statusCode = 500
        response.end(error instanceof Error ? error.message : String(error))
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  broker = server
  const { port } = server.address() as AddressInfo
  process.env[BROKER] = `http://127.0.0.1:${port}/`
  return teardown
}

// Playwright takes the default export as its global set-up; Vitest takes `setup`.
export default setup

/** After the last test of a run. */
export async function teardown(): Promise<void> {
  delete process.env[BROKER]
  const server = broker
  broker = undefined
  await new Promise<void>((resolve) => {
    if (server === undefined) return resolve()
    server.close(() => resolve())
    server.closeAllConnections()
  })
  const postgres = await started?.catch(() => undefined)
  started = undefined
  await postgres?.stop()
}

type TestDatabase = { url: string; drop: () => Promise<void> }

/** A migrated database of its own, copied from a template. */
export function freshDatabase(): Promise<TestDatabase> {
  return createTestDatabase(TEMPLATE)
}

/** A database of its own without any table. */
export function freshEmptyDatabase(): Promise<TestDatabase> {
  return createTestDatabase('template1')
}

async function createTestDatabase(template: string): Promise<TestDatabase> {
  const serverUrl = await postgresUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copied as files: through the write-ahead log its hundreds of small files cost several times as
  // much.
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: withDatabase(serverUrl, name),
    async drop() {
      try {
        await onServer(serverUrl, `drop database if exists ${name} with (force)`)
      } catch {
        // PostgreSQL may be tidying up in it, which this role cannot end. Without force the drop
        // waits for it.
        await onServer(serverUrl, `drop database if exists ${name}`)
      }
    },
  }
}

async function postgresUrl(): Promise<string> {
  const address = process.env[BROKER]
  if (address === undefined) throw new Error('tests/support/postgres.ts is no globalSetup here')
  const answer = await fetch(address)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

async function startPostgres() {
  const given = process.env[OWN_SERVER]
  const folder = await mkdtemp(join(tmpdir(), 'nomnom-test-'))
  const embedded: EmbeddedDatabase | undefined =
    given === undefined
      ? await startEmbedded({
          dataDir: folder,
          log: () => {},
          durable: false,
          settings: { max_connections: '100' },
        })
      : undefined
  const url = given ?? embedded?.url ?? ''
  await onServer(url, `drop database if exists ${TEMPLATE} with (force)`)
  await onServer(url, `create database ${TEMPLATE}`)
  const db = connect(withDatabase(url, TEMPLATE), { maxConnections: 1 })
  await migrate(db)
  await db.destroy()
  return {
    url,
    async stop() {
      await embedded?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const db = connect(url, { maxConnections: 1 })
  try {
    await sql.raw(statement).execute(db)
  } finally {
    await db.destroy()
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
