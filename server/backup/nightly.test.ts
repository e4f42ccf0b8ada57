// Backups that are made by themselves, on a real database: each night, before the tables change, and
// what is said when they fail.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase, freshEmptyDatabase } from '../../tests/support/postgres.ts'
import { admin } from '../admin.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations.ts'
import { createLog, silentLog } from '../log.ts'
import { createPokes } from '../pokes.ts'
import { backupName } from './folder.ts'
import { migrateSafely } from './migrate-safely.ts'
import { isBackupDue, type NightlyDeps, runNightly, startNightly } from './nightly.ts'
import { checkBackup } from './read.ts'
import { backupWarnings } from './report.ts'
import { runRestoreProgram } from './program.ts'
import { noParts } from '../parts.ts'

// Each backup and trial makes all tables anew, which a busy machine can make slow.
vi.setConfig({ testTimeout: 90_000 })

const DAY_MS = 86_400_000

let folder: string
let dataDir: string
let url: string
let drop: () => Promise<void>
let now: number
let logged: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nomnom-nightly-'))
  dataDir = join(folder, 'data')
  ;({ url, drop } = await freshDatabase())
  now = new Date(2026, 5, 10, 12).getTime()
  logged = []
})

afterEach(async () => {
  await drop()
  rmSync(folder, { recursive: true })
})

function deps(env: Record<string, string> = {}): NightlyDeps {
  return {
    config: readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, ...env }),
    database: { directUrl: url, dataDir },
    log: createLog({ level: 'info', write: (line) => logged.push(line) }),
    clock: () => now,
  }
}

const files = (): string[] => readdirSync(join(dataDir, 'backups')).sort()
const warnings = (env = {}) => backupWarnings(deps(env).config, { dataDir, now })

async function onDatabase<T>(at: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = connect(at, { maxConnections: 1 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

test('one is due each morning at three, and at once where there is none', () => {
  const at = (day: number, hour: number) => new Date(2026, 5, day, hour, 1).getTime()
  const made = (day: number, hour: number) => ({ madeAt: at(day, hour) })
  expect(isBackupDue(undefined, at(10, 12))).toBe(true)
  expect(isBackupDue(made(10, 3), at(10, 23))).toBe(false)
  expect(isBackupDue(made(10, 3), at(11, 2))).toBe(false)
  expect(isBackupDue(made(10, 3), at(11, 3))).toBe(true)
  expect(isBackupDue(made(10, 1), at(10, 3))).toBe(true)
  expect(isBackupDue(made(1, 3), at(11, 1))).toBe(true)
})

test('each day makes one backup, seven and those of older weeks stay, and each week tries one', async () => {
  const trials = () => logged.filter((line) => line.includes('restored for trial')).length
  for (let day = 0; day < 10; day += 1) {
    expect(await runNightly(deps())).toBe(true)
    expect(await runNightly(deps())).toBe(true)
    now += DAY_MS
  }
  expect(logged.filter((line) => line.includes('backup made'))).toHaveLength(10)
  expect(trials()).toBe(2)
  expect(files()).toHaveLength(8)
  expect(files()[0]).toContain('20260610')
  expect(files()[1]).toContain('20260613')
  await checkBackup(join(dataDir, 'backups', files().at(-1) ?? ''))
  const { rows } = await onDatabase(url, (db) =>
    sql`select 1 from pg_namespace where nspname like 'nomnom%'`.execute(db),
  )
  expect(rows).toEqual([])
  expect(await warnings()).toEqual([])
})

test('one that fails is told in the log and at the next start, and the last good one stays', async () => {
  await runNightly(deps())
  const good = files()
  now += DAY_MS
  const inTheWay = join(folder, 'a file')
  writeFileSync(inTheWay, '')
  expect(await runNightly(deps({ BACKUP_DIR: join(inTheWay, 'backups') }))).toBe(false)
  expect(logged.at(-1)).toContain('the nightly backup failed')
  expect(await warnings()).toEqual([expect.stringMatching(/The last backup failed \(2026-06-11\)/)])
  expect(files()).toEqual(good)

  now += 2 * DAY_MS
  expect(await warnings()).toContainEqual(expect.stringMatching(/newest backup in .* 3 days old/))
  expect(await runNightly(deps())).toBe(true)
  expect(await warnings()).toEqual([])
})

test('a backup that went bad on the disk is found by the trial of the week', async () => {
  await runNightly(deps())
  now += 7 * DAY_MS
  await runNightly({ ...deps(), clock: () => now })
  const newest = join(dataDir, 'backups', files().at(-1) ?? '')
  truncateSync(newest, 1000)
  writeFileSync(
    join(dataDir, 'backups.json'),
    JSON.stringify({
      made: { at: now, problem: null },
      tested: { at: now - 8 * DAY_MS, problem: null },
    }),
  )
  expect(await runNightly(deps())).toBe(false)
  expect(logged.at(-1)).toContain('is incomplete')
  expect(await warnings()).toEqual([expect.stringMatching(/could not be restored for trial/)])
})

test('what a wrong clock dated ahead puts off neither backups nor trials, and is told and kept', async () => {
  const ahead = backupName(now + 365 * DAY_MS, 'daily', false)
  mkdirSync(join(dataDir, 'backups'), { recursive: true })
  writeFileSync(join(dataDir, 'backups', ahead), '')
  const outcome = { at: now + 365 * DAY_MS, problem: null }
  writeFileSync(join(dataDir, 'backups.json'), JSON.stringify({ made: outcome, tested: outcome }))
  const env = { BACKUP_KEEP: '1,0' }
  for (let day = 0; day < 2; day += 1) {
    expect(await runNightly(deps(env))).toBe(true)
    now += DAY_MS
  }
  expect(logged.filter((line) => line.includes('restored for trial'))).toHaveLength(1)
  expect(files()).toEqual([expect.stringContaining('20260611'), ahead])
  expect(await warnings()).toEqual([expect.stringContaining('which is yet to come')])
  const nightly = await startNightly(deps())
  await nightly.stop()
  expect(nightly.newestAt()).toBe(now - DAY_MS)
})

test('health and admin say when the newest was made', async () => {
  const nightly = await startNightly(deps())
  const { config, log } = deps()
  const health = async () => {
    const db = connect(url, { maxConnections: 1 })
    const app = createApp({
      config,
      db,
      log,
      clock: () => now,
      pokes: createPokes(),
      parts: noParts(),
      nightly,
    })
    const answer = await app.request('/api/health')
    await db.destroy()
    return answer.json()
  }
  expect(await health()).toEqual({ status: 'ok', lastBackup: null })
  await nightly.stop()
  await runNightly(deps())
  const after = await startNightly(deps())
  await after.stop()
  expect(new Date(after.newestAt() ?? 0).toISOString()).toBe(new Date(now).toISOString())
  const said = await admin(['status'], { DATABASE_URL: url, DATA_DIR: dataDir })
  expect(said).toContain(`last backup  ${new Date(now).toISOString().slice(0, 16)}`)
  expect(said).toMatch(/people {7}0\n/)
})

test('the tables of an older version are backed up before they change, and can be put back', async () => {
  const older = await freshEmptyDatabase()
  const was = migrations.slice(0, 7)
  await onDatabase(older.url, (db) => migrate(db, was))
  const said: string[] = []
  const { backup } = deps().config
  const update = (list = migrations) =>
    onDatabase(older.url, (db) =>
      migrateSafely({
        db,
        url: older.url,
        dataDir,
        backup,
        list,
        say: (message) => said.push(message),
        log: silentLog,
      }),
    )
  try {
    await update()
    const [file = ''] = files()
    expect(file).toContain(`-before-${migrations[7]?.name}`)
    expect(said).toEqual([expect.stringContaining(file)])
    await update()
    expect(files()).toEqual([file])
    // Somebody goes back to the version before.
    await expect(update(was)).rejects.toThrow(
      new RegExp(`newer version of nomnom.*npm run restore -- .*${file}`),
    )
    const { manifest } = await checkBackup(join(dataDir, 'backups', file))
    expect(manifest.migrations).toEqual(was.map(({ name }) => name))
    rmSync(join(dataDir, 'backups', file))
    await expect(update(was)).rejects.toThrow(/npm run restore -- FILE/)
  } finally {
    await older.drop()
  }
})

test('without a backup the tables are not changed, and a change that fails leaves them', async () => {
  const inTheWay = join(folder, 'a file')
  writeFileSync(inTheWay, '')
  const broken = {
    name: '9999-broken',
    migration: {
      async up(tx: Kysely<unknown>) {
        await sql`drop table meta`.execute(tx)
        await sql`select 1 / 0`.execute(tx)
      },
    },
  }
  const update = (env: Record<string, string>) =>
    onDatabase(url, (db) =>
      migrateSafely({
        db,
        url,
        dataDir,
        backup: deps(env).config.backup,
        list: [...migrations, broken],
        say: () => undefined,
        log: silentLog,
      }),
    )
  await expect(update({ BACKUP_DIR: inTheWay })).rejects.toThrow(
    /could not be backed up before: .* Nothing was changed. BACKUP_KEEP=0/,
  )
  await expect(update({})).rejects.toThrow(/division by zero/)
  expect(files()).toEqual([expect.stringContaining('before-9999-broken')])
  const epoch = () => onDatabase(url, (db) => sql`select value from meta`.execute(db))
  expect((await epoch()).rows.length).toBeGreaterThan(0)
  await runRestoreProgram({
    args: [join(dataDir, 'backups', files()[0] ?? ''), '--check'],
    env: { DATABASE_URL: url },
    say: () => undefined,
  })
})
