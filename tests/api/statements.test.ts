// What calls cost the database, in statements: each is a round trip, with locks held meanwhile.
import { sql } from 'kysely'
import { Client } from 'pg'
import { v7 } from 'uuid'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { findSession } from '#server/db/sessions.ts'
import type { GroceryList } from '#shared/schemas/grocery-list.ts'
import { befriend, join, type Api } from '../support/api.ts'
import { openStream } from '../support/event-stream.ts'
import { as } from '../support/people.ts'
import { rowsReadBy } from '../support/plans.ts'
import { serverHere } from '../support/server-here.ts'

const FRAME = /^(?:begin|commit|rollback|start transaction|savepoint|release|set session)\b/

const server = serverHere()
let anna: Api
let bert: Api
let listId: string
let items: string[]
let life: string | undefined
let epoch: string

beforeAll(async () => {
  anna = await join(server, 'Anna')
  bert = await join(server, 'Bert')
  await befriend(anna, bert, ['canManageGroceryLists'])
})

beforeEach(async () => {
  const groceries = Array.from({ length: 10 }, (_, at) => ({ text: `Item ${at}` }))
  const { body } = await anna.post('/grocerylists', { name: 'Weekend', groceries })
  listId = body.id
  items = body.groceries.map(({ id }: { id: string }) => id)
  const answer = await anna.sync()
  life = answer.life
  epoch = answer.epoch
})

/** The statements of a piece of work, without those that begin and end a transaction. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const real = Client.prototype.query
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const [query] = args as [string | { text: string }]
    const text = (typeof query === 'string' ? query : query.text).trim()
    if (!FRAME.test(text)) asked.push(text)
    return Reflect.apply(real, this, args)
  })
  try {
    await work()
    // Viewers are told after the answer is sent.
    await new Promise((resolve) => setImmediate(resolve))
  } finally {
    spy.mockRestore()
  }
  return asked
}

const now = () => ({ at: server.clock.now(), wall: server.clock.now(), floor: 0 })

const tick = (id = '') => ({
  method: 'PATCH' as const,
  path: `/grocerylists/${listId}`,
  body: { ops: [{ id, set: { isChecked: { v: true, base: null, ...now() } } }] },
})

async function trip(api: Api, count: number): Promise<number> {
  const { scopes } = await api.sync()
  const cursors = Object.fromEntries(scopes.map(({ scope, version }) => [scope, version]))
  const calls = items.slice(0, count).map(tick)
  const told = { epoch, ...(life === undefined ? {} : { life }) }
  const asked = await statementsOf(async () => {
    const { results } = await api.sync({ calls, cursors, ...told })
    expect(results.map(({ status }) => status)).toEqual(calls.map(() => 200))
  })
  return asked.length
}

it('a trip with one tick takes six statements, and each further call of the list one more', async () => {
  expect(await trip(anna, 1)).toBe(6)
  expect(await trip(anna, 4)).toBe(9)
})

it('calls that ran together have versions of their own, and are known when they come again', async () => {
  const calls = items.slice(0, 3).map((id) => ({ mutationId: v7(), ...tick(id) }))
  const first = await anna.sync({ calls })
  const versions = first.results.map(({ version = 0 }) => version)
  expect(versions).toEqual([0, 1, 2].map((more) => (versions[0] ?? 0) + more))
  const again = await anna.sync({
    calls: [...calls, { mutationId: v7(), ...tick(items[3]) }],
  })
  expect(again.results.map(({ version = 0 }) => version)).toEqual([
    ...versions,
    (versions[2] ?? 0) + 1,
  ])
})

it('one that is refused among them takes nothing of the others with it', async () => {
  const wrong = {
    ...tick(items[1]),
    body: { ops: [{ id: items[1], set: { name: { v: 'x', base: null, ...now() } } }] },
  }
  const { results } = await anna.sync({ calls: [tick(items[0]), wrong, tick(items[2])] })
  expect(results.map(({ status }) => status)).toEqual([200, 400, 200])
  const { body } = await anna.get(`/grocerylists/${listId}`)
  const checked = body.groceries.filter(({ isChecked }: { isChecked: boolean }) => isChecked)
  expect(checked.map(({ id }: { id: string }) => id)).toEqual([items[0], items[2]])
})

it('a friend who ticks is asked for the right in the statement that locks', async () => {
  expect(await trip(bert, 1)).toBe(7)
  expect(await trip(bert, 4)).toBe(10)
})

it('a plain caller who ticks is answered with the list after three statements, minutes later, too', async () => {
  for (const [person, isChecked] of [
    [anna, true],
    [bert, false],
  ] as const) {
    server.clock.advance(120_000)
    const asked = await statementsOf(async () => {
      const set = { isChecked: { v: isChecked, base: null, ...now() } }
      const { body } = await person.patch(`/grocerylists/${listId}`, {
        ops: [{ id: items[0], set }],
      })
      expect(body.groceries).toHaveLength(items.length)
      expect(body.groceries[0]).toMatchObject({ text: 'Item 0', isChecked })
    })
    expect(asked.map(nameOf)).toEqual(['session', 'begin', 'store'])
  }
})

it('whom to tell is looked up after the answer, where anybody listens', async () => {
  const stream = await openStream(as(server, bert)('/api/events'))
  expect(await stream.next()).toBe(': open')
  const asked = await statementsOf(async () => {
    await anna.patch(`/grocerylists/${listId}`, tick(items[0]).body)
    expect(await stream.next()).toContain('event: poke')
  })
  expect(asked.map(nameOf).slice(0, 4)).toEqual(['session', 'begin', 'store', 'viewers'])
  await stream.close()
})

/** A short name for each statement of a plain call. */
function nameOf(text: string): string {
  if (text.includes('auth_sessions')) return 'session'
  if (text.includes('begin_calls(')) return 'begin'
  if (text.startsWith('/* and commit */') && text.includes('into rest_seen')) return 'store'
  return text.includes('from friendships') ? 'viewers' : text
}

const soup = {
  title: 'Soup',
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: 'Water' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Boil' }] }],
}

it('a recipe is read with its session, its owner and the right to see it in one statement', async () => {
  const { body } = await anna.post('/recipes', soup)
  for (const [person, status] of [
    [anna, 200],
    [bert, 404],
  ] as const) {
    const read = async () => {
      expect((await person.get(`/recipes/${body.id}`)).status).toBe(status)
    }
    // Read once before, so that telling the viewers of the change and noting the reader are over.
    await read()
    expect(await statementsOf(read)).toEqual([expect.stringContaining('auth_sessions')])
  }
})

it('the session of a call is looked up by a plan that is made once', async () => {
  const db = connect(server.databaseUrl, { maxConnections: 1 })
  try {
    // PostgreSQL plans a statement anew five times before it considers a plan for all.
    for (let at = 0; at < 10; at += 1) await findSession(db, v7())
    const { rows } = await sql`
      select generic_plans, custom_plans from pg_prepared_statements
      where statement like '%auth_sessions%'
    `.execute(db)
    expect(rows).toEqual([{ generic_plans: 5, custom_plans: 5 }])
  } finally {
    await db.destroy()
  }
})

it('a session that has ended reads nothing, whatever the id', async () => {
  const cleo = await join(server, 'Cleo')
  const { body } = await cleo.post('/recipes', soup)
  const paths = [`/recipes/${body.id}`, `/recipes/${v7()}`, '/recipes/none']
  const statuses = async () => {
    const answers = []
    for (const path of paths) answers.push((await cleo.get(path)).status)
    return answers
  }
  expect(await statuses()).toEqual([200, 404, 404])
  await as(server, cleo)('/auth/v1/logout', { method: 'POST' })
  expect(await statuses()).toEqual([401, 401, 401])
})

it('lists are read many at a time', async () => {
  const cleo = await join(server, 'Cleo')
  const names = Array.from({ length: 30 }, (_, at) => `List ${at}`)
  for (const name of names)
    await cleo.post('/grocerylists', { name, groceries: [{ text: 'Milk' }] })
  // By then the viewers of the last call have been told.
  await cleo.get('/recipes')
  const asked = await statementsOf(async () => {
    const { body } = await cleo.get('/grocerylists')
    expect(body.map(({ name }: { name: string }) => name).toSorted()).toEqual(names.toSorted())
    expect(body.every((list: GroceryList) => list.groceries[0]?.text === 'Milk')).toBe(true)
  })
  expect(asked.length).toBe(3)
})

it('a poke looks at the sessions of all who hear it at once', async () => {
  const people = [anna, bert, await join(server, 'Cleo')]
  const open = (person: Api) => openStream(as(server, person)('/api/events'))
  const streams = await Promise.all(people.map(open))
  for (const stream of streams) expect(await stream.next()).toBe(': open')
  const asked = await statementsOf(async () => {
    server.deps.pokes.poke(people.map(({ userId }) => userId))
    for (const stream of streams) expect(await stream.next()).toContain('event: poke')
  })
  expect(asked.filter((text) => text.includes('auth_sessions'))).toHaveLength(1)
  for (const stream of streams) await stream.close()
})

it('[5.sizes.1] items that were removed, however many, are not read with the list', async () => {
  const path = `/grocerylists/${listId}`
  const set = (id: string | undefined, edits: object) =>
    anna.patch(path, { ops: [{ id, set: edits }] })
  for (const id of items.slice(1, 9)) await anna.del(`${path}/items/${id}`)
  server.clock.set(server.clock.now() + 1000)
  await set(items[1], { text: { v: 'Still needed', base: null, ...now() } })
  server.clock.set(server.clock.now() + 1000)
  await anna.del(`${path}/items/${items[9]}`)
  // An edit that is too old to count is answered with what there is.
  const old = { at: 1, wall: server.clock.now(), floor: 0 }
  const { body: whole } = await set(items[0], { text: { v: 'Old', base: null, ...old } })
  expect(whole.groceries.map(({ id }: { id: string }) => id)).toEqual(items.slice(0, 2))
  // The same as the edit answered, which had all rows at hand; a removed item was changed last.
  await anna.get(path)
  const rows = await rowsReadBy(async () => {
    expect((await anna.get(path)).body).toEqual(whole)
  })
  // One row for the session, three for the list and its two items.
  expect(rows).toBe(1 + 3)
})

it('reading a list again writes nothing', async () => {
  const seen = () => sql`select ctid, xmin, xmax, ver from rest_seen`.execute(server.db)
  await anna.get(`/grocerylists/${listId}`)
  const { rows: before } = await seen()
  await anna.get(`/grocerylists/${listId}`)
  expect((await seen()).rows).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
})
