// Migration 0017: what was stored before says the same afterwards. docs/decisions/0050.
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { replacedSince } from '#server/db/history.ts'
import { keyOf } from '#server/db/keys.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations.ts'
import { loggedCall } from '#server/db/mutation-log.ts'
import { recordsOfScopes, rowsBehind } from '#server/db/records.ts'
import { lastSeen } from '#server/db/rest-seen.ts'
import { scopeVersions } from '#server/db/scopes.ts'
import type { Cell, Row } from '#shared/merge/record.ts'
import { isStamp } from '#shared/merge/stamp.ts'
import { join } from '../support/api.ts'
import { freshEmptyDatabase } from '../support/postgres.ts'
import { SOUP } from '../support/samples.ts'
import { startServer } from '../support/server.ts'

const ROWS = 60
const [anna, ben, list] = [v7(), v7(), v7()]
const scope = `lists:${anna}`

const stamp = fc.constantFrom('01a3185c5000000000000000', '01a3185c50000001aaaaaaaa')
const person = fc.constantFrom(anna, ben)
const text = fc.string({ unit: 'grapheme' })
const value = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.dictionary(text, text)),
)
const cell = fc.record(
  { v: value, s: stamp, u: person, g: person },
  { requiredKeys: ['v', 's', 'u'] },
)
const cells = fc.dictionary(fc.constantFrom('text', 'pos', 'category', 'isChecked'), cell)
const removal = fc.record({ s: stamp, u: person, seen: fc.dictionary(fc.constant('text'), stamp) })
const record = fc.record({ by: person, cells, del: fc.option(removal), cell: fc.option(cell) })

type Known = Pick<Row, 'id' | 'by' | 'cells' | 'del'> & { cell: Cell | null }
const known: Known[] = fc
  .sample(record, { numRuns: ROWS, seed: 17 })
  .map((one) => ({ id: v7(), ...(JSON.parse(JSON.stringify(one)) as Omit<Known, 'id'>) }))

const { url, drop } = await freshEmptyDatabase()
const db = connect(url, { maxConnections: 1 })
afterAll(async () => {
  await db.destroy()
  await drop()
})

beforeAll(async () => {
  const before = migrations.findIndex(({ name }) => name.startsWith('0017'))
  await migrate(db, migrations.slice(0, before))
  await sql`insert into users (id, display_name) values (${anna}, 'Anna')`.execute(db)
  await sql`insert into scopes (scope, ver) values (${scope}, 9), (${`me:${anna}`}, 3)`.execute(db)
  for (const { id, by, cells: all, del, cell: replaced } of known) {
    const json = [all, del, replaced].map((one) => one && JSON.stringify(one))
    await sql`insert into records
      (scope, id, kind, parent, owner, ver, born, cells, del, created_by, created_at)
      values (${scope}, ${id}, 'item', ${list}, ${anna}, 2, 1, ${json[0]}::jsonb, ${json[1]}::jsonb,
        ${by}, 7)`.execute(db)
    await sql`insert into history (ver, record_id, scope, field, cell)
      values (2, ${id}, ${scope}, 'text', ${json[2]}::jsonb)`.execute(db)
  }
  await sql`insert into mutation_log
    (user_id, mutation_id, hash, status, scope, version, subject) values
    (${anna}, ${list}, sha256('call'), 200, null, 4, ${list}),
    (${anna}, 'any text', sha256('call'), 201, ${`me:${anna}`}, 2, ${ben})`.execute(db)
  await sql`insert into rest_seen (session_id, record_id, scope, ver)
    values ('s', ${list}, ${scope}, 8)`.execute(db)
  await migrate(db)
})

it('of each record', async () => {
  const rows = await recordsOfScopes(
    db,
    [scope],
    known.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { id, by, cells: all, del } of known) {
    const place = { scope, owner: anna, parent: list, ver: 2, born: 1, createdAt: 7 }
    expect(byId.get(id)).toEqual({ id, kind: 'item', by, cells: all, del, ...place })
  }
})

it('of each record as devices get it', async () => {
  const place = { scope, ver: 0, id: '00000000-0000-0000-0000-000000000000' }
  const runs = await rowsBehind(db, place, ROWS)
  const rows = runs.flatMap(({ text }) => JSON.parse(`[${text}]`) as Row[])
  const sent = known.map(({ id, by, cells: all, del }) => {
    return { id, kind: 'item', parent: list, by, createdAt: 7, cells: all, del, ver: 2 }
  })
  expect(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(sent)
})

it('of each value that was replaced', async () => {
  const ids = known.map(({ id }) => id)
  const found = await replacedSince(db, { scope, ids }, 0)
  const byId = new Map(found.map((row) => [row.record_id, row.cell as Cell | null]))
  for (const { id, cell: replaced } of known) expect(byId.get(id)).toEqual(replaced)
})

it('of scopes, calls and what sessions have seen', async () => {
  expect(await scopeVersions(db, [scope, `me:${anna}`])).toEqual(
    new Map([
      [scope, 9],
      [`me:${anna}`, 3],
    ]),
  )
  const call = await loggedCall(db, { userId: anna, mutationId: list })
  expect(call).toMatchObject({ status: 200, version: 4, subject: list })
  const other = await loggedCall(db, { userId: anna, mutationId: 'any text' })
  expect(other).toMatchObject({ status: 201, scope: `me:${anna}`, version: 2, subject: ben })
  expect(other?.hash).toHaveLength(16)
  expect(await lastSeen(db, 's', { scope, id: list })).toBe(8)
})

it('but for an owner whose id could stand for a scope of somebody else', async () => {
  const insert = sql`insert into users (id, display_name) values (${keyOf(scope)}, 'X')`.execute(db)
  await expect(insert).rejects.toMatchObject({ constraint: 'users_id_variant' })
})

it('and a server process of before, which would refuse for good what it cannot store, claims no call', async () => {
  const claim = sql`insert into mutation_log (user_id, mutation_id, hash)
    values (${anna}, ${v7()}, sha256('call')) on conflict do nothing`.execute(db)
  await expect(claim).rejects.toMatchObject({ code: '42703' })
})

it('and a database that writes bytes in another form changes nothing', async () => {
  const escaped = new URL(url)
  escaped.searchParams.set('options', '-c bytea_output=escape')
  const server = await startServer({ databaseUrl: escaped.href })
  const cleo = await join(server, 'Cleo')
  const made = await cleo.post('/grocerylists', { name: 'L', groceries: [{ text: 'Milk' }] })
  const { groceries, version } = made.body
  const [item] = groceries
  const path = `/grocerylists/${made.body.id}`
  await cleo.patch(`${path}/items/${item.id}`, { isChecked: true })
  await cleo.patch(path, { name: 'New', version })
  const recipe = await cleo.post('/recipes', SOUP)
  await cleo.patch(`/recipes/${recipe.body.id}`, { title: 'Stew' })
  expect((await cleo.get(`/recipes/${recipe.body.id}`)).body.title).toBe('Stew')
  const { scopes } = await cleo.sync()
  const stamps = scopes.flatMap(({ rows }) => rows).flatMap((row) => Object.values(row.cells))
  expect(stamps.map(({ s }) => s).filter((s) => !isStamp(s))).toEqual([])
  expect(server.logLines.filter((line) => line.includes('"error"'))).toEqual([])
  await server.stop()
})
