import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshEmptyDatabase } from '../../tests/support/postgres.ts'
import { type OpenOptions, openDatabase } from './open.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nomnom-open-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function options(url: string): OpenOptions {
  return {
    config: {
      dataDir: join(folder, 'data'),
      hasDataDir: true,
      database: { url, directUrl: undefined, isPrepared: true },
    },
    say: () => undefined,
    onConnectionError: () => undefined,
    onAway: () => undefined,
    onLost: () => undefined,
  }
}

test('with DATABASE_URL that PostgreSQL gets the tables, and none is started here', async () => {
  const { url, drop } = await freshEmptyDatabase()
  const { db, directUrl, close } = await openDatabase(options(url))
  const { rows } = await sql`select count(*) > 5 as has_tables from pg_tables
    where schemaname = 'public'`.execute(db)
  expect(rows).toEqual([{ has_tables: true }])
  expect(directUrl).toBe(url)
  // The folder is there for the journal and the backups.
  expect(readdirSync(join(folder, 'data'))).toEqual([])
  await close()
  await drop()
})

test('a DATABASE_URL that does not work is named, and its password is not', async () => {
  const { url, drop } = await freshEmptyDatabase()
  const wrong = new URL(url)
  wrong.password = 'hush-hush'
  const opening = openDatabase(options(wrong.href))
  await expect(opening).rejects.toThrow(/PostgreSQL of DATABASE_URL cannot be used: .*password/)
  await expect(opening).rejects.not.toThrow(/hush-hush/)
  await drop()
})
