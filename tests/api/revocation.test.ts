// Whoever takes a right away never waits for those who use it: there is one queue, and what stands
// behind the revocation in it is refused (docs/sync.md step 9).
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { lockScopes } from '#server/db/scopes.ts'
import { befriend, join, type Answer, type Api } from '../support/api.ts'
import { hammer } from '../support/hammer.ts'
import { untilLocked } from '../support/lock-waits.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { SOUP } from '../support/samples.ts'

let server: TestServer
/** A second process on the same data: in each a person has two connections at once. */
let other: TestServer

beforeAll(async () => {
  server = await startServer()
  other = await startServer({ databaseUrl: server.databaseUrl })
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})

/** items: the ids of a list's items, by their text. */
type Crowd = { owner: Api; friend: Api; id: string; path: string; items: Map<string, string> }

const WORDS = ['before 0', 'before 1', 'late 0', 'late 1']

async function crowd(scope: 'lists' | 'recipes'): Promise<Crowd> {
  const owner = await join(server, 'Owner')
  const friend = await join(server, 'Friend')
  const { id } = await befriend(owner, friend, ['canManageGroceryLists', 'canEditRecipes'])
  if (scope === 'lists') {
    const groceries = WORDS.map((text) => ({ text }))
    const { body } = await owner.post('/grocerylists', { name: 'List', groceries })
    const items = new Map<string, string>(
      body.groceries.map((item: { id: string; text: string }) => [item.text, item.id]),
    )
    return { owner, friend, id, path: `/grocerylists/${body.id}`, items }
  }
  const made = await owner.post('/recipes', SOUP)
  return { owner, friend, id, path: `/recipes/${made.body.id}`, items: new Map() }
}

type Call = { method: string; path: string; json?: unknown }

const change = ({ path }: Crowd, word: string): Call => {
  const json = path.startsWith('/recipes') ? { title: word } : { name: word }
  return { method: 'PATCH', path, json }
}

const item = ({ path }: Crowd, text: string): Call => {
  return { method: 'POST', path: `${path}/items`, json: { text } }
}

const takeOff = ({ path, items }: Crowd, word: string): Call => {
  return { method: 'DELETE', path: `${path}/items/${items.get(word)}` }
}

/** The status of each kind of call when it is done. */
const DONE = new Map([
  [item, 201],
  [takeOff, 204],
])

/** The same person at the other process. */
function asks(at: TestServer, person: Api, { method, path, json }: Call): Promise<Answer> {
  return at
    .fetch(`/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${person.accessToken}`,
        'Content-Type': 'application/json',
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    .then(async (answer) => ({
      status: answer.status,
      headers: answer.headers,
      body: answer.status === 204 ? undefined : await answer.json(),
    }))
}

let holding: ReturnType<typeof connect>
beforeAll(() => {
  holding = connect(server.databaseUrl, { maxConnections: 2 })
})
afterAll(() => holding.destroy())

const WAYS = [
  {
    what: 'lists, by the switch',
    scope: 'lists',
    call: change,
    end: ({ owner, id }: Crowd) =>
      owner.patch(`/users/friends/${id}/permissions`, { canManageGroceryLists: false }),
    refusal: 404,
  },
  {
    what: 'new items, by the switch',
    scope: 'lists',
    call: item,
    end: ({ owner, id }: Crowd) =>
      owner.patch(`/users/friends/${id}/permissions`, { canManageGroceryLists: false }),
    refusal: 404,
  },
  {
    what: 'items that go, by the switch',
    scope: 'lists',
    call: takeOff,
    end: ({ owner, id }: Crowd) =>
      owner.patch(`/users/friends/${id}/permissions`, { canManageGroceryLists: false }),
    refusal: 404,
  },
  {
    what: 'recipes, by the switch',
    scope: 'recipes',
    call: change,
    end: ({ owner, id }: Crowd) =>
      owner.patch(`/users/friends/${id}/permissions`, { canEditRecipes: false }),
    refusal: 403,
  },
  {
    what: 'lists, by the end of the friendship',
    scope: 'lists',
    call: change,
    end: ({ owner, id }: Crowd) => owner.del(`/users/friends/${id}`),
    refusal: 404,
  },
] as const

it.each(WAYS)('what waits behind the one who takes it away is refused: $what', async (way) => {
  const people = await crowd(way.scope)
  const { owner, friend } = people
  const write = (at: TestServer, word: string) => asks(at, friend, way.call(people, word))
  const scope = `${way.scope}:${owner.userId}`
  const before: Promise<Answer>[] = []
  const behind: Promise<Answer>[] = []
  const ending = await holding.transaction().execute(async (trx) => {
    await lockScopes(trx, [scope])
    for (let at = 0; at < 2; at += 1) before.push(write(server, `before ${at}`))
    await untilLocked(holding, 2)
    const ended = way.end(people)
    await untilLocked(holding, 3)
    for (let at = 0; at < 2; at += 1) behind.push(write(other, `late ${at}`))
    await untilLocked(holding, 5)
    return { ended }
  })
  expect((await ending.ended).status).toBeLessThan(300)
  const statuses = async (answers: Promise<Answer>[]) =>
    (await Promise.all(answers)).map(({ status }) => status)
  const done = DONE.get(way.call) ?? 200
  expect(await statuses(before)).toEqual([done, done])
  expect(await statuses(behind)).toEqual([way.refusal, way.refusal])
})

it('a friend who writes without a pause delays it by one turn of the queue', async () => {
  const { owner, friend, id, path } = await crowd('lists')
  const writers = 8
  const list = path.split('/')[2] ?? ''
  const writing = hammer(server, { person: friend, list, writers, limit: 20 * writers })
  await writing.until(writers)
  const atFirst = writing.accepted()
  const off = { canManageGroceryLists: false }
  const switched = await owner.patch(`/users/friends/${id}/permissions`, off)
  const meanwhile = writing.accepted() - atFirst
  const statuses = await writing.stop()
  expect(switched.status).toBe(200)
  expect(statuses).toEqual([200, 404])
  // Each writer may have had one turn before it got its connection, and one at the lock.
  expect(meanwhile).toBeLessThanOrEqual(3 * writers)
})

it('nobody without the right makes anybody wait', async () => {
  const { owner, path } = await crowd('lists')
  const stranger = await join(server, 'Stranger')
  const answer = await holding.transaction().execute(async (trx) => {
    await lockScopes(trx, [`lists:${owner.userId}`])
    return stranger.patch(path, { name: 'mine' })
  })
  expect(answer.status).toBe(404)
})
