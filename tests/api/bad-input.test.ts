// Bad input: refused with the name of the field, never a 500, and nothing is changed (product §5.input).
import { beforeAll, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { v7 } from 'uuid'
import { API_CALLS } from '#server/api/table.ts'
import { serverHere } from '../support/server-here.ts'
import { editAt, join, timeAt, type Answer, type Api } from '../support/api.ts'
import { SOUP } from '../support/samples.ts'

const server = serverHere()
let anna: Api
let listId: string
let itemId: string
let recipeId: string
let placeId: string

const place = {
  name: 'Bar',
  location: 'Street',
  type: 'lunch',
  foodRating: 5,
  priceQualityRating: 5,
  seatingRating: 5,
}

beforeAll(async () => {
  anna = await join(server, 'Anna')
  const list = await anna.post('/grocerylists', { name: 'List', groceries: [{ text: 'Milk' }] })
  listId = list.body.id
  itemId = list.body.groceries[0].id
  recipeId = (await anna.post('/recipes', SOUP)).body.id
  placeId = (await anna.post('/places', place)).body.id
})

async function raw(method: string, path: string, body: string, type = 'application/json') {
  const headers = { Authorization: `Bearer ${anna.accessToken}`, 'Content-Type': type }
  const answer = await server.fetch(`/api${path}`, { method, headers, body })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text) }
}

const everything = async () =>
  JSON.stringify(await server.db.selectFrom('records').selectAll().orderBy('id').execute())

const edit = (v: unknown) => ({ ...timeAt(server), v, base: null })

const trip = (more: object) => ({
  device: 'aaaaaaaa',
  schema: 1,
  clock: { wall: 1 },
  calls: [],
  cursors: {},
  ...more,
})
const listCursor = () => `cursors.lists:${anna.userId}`

/** Body, and the field that the refusal must name. */
const REFUSED: [call: string, body: () => unknown, field: string | (() => string)][] = [
  ['POST /grocerylists', () => ({}), 'name'],
  ['POST /grocerylists', () => ({ name: '   ', groceries: [] }), 'name'],
  ['POST /grocerylists', () => ({ name: 7, groceries: [] }), 'name'],
  ['POST /grocerylists', () => ({ name: 'x'.repeat(201), groceries: [] }), 'name'],
  ['POST /grocerylists', () => ({ name: 'a\u0000b', groceries: [] }), 'name'],
  ['POST /recipes', () => ({ ...SOUP, sourceUrl: 'https://a.example/\ud83c' }), 'sourceUrl'],
  ['POST /grocerylists', () => ({ name: 'a\ud800b', groceries: [] }), 'name'],
  ['POST /grocerylists', () => ({ name: 'a\u202eb', groceries: [] }), 'name'],
  ['POST /grocerylists', () => ({ name: 'A', categories: ['a\u2066'] }), 'categories.0'],
  ['POST /grocerylists', () => ({ name: 'A', groceries: {} }), 'groceries'],
  ['POST /grocerylists', () => ({ name: 'A', groceries: [{}] }), 'groceries.0.text'],
  ['POST /grocerylists', () => ({ name: 'A', groceries: [{ text: '' }] }), 'groceries.0.text'],
  [
    'POST /grocerylists',
    () => ({ name: 'A', groceries: [{ text: 'x'.repeat(501) }] }),
    'groceries.0.text',
  ],
  [
    'POST /grocerylists',
    () => ({ name: 'A', groceries: [{ text: 'x', isChecked: 1 }] }),
    'groceries.0.isChecked',
  ],
  [
    'POST /grocerylists',
    () => ({ name: 'A', groceries: [{ text: 'x', id: 'y' }] }),
    'groceries.0.id',
  ],
  [
    'POST /grocerylists',
    () => ({ name: 'A', groceries: [{ text: 'x', owner: 'y' }] }),
    'groceries.0.owner',
  ],
  [
    'POST /grocerylists',
    () => ({ name: 'A', groceries: Array.from({ length: 2001 }, () => ({ text: 'x' })) }),
    'groceries',
  ],
  ['POST /grocerylists', () => ({ name: 'A', localId: '1', groceries: [] }), 'localId'],
  ['POST /grocerylists', () => ({ name: 'A', groceries: [], isAdmin: true }), 'isAdmin'],
  ['POST /grocerylists', () => ({ name: 'A', groceries: [], ownerId: 'x' }), 'ownerId'],
  ['POST /grocerylists', () => [], ''],
  ['POST /grocerylists', () => 'text', ''],
  ['POST /grocerylists', () => null, 'name'],
  ['PATCH /grocerylists', () => ({ name: '' }), 'name'],
  ['PATCH /grocerylists', () => ({ name: 'A', version: 'x' }), 'version'],
  ['PATCH /grocerylists', () => ({ groceries: [{ text: 'A' }, { text: 5 }] }), 'groceries.1.text'],
  ['PATCH /grocerylists', () => ({ id: v7(), name: 'A' }), 'id'],
  ['PATCH /grocerylists', () => ({ ops: [] }), 'ops'],
  ['PATCH /grocerylists', () => ({ ops: [{ id: itemId }] }), 'ops.0.set'],
  ['PATCH /grocerylists', () => ({ ops: [{ id: itemId, set: {} }] }), 'ops.0.set'],
  [
    'PATCH /grocerylists',
    () => ({ ops: [{ id: itemId, set: { text: edit(5) } }] }),
    'ops.0.set.text.v',
  ],
  [
    'PATCH /grocerylists',
    () => ({ ops: [{ id: itemId, set: { name: edit('x') } }] }),
    'ops.0.set.name',
  ],
  [
    'PATCH /grocerylists',
    () => ({ ops: [{ id: listId, set: { text: edit('x') } }] }),
    'ops.0.set.text',
  ],
  [
    'PATCH /grocerylists',
    () => ({ ops: [{ id: itemId, set: { text: { ...edit('x'), base: 'z' } } }] }),
    'ops.0.set.text.base',
  ],
  [
    'PATCH /grocerylists',
    () => ({ ops: [{ id: itemId, set: { text: { ...edit('x'), at: -1 } } }] }),
    'ops.0.set.text.at',
  ],
  [
    'PATCH /grocerylists',
    () => ({ ops: [{ id: itemId, set: { pos: edit('a b') } }] }),
    'ops.0.set.pos.v',
  ],
  ['DELETE /grocerylists', () => ({ seenVersion: 'x' }), 'seenVersion'],
  ['DELETE /grocerylists', () => ({ seenVersion: 0.5 }), 'seenVersion'],
  ['DELETE /grocerylists', () => ({ seenVersion: -1e300 }), 'seenVersion'],
  ['DELETE /grocerylists', () => ({ seenVersion: 2 ** 53 }), 'seenVersion'],
  ['DELETE /recipes', () => ({ seenVersion: -2 }), 'seenVersion'],
  ['POST /recipes', () => ({ ...SOUP, title: ' ' }), 'title'],
  ['POST /recipes', () => ({ ...SOUP, diet: 'FISH' }), 'diet'],
  ['POST /recipes', () => ({ ...SOUP, course: 'toString' }), 'course'],
  ['POST /recipes', () => ({ ...SOUP, ingredientSections: [] }), 'ingredientSections'],
  [
    'POST /recipes',
    () => ({ ...SOUP, ingredientSections: [{ ingredients: [] }] }),
    'ingredientSections.0.ingredients',
  ],
  [
    'POST /recipes',
    () => ({ ...SOUP, ingredientSections: [{ ingredients: [{ text: '' }] }] }),
    'ingredientSections.0.ingredients.0.text',
  ],
  [
    'POST /recipes',
    () => ({ ...SOUP, instructionSections: [{ instructions: [{ text: 'x' }] }] }),
    'instructionSections.0.instructions.0.instruction',
  ],
  [
    'POST /recipes',
    () => ({ ...SOUP, ingredientSections: [{ ingredients: [{ text: 'x', role: 1 }] }] }),
    'ingredientSections.0.ingredients.0.role',
  ],
  ['POST /recipes', () => ({ ...SOUP, title: 'x'.repeat(201) }), 'title'],
  [
    'POST /recipes',
    () => ({
      ...SOUP,
      instructionSections: [{ instructions: [{ instruction: 'x'.repeat(5001) }] }],
    }),
    'instructionSections.0.instructions.0.instruction',
  ],
  ['POST /recipes', () => ({ ...SOUP, role: 'admin' }), 'role'],
  ['PATCH /recipes', () => ({ title: null }), 'title'],
  ['PATCH /recipes', () => ({ set: { title: edit('') } }), 'set.title.v'],
  ['PATCH /recipes', () => ({ set: { title: edit('a\u202eb') } }), 'set.title.v'],
  ['PATCH /recipes', () => ({ set: { author: edit('x') } }), 'set.author'],
  ['POST /places', () => ({ ...place, foodRating: 11 }), 'foodRating'],
  ['POST /places', () => ({ ...place, foodRating: '5' }), 'foodRating'],
  ['POST /places', () => ({ ...place, type: 'bar' }), 'type'],
  ['POST /places', () => ({ ...place, location: '' }), 'location'],
  ['POST /places', () => ({ ...place, name: 'a\nb' }), 'name'],
  ['PATCH /places', () => ({ seatingRating: -1 }), 'seatingRating'],
  ['POST /users/friend-requests', () => ({}), 'email'],
  ['POST /users/friend-requests', () => ({ email: ' ' }), 'email'],
  ['POST /users/friend-requests', () => ({ email: { $ne: 1 } }), 'email'],
  ['POST /users/friend-requests', () => ({ email: `${'x'.repeat(300)}@example.test` }), 'email'],
  ['PATCH /users/me', () => ({ displayName: '' }), 'displayName'],
  ['PATCH /users/me', () => ({ displayName: 'annA\u202e' }), 'displayName'],
  ['PATCH /users/me', () => ({ displayName: 'A', email: 'x@example.test' }), 'email'],
  ['POST /sync', () => ({}), 'device'],
  [
    'POST /sync',
    () => ({ device: 'zz', schema: 1, clock: { wall: 1 }, calls: [], cursors: {} }),
    'device',
  ],
  // The name of the server in stamps.
  [
    'POST /sync',
    () => ({ device: '00000000', schema: 1, clock: { wall: 1 }, calls: [], cursors: {} }),
    'device',
  ],
  [
    'POST /sync',
    () => ({ device: 'aaaaaaaa', schema: 1, clock: { wall: 1 }, calls: [{}], cursors: {} }),
    'calls.0.mutationId',
  ],
  [
    'POST /sync',
    () => ({ device: 'aaaaaaaa', schema: 1, clock: { wall: 1 }, calls: [], cursors: { me: 'x' } }),
    'cursors.me',
  ],
  ['POST /sync', () => trip({ cursors: { [`lists:${anna.userId}`]: 0.5 } }), listCursor],
  ['POST /sync', () => trip({ cursors: { [`lists:${anna.userId}`]: -2 } }), listCursor],
  ['POST /sync', () => trip({ cursors: { [`lists:${anna.userId}`]: 1e300 } }), listCursor],
  ['POST /sync', () => trip({ pageBytes: 0.5 }), 'pageBytes'],
]

describe('a body that is not what the call takes', () => {
  it.each(REFUSED)('[5.input.1, 5.sizes.1] %s %#: 400 and the field', async (call, body, named) => {
    const field = typeof named === 'string' ? named : named()
    const [method = '', base = ''] = call.split(' ')
    const ids: Record<string, string> = {
      '/grocerylists': listId,
      '/recipes': recipeId,
      '/places': placeId,
    }
    const path = method === 'POST' || base === '/users/me' ? base : `${base}/${ids[base] ?? ''}`
    const before = await everything()
    const answer = await raw(method, path, JSON.stringify(body()))
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', field } })
    expect(answer.body.message).toContain(field)
    expect(answer.body).toMatchObject({ statusText: 'Bad Request', url: `/api${path}` })
    expect(await everything()).toBe(before)
  })

  it('[5.input.1] names the field of one call of many, and runs the others', async () => {
    const answer = await anna.sync({
      calls: [
        {
          method: 'PATCH',
          path: `/grocerylists/${listId}`,
          body: { ops: [{ id: itemId, set: { text: edit('a\u0000') } }] },
        },
        {
          method: 'PATCH',
          path: `/grocerylists/${listId}`,
          body: { ops: [{ id: listId, set: { name: editAt(server, 'Fine', null) } }] },
        },
      ],
    })
    expect(answer.results).toMatchObject([
      { status: 400, code: 'validation_failed', detail: { field: 'ops.0.set.text.v' } },
      { status: 200 },
    ])
  })

  it('refuses an id that is no text as that one call, and runs the others', async () => {
    const path = '/grocerylists'
    const localId = { toString: 1, valueOf: 1 }
    const { results } = await anna.sync({
      calls: [
        { method: 'POST', path, body: { localId, name: 'Odd' } },
        { method: 'POST', path, body: { localId: v7(), name: 'Fine' } },
      ],
    })
    expect(results).toMatchObject([{ status: 400, detail: { field: 'localId' } }, { status: 201 }])
  })
})

it('what a device says of a scope that it loads anew is understood', async () => {
  const scope = `lists:${anna.userId}`
  const loaded = await anna.sync({ cursors: { [scope]: -1 } })
  expect(loaded.scopes.find((page) => page.scope === scope)).toMatchObject({ full: true })
  const { body: made } = await anna.post('/grocerylists', { name: 'Gone soon', groceries: [] })
  expect((await anna.del(`/grocerylists/${made.id}`, { seenVersion: -1 })).status).toBe(204)
})

describe('a body that is no JSON of ours', () => {
  const HOSTILE: [name: string, body: string][] = [
    ['no JSON', '{"name":'],
    ['a number that is infinite', '{"name":"A","version":1e400,"groceries":[]}'],
    ['ten thousand brackets', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['ten thousand objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['a prototype', '{"__proto__":{"isAdmin":true},"name":"A"}'],
    ['a constructor', '{"constructor":{"prototype":{"x":1}},"name":"A"}'],
    ['ten thousand keys', `{${Array.from({ length: 10_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
    ['a text of 1 MB', `{"name":"${'x'.repeat(1024 * 1024)}"}`],
    ['a key that is twice there', '{"name":"A","name":7}'],
  ]

  it.each(HOSTILE)('[5.input.1] %s is refused, whoever it is sent to', async (_name, body) => {
    for (const { method, path } of API_CALLS) {
      if (method === 'GET') continue
      const answer = await raw(method, path.replace(':id', listId), body)
      expect([400, 404]).toContain(answer.status)
    }
    expect((await raw('POST', '/sync', body)).status).toBe(400)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('bytes that are no text are refused, not stored with holes in them', async () => {
    const broken = Buffer.concat([
      Buffer.from('{"name":"a'),
      Buffer.from([0xff, 0xc3]),
      Buffer.from('b","groceries":[]}'),
    ])
    for (const [method, path] of [
      ['POST', '/api/grocerylists'],
      ['POST', '/api/sync'],
      ['POST', '/auth/v1/signup'],
    ] as const) {
      const answer = await server.fetch(path, {
        method,
        headers: {
          Authorization: `Bearer ${anna.accessToken}`,
          'Content-Type': 'application/json',
        },
        body: broken,
      })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toMatch(/UTF-8/)
    }
  })

  it('an object of ten thousands of members is refused before they are checked', async () => {
    const members = Array.from({ length: 150_000 }, (_, at) => `"${at}":""`).join(',')
    const sent = JSON.stringify(trip({ cursors: {} })).replace(
      '"cursors":{}',
      `"cursors":{${members}}`,
    )
    expect(await raw('POST', '/sync', sent)).toMatchObject({
      status: 400,
      body: { code: 'bad_json', message: 'The body has too many members' },
    })
  })

  it('a body of very many small things is refused before it is parsed', async () => {
    const things = `[${'{},'.repeat(70_000)}{}]`
    const sent = JSON.stringify(trip({ calls: [] })).replace('"calls":[]', `"calls":${things}`)
    const refused = {
      status: 400,
      body: { code: 'bad_json', message: 'The body has too many members' },
    }
    expect(await raw('POST', '/sync', sent)).toMatchObject(refused)
  })

  it('a report of an error is short, or is not looked at', async () => {
    const sent = JSON.stringify({ kind: 'error', message: 'x'.repeat(100_000) })
    expect(await raw('POST', '/errors', sent)).toMatchObject({
      status: 400,
      body: { code: 'bad_json', message: 'The body is too large' },
    })
  })

  it('another type is refused, as a form of a foreign page would send it', async () => {
    const body = '{"name":"A","groceries":[]}'
    expect((await raw('POST', '/grocerylists', body, 'text/plain')).status).toBe(415)
    expect(
      (await raw('POST', '/grocerylists', body, 'application/x-www-form-urlencoded')).status,
    ).toBe(415)
  })

  it('[5.sizes.1] more than 2 MB is refused', async () => {
    expect((await raw('POST', '/grocerylists', `"${'x'.repeat(2 * 1024 * 1024)}"`)).status).toBe(
      413,
    )
  })

  it('a header that makes no sense is refused by its name', async () => {
    const post = (headers: Record<string, string>): Promise<Answer> =>
      anna.post('/grocerylists', { name: 'A', groceries: [] }, headers)
    expect((await post({ 'Idempotency-Key': 'x'.repeat(201) })).body.field).toBe('Idempotency-Key')
    expect((await post({ 'If-Match': 'yesterday' })).body.field).toBe('If-Match')
  })
})

it('nothing that JSON can say makes the server fail', async () => {
  const anything = fc.jsonValue({ maxDepth: 4 })
  const fields = [
    'name',
    'groceries',
    'ops',
    'set',
    'title',
    'email',
    'status',
    'version',
    'localId',
    'id',
    'categories',
    'displayName',
    'calls',
    'cursors',
    'seenVersion',
    'canViewPlaces',
    'foodRating',
  ]
  const body = fc.oneof(anything, fc.dictionary(fc.constantFrom(...fields), anything))
  const calls = [
    ...API_CALLS.filter(({ method }) => method !== 'GET'),
    { method: 'POST', path: '/sync' },
  ]
  const ids = fc.constantFrom(listId, recipeId, placeId, itemId, 'x', v7())
  await server.db.deleteFrom('rate_counts').execute()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), ids, body, async (call, id, sent) => {
      const answer = await raw(call.method, call.path.replace(':id', id), JSON.stringify(sent))
      expect(answer.status).toBeLessThan(500)
    }),
    { numRuns: 600 },
  )
})

it('[5.input.3] a position, text or name with markup is kept as the text it is', async () => {
  const name = "<img src=x onerror=alert(1)> \u200f {{7*7}} 👩‍👩‍👧 ' or 1=1 --"
  const text = `${name} \u202e`
  const made = await anna.post('/grocerylists', { name, groceries: [{ text }] })
  expect(made.body).toMatchObject({ name, groceries: [{ text }] })
})
