// A directory beside the records says whose each id is, so that ids are unique and found. It agrees
// with the records whatever happens to them. docs/decisions/0038.
import { sql, type Kysely } from 'kysely'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#server/db/connect.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { keyOf } from '#server/db/keys.ts'
import { migrations } from '#server/db/migrations.ts'
import { locateRecord, recordsById } from '#server/db/records.ts'
import { expire } from '#server/sync/expire.ts'
import { befriend, editAt, join, timeAt, type Api } from '../support/api.ts'
import { untrueOf } from '../support/directory.ts'
import { freshEmptyDatabase } from '../support/postgres.ts'
import { serverHere } from '../support/server-here.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const soup = {
  title: 'Soup',
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: 'Water' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Boil' }] }],
}
const cafe = {
  name: 'Café',
  location: 'Here',
  type: 'lunch',
  foodRating: 9,
  priceQualityRating: 8,
  seatingRating: 7,
}

const server = serverHere()
let anna: Api
let ben: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
  ben = await join(server, 'Ben')
  await befriend(anna, ben, ['canManageGroceryLists'])
})

/** How many ids of somebody the directory has. */
async function countOf({ userId }: Api): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from directory where owner = ${userId}`.execute(server.db)
  return rows[0]?.count ?? 0
}

it('is true through a mixed life, up to the end of an account', async () => {
  const groceries = ['Milk', 'Bread', 'Eggs'].map((text) => ({ id: v7(), text }))
  const kept = (await anna.post('/grocerylists', { name: 'Kept', groceries })).body
  const gone = (await anna.post('/grocerylists', { name: 'Gone', groceries: [{ text: 'Tea' }] }))
    .body
  const recipe = (await anna.post('/recipes', soup)).body
  await anna.post('/places', cafe)
  await ben.post('/places', cafe)
  const at = timeAt(server)
  const path = `/grocerylists/${kept.id}`
  // A friend adds an item, takes one off and has a value that loses: neither the notice of that nor
  // the correction stands in the directory.
  const added = v7()
  await ben.patch(path, {
    ops: [
      { id: added, add: { text: 'Ham', category: null, isChecked: false, pos: 'a9', ...at } },
      { id: groceries[0]?.id, set: { text: editAt(server, 'Oat milk', null) } },
      { id: groceries[0]?.id, set: { category: editAt(server, 'Cellar', null) } },
      { id: groceries[1]?.id, del: { seen: { text: null, isChecked: null }, ...at } },
    ],
  })
  server.clock.advance(1000)
  await anna.patch(path, {
    ops: [{ id: groceries[0]?.id, set: { text: editAt(server, 'Goat milk', null) } }],
  })
  await anna.post(`${path}/items`, [{ text: 'Salt' }, { text: 'Oil' }])
  expect(await untrueOf(server.db)).toEqual([])
  expect(await locateRecord(server.db, added)).toEqual({
    scope: `lists:${anna.userId}`,
    owner: anna.userId,
    kind: 'item',
  })

  // A refused call leaves no id behind.
  const taken = [
    { id: v7(), text: 'Rice' },
    { id: added, text: 'Mine' },
  ]
  const refused = await ben.post('/grocerylists', { name: 'Ben', groceries: taken })
  expect(refused.status).toBe(409)
  expect(await countOf(ben)).toBe(1)

  await anna.del(`/grocerylists/${gone.id}`)
  await anna.del(`/recipes/${recipe.id}`)
  await anna.post(`/recipes/${recipe.id}/restore`)
  await expire(server.db, server.clock.now() + 91 * DAY_MS)
  expect(await untrueOf(server.db)).toEqual([])
  // What was deleted keeps its id.
  expect(await locateRecord(server.db, gone.id)).toBeDefined()

  const before = await countOf(ben)
  expect(await countOf(anna)).toBeGreaterThan(8)
  expect((await anna.del('/account', { email: anna.email })).status).toBe(200)
  expect(await untrueOf(server.db)).toEqual([])
  expect([await countOf(anna), await countOf(ben)]).toEqual([0, before])
})

it('gives an id that two people choose at the same moment to one of them', async () => {
  const [cleo, dan] = [await join(server, 'Cleo'), await join(server, 'Dan')]
  for (let round = 0; round < 5; round += 1) {
    const id = v7()
    const answers = await Promise.all([
      cleo.post('/grocerylists', { id, name: 'Mine', groceries: [] }),
      dan.post('/recipes', { id, ...soup }),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 409])
    const [winner, loser] = statuses[0] === 201 ? [cleo, dan] : [dan, cleo]
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('id_taken')
    expect((await locateRecord(server.db, id))?.owner).toBe(winner.userId)
    expect((await recordsById(server.db, [id])).map(({ owner }) => owner)).not.toContain(
      loser.userId,
    )
  }
  expect(await untrueOf(server.db)).toEqual([])
})

describe('an installation that is updated', () => {
  async function updated(fill: (db: Kysely<Database>) => Promise<void>): Promise<{
    db: Kysely<Database>
    end: () => Promise<void>
  }> {
    const { url, drop } = await freshEmptyDatabase()
    const db = connect(url, { maxConnections: 1 })
    const before = migrations.findIndex(({ name }) => name.startsWith('0016'))
    await migrate(db, migrations.slice(0, before))
    await fill(db)
    await migrate(db, migrations)
    const end = async () => {
      await db.destroy()
      await drop()
    }
    return { db, end }
  }

  const [anna, ben, list, item, recipe, friendship] = Array.from({ length: 6 }, () => v7())

  it('has its ids in the directory, and its replaced values where their records are', async () => {
    const { db, end } = await updated(async (old) => {
      await sql`insert into records
        (scope, id, kind, parent, owner, ver, born, cells, created_by, created_at)
        select part || ':' || owner, id::uuid, kind, parent::uuid, owner::uuid, 1, 1, '{}',
          owner::uuid, 1
        from (values
          ('lists', ${anna}, ${list}, 'list', null), ('lists', ${anna}, ${item}, 'item', ${list}),
          ('recipes', ${ben}, ${recipe}, 'recipe', null), ('me', ${anna}, ${anna}, 'profile', null),
          ('me', ${anna}, ${friendship}, 'friendship', null),
          ('me', ${ben}, ${friendship}, 'friendship', null)
        ) as r (part, owner, id, kind, parent)`.execute(old)
      await sql`insert into history (record_id, field, ver, cell, refused, at)
        select id::uuid, 'f', n, '{"v":1,"s":"01a3185c5000000000000000","u":"f"}', n = 2, '2026-01-01'::timestamptz - n * interval '1 day'
        from (values (${item}, 1), (${recipe}, 2), (${friendship}, 3), (${v7()}, 4)) as h (id, n)
        `.execute(old)
      await sql`insert into rest_seen (session_id, record_id, ver) values ('s', ${list}, 7)`.execute(
        old,
      )
    })
    try {
      expect(await untrueOf(db)).toEqual([])
      const found = await recordsById(db, [list, item, recipe, friendship].map(String))
      expect(found.map(({ kind, owner }) => `${kind} ${owner}`).toSorted()).toEqual(
        [`item ${anna}`, `list ${anna}`, `recipe ${ben}`].toSorted(),
      )
      const { rows } = await sql`
        select scope, record_id as id, ver, cell, refused from history order by ver`.execute(db)
      const cell = [1, '01a3185c5000000000000000', 'f']
      const [first] = [anna, ben].toSorted()
      // An id without any record has no owner.
      expect(rows).toEqual([
        { scope: keyOf(`lists:${anna}`), id: item, ver: 1, cell, refused: false },
        { scope: keyOf(`recipes:${ben}`), id: recipe, ver: 2, cell, refused: true },
        { scope: first, id: friendship, ver: 3, cell, refused: false },
      ])
      const seen = await sql`select scope, session_id, record_id, ver from rest_seen`.execute(db)
      expect(seen.rows).toEqual([
        { scope: keyOf(`lists:${anna}`), session_id: 's', record_id: list, ver: 7 },
      ])
    } finally {
      await end()
    }
  })

  it('takes nothing of a process of the version before, which knows no directory', async () => {
    const { db, end } = await updated(async () => {})
    try {
      // The storing part of that statement, as it was before the directory.
      const stored = sql`
        with saved as (
          insert into records
            (scope, id, kind, parent, owner, ver, born, cells, created_by, created_at)
          values (${`lists:${anna}`}, ${list}, 'list', null, ${anna}, 1, 1, '{}', ${anna}, 1)
        )
        insert into rest_seen as k (session_id, record_id, ver)
        select '', ${list}, 1 where false
        on conflict (session_id, record_id) do update set ver = excluded.ver, at = now()
          where k.ver < excluded.ver`.execute(db)
      await expect(stored).rejects.toMatchObject({ code: '42703' })
      expect(await recordsById(db, [String(list)])).toEqual([])
    } finally {
      await end()
    }
  })
})
