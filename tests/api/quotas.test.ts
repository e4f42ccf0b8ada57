// What one person may keep, and write in a minute; and what a device makes of the refusals.
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { retryParked } from '#db/parked.ts'
import { befriend, editAt, join, timeAt, type Api } from '../support/api.ts'
import { createPhone } from '../support/phone.ts'
import { startServer, type TestServer } from '../support/server.ts'
import type { AppDeps } from '#server/deps.ts'
import { keyOf } from '#server/db/keys.ts'
import { countUsage } from '#server/db/usage.ts'
import { noParts } from '#server/parts.ts'
import { keepWithinQuota } from '#server/sync/quota.ts'

const list = (name: string, items = 0) => ({
  name,
  groceries: Array.from({ length: items }, (_, at) => ({ text: `Item ${at}` })),
})
const textOf = (query: unknown) => String(Object(query).text ?? query)
const recipe = (title: string, length = 10) => ({
  title,
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: 'Water' }] }],
  instructionSections: [
    { instructions: Array.from({ length }, () => ({ instruction: 'x'.repeat(4000) })) },
  ],
})

describe('[7.calls.6] room', () => {
  let server: TestServer
  let anna: Api

  beforeAll(async () => {
    const LIMITS = { LIMIT_RECORDS: '30', LIMIT_LISTS: '3', LIMIT_RECIPES: '3' }
    server = await startServer({ env: { ...LIMITS, LIMIT_STORAGE_MB: '1' } })
    anna = await join(server, 'Anna')
  })
  afterAll(() => server.stop())

  it('for so many lists: one more is refused in words, and taken once another has left', async () => {
    const lists = []
    for (const name of ['One', 'Two', 'Three'])
      lists.push(await anna.post('/grocerylists', list(name)))
    expect(lists.map(({ status }) => status)).toEqual([201, 201, 201])
    const refused = await anna.post('/grocerylists', list('Four'))
    expect(refused).toMatchObject({ status: 413, body: { code: 'quota_reached' } })
    expect(refused.body.message).toBe(
      'There is room for 3 lists, and it is taken. Delete one first',
    )
    expect((await anna.get('/grocerylists')).body).toHaveLength(3)
    expect((await anna.del(`/grocerylists/${lists[0]?.body.id}`)).status).toBe(204)
    expect((await anna.post('/grocerylists', list('Four'))).status).toBe(201)
    expect((await anna.post('/grocerylists', list('Five'))).status).toBe(413)
  })

  it('for so many entries: who is full can still tick, rename and delete', async () => {
    const bert = await join(server, 'Bert')
    const { body } = await bert.post('/grocerylists', list('Full', 25))
    const append = (count: number) =>
      bert.patch(`/grocerylists/${body.id}`, { groceries: list('', count).groceries })
    expect((await append(10)).status).toBe(413)
    expect((await append(2)).status).toBe(200)
    const [first, second] = body.groceries
    const ops = [
      { id: first.id, set: { isChecked: { v: true, base: null, ...timeAt(server) } } },
      { id: second.id, del: { seen: { text: null, isChecked: null }, ...timeAt(server) } },
    ]
    expect((await bert.patch(`/grocerylists/${body.id}`, { ops })).status).toBe(200)
    expect((await bert.patch(`/grocerylists/${body.id}`, { name: 'Fuller' })).status).toBe(200)
    // One person is full, and others are not.
    const cleo = await join(server, 'Cleo')
    expect((await cleo.post('/grocerylists', list('Free', 25))).status).toBe(201)
  })

  it('is counted once for an owner who is full and tries again and again', async () => {
    const hugo = await join(server, 'Hugo')
    const { body } = await hugo.post('/grocerylists', list('Full', 28))
    const append = (count: number) =>
      hugo.patch(`/grocerylists/${body.id}`, { groceries: list('', count).groceries })
    const counting = vi.spyOn(Client.prototype, 'query')
    const answers = [await append(4), await append(2), await append(1), await append(3)]
    const texts = counting.mock.calls.map(([query]) => textOf(query))
    counting.mockRestore()
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 200, 413])
    expect(texts.filter((text) => text.includes('with own as')).length).toBe(1)
    // Deleting makes room at once.
    for (const { id } of body.groceries.slice(0, 3)) {
      expect((await hugo.del(`/grocerylists/${body.id}/items/${id}`)).status).toBe(204)
    }
    expect((await append(2)).status).toBe(200)
  })

  it('for so many bytes, replaced values with them: rewriting for ever comes to an end', async () => {
    const dora = await join(server, 'Dora')
    const made = await dora.post('/recipes', recipe('Long'))
    expect(made.status).toBe(201)
    const answers: number[] = []
    for (let at = 0; at < 60; at += 1) {
      const { status } = await dora.patch(`/recipes/${made.body.id}`, {
        instructionSections: recipe(`x${at}`, 9 + (at % 2)).instructionSections,
      })
      answers.push(status)
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(answers.at(-1)).toBe(413)
    const { rows } = await sql<{ bytes: number }>`select sum(bytes)::bigint as bytes from scopes
      where scope in (select scope_of(${dora.userId}, part) from generate_series(0, 3) as part)`.execute(
      server.db,
    )
    expect(rows[0]?.bytes).toBeLessThan(1.2 * 1024 * 1024)
    // Reading and deleting go on.
    expect((await dora.get(`/recipes/${made.body.id}`)).status).toBe(200)
    expect((await dora.del(`/recipes/${made.body.id}`)).status).toBe(204)
  })

  it('is taken by rows as they are, and not by their content alone', async () => {
    const lea = await join(server, 'Lea')
    const { body } = await lea.post('/grocerylists', list('Short', 20))
    const ops = body.groceries.map(({ id }: { id: string }) => {
      return { id, set: { isChecked: { v: true, base: null, ...timeAt(server) } } }
    })
    expect((await lea.patch(`/grocerylists/${body.id}`, { ops })).status).toBe(200)
    const scope = `lists:${lea.userId}`
    const { rows } = await sql<{ real: number; counted: number }>`
      select s.bytes as counted, (
        (select sum(pg_column_size(r.*)) from records r where r.scope = s.scope)
        + (select sum(pg_column_size(h.*)) from history h where h.scope = s.scope)
      )::int as real
      from scopes s where s.scope = ${keyOf(scope)}`.execute(server.db)
    const [found = { real: 0, counted: 0 }] = rows
    const asked = { scope, owner: lea.userId }
    const anew = await server.db.transaction().execute((trx) => countUsage(trx, asked))
    expect(found.real).toBeGreaterThan(5_000)
    for (const counted of [found.counted, anew.bytes]) {
      expect(counted / found.real).toBeGreaterThan(0.9)
      expect(counted / found.real).toBeLessThan(1.5)
    }
  })

  it('is there at once after a deletion elsewhere that ended when somebody had been refused', async () => {
    const ivy = await join(server, 'Ivy')
    await ivy.post('/grocerylists', list('Weekend', 3))
    const made = [
      await ivy.post('/recipes', recipe('Soup')),
      await ivy.post('/recipes', recipe('Pie')),
    ]
    const deps = {
      ...server.deps,
      config: { ...server.deps.config, limits: { ...server.deps.config.limits, records: 6 } },
      parts: noParts<AppDeps>(),
    }
    const counted = { records: 7, things: 1, bytes: 0 }
    const growth = { owner: ivy.userId, bytes: () => 0, isOnlyDeletion: false }
    const adding = { ...growth, scope: `lists:${ivy.userId}`, created: 1, deletes: false }
    const deleting = { ...growth, scope: `recipes:${ivy.userId}`, created: 0, deletes: true }
    const ask = (of: typeof adding) =>
      server.db.transaction().execute((trx) => {
        const context = { deps, trx, now: server.clock.now(), touched: new Set<string>() }
        return keepWithinQuota({ ...context, caller: { userId: ivy.userId } }, of, counted)
      })
    await ask({ ...deleting, isOnlyDeletion: true })
    await expect(ask(adding)).rejects.toMatchObject({ status: 413 })
    for (const { body } of made) await ivy.del(`/recipes/${body.id}`)
    await ask(adding)
  })

  it('that friends fill leaves some to its owner, who goes on after they are out', async () => {
    const [owner, friend] = [await join(server, 'Fay'), await join(server, 'Gus')]
    const { id } = await befriend(owner, friend, ['canManageGroceryLists'])
    const { body: shared } = await owner.post('/grocerylists', list('Shared', 20))
    const path = `/grocerylists/${shared.id}`
    const append = (person: Api) => person.patch(path, { groceries: [{ text: 'One more' }] })
    const added = []
    for (let at = 0; at < 6; at += 1) {
      server.clock.advance(10_000)
      added.push(await append(friend))
    }
    expect(added[0]?.status).toBe(200)
    expect(added.at(-1)).toMatchObject({
      status: 413,
      body: { message: 'The room for what friends write here is taken' },
    })
    // The owner's calls wait while this is counted, so for friends it is counted only now and then.
    const again = await append(friend)
    expect(again).toMatchObject({ status: 429, body: { code: 'too_many_writes' } })
    expect(again.headers.get('retry-after')).toBe('10')
    expect((await append(owner)).status).toBe(200)
    // The same for bytes: replaced values still count.
    let status = 200
    for (let round = 0; status === 200; round += 1) {
      server.clock.advance(10_000)
      const ops = shared.groceries.map((item: { id: string }) => ({
        id: item.id,
        set: { text: editAt(server, `${round}`.padEnd(500, 'x'), null) },
      }))
      status = (await friend.patch(path, { ops })).status
    }
    expect(status).toBe(413)
    expect((await owner.del(`/users/friends/${id}`)).status).toBe(204)
    expect((await owner.post('/recipes', recipe('Soup'))).status).toBe(201)
  })

  it('that friends have is taken by edits that lose as well, also beside a tick', async () => {
    const [owner, friend] = [await join(server, 'Max'), await join(server, 'Ned')]
    await befriend(owner, friend, ['canManageGroceryLists'])
    const { body: shared } = await owner.post('/grocerylists', list('Shared', 20))
    const path = `/grocerylists/${shared.id}`
    let at = server.clock.now() - 60_000
    const losing = () => {
      at -= 1
      const text = { v: `${at}`.padEnd(500, 'x'), base: null, at, wall: at, floor: at }
      return shared.groceries.map((item: { id: string }) => ({ id: item.id, set: { text } }))
    }
    const change = async (ops: object[]) => {
      server.clock.advance(10_000)
      return (await friend.patch(path, { ops })).status
    }
    let rounds = 0
    while (rounds < 150 && (await change(losing())) === 200) rounds += 1
    expect(rounds).toBeLessThan(150)
    const tick = () => ({
      id: shared.groceries[0].id,
      set: { isChecked: editAt(server, true, null) },
    })
    expect(await change([tick(), ...losing()])).toBe(413)
    expect(await change([tick()])).toBe(200)
  })

  it('that its owner uses, too, leaves friends their ticks, as many a day as do not fill it', async () => {
    const day = 24 * 60 * 60 * 1000
    server.clock.set(Math.ceil(server.clock.now() / day) * day - 60_000)
    const [owner, friend] = [await join(server, 'Jan'), await join(server, 'Kai')]
    await befriend(owner, friend, ['canManageGroceryLists'])
    const { body: shop } = await owner.post('/grocerylists', list('Shop', 1))
    let status = 0
    for (const length of [48, 48, 48]) {
      status = (await owner.post('/recipes', recipe('Long', length))).status
    }
    const [{ id }] = (await owner.get('/recipes')).body
    for (const length of [47, 48]) {
      const { instructionSections } = recipe('Long', length)
      status = (await owner.patch(`/recipes/${id}`, { instructionSections })).status
    }
    expect(status).toBe(200)
    const items = `/grocerylists/${shop.id}/items`
    const item = `${items}/${shop.groceries[0].id}`
    const ticks = async (person: Api) => {
      let count = 0
      while ((await person.patch(item, { isChecked: count % 2 === 0 })).status === 200) count += 1
      return count
    }
    expect((await owner.post(items, { text: 'Bread' })).status).toBe(201)
    expect((await friend.post(items, { text: 'Bread' })).status).toBe(413)
    const many = await ticks(friend)
    expect(many).toBeGreaterThan(15)
    expect(many).toBeLessThan(30)
    expect((await owner.patch(item, { isChecked: true })).status).toBe(200)
    // The next day has as many, or less of longer ones.
    server.clock.advance(60_000)
    expect((await friend.patch(item, { text: 'x'.repeat(500) })).status).toBe(200)
    expect(await ticks(friend)).toBeLessThan(many - 3)
    expect((await owner.post(items, { text: 'Tea' })).status).toBe(201)
  })

  it('that is taken holds up nothing about people: who is full is revoked as anybody', async () => {
    const [owner, full] = [await join(server, 'Hal'), await join(server, 'Ida')]
    const { id } = await befriend(owner, full, ['canManageGroceryLists', 'canViewPlaces'])
    const made = await full.post('/recipes', recipe('Long', 1))
    const { body: shop } = await full.post('/grocerylists', list('Shop', 1))
    const [item] = shop.groceries
    const change = (op: object) =>
      full.patch(`/grocerylists/${shop.id}`, { ops: [{ id: item.id, ...op }] })
    const remove = () => full.del(`/grocerylists/${shop.id}/items/${item.id}`)
    await remove()
    await change({ set: { text: editAt(server, 'Milk', null) } })
    // Fills it to the last bytes: with long steps as far as they fit, then with a description.
    const fill = async (most: number, bodyOf: (length: number) => object) => {
      for (let length = most; length >= 1;) {
        const { status } = await full.patch(`/recipes/${made.body.id}`, bodyOf(length))
        if (status === 413) length = Math.floor(length / 2)
        // What was counted for the last refusal is forgotten.
        server.clock.advance(10_001)
      }
    }
    let edits = 0
    await fill(32, (length) => {
      const [section] = recipe('Long', length).instructionSections
      return { instructionSections: [{ ...section, title: `${(edits += 1)}` }] }
    })
    await fill(3000, (length) => ({ description: `${'x'.repeat(length)}${(edits += 1)}` }))
    // Nor deleting, also what was deleted before and brought back.
    expect((await change({ set: { isChecked: editAt(server, true, null) } })).status).toBe(413)
    expect((await remove()).status).toBe(204)
    const off = await owner.patch(`/users/friends/${id}/permissions`, {
      canManageGroceryLists: false,
    })
    expect(off.status).toBe(200)
    await owner.post('/grocerylists', list('Mine alone'))
    expect((await full.get('/grocerylists/shared')).body).toEqual([])
    expect((await owner.patch('/users/me', { displayName: 'Harald' })).status).toBe(200)
  })

  it('that is taken leaves the change on the device, in words, until there is some', async () => {
    const emil = await join(server, 'Emil')
    const phone = createPhone(server, emil)
    for (const name of ['One', 'Two', 'Three', 'Four'])
      await phone.save({ type: 'create-list', name })
    await phone.sync()
    const parked = await phone.db.tables.outbox.filter(({ state }) => state === 'parked').toArray()
    expect(parked).toMatchObject([{ body: { name: 'Four' }, error: { status: 413 } }])
    expect(parked[0]?.error?.message).toContain('There is room for 3 lists')
    const lists = (await emil.get('/grocerylists')).body
    await emil.del(`/grocerylists/${lists[0].id}`)
    await retryParked(phone.db, parked[0]?.root ?? '')
    await phone.sync()
    const names = (await emil.get('/grocerylists')).body.map(({ name }: { name: string }) => name)
    expect(names).toContain('Four')
  })
})

describe('[7.calls.6] a minute', () => {
  let server: TestServer
  let anna: Api
  let bert: Api

  beforeAll(async () => {
    server = await startServer({ env: { LIMIT_WRITES: '20', LIMIT_WRITE_MB: '1' } })
    anna = await join(server, 'Anna')
    bert = await join(server, 'Bert')
  })
  afterAll(() => server.stop())

  it('has room for so many writes of one person; reading and taking rights away never wait', async () => {
    const { id } = await befriend(anna, bert, ['canViewRecipes'])
    const statuses: number[] = []
    for (let at = 0; at < 25; at += 1) {
      statuses.push((await anna.post('/grocerylists', list(`List ${at}`))).status)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    const refused = await anna.post('/grocerylists', list('One more'))
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_writes' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await anna.get('/grocerylists')).body).toHaveLength(20)
    const off = await anna.patch(`/users/friends/${id}/permissions`, { canViewRecipes: false })
    expect(off.status).toBe(200)
    expect((await bert.post('/grocerylists', list('Mine'))).status).toBe(201)
    // A new name is written to every friend, and takes no right away.
    expect((await anna.patch('/users/me', { displayName: 'Anne' })).status).toBe(429)
  })

  it('has room for making so many access tokens, which go on being taken back', async () => {
    const carl = await join(server, 'Carl')
    const statuses: number[] = []
    for (let at = 0; at < 25; at += 1) {
      const made = await carl.post('/access-tokens', { name: 'Speaker', rights: { lists: 'read' } })
      statuses.push(made.status)
      if (made.status !== 201) continue
      expect((await carl.del(`/access-tokens/${made.body.id}`)).status).toBe(204)
    }
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(5).fill(429)])
  })

  it('has room for granting sixty times; taking away goes on', async () => {
    const [owner, friend] = [await join(server, 'Ove'), await join(server, 'Pia')]
    const { id } = await befriend(owner, friend)
    const set = (on: boolean) =>
      owner.patch(`/users/friends/${id}/permissions`, { canViewPlaces: on })
    const granted: number[] = []
    for (let at = 0; at < 61; at += 1) granted.push((await set(true)).status)
    expect(granted.filter((status) => status === 200)).toHaveLength(60)
    expect(granted.at(-1)).toBe(429)
    const now = server.clock.now()
    const edit = { v: true, base: null, at: now, wall: now, floor: now }
    const path = `/users/friends/${id}/permissions`
    const call = { method: 'PATCH', path, body: { set: { canViewPlaces: edit } } } as const
    expect((await owner.sync({ calls: [call] })).results).toMatchObject([{ status: 429 }])
    expect((await set(false)).status).toBe(200)
  })

  it('has room for so many bytes', async () => {
    const cleo = await join(server, 'Cleo')
    const statuses: number[] = []
    for (let at = 0; at < 8; at += 1) {
      statuses.push((await cleo.post('/recipes', recipe(`Long ${at}`, 45))).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429])
  })

  it('that is used up makes a device wait: nothing is parked, all arrives once', async () => {
    const dora = await join(server, 'Dora')
    const phone = createPhone(server, dora)
    for (let at = 0; at < 50; at += 1) await phone.save({ type: 'create-list', name: `List ${at}` })
    const before = server.clock.now()
    // People come back to the page that often.
    for (let at = 0; at < 8; at += 1) {
      const result = await phone.engine.run({ force: true })
      expect(result.kind).toBe('retry')
      expect(result.kind === 'retry' && result.at).toBeGreaterThan(before)
    }
    const states = (await phone.db.tables.outbox.toArray()).map(({ state }) => state)
    expect(states).not.toContain('parked')
    expect((await dora.get('/grocerylists')).body).toHaveLength(20)
    // A minute later.
    server.deps.parts = noParts()
    Object.assign(server.deps.config.limits, { writesPerMinute: 0 })
    expect(await phone.engine.run({ force: true })).toEqual({ kind: 'idle' })
    const names = (await dora.get('/grocerylists')).body.map(({ name }: { name: string }) => name)
    expect(names.sort()).toEqual(Array.from({ length: 50 }, (_, at) => `List ${at}`).sort())
    expect(await phone.db.tables.outbox.count()).toBe(0)
  })
})

it('[7.calls.6] a day has room for so many writes of one person, however slowly', async () => {
  const server = await startServer({ env: { LIMIT_WRITES_DAY: '5' } })
  const [anna, bert] = [await join(server, 'Anna'), await join(server, 'Bert')]
  const phone = createPhone(server, anna)
  for (let at = 0; at < 4; at += 1) {
    expect((await anna.post('/grocerylists', list(`List ${at}`))).status).toBe(201)
  }
  await phone.save({ type: 'create-list', name: 'Last' })
  await phone.save({ type: 'create-list', name: 'One more' })
  await phone.sync()
  const kept = await phone.db.tables.outbox.toArray()
  expect(kept.map(({ state }) => state)).toEqual(['sent'])
  const refused = await anna.post('/grocerylists', list('Another'))
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_writes' } })
  expect(refused.body.message).toContain('in a day')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  expect((await anna.get('/grocerylists')).body).toHaveLength(5)
  expect((await bert.post('/grocerylists', list('Mine'))).status).toBe(201)
  await server.stop()
})
