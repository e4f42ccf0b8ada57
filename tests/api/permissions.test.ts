// Who may do what. Everybody who may have to do with one owner asks each route of the router, by
// itself and through /sync, for what belongs to that owner. What each may do follows from their
// grants and the rules in permission-matrix.json (product §6).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { v7 } from 'uuid'
import type { Flag } from '#shared/grants.ts'
import { reassertCalls } from '#server/api/reassert.ts'
import { API_CALLS } from '#server/api/table.ts'
import { startServer, type TestServer } from '../support/server.ts'
import type { Api } from '../support/api.ts'
import { ENTITIES, EDITS, PATHS, SHOWN, bodyOf, furnish, make } from '../support/belongings.ts'
import { castOf, type Cast, type Member } from '../support/cast.ts'
import {
  askOver,
  BODIES,
  cursorsOf,
  everything,
  idFor,
  kindsIn,
  toldTo,
  type Channel,
  type Ground,
} from '../support/rights.ts'

type Entity = (typeof ENTITIES)[number]
type Right = 'view' | 'edit' | 'delete'
type Cell =
  | { entity: Entity; right: Right; status: number; only?: Channel }
  | { shows: Partial<Record<Entity, 'own' | 'shared' | 'all'>> }
  | { creates: Entity }
  | { of: string; owner: number; others: number; only?: Channel }
  | { open: true }
  | { streams: true }
  | { own: string }
type Matrix = {
  /** By thing and right: the grants that open it; its owner needs none. */
  rights: Record<Entity, Record<Right, readonly Flag[]>>
  calls: Record<string, Cell>
}

const matrix: Matrix = JSON.parse(
  readFileSync(new URL('permission-matrix.json', import.meta.url), 'utf8'),
)

let server: TestServer
let cast: Cast
let owner: Api
let ground: Ground

beforeAll(async () => {
  server = await startServer({ env: { AUTH_AUTOCONFIRM: 'true' } })
  cast = await castOf(server)
  owner = cast.owner
  ground = { server, cast }
  await furnish(owner)
}, 240_000)
afterAll(() => server.stop())

const may = ({ api, grants }: Member, right: Right, entity: Entity) =>
  api === owner || matrix.rights[entity][right].some((flag) => grants.includes(flag))

function bodyFor(asked: { method: string; path: string; entity: Entity; id: string }): unknown {
  const { method, path, entity, id } = asked
  if (path.includes('/items')) return method === 'DELETE' ? undefined : { text: 'changed' }
  if (method === 'PATCH') return EDITS[entity]
  if (!path.endsWith('/reassert')) return undefined
  const cell = { v: 'changed', s: '0'.repeat(24), u: owner.userId }
  const name = entity === 'recipe' ? 'title' : 'name'
  const record = { id, by: owner.userId, createdAt: 1, cells: { [name]: cell } }
  return { owner: owner.userId, records: [record] }
}

describe('the matrix', () => {
  it('has a row for every route of the router, and for every call of an outbox', () => {
    const routes = server.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.slice('/api'.length)}`)
    const synced = reassertCalls.map(({ method, path }) => `${method} ${path}`)
    const rows = Object.keys(matrix.calls).toSorted()
    expect(rows).toEqual([...new Set([...routes, ...synced])].toSorted())
    expect(rows.length).toBeGreaterThan(API_CALLS.length)
  })

  it('methods that are not in the table do not exist, whatever a header says', async () => {
    const nobody = cast.shutOut.get('nobody') ?? { api: owner, grants: [] }
    for (const { path } of API_CALLS) {
      for (const method of ['PUT', 'OPTIONS']) {
        expect(
          (await askOver(ground, 'alone')(nobody, { method, path: path.replace(':id', v7()) }))
            .status,
        ).toBe(405)
      }
    }
    const id = await make(owner, 'list')
    const headers = { 'X-HTTP-Method-Override': 'DELETE' }
    await owner.patch(`/grocerylists/${id}`, { name: 'still here' }, headers)
    expect((await owner.get(`/grocerylists/${id}`)).status).toBe(200)
    await owner.del(`/grocerylists/${id}`)
  })
})

describe.each(Object.entries(matrix.calls))('%s', (name, cell) => {
  const [method = '', path = ''] = name.split(' ')
  const isSynced = 'only' in cell && cell.only === 'synced'

  it('[6.roles.1, 7.calls.1] answers 401 without a session that counts, unless it is for all', async () => {
    const before = await everything(ground)
    const wrong: unknown[] = []
    for (const [who, member] of cast.shutOut) {
      const asked = { method, path: path.replace(':id', v7()), json: {} }
      const { status } = await askOver(ground, 'alone')(member, asked)
      const isFair = 'open' in cell ? status !== 401 : status === (isSynced ? 404 : 401)
      if (!isFair) wrong.push([who, status])
    }
    expect(wrong).toEqual([])
    expect(await everything(ground)).toBe(before)
  })

  if ('right' in cell) thingTests({ method, path, ...cell })
  else if ('shows' in cell) readTests({ method, path, shows: cell.shows })
  else if ('creates' in cell) createTests(path, cell.creates)
  else if ('of' in cell) peopleTests({ method, path, ...cell })
  else if ('streams' in cell) {
    it('is there for everybody who is signed in', async () => {
      for (const member of cast.signedIn.values()) {
        expect((await askOver(ground, 'alone')(member, { method, path })).status).toBe(200)
      }
    })
  } else if ('own' in cell) {
    it('is for the caller alone', async () => {
      const before = await everything(ground)
      for (const [who, member] of cast.signedIn) {
        if (who === 'the owner') continue
        const { status } = await askOver(ground, 'alone')(member, {
          method,
          path,
          json: { email: owner.email },
        })
        expect([400, 403]).toContain(status)
      }
      expect(await everything(ground)).toBe(before)
    })
  }
})

function thingTests(row: {
  method: string
  path: string
  entity: Entity
  right: Right
  status: number
  only?: Channel
}) {
  const { method, path, entity, right, status, only } = row
  const isRestore = path.endsWith('/restore')
  const isWhole = !path.endsWith('/link') && !path.includes(':itemId')
  const channels = (['alone', 'synced'] as const).filter(
    (channel) => (only ?? channel) === channel && (method !== 'GET' || channel === 'alone'),
  )
  const makeFor = async () => {
    const id = await make(owner, entity)
    if (isPart) partOf.set(id, (await owner.get(`${PATHS[entity]}/${id}`)).body.groceries[0].id)
    if (isRestore) await owner.del(`${PATHS[entity]}/${id}`)
    return id
  }
  const isPart = path.includes(':itemId')
  const askFor = (id: string) => ({
    method,
    path: path.replace(':id', id).replace(':itemId', partOf.get(id) ?? v7()),
    json: bodyFor({ method, path, entity, id }),
  })
  const partOf = new Map<string, string>()

  it.each(channels)(
    '[6.server.1, 6.recipe.2, 6.grants.4] %s does what each may, says 403 to who may only see and 404 to the rest, and changes nothing for them',
    async (channel) => {
      const wrong: unknown[] = []
      const untouchable = await makeFor()
      const before = await everything(ground)
      for (const [who, member] of cast.signedIn) {
        if (may(member, right, entity)) continue
        const answer = await askOver(ground, channel)(member, askFor(untouchable))
        const expected = may(member, 'view', entity) ? 403 : 404
        if (answer.status !== expected) wrong.push([who, answer.status, expected])
        if (JSON.stringify(answer.body).includes(SHOWN)) wrong.push([who, 'leak'])
      }
      expect(await everything(ground)).toBe(before)
      for (const [who, member] of cast.signedIn) {
        if (!may(member, right, entity)) continue
        const id = await makeFor()
        const answer = await askOver(ground, channel)(member, askFor(id))
        // Giving back is done after a restored backup only; the right is looked at first.
        const isFair = answer.status === status || (only !== undefined && answer.status === 409)
        if (!isFair) wrong.push([who, answer.status, status])
        const after = await owner.get(`${PATHS[entity]}/${id}`)
        if (after.status !== (method === 'DELETE' && isWhole ? 404 : 200))
          wrong.push([who, 'without effect'])
        const isChanged = JSON.stringify(after.body).includes('changed')
        const isGone = after.body.groceries?.length === 0
        if (isPart && method === 'DELETE' && !isGone) wrong.push([who, 'without effect'])
        if (method === 'PATCH' && !isChanged) wrong.push([who, 'without effect'])
        await owner.del(`${PATHS[entity]}/${id}`)
      }
      expect(wrong).toEqual([])
      if (!isRestore) await owner.del(`${PATHS[entity]}/${untouchable}`)
    },
  )

  if (only) return
  it('[6.server.1] reads the same for what is not granted and for what does not exist', async () => {
    const stranger = cast.signedIn.get('a stranger') ?? { api: owner, grants: [] }
    const id = await make(owner, entity)
    const hidden = await askOver(ground, 'alone')(stranger, askFor(id))
    for (const other of [v7(), 'not-an-id', '%00', `${id}x`, "'%20or%201=1"]) {
      const unknown = await askOver(ground, 'alone')(stranger, askFor(other))
      expect({ ...unknown.body, url: '' }).toEqual({ ...hidden.body, url: '' })
    }
    await owner.del(`${PATHS[entity]}/${id}`)
  })
}

function readTests(row: {
  method: string
  path: string
  shows: Partial<Record<Entity, 'own' | 'shared' | 'all'>>
}) {
  const { method, path, shows } = row
  const isPull = method === 'POST'
  const isShown = (member: Member, entity: Entity) => {
    const whose = shows[entity]
    if (!whose || !may(member, 'view', entity)) return false
    return whose === 'all' || (member.api === owner) === (whose === 'own')
  }

  it('[6.grants.1, 1.purpose.4] shows each thing to exactly those who may see it, and nobody an address', async () => {
    const wrong: unknown[] = []
    for (const [who, member] of cast.signedIn) {
      const { body } = isPull
        ? { body: await member.api.sync({ pageBytes: 262_144 }) }
        : await askOver(ground, 'alone')(member, { method, path })
      const found = kindsIn(ground, body)
      for (const entity of ENTITIES) {
        if (found.has(entity) !== isShown(member, entity)) wrong.push([who, entity])
      }
      wrong.push(
        ...toldTo(
          ground,
          { who, member },
          { text: JSON.stringify(body), isGranted: found.size > 0 },
        ),
      )
    }
    expect(wrong).toEqual([])
  })

  if (!isPull) return
  it.each([-1, 0, 1, 'now', 2 ** 40])(
    '[6.grants.1, 6.server.1] shows no more to who names the cursor %s, and nothing that was deleted',
    async (named) => {
      const wrong: unknown[] = []
      const kinds = { lists: 'list', recipes: 'recipe', places: 'place' } as const
      const now = await cursorsOf(owner)
      for (const [who, member] of cast.signedIn) {
        const own = member.api === owner
        const scopes = [...Object.keys(kinds), 'me'].map((kind) => `${kind}:${owner.userId}`)
        const cursors = Object.fromEntries(
          scopes.map((scope) => [scope, named === 'now' ? (now[scope] ?? 0) : Number(named)]),
        )
        const answer = await member.api.sync({ cursors, pageBytes: 262_144, verify: scopes })
        const open = Object.entries(kinds)
          .filter(([, entity]) => may(member, 'view', entity))
          .map(([kind]) => `${kind}:${owner.userId}`)
        const granted = own ? [...open, `me:${owner.userId}`] : open
        const closed = scopes.filter((scope) => !granted.includes(scope))
        const sent = answer.scopes.filter(({ scope }) => scope.endsWith(owner.userId))
        if (answer.gone.toSorted().join() !== closed.toSorted().join()) wrong.push([who, 'gone'])
        for (const { scope } of sent) if (!granted.includes(scope)) wrong.push([who, scope])
        if (sent.length !== granted.length) wrong.push([who, 'lacks', sent.length])
        wrong.push(
          ...toldTo(
            ground,
            { who, member },
            { text: JSON.stringify(answer), isGranted: granted.length > 0 },
          ),
        )
      }
      expect(wrong).toEqual([])
    },
  )
}

function createTests(path: string, entity: Entity) {
  it.each(['alone', 'synced'] as const)(
    '[6.place.2] %s makes something of the caller, whatever the body says about its author',
    async (channel) => {
      for (const member of cast.signedIn.values()) {
        if (member.api === owner) continue
        const localId = v7()
        const json = { ...bodyOf(entity, 'own'), localId, authorId: owner.userId }
        const { status } = await askOver(ground, channel)(member, { method: 'POST', path, json })
        expect(status).toBe(201)
        const own = await member.api.get(`${path}/${localId}`)
        expect(own.body.authorId).toBe(member.api.userId)
        await member.api.del(`${path}/${localId}`)
      }
    },
  )
}

function peopleTests(row: {
  method: string
  path: string
  owner: number
  others: number
  only?: Channel
}) {
  const { method, path, only } = row
  const channels = (['alone', 'synced'] as const).filter((channel) => (only ?? channel) === channel)
  it.each(channels)('%s is for those it concerns', async (channel) => {
    const wrong: unknown[] = []
    const about = (id: string) => ({
      method,
      path: path.replace(':id', id),
      json: method === 'DELETE' ? undefined : (BODIES[path]?.() ?? {}),
    })
    const id = await idFor(ground, path)
    const before = await everything(ground)
    for (const [who, member] of cast.signedIn) {
      if (member.api === owner) continue
      const { status } = await askOver(ground, channel)(member, about(id))
      if (status !== row.others) wrong.push([who, status, row.others])
    }
    if (row.others >= 400) expect(await everything(ground)).toBe(before)
    const member = cast.signedIn.get('the owner') ?? { api: owner, grants: [] }
    const { status } = await askOver(ground, channel)(member, about(id))
    if (status !== row.owner) wrong.push(['the owner', status, row.owner])
    expect(wrong).toEqual([])
  })
}

it('[6.server.1] an id of the owner is taken, and reveals nothing', async () => {
  const stranger = cast.signedIn.get('a stranger') ?? { api: owner, grants: [] }
  for (const entity of ENTITIES) {
    const localId = await make(owner, entity)
    const before = await everything(ground)
    const json = { ...bodyOf(entity, 'own'), localId }
    for (const channel of ['alone', 'synced'] as const) {
      const asked = { method: 'POST', path: PATHS[entity], json }
      const answer = await askOver(ground, channel)(stranger, asked)
      expect(answer).toMatchObject({ status: 409, body: { code: 'id_taken' } })
      expect(JSON.stringify(answer.body)).not.toContain(SHOWN)
    }
    expect(await everything(ground)).toBe(before)
    await owner.del(`${PATHS[entity]}/${localId}`)
  }
})

it('a token that has run out opens nothing', async () => {
  server.clock.advance(2 * 60 * 60 * 1000)
  const member = cast.signedIn.get('the owner') ?? { api: owner, grants: [] }
  for (const { method, path } of API_CALLS) {
    const { status } = await askOver(ground, 'alone')(member, {
      method,
      path: path.replace(':id', v7()),
      json: {},
    })
    expect([path, status]).toEqual([path, 401])
  }
})
