// Backups of a busy server, and of a large one beside PostgreSQL's own pg_dump.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runBackupProgram, runRestoreProgram } from '#server/backup/program.ts'
import { checkBackup } from '#server/backup/read.ts'
import { systemBinaries } from '#server/db/embedded-binaries.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Api, join as joinIn } from '../support/api.ts'
import { figure } from '../support/figures.ts'
import { freshEmptyDatabase } from '../support/postgres.ts'
import { startServer } from '../support/server.ts'

const WRITERS = 20
const BACKUPS = 5
const LISTS = 10_000
const ITEMS = 20
/** Far below the text of all rows; the rest is buffers of streams. */
const MEMORY_MAX_MB = 150
const MB = 1024 * 1024

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nomnom-long-backup-'))
  chmodSync(folder, 0o755)
})

afterEach(() => rmSync(folder, { recursive: true }))

function command(run: typeof runBackupProgram, url: string, file: string): Promise<void> {
  const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data') }
  return run({ args: [file], env, say: () => undefined })
}

/** Expects the same rows; of tables that a restore numbers anew, as many. */
async function expectSameRows(one: string, other: string): Promise<void> {
  const [before, after] = [await checkBackup(one), await checkBackup(other)]
  const renumbered = ['scopes', 'records', 'history', 'meta', 'epochs']
  expect(Object.keys(after.sums.tables)).toEqual(Object.keys(before.sums.tables))
  for (const [table, sum] of Object.entries(before.sums.tables)) {
    if (!renumbered.includes(table)) expect(after.sums.tables[table], table).toEqual(sum)
    else if (table !== 'meta' && table !== 'epochs') {
      expect(after.sums.tables[table]?.rows, table).toBe(sum.rows)
    }
  }
}

test(`backups under ${WRITERS} writers hold what was acknowledged before, row by row`, async () => {
  const server = await startServer()
  const writing = new AbortController()
  try {
    const people: Api[] = []
    for (let index = 0; index < WRITERS; index += 1) {
      people.push(await joinIn(server, `Writer ${index}`))
    }
    const acknowledged = new Set<string>()
    const writers = people.map(async (person) => {
      while (!writing.signal.aborted) {
        const json = { name: 'List', groceries: [{ text: 'Milk' }, { text: 'Bread' }] }
        const { status, body } = await person.post('/grocerylists', json)
        if (status === 201) acknowledged.add(body.id)
      }
    })
    let missing = 0
    for (let round = 0; round < BACKUPS; round += 1) {
      const before = [...acknowledged]
      const file = join(folder, `round-${round}.tar.gz`)
      await command(runBackupProgram, server.databaseUrl, file)
      const target = await freshEmptyDatabase()
      await command(runRestoreProgram, target.url, file)
      const again = join(folder, `again-${round}.tar.gz`)
      await command(runBackupProgram, target.url, again)
      await expectSameRows(file, again)
      const db = connect(target.url, { maxConnections: 1 })
      const { rows } = await sql<{
        id: string
      }>`select id from records where kind = 'list'`.execute(db)
      await db.destroy()
      const there = new Set(rows.map(({ id }) => id))
      missing += before.filter((id) => !there.has(id)).length
      await target.drop()
    }
    writing.abort()
    await Promise.all(writers)
    figure(`backup under ${WRITERS} writers: lists acknowledged`, acknowledged.size, '')
    figure(`backup under ${WRITERS} writers: missing in ${BACKUPS} restores`, missing, '')
    expect(missing).toBe(0)
    expect(acknowledged.size).toBeGreaterThan(WRITERS * BACKUPS)
  } finally {
    writing.abort()
    await server.stop()
  }
})

/** Lists as the server writes them, without its calls. */
async function fill(url: string): Promise<void> {
  const db = connect(url, { maxConnections: 1, isUnlimited: true })
  await migrate(db)
  await sql`insert into users (id, email, display_name)
    select gen_random_uuid(), 'cook' || n || '@example.org', 'Cook ' || n
    from generate_series(1, 100) n`.execute(db)
  await sql`insert into scopes (scope, ver) select scope_of(id, 3), 1 from users`.execute(db)
  const stamp = sql.raw(`'\\x01a3185c5000000000000000'::bytea`)
  await sql`insert into records (scope, id, kind, parent, ver, born, stamp, content, created_at)
    select scope_of(o.id, 3), gen_random_uuid(), 'list', null, 1, 1, ${stamp},
      jsonb_build_object('name', 'Market ' || n), 1
    from users o, generate_series(1, ${LISTS / 100}) n`.execute(db)
  await sql`insert into records (scope, id, kind, parent, ver, born, stamp, content, created_at)
    select l.scope, gen_random_uuid(), 'item', l.id, 1, 1, ${stamp},
      jsonb_build_object('text', substr(md5(l.id::text || n), 1, 12), 'isChecked', n % 2 = 0,
        'category', 'Dairy', 'pos', 'a' || n), 1
    from records l, generate_series(1, ${ITEMS}) n where l.kind = 'list'`.execute(db)
  await db.destroy()
}

async function seconds(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return Math.round((performance.now() - start) / 100) / 10
}

/** How much more memory this process takes at most while it works. */
async function memoryOf(work: () => Promise<void>): Promise<number> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  await work().finally(() => clearInterval(look))
  return Math.round((most - before) / MB)
}

test(`${LISTS} lists: how long, how large and with how much memory, beside pg_dump`, async ({
  skip,
}) => {
  const binaries = systemBinaries(process.platform)
  const dump = binaries && join(binaries.bin, 'pg_dump')
  if (!binaries || !dump || !existsSync(dump)) return skip('needs an installed PostgreSQL')
  const dataDir = join(folder, 'external')
  const external = await startEmbedded({ dataDir, binaries, log: () => undefined })
  const empty = await freshEmptyDatabase()
  try {
    await fill(external.url)
    const [file, dumped] = [join(folder, 'a.tar.gz'), join(folder, 'a.dump')]
    let took = 0
    const memory = await memoryOf(async () => {
      took = await seconds(() => command(runBackupProgram, external.url, file))
    })
    const { sums } = await checkBackup(file)
    const text = Object.values(sums.tables).reduce((sum, { bytes }) => sum + bytes, 0)
    expect(sums.tables['records']?.rows).toBe(LISTS * (ITEMS + 1))
    figure(`backup of ${LISTS} lists of ${ITEMS}`, took, 's')
    figure(
      'the same by pg_dump -Fc',
      await seconds(() => execFileSync(dump, ['-Fc', '-f', dumped, external.url])),
      's',
    )
    figure('backup, bytes', statSync(file).size, 'B')
    figure('pg_dump -Fc, bytes', statSync(dumped).size, 'B')
    figure('text in it', Math.round(text / MB), 'MB')
    figure('memory of the backup at most', memory, 'MB')
    let restoring = 0
    const memoryOfRestore = await memoryOf(async () => {
      restoring = await seconds(() => command(runRestoreProgram, empty.url, file))
    })
    figure('restore with all checks', restoring, 's')
    figure('memory of the restore at most', memoryOfRestore, 'MB')
    const other = new URL(external.url)
    other.pathname = '/other'
    const psql = join(dirname(dump), 'psql')
    execFileSync(psql, [external.url, '-qc', 'create database other'])
    const pgRestore = join(dirname(dump), 'pg_restore')
    figure(
      'the same by pg_restore',
      await seconds(() => execFileSync(pgRestore, ['-d', other.href, dumped])),
      's',
    )
    expect(memory).toBeLessThan(MEMORY_MAX_MB)
    expect(memoryOfRestore).toBeLessThan(MEMORY_MAX_MB)
  } finally {
    await empty.drop()
    await external.stop()
  }
})
