// Who may do what: every call of the product API, asked by everybody in permission-matrix.json about
// what belongs to one owner. Words that stand only in the owner's things must never reach anybody
// who may not see them (product §6).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { v7 } from 'uuid'
import { API_CALLS } from '#server/api/table.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { befriend, editAt, join, timeAt, type Answer, type Api, type Json } from '../support/api.ts'

type Entity = 'recipe' | 'place' | 'list'
type Right = 'view' | 'edit' | 'delete'
type Who = string
type Cell =
  | { entity: Entity; right: Right; status: number }
  | { shows: Partial<Record<Entity, Who[]>> }
  | { creates: Entity }
  | { of: string; statuses: Record<Who, number> & { default: number } }
type Matrix = {
  people: Record<Who, string>
  unauthenticated: Who[]
  calls: Record<string, Cell>
} & Record<Right, Record<Entity, Who[]>>

const matrix: Matrix = JSON.parse(
  readFileSync(new URL('permission-matrix.json', import.meta.url), 'utf8'),
)
const CANARY = /KANARI/i
const PATHS: Record<Entity, string> = {
  recipe: '/recipes',
  place: '/places',
  list: '/grocerylists',
}

let server: TestServer
const people: Record<Who, Api> = {}
let owner: Api
let third: Api

beforeAll(async () => {
  server = await startServer()
  const add = async (who: Who) => (people[who] = await join(server, who))
  owner = await add('owner')
  third = await join(server, 'third')
  for (const who of Object.keys(matrix.people)) if (who !== 'owner') await add(who)
  const one = (who: Who): Api => people[who] ?? owner
  const every = ['canViewRecipes', 'canEditRecipes', 'canManageGroceryLists', 'canViewPlaces']
  await one('requester').post('/users/friend-requests', { email: owner.email })
  await owner.post('/users/friend-requests', { email: one('recipient').email })
  const rejected = await one('rejected').post('/users/friend-requests', { email: owner.email })
  await owner.patch(`/users/friend-requests/${rejected.body.id}`, { status: 'REJECTED' })
  await befriend(owner, one('off'))
  await befriend(owner, one('viewsRecipes'), ['canViewRecipes'])
  await befriend(owner, one('editsRecipes'), ['canEditRecipes'])
  await befriend(owner, one('managesLists'), ['canManageGroceryLists'])
  await befriend(owner, one('viewsPlaces'), ['canViewPlaces'])
  await befriend(owner, one('all'), every)
  await befriend(one('reverse'), owner, every)
  const former = await befriend(owner, one('former'), every)
  await owner.del(`/users/friends/${former.id}`)
  await befriend(one('all'), one('second'), every)
  await server.db.deleteFrom('auth_sessions').where('user_id', '=', one('ended').userId).execute()
  await shown.forEveryone()
}, 120_000)
afterAll(() => server.stop())

/** Things of the owner that stay as they are, to be looked for in every answer. */
const shown = {
  async forEveryone() {
    for (const entity of ['recipe', 'place', 'list'] as const) await make(entity)
  },
}

async function make(entity: Entity, by: Api = owner, words = 'KANARI'): Promise<string> {
  const bodies = {
    recipe: {
      title: `${words} title`,
      description: `${words} description`,
      diet: 'VEGAN',
      difficulty: 'EASY',
      course: 'MAIN',
      cookingTime: `${words} time`,
      numberOfPersons: `${words} persons`,
      ingredientSections: [{ title: words, ingredients: [{ text: words }] }],
      instructionSections: [{ title: words, instructions: [{ instruction: words }] }],
    },
    place: {
      name: `${words} name`,
      location: `${words} street`,
      type: 'lunch',
      foodRating: 5,
      priceQualityRating: 5,
      seatingRating: 5,
    },
    list: {
      name: `${words} list`,
      categories: [words],
      groceries: [{ text: words, category: words }],
    },
  }
  const made = await by.post(PATHS[entity], bodies[entity])
  expect(made.status).toBe(201)
  return made.body.id
}

const EDITS: Record<Entity, object> = {
  recipe: { cookingTime: 'KANARI changed' },
  place: { foodRating: 6 },
  list: { name: 'KANARI changed' },
}

function send(
  who: Who,
  method: string,
  ...[path, json]: [path: string, json?: unknown]
): Promise<Answer> {
  const person = people[who] ?? owner
  if (who === 'none') return bare(method, path, { json })
  if (who === 'forged')
    return bare(method, path, { json, token: `${person.accessToken.slice(0, -8)}AAAAAAAA` })
  if (who === 'unsigned') {
    const [, claims] = person.accessToken.split('.')
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    return bare(method, path, { json, token: `${header}.${claims}.` })
  }
  if (method === 'GET') return person.get(path)
  if (method === 'POST') return person.post(path, json)
  return method === 'PATCH' ? person.patch(path, json) : person.del(path, json)
}

async function bare(
  method: string,
  path: string,
  { json, token }: { json?: unknown; token?: string },
): Promise<Answer> {
  const headers = {
    'Content-Type': 'application/json',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  }
  const body = json === undefined ? null : JSON.stringify(json)
  const answer = await server.fetch(`/api${path}`, { method, headers, body })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : {} }
}

const isIn = (who: Who, list: readonly Who[] | undefined) => list?.includes(who) === true
const everyone = Object.keys(matrix.people)
const signedIn = everyone.filter((who) => !isIn(who, matrix.unauthenticated))

it('the matrix has a row for every call that the server has', () => {
  const served = API_CALLS.map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(matrix.calls).toSorted()).toEqual([...served, 'POST /sync'].toSorted())
})

it('methods that are not in the table do not exist, whatever a header says', async () => {
  for (const { path } of API_CALLS) {
    const asked = path.replace(':id', v7())
    for (const method of ['PUT', 'OPTIONS']) {
      expect((await bare(method, asked, {})).status).toBe(405)
    }
  }
  const id = await make('list')
  const headers = { 'X-HTTP-Method-Override': 'DELETE' }
  await owner.patch(`/grocerylists/${id}`, { name: 'KANARI still here' }, headers)
  expect((await owner.get(`/grocerylists/${id}`)).status).toBe(200)
})

describe.each(Object.entries(matrix.calls))('%s', (name, cell) => {
  const [method = '', path = ''] = name.split(' ')

  it('[6.roles.1, 7.calls.1] answers 401 without a session that counts', async () => {
    for (const who of matrix.unauthenticated) {
      const answer = await send(
        who,
        method,
        path.replace(':id', v7()),
        method === 'GET' ? undefined : {},
      )
      expect([who, answer.status]).toEqual([who, 401])
    }
  })

  if ('right' in cell) {
    const { entity, right, status } = cell
    it('[6.server.1, 6.recipe.2, 6.grants.4] does what each may, says 403 to who may only see, and 404 to everybody else', async () => {
      const isRestore = path.endsWith('/restore')
      const makeFor = async () => {
        const id = await make(entity)
        if (isRestore) await owner.del(`${PATHS[entity]}/${id}`)
        return id
      }
      const untouchable = await makeFor()
      const wrong: unknown[] = []
      for (const who of signedIn) {
        const isAllowed = isIn(who, matrix[right][entity])
        const id = isAllowed ? await makeFor() : untouchable
        const json = method === 'PATCH' ? EDITS[entity] : undefined
        const answer = await send(who, method, path.replace(':id', id), json)
        const expected = isAllowed ? status : isIn(who, matrix.view[entity]) ? 403 : 404
        if (answer.status !== expected) wrong.push([who, answer.status, expected])
        if (!isAllowed && CANARY.test(JSON.stringify(answer.body))) wrong.push([who, 'leak'])
        if (isAllowed && status !== 204) await owner.del(`${PATHS[entity]}/${id}`)
      }
      if (isRestore) await owner.post(`${PATHS[entity]}/${untouchable}/restore`)
      const untouched = await owner.get(`${PATHS[entity]}/${untouchable}`)
      expect(untouched.status).toBe(200)
      expect(JSON.stringify(untouched.body)).not.toContain('changed')
      await owner.del(`${PATHS[entity]}/${untouchable}`)
      expect(wrong).toEqual([])
    })

    it('[6.server.1] reads the same for what is not granted and for what does not exist', async () => {
      const id = await make(entity)
      const json = method === 'PATCH' ? EDITS[entity] : undefined
      const hidden = await send('stranger', method, path.replace(':id', id), json)
      for (const other of [v7(), 'not-an-id', '%00', `${id}x`, "'%20or%201=1"]) {
        const unknown = await send('stranger', method, path.replace(':id', other), json)
        expect({ ...unknown.body, url: '' }).toEqual({ ...hidden.body, url: '' })
      }
      await owner.del(`${PATHS[entity]}/${id}`)
    })
  } else if ('shows' in cell) {
    it('[6.grants.1, 1.purpose.4] shows each thing to exactly those who may see it', async () => {
      const wrong: unknown[] = []
      for (const who of signedIn) {
        const answer = method === 'GET' ? await send(who, 'GET', path) : await pulled(who)
        const found = new Set(kindsIn(answer))
        for (const entity of ['recipe', 'place', 'list'] as const) {
          const expected = isIn(who, cell.shows[entity])
          if (found.has(entity) !== expected) wrong.push([who, entity, found.has(entity)])
        }
        const hasNone = found.size === 0
        if (hasNone && CANARY.test(JSON.stringify(answer.body))) wrong.push([who, 'leak'])
        const others = [...Object.values(people), third].filter((one) => one !== people[who])
        const told = others.filter(({ email }) => JSON.stringify(answer.body).includes(email))
        if (told.length > 0) wrong.push([who, 'address'])
      }
      expect(wrong).toEqual([])
    })
  } else if ('creates' in cell) {
    it('[6.place.2] makes something of the caller, whatever the body says about its author', async () => {
      for (const who of signedIn.filter((one) => one !== 'owner')) {
        const person = people[who] ?? owner
        const id = await make(cell.creates, person, 'own')
        const own = await person.get(`${path}/${id}`)
        expect(own.body.authorId).toBe(person.userId)
        await person.del(`${path}/${id}`)
      }
    })
  } else {
    it('is for those it concerns', async () => {
      const json = BODIES[path]?.() ?? {}
      const wrong: unknown[] = []
      for (const who of signedIn) {
        const id = await idFor(path)
        const answer = await send(
          who,
          method,
          path.replace(':id', id),
          method === 'DELETE' ? undefined : json,
        )
        const expected = cell.statuses[who] ?? cell.statuses.default
        if (answer.status !== expected) wrong.push([who, answer.status, expected])
      }
      expect(wrong).toEqual([])
    })
  }
})

const BODIES: Record<string, () => object> = {
  '/users/friend-requests/:id': () => ({ status: 'ACCEPTED' }),
  '/users/friends/:id/permissions': () => ({ canViewPlaces: true }),
  '/users/me': () => ({ displayName: 'Somebody' }),
  '/users/friend-requests': () => ({ email: `${v7()}@example.test` }),
}

/** What belongs to the owner and `third`, made anew for each who asks. */
async function idFor(path: string): Promise<string> {
  if (path.startsWith('/users/me/notices')) return noticeOf(owner)
  if (!path.includes(':id')) return ''
  const existing: Json[] = (await owner.get('/users/me/friends')).body
  const known = existing.find(({ friend }) => friend.id === third.userId)
  if (known && !path.startsWith('/users/friend-requests')) return known.friendship.id
  if (known) await owner.del(`/users/friends/${known.friendship.id}`)
  const pending: Json[] = (await owner.get('/users/me/friend-requests')).body
  const waiting = pending.find(({ requester }) => requester.displayName === 'third')
  await server.db.deleteFrom('rate_counts').execute()
  const id =
    waiting?.id ?? (await third.post('/users/friend-requests', { email: owner.email })).body.id
  if (!path.startsWith('/users/friend-requests')) {
    await owner.patch(`/users/friend-requests/${id}`, { status: 'ACCEPTED' })
  }
  return id
}

async function noticeOf(person: Api): Promise<string> {
  const id = v7()
  const create = { localId: id, name: 'One', groceries: [], ...timeAt(server) }
  const rename = (name: string) => {
    const set = { name: { ...editAt(server, name, null), at: server.clock.now() - 1000, floor: 0 } }
    return { method: 'PATCH' as const, path: `/grocerylists/${id}`, body: { ops: [{ id, set }] } }
  }
  await person.sync({
    device: 'aaaaaaaa',
    calls: [{ method: 'POST', path: '/grocerylists', body: create }],
  })
  await person.sync({ device: 'bbbbbbbb', calls: [rename('Two')] })
  const answer = await person.sync()
  const rows = answer.scopes.flatMap((scope) => scope.rows)
  const notice = rows.find(
    ({ kind, del, cells }) => kind === 'notice' && !del && cells['recordId']?.v === id,
  )
  await person.del(`/grocerylists/${id}`)
  return notice?.id ?? ''
}

async function pulled(who: Who): Promise<Answer> {
  const person = people[who] ?? owner
  const answer = await person.sync({ pageBytes: 256 * 1024 })
  return { status: 200, headers: new Headers(), body: answer }
}

/** The kinds of the owner's things in an answer, however it is shaped. */
function kindsIn({ body }: Answer): Entity[] {
  const found: Entity[] = []
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return
    if (value.kind && value.by === owner.userId) {
      if (value.kind !== 'profile' && value.kind !== 'friendship') found.push(value.kind)
    } else if (value.authorId === owner.userId) {
      found.push(value.groceries ? 'list' : value.course ? 'recipe' : 'place')
    }
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(body)
  return found
}

describe('a right that is taken away', () => {
  it('stops fifty waiting edits at once', async () => {
    const friend = await join(server, 'leaver')
    const { id } = await befriend(owner, friend, ['canManageGroceryLists'])
    const list = await make('list')
    await owner.patch(`/users/friends/${id}/permissions`, { canManageGroceryLists: false })
    const calls = Array.from({ length: 50 }, (_, at) => ({
      method: 'PATCH' as const,
      path: `/grocerylists/${list}`,
      body: { ops: [{ id: list, set: { name: editAt(server, `Late ${at}`, null) } }] },
    }))
    const answer = await friend.sync({ calls, cursors: { [`lists:${owner.userId}`]: 1 } })
    expect(new Set(answer.results.map(({ status }) => status))).toEqual(new Set([404]))
    expect(answer.gone).toEqual([`lists:${owner.userId}`])
    expect(JSON.stringify(answer)).not.toMatch(CANARY)
    expect((await owner.get(`/grocerylists/${list}`)).body.name).toBe('KANARI list')
  })
})

it('a token that has run out opens nothing', async () => {
  server.clock.advance(2 * 60 * 60 * 1000)
  for (const { method, path } of API_CALLS) {
    const answer = await send(
      'owner',
      method,
      path.replace(':id', v7()),
      method === 'GET' ? undefined : {},
    )
    expect([path, answer.status]).toEqual([path, 401])
  }
})
