// For whom connections to the database count: all that a person's call asks counts for that person,
// or their calls could take what is kept for everybody else.
import { v7 } from 'uuid'
import { beforeAll, expect, it, vi } from 'vitest'
import { Shares } from '#server/db/shares.ts'
import { ACCESS_TOKEN_CALLS_PER_MINUTE } from '#shared/limits.ts'
import { editAt, join, type Api } from '../support/api.ts'
import { as } from '../support/people.ts'
import { BAR, SOUP } from '../support/samples.ts'
import { serverHere } from '../support/server-here.ts'

/** What is served whoever asks, and what is not played here. */
const FOR_EVERYBODY = new Set([
  'GET /health',
  'GET /ready',
  'GET /config',
  'GET /openapi.json',
  'GET /docs',
  'GET /docs/style.css',
  'POST /errors',
  'GET /r/:secret',
  'GET /r/style.css',
  // It never ends, and looks nothing up but the session.
  'GET /events',
])

const server = serverHere()
let anna: Api
/** By the first word of a path: what is there. */
let ids: Record<string, string>
/** Bodies without which a call would not get far. */
let bodies: Record<string, unknown>

beforeAll(async () => {
  anna = await join(server, 'Anna')
  // Somebody listens, so whoever sees a change is looked for.
  server.deps.pokes.subscribe(anna.userId, () => {}, '')
  const made = async (path: string, json: unknown): Promise<string> => {
    const { status, body } = await anna.post(path, json)
    expect(status, path).toBe(201)
    return body.id
  }
  const weekend = { name: 'Weekend', groceries: [{ text: 'Milk' }] }
  const token = { name: 'Mine', rights: { lists: 'write' } }
  ids = {
    recipes: await made('/recipes', SOUP),
    places: await made('/places', BAR),
    grocerylists: await made('/grocerylists', weekend),
    'access-tokens': await made('/access-tokens', token),
  }
  const { body: list } = await anna.get(`/grocerylists/${ids['grocerylists']}`)
  const ops = [{ id: list.groceries[0].id, set: { isChecked: editAt(server, true, null) } }]
  const tick = { method: 'PATCH', path: `/grocerylists/${list.id}`, body: { ops } }
  bodies = {
    'POST /sync': {
      device: 'aaaaaaaa',
      schema: 1,
      clock: { wall: server.clock.now() },
      calls: [{ mutationId: v7(), ...tick }],
      cursors: {},
    },
    'PATCH /recipes/:id': { title: 'Broth' },
    'PATCH /places/:id': { name: 'Pub' },
    'PATCH /grocerylists/:id': { name: 'Picnic' },
    'POST /recipes': SOUP,
    'POST /places': BAR,
    'POST /grocerylists': weekend,
    'POST /access-tokens': token,
    'POST /users/friend-requests': { email: 'nobody@example.test' },
    'DELETE /account': { email: anna.email },
  }
})

/** For whom turns were taken meanwhile. */
async function askersOf(work: () => Promise<unknown>): Promise<string[]> {
  const take = vi.spyOn(Shares.prototype, 'take')
  try {
    await work()
    // Viewers are told after the answer is sent.
    await new Promise((resolve) => setImmediate(resolve))
    return take.mock.calls.map(([who]) => who)
  } finally {
    take.mockRestore()
  }
}

function play(route: string): Promise<unknown> {
  const [method = '', path = ''] = route.split(' ')
  const at = path.replaceAll(/:\w+/g, ids[path.split('/')[1] ?? ''] ?? anna.userId)
  const json = method === 'GET' ? undefined : (bodies[route] ?? {})
  return as(server, anna)(`/api${at}`, { method, json })
}

it('[7.calls.5] all that a call of a person asks of the database counts for that person', async () => {
  const routes = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.replace('/api', '')}`)
    .filter((route) => !FOR_EVERYBODY.has(route))
  const ofOthers: Record<string, string[]> = {}
  const last = (route: string) => (route.endsWith('/account') ? 2 : Number(route.startsWith('D')))
  for (const route of [...new Set(routes)].toSorted((a, b) => last(a) - last(b))) {
    const askers = await askersOf(() => play(route))
    expect(askers, route).toContain(anna.userId)
    if (askers.some((who) => who !== anna.userId)) ofOthers[route] = askers
  }
  expect(routes.length).toBeGreaterThan(40)
  expect(ofOthers).toEqual({})
})

it('[7.calls.5] all that a program asks counts for its owner, once it is known whose it is', async () => {
  const bert = await join(server, 'Bert')
  const wish = { name: 'Mine', rights: { lists: 'write' } }
  const { token } = (await bert.post('/access-tokens', wish)).body
  const asBert = as(server, { ...bert, accessToken: token })
  const json = { name: 'Weekend', groceries: [] }
  const made = await askersOf(() => asBert('/api/grocerylists', { method: 'POST', json }))
  const read = await askersOf(() => asBert('/api/grocerylists'))
  // What is not known yet has the part of its network, and none of what is kept for nobody.
  expect([...new Set(made)]).toEqual(['access tokens from ', bert.userId])
  expect([...new Set(read)]).toEqual([bert.userId])
  const ask = () => asBert(`/api/grocerylists/${v7()}`)
  for (let count = 2; count < ACCESS_TOKEN_CALLS_PER_MINUTE; count += 1) await ask()
  expect(await askersOf(ask)).toEqual([])
})

it('[7.calls.5] made-up tokens, however many, hold up no program at another address', async () => {
  const wish = { name: 'Mine', rights: { lists: 'read' } }
  const cleo = await join(server, 'Cleo')
  const { token } = (await cleo.post('/access-tokens', wish)).body
  const ask = async (shown: string, remoteAddress: string) => {
    const headers = { Authorization: `Bearer ${shown}` }
    const from = { incoming: { socket: { remoteAddress } } }
    const { status } = await server.app.request('/api/grocerylists', { headers }, from)
    return status
  }
  let answered = 0
  const flood = Array.from({ length: 200 }, async (_, count) => {
    await ask(`nomnom_${count}`, '203.0.113.9')
    answered += 1
  })
  expect(await ask(token, '198.51.100.7')).toBe(200)
  expect(answered).toBeLessThan(100)
  await Promise.all(flood)
})
