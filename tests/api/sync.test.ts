// POST /api/sync as a device uses it: docs/sync.md section 4.
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { v7 } from 'uuid'
import { sql } from 'kysely'
import type { Row } from '#shared/merge/record.ts'
import type { SyncResponse } from '#shared/schemas/sync.ts'
import { as } from '../support/people.ts'
import { untilLocked } from '../support/lock-waits.ts'
import { serverHere } from '../support/server-here.ts'
import { befriend, editAt, join, timeAt, type Api, type Trip } from '../support/api.ts'

const server = serverHere()
let anna: Api
let ben: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
  ben = await join(server, 'Ben')
})

/** A device that keeps what it pulls: rows by scope and id, and its cursors. */
function device(person: Api, name: string) {
  const rows = new Map<string, Row>()
  const cursors: Record<string, number> = {}
  const gone: string[] = []
  return {
    rows,
    cursors,
    gone,
    row: (id: string) => [...rows.values()].find((row) => row.id === id),
    async sync(trip: Trip = {}): Promise<SyncResponse> {
      let answer = await person.sync({ device: name, cursors, ...trip })
      const { results } = answer
      for (;;) {
        for (const { scope, version, rows: fresh } of answer.scopes) {
          cursors[scope] = version
          for (const row of fresh) rows.set(scope + row.id, row)
        }
        for (const scope of answer.gone) {
          delete cursors[scope]
          gone.push(scope)
          for (const key of rows.keys()) if (key.startsWith(scope)) rows.delete(key)
        }
        if (!answer.scopes.some(({ more }) => more)) return { ...answer, results }
        answer = await person.sync({ device: name, cursors, ...trip, calls: [] })
      }
    },
  }
}

const newList = (id: string, ...texts: string[]) => ({
  method: 'POST' as const,
  path: '/grocerylists',
  body: {
    localId: id,
    name: 'Weekend',
    groceries: texts.map((text, at) => ({
      id: v7(),
      text,
      category: null,
      isChecked: false,
      pos: `a${at}`,
    })),
    ...timeAt(server),
  },
})

const change = (id: string, ...ops: unknown[]) => ({
  method: 'PATCH' as const,
  path: `/grocerylists/${id}`,
  body: { ops },
})

const lockOf = (mutationId: string) => sql`hashtextextended(${anna.userId + mutationId}, 1)`

/** Does something while a call of Anna is being run; what that resolves to is to be waited for later. */
function whileRun<T>(mutationId: string, work: () => Promise<T>): Promise<T> {
  return server.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockOf(mutationId)})`.execute(trx)
    return work()
  })
}

async function isRun(mutationId: string): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(${lockOf(mutationId)}) as "isFree"`.execute(server.db)
  return rows[0]?.isFree !== true
}

const statuses = ({ results }: SyncResponse) => results.map(({ status }) => status)

describe('a trip', () => {
  it('[7.calls.3] runs calls in order and delivers what they made up to the version of each result', async () => {
    const phone = device(anna, 'aaaaaaaa')
    const id = v7()
    const create = newList(id, 'Milk', 'Bread')
    const item = create.body.groceries[0]?.id ?? ''
    const answer = await phone.sync({
      calls: [
        create,
        change(id, { id: item, set: { isChecked: editAt(server, true, null) } }),
        change(id, {
          id: v7(),
          add: { text: 'Tea', category: null, isChecked: false, pos: 'b', ...timeAt(server) },
        }),
      ],
    })
    expect(statuses(answer)).toEqual([201, 200, 200])
    const scope = `lists:${anna.userId}`
    for (const result of answer.results) {
      expect(result.scope).toBe(scope)
      expect(result.version).toBeLessThanOrEqual(phone.cursors[scope] ?? 0)
    }
    expect(phone.row(item)?.cells['isChecked']).toMatchObject({ v: true, u: anna.userId })
    expect([...phone.rows.values()].filter(({ kind }) => kind === 'item')).toHaveLength(3)
  })

  it('runs each call once, however often it is sent', async () => {
    const phone = device(anna, 'aaaaaaaa')
    const id = v7()
    const calls = [
      { mutationId: v7(), ...newList(id, 'Milk') },
      {
        mutationId: v7(),
        ...change(id, {
          id: v7(),
          add: { text: 'Tea', category: null, isChecked: false, pos: 'b', ...timeAt(server) },
        }),
      },
    ]
    const first = await phone.sync({ calls })
    const again = await phone.sync({ calls })
    expect(again.results).toEqual(first.results)
    const reused = {
      ...calls[1],
      body: { ops: [{ id, set: { name: editAt(server, 'X', null) } }] },
    }
    const answer = await anna.sync({ calls: [reused as (typeof calls)[0]] })
    expect(answer.results[0]).toMatchObject({ status: 422, code: 'call_reused' })
  })

  it('runs a call once when the same trip arrives twice at the same time', async () => {
    const id = v7()
    await anna.sync({ calls: [newList(id)] })
    const add = { text: 'Tea', category: null, isChecked: false, pos: 'b', ...timeAt(server) }
    const call = { mutationId: v7(), ...change(id, { id: v7(), add }) }
    const answers = await Promise.all([1, 2, 3, 4].map(() => anna.sync({ calls: [call] })))
    expect(new Set(answers.map(({ results }) => results[0]?.version)).size).toBe(1)
    expect((await anna.get(`/grocerylists/${id}`)).body.groceries).toHaveLength(1)
  })

  it('waits for calls that are being run elsewhere in one order, whichever they come in', async () => {
    const id = v7()
    await anna.sync({ calls: [newList(id)] })
    const ids = [v7(), v7()].toSorted()
    const [early = '', late = ''] = ids
    const adds = ids.toReversed().map((mutationId) => {
      const add = { text: 'Tea', category: null, isChecked: false, pos: 'b', ...timeAt(server) }
      return { mutationId, ...change(id, { id: v7(), add }) }
    })
    const trip = await whileRun(early, async () => {
      const sent = anna.sync({ calls: adds })
      await untilLocked(server.db)
      expect(await isRun(late)).toBe(false)
      return () => sent
    })
    expect(statuses(await trip())).toEqual([200, 200])
  })

  it('waits for a call of the same id before it touches anything, whatever that is about', async () => {
    const id = v7()
    const trip = await whileRun(id, async () => {
      const sent = anna.sync({ calls: [{ mutationId: id, ...newList(v7()) }] })
      await untilLocked(server.db)
      return () => sent
    })
    expect(statuses(await trip())).toEqual([201])
  })

  it('[7.calls.3] refuses one call without touching the others', async () => {
    const [mine, other] = [v7(), v7()]
    const answer = await anna.sync({
      calls: [
        newList(mine, 'Milk'),
        change(v7(), { id: v7(), set: { name: editAt(server, 'X', null) } }),
        { method: 'POST', path: '/grocerylists', body: { localId: v7(), name: 7 } },
        { method: 'POST', path: '/nowhere', body: {} },
        newList(other, 'Tea'),
      ],
    })
    expect(statuses(answer)).toEqual([201, 404, 400, 404, 201])
    expect(answer.results[2]?.detail).toEqual({ field: 'name' })
  })

  it('holds back later calls of a root whose earlier call failed for now', async () => {
    const [held, free] = [v7(), v7()]
    await anna.sync({ calls: [newList(held), newList(free)] })
    const rename = (id: string, name: string) =>
      change(id, { id, set: { name: editAt(server, name, null) } })
    const blocked = server.deps.db
    // The table of the log is locked for one statement, as a database that is going away would do.
    await sql`
      create function refuse_slow() returns trigger language plpgsql as $$
      begin
        if new.id = ${sql.lit(held)}::uuid then raise exception 'away' using errcode = '57014'; end if;
        return new;
      end $$`.execute(blocked)
    await sql`create trigger refuse_slow before insert on records for each row execute function refuse_slow()`.execute(
      blocked,
    )
    const calls = [rename(held, 'One'), rename(free, 'Two'), rename(held, 'Three')].map((call) => ({
      mutationId: v7(),
      ...call,
    }))
    const answer = await anna.sync({ calls })
    await sql`drop trigger refuse_slow on records`.execute(blocked)
    expect(statuses(answer)).toEqual([503, 200, 503])
    expect(statuses(await anna.sync({ calls }))).toEqual([200, 200, 200])
    expect((await anna.get(`/grocerylists/${held}`)).body.name).toBe('Three')
  })

  it('asks a page that is newer than the server to wait', async () => {
    const answer = await anna.post('/sync', {
      device: 'aaaaaaaa',
      schema: 99,
      clock: { wall: 0 },
      calls: [],
      cursors: {},
    })
    expect(answer).toMatchObject({ status: 503, body: { code: 'schema_too_new' } })
    expect(answer.headers.get('retry-after')).not.toBeNull()
  })
})

/** A list of Anna's with one item, on her phone and on a friend's tablet; base: the stamp of its text. */
async function sharedMilk(friend: Api, name: string) {
  await befriend(anna, friend, ['canManageGroceryLists'])
  const [phone, tablet] = [device(anna, 'aaaaaaaa'), device(friend, name)]
  const id = v7()
  const create = newList(id, 'Milk')
  const item = create.body.groceries[0]?.id ?? ''
  await phone.sync({ calls: [create] })
  await tablet.sync()
  return { phone, tablet, id, item, base: tablet.row(item)?.cells['text']?.s ?? null }
}

describe('merging', () => {
  it('lets the later of two edits that had not seen each other win, and tells the loser', async () => {
    const cleo = await join(server, 'Cleo')
    const { phone, tablet, id, item, base } = await sharedMilk(cleo, 'cccccccc')
    const early = editAt(server, 'Goat milk', base)
    server.clock.advance(60_000)
    await phone.sync({
      calls: [change(id, { id: item, set: { text: editAt(server, 'Oat milk', base) } })],
    })
    await tablet.sync({ calls: [change(id, { id: item, set: { text: early } })] })
    await phone.sync()
    for (const each of [phone, tablet]) expect(each.row(item)?.cells['text']?.v).toBe('Oat milk')
    const notice = [...tablet.rows.values()].find(({ kind }) => kind === 'notice')
    expect(notice?.cells['value']?.v).toBe('Goat milk')
    expect(notice?.cells['winner']?.v).toBe(anna.userId)
    expect([...phone.rows.values()].some(({ kind }) => kind === 'notice')).toBe(false)

    const dismissed = await cleo.del(`/users/me/notices/${notice?.id ?? ''}`)
    expect(dismissed.status).toBe(204)
    await tablet.sync()
    expect(tablet.row(notice?.id ?? '')?.del).not.toBeNull()
  })

  it('tells nobody of a value that lost and that the same call has written again', async () => {
    const ella = await join(server, 'Ella')
    const { phone, tablet, id, item, base } = await sharedMilk(ella, 'eeeeeeee')
    const first = { id: item, set: { text: editAt(server, 'Goat milk', base) } }
    server.clock.advance(60_000)
    await phone.sync({
      calls: [change(id, { id: item, set: { text: editAt(server, 'Oat milk', base) } })],
    })
    server.clock.advance(60_000)
    const again = { id: item, set: { text: editAt(server, 'Goat milk', base) } }
    await tablet.sync({ calls: [change(id, first, again)] })
    await phone.sync()
    expect(phone.row(item)?.cells['text']?.v).toBe('Goat milk')
    expect([...tablet.rows.values()].some(({ kind }) => kind === 'notice')).toBe(false)
    const told = [...phone.rows.values()].filter(({ kind }) => kind === 'notice')
    expect(told.map(({ cells }) => cells['value']?.v)).toEqual(['Oat milk'])
  })

  it('never lets a clock that runs ahead beat an edit that had seen the value', async () => {
    const [phone, laptop] = [device(anna, 'aaaaaaaa'), device(anna, 'bbbbbbbb')]
    const id = v7()
    await phone.sync({ calls: [newList(id)] })
    await laptop.sync()
    const ahead = { v: 'Ahead', base: phone.row(id)?.cells['name']?.s ?? null, ...timeAt(server) }
    ahead.at += 48 * 60 * 60 * 1000
    await phone.sync({ calls: [change(id, { id, set: { name: ahead } })] })
    await laptop.sync()
    const seen = laptop.row(id)?.cells['name']?.s ?? null
    await laptop.sync({ calls: [change(id, { id, set: { name: editAt(server, 'Seen', seen) } })] })
    expect(laptop.row(id)?.cells['name']?.v).toBe('Seen')
  })

  it('keeps an item whose text or untick its deleter had not seen', async () => {
    const phone = device(anna, 'aaaaaaaa')
    const id = v7()
    const create = newList(id, 'Milk', 'Bread')
    const [milk = '', bread = ''] = create.body.groceries.map((item) => item.id)
    await phone.sync({ calls: [create] })
    const del = (item: string) => {
      const cells = phone.row(item)?.cells
      const seen = { text: cells?.['text']?.s ?? null, isChecked: cells?.['isChecked']?.s ?? null }
      return { id: item, del: { seen, ...timeAt(server) } }
    }
    const stale = [del(milk), del(bread)]
    const text = editAt(server, 'Oat milk', phone.row(milk)?.cells['text']?.s ?? null)
    const other = device(anna, 'bbbbbbbb')
    await other.sync({ calls: [change(id, { id: milk, set: { text } })] })
    await phone.sync({ calls: [change(id, ...stale)] })
    const list = (await anna.get(`/grocerylists/${id}`)).body
    expect(list.groceries.map((item: { text: string }) => item.text)).toEqual(['Oat milk'])
  })

  it('refuses an operation on an item of another list', async () => {
    const [one, two] = [v7(), v7()]
    const create = newList(one, 'Milk')
    await anna.sync({ calls: [create, newList(two)] })
    const item = create.body.groceries[0]?.id ?? ''
    const set = { text: editAt(server, 'X', null) }
    expect(statuses(await anna.sync({ calls: [change(two, { id: item, set })] }))).toEqual([409])
  })
})

describe('pulling', () => {
  it('gives a new device everything, and an old one only what is new', async () => {
    const cleo = await join(server, 'Cleo')
    const phone = device(cleo, 'cccccccc')
    const first = await phone.sync({ calls: [newList(v7(), 'Milk', 'Bread')] })
    expect(first.scopes.every(({ full }) => full)).toBe(true)
    expect([...phone.rows.values()].map(({ kind }) => kind).sort()).toEqual([
      'item',
      'item',
      'list',
      'profile',
    ])
    expect((await phone.sync()).scopes).toEqual([])
    const answer = await phone.sync({ calls: [newList(v7())] })
    expect(answer.scopes.map(({ scope, rows, full }) => [scope, rows.length, full])).toEqual([
      [`lists:${cleo.userId}`, 1, undefined],
    ])
  })

  it('travels compressed for who takes it so', async () => {
    const cleo = await join(server, 'Cleo')
    const texts = Array.from({ length: 300 }, (_, at) => `Item ${at}`)
    await cleo.sync({ calls: [newList(v7(), ...texts)] })
    const ask = (headers: Record<string, string>) =>
      as(server, cleo)('/api/sync', {
        method: 'POST',
        headers,
        json: { device: 'cccccccc', schema: 1, clock: { wall: 0 }, calls: [], cursors: {} },
      })
    const plain = await (await ask({ 'Accept-Encoding': 'gzip;q=0' })).text()
    const answer = await ask({ 'Accept-Encoding': 'gzip, deflate, br' })
    expect(answer.headers.get('Content-Encoding')).toBe('gzip')
    const small = Buffer.from(await answer.arrayBuffer())
    const rows = (text: string) => JSON.parse(text).scopes
    expect(rows(gunzipSync(small).toString())).toEqual(rows(plain))
    expect(small.byteLength).toBeLessThan(plain.length / 5)
  })

  it('never closes a page inside a version', async () => {
    const cleo = await join(server, 'Cleo')
    const texts = Array.from({ length: 300 }, (_, at) => `Item ${at}`)
    await cleo.sync({
      calls: [newList(v7(), ...texts), newList(v7(), 'Milk'), newList(v7(), 'Tea')],
    })
    const page = await cleo.sync({ pageBytes: 100 })
    const lists = page.scopes.find(({ scope }) => scope.startsWith('lists:'))
    expect(lists).toMatchObject({ version: 0, more: true })
    const cursors = Object.fromEntries(page.scopes.map(({ scope, version }) => [scope, version]))
    const next = await cleo.sync({ pageBytes: 100, cursors })
    expect(next.scopes[0]).toMatchObject({ version: 1, more: true })
    expect(next.scopes[0]?.rows).toHaveLength(301)
    const phone = device(cleo, 'cccccccc')
    await phone.sync({ pageBytes: 1 })
    expect([...phone.rows.values()].filter(({ kind }) => kind === 'item')).toHaveLength(302)
  })

  it('sends the grave of what was deleted to those who had it, not to a new device', async () => {
    const cleo = await join(server, 'Cleo')
    const friend = await join(server, 'Friend')
    await befriend(cleo, friend, ['canManageGroceryLists'])
    const [phone, theirs] = [device(cleo, 'cccccccc'), device(friend, 'ffffffff')]
    const id = v7()
    await phone.sync({ calls: [newList(id, 'Canary')] })
    await theirs.sync()
    const seenVersion = phone.cursors[`lists:${cleo.userId}`]
    const del = { method: 'DELETE' as const, path: `/grocerylists/${id}`, body: { seenVersion } }
    expect(statuses(await phone.sync({ calls: [del] }))).toEqual([204])
    await theirs.sync()
    expect(phone.row(id)?.del).not.toBeNull()
    expect(phone.row(id)?.cells['name']).toBeDefined()
    expect(theirs.row(id)).toMatchObject({ cells: {} })
    const fresh = device(friend, '11111111')
    await fresh.sync()
    expect(JSON.stringify([...fresh.rows.values()])).not.toMatch(/Canary|Weekend/)
    const own = device(cleo, '22222222')
    await own.sync()
    expect(own.row(id)?.del).not.toBeNull()
    await cleo.post(`/grocerylists/${id}/restore`)
    await Promise.all([fresh.sync(), own.sync()])
    for (const each of [fresh, own]) {
      expect([...each.rows.values()].filter(({ kind }) => kind === 'item')).toHaveLength(1)
    }
  })

  it('reads what was removed once, and sends the latest removal in each list to a new device', async () => {
    const cleo = await join(server, 'Cleo')
    const friend = await join(server, 'Friend')
    await befriend(cleo, friend, ['canManageGroceryLists'])
    const groceries = ['Milk', 'Eggs', 'Flour'].map((text) => ({ id: v7(), text }))
    const { id } = (await cleo.post('/grocerylists', { name: 'Weekend', groceries })).body
    for (const item of groceries) {
      server.clock.advance(60_000)
      await cleo.del(`/grocerylists/${id}/items/${item.id}`)
    }
    const latest = groceries.at(-1)?.id
    for (const [person, told] of [
      [cleo, { id: latest, cells: { text: { v: 'Flour' } } }],
      [friend, { id: latest, cells: {} }],
    ] as const) {
      const parse = vi.spyOn(JSON, 'parse')
      const { scopes } = await person.sync()
      const items = scopes.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'item'))
      expect(items).toMatchObject([told])
      const read = parse.mock.calls.filter(([text]) => text.startsWith('{"id":"'))
      expect(read).toHaveLength(groceries.length)
      parse.mockRestore()
    }
  })

  it('takes a scope away as soon as it is no longer granted', async () => {
    const cleo = await join(server, 'Cleo')
    const { id } = await befriend(cleo, ben, ['canManageGroceryLists', 'canViewRecipes'])
    await cleo.sync({ calls: [newList(v7(), 'Milk')] })
    const phone = device(ben, 'bbbbbbbb')
    await phone.sync()
    expect(phone.cursors[`lists:${cleo.userId}`]).toBeGreaterThan(0)
    await cleo.patch(`/users/friends/${id}/permissions`, { canManageGroceryLists: false })
    await phone.sync()
    expect(phone.gone).toEqual([`lists:${cleo.userId}`])
    await cleo.del(`/users/friends/${id}`)
    await phone.sync()
    expect(phone.gone).toEqual([`lists:${cleo.userId}`, `recipes:${cleo.userId}`])
    expect(phone.row(id)?.del).not.toBeNull()
  })

  it('answers unknown and forbidden scopes alike', async () => {
    const asked = [`lists:${anna.userId}`, `me:${anna.userId}`, 'lists:nobody', '__proto__', 'x']
    const cleo = await join(server, 'Cleo')
    const cursors = JSON.parse(JSON.stringify(Object.fromEntries(asked.map((scope) => [scope, 0]))))
    const answer = await cleo.sync({ cursors })
    expect(answer.gone.toSorted()).toEqual(asked.filter((s) => s !== '__proto__').toSorted())
    expect(answer.scopes.every(({ scope }) => scope.endsWith(cleo.userId))).toBe(true)
  })

  it('compares by a fingerprint of what is alive', async () => {
    const cleo = await join(server, 'Cleo')
    const phone = device(cleo, 'cccccccc')
    const scope = `lists:${cleo.userId}`
    await phone.sync({ calls: [newList(v7(), 'Milk')] })
    const [one] = (await phone.sync({ verify: [scope] })).scopes
    const [two] = (await phone.sync({ verify: [scope] })).scopes
    expect(one?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(two?.hash).toBe(one?.hash)
    await phone.sync({ calls: [newList(v7())] })
    expect((await phone.sync({ verify: [scope] })).scopes[0]?.hash).not.toBe(one?.hash)
  })

  it('starts over for a cursor from another life of the database', async () => {
    const cleo = await join(server, 'Cleo')
    const scope = `lists:${cleo.userId}`
    await cleo.sync({ calls: [newList(v7(), 'Milk')] })
    const [lists] = (
      await cleo.sync({ cursors: { [scope]: 999, [`me:${cleo.userId}`]: 1 } })
    ).scopes.filter((entry) => entry.scope === scope)
    expect(lists).toMatchObject({ full: true, version: 1 })
    expect(lists?.rows).toHaveLength(2)
  })
})
