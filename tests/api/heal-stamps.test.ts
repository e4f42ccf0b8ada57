// Migration 0003: fields that were frozen by stamps which no server gives can be written again.
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations.ts'
import { healed } from '#server/db/migrations/0003-heal-stamps.ts'
import { createLog } from '#server/log.ts'
import { lastStamp, isVisible, type Rec } from '#shared/merge/record.ts'
import { makeStamp, stampMs } from '#shared/merge/stamp.ts'
import { recordsById } from '#server/db/records.ts'
import { join, type Api } from '../support/api.ts'
import { createPhone, type Phone } from '../support/phone.ts'
import { serverHere } from '../support/server-here.ts'

const LAST = 'ffffffffffffffffdddddddd'
const TOO_LONG = '10000000000000000dddddddd'

const server = serverHere()
let anna: Api
let phone: Phone
let listId: string
let itemId: string

beforeAll(async () => {
  anna = await join(server, 'Anna')
})

beforeEach(async () => {
  const groceries = [{ text: 'Milk' }]
  const { body } = await anna.post('/grocerylists', { name: 'List', groceries })
  listId = body.id
  itemId = body.groceries[0].id
  phone = createPhone(server, anna)
  await phone.sync()
  await sql`delete from migrations where name = '0003-heal-stamps'`.execute(server.db)
})

/** Gives a field a stamp, as a caller could before. */
async function plant(id: string, field: string, stamp: string): Promise<void> {
  await sql`
    update records set writes = coalesce(writes, '{}')
      || jsonb_build_object(${field}::text, jsonb_build_array(${stamp}::text))
    where id = ${id}
  `.execute(server.db)
}

async function heal(): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const log = createLog({ level: 'info', write: (line) => lines.push(line) })
  await migrate(server.db, migrations, log)
  return lines.map((line) => JSON.parse(line))
}

it.each([LAST, TOO_LONG])(
  'a field frozen by %s is fetched anew and written again',
  async (last) => {
    await plant(listId, 'name', last)
    await plant(itemId, 'text', last)
    expect(await heal()).toMatchObject([{ level: 'warn', records: 2 }])
    const rows = await recordsById(server.db, [listId, itemId])
    for (const row of rows) expect(stampMs(lastStamp(row))).toBeLessThanOrEqual(Date.now() + 1)

    await phone.sync()
    await phone.save({
      type: 'change-list',
      listId,
      changes: [{ list: { name: 'Mine' } }, { item: itemId, set: { text: 'Oat milk' } }],
    })
    await phone.sync()
    const { body } = await anna.get(`/grocerylists/${listId}`)
    expect(body).toMatchObject({ name: 'Mine', groceries: [{ text: 'Oat milk' }] })
    expect(await phone.list(listId)).toMatchObject({ name: 'Mine', items: [{ text: 'Oat milk' }] })
  },
)

it('what is sound stays as it is, and the log says nothing', async () => {
  const before = await recordsById(server.db, [listId, itemId])
  expect(await heal()).toEqual([])
  expect(await recordsById(server.db, [listId, itemId])).toEqual(before)
})

it('where the clock is behind what was recorded nothing is done, and the next start tries again', async () => {
  await plant(listId, 'name', LAST)
  await sql`
    insert into history (scope, record_id, field, ver, at)
      select scope, id, 'name', 1, now() + interval '1 day' from records where id = ${listId}
  `.execute(server.db)
  expect(await heal()).toMatchObject([{ level: 'warn' }])
  const [list] = await recordsById(server.db, [listId])
  expect(list?.cells['name']?.s).toBe(LAST)

  await sql`update history set at = now()`.execute(server.db)
  expect(await heal()).toMatchObject([{ records: 1 }])
})

it('an item removed for ever is there again where it was written since, else only then', () => {
  const now = Date.now()
  const at = (ms: number) => makeStamp(now - ms, 'aaaaaaaa')
  const seen = { text: LAST, isChecked: LAST }
  const del = { s: at(2000), u: 'ben', seen }
  const item = (s: string): Rec => ({
    id: '1',
    kind: 'item',
    parent: 'list',
    by: 'anna',
    createdAt: 0,
    cells: { text: { v: 'Milk', s, u: 'anna' }, isChecked: { v: false, s: at(9000), u: 'anna' } },
    del,
  })
  const isBack = (rec: Rec) => isVisible({ ...rec, ...healed(rec, now) })
  expect(isBack(item(at(1000)))).toBe(true)
  expect(isBack(item(at(3000)))).toBe(false)
  expect(isBack(item(LAST))).toBe(false)
})
