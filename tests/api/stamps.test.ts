// Only the server makes stamps: whatever a caller claims to have seen, it can freeze no field, item
// or name for others. docs/sync.md section 2.
import { assert, beforeAll, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { v7 } from 'uuid'
import { lastStamp, type Row } from '#shared/merge/record.ts'
import { stampMs } from '#shared/merge/stamp.ts'
import { recordsById } from '#server/db/records.ts'
import { befriend, editAt, join, timeAt, type Api } from '../support/api.ts'
import { serverHere } from '../support/server-here.ts'

const LAST = 'fffffffffffffffd00000000'
const FAR = 'fffffffffffe000000000000'
const GRANTS = ['canEditRecipes', 'canManageGroceryLists']

const server = serverHere()
let anna: Api
let ben: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
  ben = await join(server, 'Ben')
  await befriend(anna, ben, GRANTS)
})

const RECIPE = {
  title: 'Soup',
  diet: 'VEGETARIAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: 'salt' }] }],
  instructionSections: [{ instructions: [{ instruction: 'stir' }] }],
}

/** Makes one call from a device of its own; answers the status. */
async function call(who: Api, method: 'POST' | 'PATCH' | 'DELETE', path: string, body: unknown) {
  const device = who === anna ? 'aaaaaaaa' : 'bbbbbbbb'
  const { results } = await who.sync({ device, calls: [{ method, path, body }] })
  return results[0]?.status
}

/** What stands on the server, even where it was removed. */
async function stored(id: string): Promise<Row> {
  const [row] = await recordsById(server.db, [id])
  if (!row) throw new Error(`${id} is not there`)
  return row
}

async function notices(who: Api): Promise<unknown[]> {
  const { scopes } = await who.sync({ pageBytes: 256 * 1024 })
  const rows = scopes.find(({ scope }) => scope === `me:${who.userId}`)?.rows ?? []
  return rows.flatMap(({ kind, cells }) => (kind === 'notice' ? [cells['value']?.v] : []))
}

async function createRecipe(): Promise<string> {
  return (await anna.post('/recipes', RECIPE)).body.id
}

async function createList(): Promise<{ id: string; item: string }> {
  const { body } = await anna.post('/grocerylists', { name: 'List', groceries: [{ text: 'Milk' }] })
  return { id: body.id, item: body.groceries[0].id }
}

describe.each([LAST, FAR])('a friend who claims to have seen %s', (base) => {
  it('cannot freeze a field: the next edit of the owner applies, and unseen ones as well', async () => {
    const id = await createRecipe()
    const path = `/recipes/${id}`
    const vandal = { set: { title: editAt(server, 'Vandal', base) } }
    expect(await call(ben, 'PATCH', path, vandal)).toBe(200)
    expect(await notices(anna)).toContain('Soup')
    const before = await stored(id)
    expect(stampMs(lastStamp(before))).toBeLessThanOrEqual(server.clock.now())

    const seen = before.cells['title']?.s ?? null
    await call(anna, 'PATCH', path, { set: { title: editAt(server, 'Stew', seen) } })
    expect((await anna.get(path)).body.title).toBe('Stew')
    await anna.patch(path, { title: 'Ragout' })
    expect((await anna.get(path)).body.title).toBe('Ragout')
  })

  it('cannot freeze a field that was never written', async () => {
    const id = await createRecipe()
    const path = `/recipes/${id}`
    await call(ben, 'PATCH', path, { set: { description: editAt(server, 'Vandal', base) } })
    const { cells } = await stored(id)
    await call(anna, 'PATCH', path, {
      set: { description: editAt(server, 'Hot', cells['description']?.s ?? null) },
    })
    expect((await anna.get(path)).body.description).toBe('Hot')
  })

  it('cannot remove an item for ever', async () => {
    const { id, item } = await createList()
    const path = `/grocerylists/${id}`
    const del = { seen: { text: base, isChecked: base }, ...timeAt(server) }
    expect(await call(ben, 'PATCH', path, { ops: [{ id: item, del }] })).toBe(200)
    const { cells } = await stored(item)
    const text = editAt(server, 'Oat milk', cells['text']?.s ?? null)
    await call(anna, 'PATCH', path, { ops: [{ id: item, set: { text } }] })
    expect((await anna.get(path)).body.groceries).toMatchObject([{ text: 'Oat milk' }])
  })
})

describe('a version that was never handed out', () => {
  it('counts as not seen: the loser is told', async () => {
    const id = await createRecipe()
    const version = (await anna.get(`/recipes/${id}`)).body.version + 1000
    const before = (await notices(anna)).length
    await ben.patch(`/recipes/${id}`, { title: 'Bouillon', version })
    expect((await anna.get(`/recipes/${id}`)).body.title).toBe('Bouillon')
    expect(await notices(anna)).toHaveLength(before + 1)
  })

  it('says of a whole list that it has to be read again, and nothing goes', async () => {
    const list = await createList()
    const path = `/grocerylists/${list.id}`
    const { version, name } = (await anna.get(path)).body
    const body = { name: 'Renamed', groceries: [], version: version + 1000 }
    expect((await ben.patch(path, body)).status).toBe(409)
    expect((await anna.get(path)).body).toMatchObject({ name, groceries: [{}] })
  })

  it('does not delete a list with what somebody else has put on it', async () => {
    const { id } = await createList()
    const path = `/grocerylists/${id}`
    await ben.patch(path, { groceries: [{ text: 'Wine' }] })
    expect((await anna.del(path, { seenVersion: 2 ** 50 })).status).toBe(409)
    expect((await anna.get(path)).body.groceries).toHaveLength(2)
  })
})

const hex = fc.stringMatching(/^[0-9a-f]{24}$/)
const time = fc.oneof(
  fc.double({ min: 0, max: 8.64e15, noNaN: true }),
  fc.constantFrom(0, 1.5, 8.64e15, Date.now() - 0.5),
)
const wild = fc.record({
  base: fc.oneof(fc.constant(null), fc.constantFrom(LAST, FAR), hex),
  seen: fc.oneof(fc.constantFrom(LAST, FAR), hex),
  at: time,
  wall: time,
  floor: time,
  device: fc.stringMatching(/^[0-9a-f]{8}$/),
})

describe('whatever the bodies let through', () => {
  it('a thing stays editable and no stamp is from the future', async () => {
    const { id, item } = await createList()
    const recipe = await createRecipe()
    const property = fc.asyncProperty(wild, fc.boolean(), async (claim, isRemoved) => {
      const { base, seen, device, ...times } = claim
      const added = v7()
      const edit = (v: unknown) => ({ v, base, ...times })
      const del = { seen: { text: seen, isChecked: seen }, ...times }
      const add = { text: 'New', category: null, isChecked: false, pos: 'a0', ...times }
      const ops = [
        { id, set: { name: edit('Vandal') } },
        { id: item, set: { text: edit('Vandal'), isChecked: edit(true) } },
        { id: added, add },
        { id: added, del },
        ...(isRemoved ? [{ id: item, del }] : []),
      ]
      const set = { title: edit('Vandal'), description: edit('Vandal') }
      const calls = [
        { method: 'PATCH', path: `/grocerylists/${id}`, body: { ops } },
        { method: 'PATCH', path: `/recipes/${recipe}`, body: { set } },
        { method: 'PATCH', path: '/users/me', body: { set: { displayName: edit('Ben') } } },
      ] as const
      const { results, serverTime } = await ben.sync({ device, calls })
      assert.deepEqual(
        results.map(({ status }) => status),
        [200, 200, 200],
      )
      for (const row of [await stored(id), await stored(item)]) {
        assert.isAtMost(stampMs(lastStamp(row)), serverTime + 1)
      }
      await readAndEdit({ id, item, recipe })
    })
    await fc.assert(property, { numRuns: 25 })
  })
})

/** Reads everything as the owner's device and writes it anew, after which all of it has to show. */
async function readAndEdit(ids: { id: string; item: string; recipe: string }): Promise<void> {
  const list = await stored(ids.id)
  const item = await stored(ids.item)
  const recipe = await stored(ids.recipe)
  const mine = `Mine ${v7()}`
  const over = (row: Row, field: string) => editAt(server, mine, row.cells[field]?.s ?? null)
  const ops = [
    { id: ids.id, set: { name: over(list, 'name') } },
    { id: ids.item, set: { text: over(item, 'text') } },
  ]
  await call(anna, 'PATCH', `/grocerylists/${ids.id}`, { ops })
  const set = { title: over(recipe, 'title'), description: over(recipe, 'description') }
  await call(anna, 'PATCH', `/recipes/${ids.recipe}`, { set })
  const { body } = await anna.get(`/grocerylists/${ids.id}`)
  assert.equal(body.name, mine)
  assert.include(
    body.groceries.map(({ text }: { text: string }) => text),
    mine,
  )
  const read = (await anna.get(`/recipes/${ids.recipe}`)).body
  assert.deepEqual([read.title, read.description], [mine, mine])
}
