// Backups and restores on the real server and PostgreSQL: what comes back is what was there, and
// whatever cannot be restored changes nothing. docs/backup.md.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runBackupProgram, runRestoreProgram } from '#server/backup/program.ts'
import { connect } from '#server/db/connect.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { keyOf } from '#server/db/keys.ts'
import { migrations } from '#server/db/migrations.ts'
import { fileJournal, JOURNAL_FILE } from '#server/sync/journal.ts'
import { apiOf, befriend, join as joinIn, type Api } from '../support/api.ts'
import { untrueOf } from '../support/directory.ts'
import { signIn } from '../support/people.ts'
import { createPhone } from '../support/phone.ts'
import { freshDatabase, freshEmptyDatabase } from '../support/postgres.ts'
import { startServer, type TestServer } from '../support/server.ts'

// Each restore makes all tables anew, which a busy machine can make slow.
vi.setConfig({ testTimeout: 90_000 })

const PASSWORD = 'a long enough pass-phrase'
/** Tables that a restore begins anew, and those that a crash would empty. */
const RENUMBERED = ['scopes', 'records', 'history', 'meta', 'epochs']

let folder: string
let file: string
let targets: { url: string; drop: () => Promise<void> }[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nomnom-backup-'))
  file = join(folder, 'kitchen.tar.gz')
})

afterEach(async () => {
  for (const { drop } of targets.splice(0)) await drop()
  rmSync(folder, { recursive: true })
})

/** A database without any table, or with those of today. */
async function newDatabase(make = freshEmptyDatabase): Promise<string> {
  const target = await make()
  targets.push(target)
  return target.url
}
const emptyDatabase = () => newDatabase()
const migratedDatabase = () => newDatabase(freshDatabase)

type Said = { env?: Record<string, string>; args?: string[] }

/** Runs a command with these settings; resolves to what it printed. */
async function command(
  run: typeof runBackupProgram,
  url: string,
  { env, args }: Said,
): Promise<string> {
  const said: string[] = []
  await run({
    args: args ?? [file],
    env: { DATABASE_URL: url, DATA_DIR: join(folder, 'data'), ...env },
    say: (message) => said.push(message),
  })
  return said.join('\n')
}

const backup = (url: string, said: Said = {}) => command(runBackupProgram, url, said)
const restore = (url: string, said: Said = {}) => command(runRestoreProgram, url, said)

/**
 * Whether both files unpack to the same bytes: a compressed text can be written in several ways, so
 * that now and then a turned bit changes nothing.
 */
function isSameArchive(one: Buffer, other: Buffer): boolean {
  try {
    return gunzipSync(one).equals(gunzipSync(other))
  } catch {
    // A damaged or an encrypted one is not unpacked at all.
    return false
  }
}

async function using<T>(url: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = connect(url, { maxConnections: 1 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/**
 * Every row of every table that lasts, as text, in an order that does not depend on the database.
 */
async function everything(url: string): Promise<Record<string, string[]>> {
  return using(url, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relpersistence = 'p'
        and relnamespace = current_schema()::regnamespace order by 1`.execute(db)
    const content: Record<string, string[]> = {}
    for (const { name } of rows) {
      const found = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.ref(name)} t order by 1`.execute(db)
      content[name] = found.rows.map(({ row }) => row)
    }
    return content
  })
}

const without = (content: Record<string, string[]>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)))

describe('a kitchen with two friends', () => {
  let server: TestServer
  let anna: Api
  let ben: Api
  let listId: string

  beforeAll(async () => {
    server = await startServer()
    anna = await joinIn(server, 'Anna')
    ben = await joinIn(server, 'Ben')
    await befriend(anna, ben, ['canManageGroceryLists', 'canViewPlaces'])
    const groceries = [{ text: 'Milk\t"1 l"\\' }, { text: 'Brötchen 🥐' }]
    listId = (await anna.post('/grocerylists', { name: 'Weekend', groceries })).body.id
    await anna.patch(`/grocerylists/${listId}`, { name: 'Sunday' })
  })

  afterAll(() => server.stop())

  /** A server on a restored database, with both signed in again. */
  async function open(url: string): Promise<TestServer> {
    const other = await startServer({ databaseUrl: url })
    for (const person of [anna, ben]) {
      Object.assign(person, await signIn(other, person.email, PASSWORD))
    }
    return other
  }

  it('comes back elsewhere row by row, and people sign in there', async () => {
    const before = await everything(server.databaseUrl)
    expect(await backup(server.databaseUrl)).toMatch(/kitchen\.tar\.gz: \d+ rows/)
    const url = await emptyDatabase()
    expect(await restore(url)).toContain('Restored: the data is as it was at')

    const after = await everything(url)
    expect(without(after, RENUMBERED)).toEqual(without(before, RENUMBERED))
    for (const name of RENUMBERED) expect(Object.keys(after)).toContain(name)
    expect(after.records).toHaveLength(before.records?.length ?? 0)
    expect(await using(url, untrueOf)).toEqual([])
    expect(after.epochs).toEqual(expect.arrayContaining(before.epochs ?? []))
    const other = await open(url)
    try {
      const { body } = await apiOf(other, ben).get(`/grocerylists/${listId}`)
      expect(body).toMatchObject({ name: 'Sunday', groceries: [{ text: 'Milk\t"1 l"\\' }, {}] })
    } finally {
      await other.stop()
    }
  })

  it('is one snapshot, though others write while it is made', async () => {
    const writing = new AbortController()
    const writer = (async () => {
      for (let count = 0; !writing.signal.aborted; count += 1) {
        await anna.patch(`/grocerylists/${listId}`, { name: `Name ${count}` })
      }
    })()
    await backup(server.databaseUrl).finally(() => writing.abort())
    await writer
    const url = await emptyDatabase()
    await restore(url)
    // The counter of a scope has to be the version of its newest row: then both are of one moment.
    const { rows } = await using(url, (db) =>
      sql<{ ver: number; newest: number }>`select s.ver, max(r.ver) as newest from scopes s
        join records r using (scope) where s.scope = ${keyOf(`lists:${anna.userId}`)} group by 1`.execute(
        db,
      ),
    )
    expect(rows[0]?.ver).toBe(rows[0]?.newest)
  })

  it('is an ordinary archive of text, and closed to other users of the machine', async () => {
    await backup(server.databaseUrl)
    const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).trim().split('\n')
    expect(names[0]).toBe('manifest.json')
    expect(names).toContain('tables/records/000001')
    expect(names.at(-1)).toBe('sums.json')
    const rows = execFileSync('tar', ['-xzOf', file, 'tables/records/000001'], { encoding: 'utf8' })
    expect(rows).toContain('Brötchen 🥐')
    expect(execFileSync('ls', ['-l', file], { encoding: 'utf8' })).toMatch(/^-rw-------/)
  })

  it('opens with its passphrase only', async () => {
    const env = { BACKUP_PASSPHRASE: 'a sentence about küchen' }
    await backup(server.databaseUrl, { env })
    expect(readFileSync(file).includes('manifest.json')).toBe(false)
    const url = await emptyDatabase()
    await expect(restore(url)).rejects.toThrow(/is encrypted: set BACKUP_PASSPHRASE/)
    const wrong = { BACKUP_PASSPHRASE: 'a sentence about kuchen' }
    await expect(restore(url, { env: wrong })).rejects.toThrow(/made with another passphrase/)
    expect(await everything(url)).toEqual({})
    await restore(url, { env })
    expect((await everything(url)).users).toHaveLength(2)
  })

  describe.each([
    // Making a key takes a tenth of a second, so fewer places are tried with encryption.
    ['plain', {}, 12],
    ['encrypted', { BACKUP_PASSPHRASE: 'a sentence' }, 4],
  ])('a broken file (%s)', (_, env, places) => {
    it('is refused wherever it ends, and changes nothing', async () => {
      await backup(server.databaseUrl, { env })
      const whole = readFileSync(file)
      const url = await emptyDatabase()
      await restore(url, { env })
      const before = await everything(url)
      const lengths = [0, 40, 400, whole.length >> 1, whole.length - 1]
      for (const length of lengths) {
        writeFileSync(file, whole)
        truncateSync(file, length)
        await expect(restore(url, { env }), `${length} bytes`).rejects.toThrow(
          /kitchen.tar.gz is (?:incomplete|no backup of nomnom|encrypted)/,
        )
      }
      expect(await everything(url)).toEqual(before)
    })

    it('is refused wherever one bit of it is turned', async () => {
      await backup(server.databaseUrl, { env })
      const whole = readFileSync(file)
      const url = await emptyDatabase()
      for (let step = 1; step < places; step += 1) {
        const broken = Buffer.from(whole)
        const at = Math.floor((whole.length * step) / places)
        broken[at] = (broken[at] ?? 0) ^ 0x10
        if (isSameArchive(broken, whole)) continue
        writeFileSync(file, broken)
        await expect(restore(url, { env, args: [file, '--check'] }), `byte ${at}`).rejects.toThrow(
          /kitchen.tar.gz is .*(?:damaged|incomplete)/,
        )
      }
      expect(await everything(url)).toEqual({})
    })
  })

  it('is not mistaken for files of other programs', async () => {
    const url = await emptyDatabase()
    const other = join(folder, 'other')
    writeFileSync(other, 'some text')
    execFileSync('tar', ['-czf', file, '-C', folder, 'other'])
    for (const name of [file, other]) {
      await expect(restore(url, { args: [name] })).rejects.toThrow(
        `${name} is no backup of nomnom.`,
      )
    }
    await expect(restore(url, { args: [join(folder, 'none')] })).rejects.toThrow(/cannot be read/)
    await expect(restore(url, { args: [] })).rejects.toThrow(/npm run restore -- FILE/)
  })

  it('is restored only once the server is stopped', async () => {
    await backup(server.databaseUrl)
    await expect(restore(server.databaseUrl)).rejects.toThrow(/nomnom is running on this database/)
    expect((await anna.get(`/grocerylists/${listId}`)).status).toBe(200)
  })

  it('with --check only reads', async () => {
    await backup(server.databaseUrl)
    const said = await restore(server.databaseUrl, { args: [file, '--check'] })
    expect(said).toMatch(/is whole: made 20.* by nomnom \d.* of PostgreSQL 1\d.*, \d+ rows/)
  })
})

describe('a restore over newer data', () => {
  let server: TestServer
  let anna: Api
  let ben: Api
  let listId: string

  beforeEach(async () => {
    const url = await migratedDatabase()
    server = await startServer({ databaseUrl: url })
    server.deps.journal = fileJournal(join(folder, 'data', JOURNAL_FILE))
    anna = await joinIn(server, 'Anna')
    ben = await joinIn(server, 'Ben')
    listId = (await anna.post('/grocerylists', { name: 'Weekend', groceries: [{ text: 'Milk' }] }))
      .body.id
  })

  afterEach(() => server.stop())

  /** Puts the backup in place, and starts the server and the people again. */
  async function putBack(): Promise<string> {
    const { databaseUrl } = server
    await server.stop()
    const said = await restore(databaseUrl)
    Object.assign(server, await startServer({ databaseUrl }))
    expect(await untrueOf(server.db)).toEqual([])
    for (const person of [anna, ben]) {
      const signedIn = await signIn(server, person.email, PASSWORD)
      Object.assign(person, apiOf(server, signedIn))
    }
    return said
  }

  it('takes away again what was taken away since, and nothing that was before', async () => {
    const { id } = await befriend(anna, ben, ['canManageGroceryLists', 'canViewPlaces'])
    await anna.patch(`/users/friends/${id}/permissions`, { canViewPlaces: false })
    await anna.patch(`/users/friends/${id}/permissions`, { canViewPlaces: true })
    await backup(server.databaseUrl)
    await anna.patch(`/users/friends/${id}/permissions`, { canManageGroceryLists: false })
    expect(await putBack()).toMatch(/Taken away since then, and again now: 1 /)
    expect((await ben.get(`/grocerylists/${listId}`)).status).toBe(404)
    const { body } = await anna.get('/users/me/friends')
    expect(JSON.stringify(body)).toContain('"canViewPlaces":true')
  })

  it('takes away again what another process took away, and what only the backups know of', async () => {
    const { id } = await befriend(anna, ben, ['canManageGroceryLists', 'canViewPlaces'])
    await backup(server.databaseUrl)
    // The files of that process are on another machine.
    delete server.deps.journal
    await anna.patch(`/users/friends/${id}/permissions`, { canManageGroceryLists: false })
    const line = { kind: 'unfriended', at: Date.now(), one: anna.userId, other: ben.userId }
    writeFileSync(join(folder, JOURNAL_FILE), `${JSON.stringify(line)}\n`)
    expect(await putBack()).toMatch(/Taken away since then, and again now: 2 /)
    expect((await anna.get('/users/me/friends')).body).toEqual([])
    // The next backup knows of both, so that they are taken away once.
    rmSync(file)
    await backup(server.databaseUrl)
    expect(await putBack()).toMatch(/Taken away since then, and again now: 0 /)
  })

  it('lets phones give back what is newer: nothing is lost, nothing is there twice', async () => {
    await befriend(anna, ben, ['canManageGroceryLists'])
    const phones = [createPhone(server, anna), createPhone(server, ben)] as const
    const [annas, bens] = phones
    const meet = async () => {
      for (const phone of [...phones, ...phones, ...phones]) await phone.sync()
    }
    const add = async (phone: (typeof phones)[number], text: string, pos: string) => {
      const change = { add: { text, category: null, pos } }
      await phone.save({ type: 'change-list', listId, changes: [change] })
    }
    await meet()
    await backup(server.databaseUrl)
    await add(annas, 'Bread', 'z0')
    await add(bens, 'Eggs', 'z1')
    const later = await annas.save({ type: 'create-list', name: 'Later', items: [] })
    await meet()
    // This change still waits for the server when the older data is put back.
    await add(bens, 'Butter', 'z2')
    const { epoch } = await anna.sync()
    await putBack()
    expect((await anna.sync()).epoch).not.toBe(epoch)
    for (const [phone, person] of [
      [annas, anna],
      [bens, ben],
    ] as const) {
      Object.assign(phone.person, person)
    }
    await meet()
    const texts = ['Milk', 'Bread', 'Eggs', 'Butter']
    for (const phone of phones) {
      expect((await phone.list(listId))?.items.map(({ text }) => text)).toEqual(texts)
    }
    const { body } = await anna.get('/grocerylists')
    expect(body.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [listId, later.id].toSorted(),
    )
  })

  it('keeps what was there as a backup, which undoes it', async () => {
    await backup(server.databaseUrl)
    await anna.post('/grocerylists', { name: 'Since then', groceries: [] })
    const said = await putBack()
    expect((await anna.get('/grocerylists')).body).toHaveLength(1)
    const [kept] = readdirSync(join(folder, 'data/backups'))
    expect(kept).toMatch(/^nomnom-\d{8}T\d{6}\.\d{3}Z-before-restore\.tar\.gz$/)
    expect(said).toContain(kept)
    cpSync(join(folder, 'data/backups', kept ?? ''), file)
    await putBack()
    expect((await anna.get('/grocerylists')).body).toHaveLength(2)
  })
})

describe('versions', () => {
  it('a backup of an older nomnom gets the tables of today', async () => {
    const older = await emptyDatabase()
    await using(older, async (db) => {
      await migrate(db, migrations.slice(0, 6))
      await sql`insert into auth_users (id, email, password_hash, created_at, updated_at,
          confirmation_sent_at)
        values (gen_random_uuid(), 'early@example.test', 'hash', now(), now(), now())`.execute(db)
      await sql`insert into records
          (scope, id, kind, owner, ver, born, cells, created_by, created_at)
        select 'recipes:' || o.id, gen_random_uuid(), 'recipe', o.id, 1, 1, '{}', o.id, 1
        from auth_users o`.execute(db)
    })
    await backup(older)
    const url = await emptyDatabase()
    await restore(url)
    const today = await migratedDatabase()
    const after = await everything(url)
    expect(Object.keys(after)).toEqual(Object.keys(await everything(today)))
    expect(after.migrations).toHaveLength(migrations.length)
    expect(after.directory).toHaveLength(1)
    expect(await using(url, untrueOf)).toEqual([])
    // What the migration since then does with an address that was never proven.
    expect(after.auth_users?.[0]).toContain('"password_hash": null')
  })

  it('a backup of a newer nomnom is refused', async () => {
    const newer = await emptyDatabase()
    const next = { name: '9999-later', migration: { up: async () => undefined } }
    await using(newer, (db) => migrate(db, [...migrations, next]))
    await backup(newer)
    const url = await emptyDatabase()
    await expect(restore(url)).rejects.toThrow(/made by a newer version of nomnom .*9999-later/)
    expect(await everything(url)).toEqual({})
  })

  it('the database of a newer nomnom is replaced with all its tables', async () => {
    const url = await migratedDatabase()
    await backup(url)
    await using(url, (db) =>
      sql`create table later (n int); insert into migrations values ('9999-later')`.execute(db),
    )
    await restore(url)
    expect(Object.keys(await everything(url))).not.toContain('later')
  })

  it('tables of another program in the same database stay, and are in no restored one', async () => {
    const url = await migratedDatabase()
    await using(url, (db) =>
      sql`create table photos (n int); insert into photos values (7)`.execute(db),
    )
    await backup(url)
    expect(await restore(url)).toContain('photos')
    expect((await everything(url)).photos).toEqual(['{"n": 7}'])
    const elsewhere = await emptyDatabase()
    await restore(elsewhere)
    expect(Object.keys(await everything(elsewhere))).not.toContain('photos')
  })

  it('a database without anything of nomnom has no backup, and a file is never overwritten', async () => {
    const url = await emptyDatabase()
    await expect(backup(url)).rejects.toThrow(/nothing to back up/)
    expect(readdirSync(folder)).toEqual([])
    writeFileSync(file, 'mine')
    await expect(backup(url)).rejects.toThrow(/is there already/)
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })
})
