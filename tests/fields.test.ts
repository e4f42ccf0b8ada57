// Every field of `shared/fields.ts`, as a device and as a plain caller make, change and empty it: with
// the real mirror, the real server and PostgreSQL. A new row is tested by being there.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Command } from '#db/commands.ts'
import { readExport } from '#db/export.ts'
import { readPending } from '#db/read-pending.ts'
import {
  FIELDS_OF,
  GRANT_FIELDS,
  ITEM_FIELDS,
  LIST_FIELDS,
  PLACE_FIELDS,
  PROFILE_FIELDS,
  RECIPE_FIELDS,
  type Field,
  type Fields,
} from '#shared/fields.ts'
import type { Flag } from '#shared/grants.ts'
import { fieldsOf } from '#shared/read.ts'
import { make } from '#shared/schemas/make.ts'
import { befriend, join, type Api, type Json } from './support/api.ts'
import { createPhone, type Phone } from './support/phone.ts'
import { SAMPLE_OF, samplesOf } from './support/samples.ts'
import { serverHere } from './support/server-here.ts'

const server = serverHere()
let anna: Api
let phone: Phone
let other: Phone
let friendship: string
let list: string

beforeAll(async () => {
  anna = await join(server, 'Anna')
  friendship = (await befriend(anna, await join(server, 'Ben'))).id
  phone = createPhone(server, anna)
  other = createPhone(server, anna)
  list = (await anna.post('/grocerylists', { name: 'Weekend' })).body.id
  await phone.sync()
})

type Values = Record<string, unknown>

/** How records of one kind are made and changed. What is there from the start is made by nobody. */
type Kind = {
  fields: Fields
  /** A call that makes one, and the id that it got. */
  post?(values: Values): Promise<string>
  patch(id: string, set: Values): Promise<{ status: number }>
  get(id: string): Promise<Values>
  /** The command that makes one with this id. */
  create?(id: string, values: Values): Command
  change(id: string, set: Values): Command
  /** The record that is there from the start. */
  standing?(): string
}

const made = ({ status, body }: { status: number; body: Json }): string => {
  expect(body).not.toHaveProperty('message')
  expect(status).toBe(201)
  return body.id
}

// Values of samples have passed the schemas of their fields, which the types of commands come from.
const commandOf = (command: object) => command as Command

const KINDS: Record<string, Kind> = {
  recipe: {
    fields: RECIPE_FIELDS,
    post: async (values) => made(await anna.post('/recipes', values)),
    patch: (id, set) => anna.patch(`/recipes/${id}`, set),
    get: async (id) => (await anna.get(`/recipes/${id}`)).body,
    create: (id, fields) => commandOf({ type: 'create-recipe', id, fields }),
    change: (id, set) => commandOf({ type: 'change-recipe', id, set }),
  },
  place: {
    fields: PLACE_FIELDS,
    post: async (values) => made(await anna.post('/places', values)),
    patch: (id, set) => anna.patch(`/places/${id}`, set),
    get: async (id) => (await anna.get(`/places/${id}`)).body,
    create: (id, fields) => commandOf({ type: 'create-place', id, fields }),
    change: (id, set) => commandOf({ type: 'change-place', id, set }),
  },
  list: {
    fields: LIST_FIELDS,
    post: async (values) => made(await anna.post('/grocerylists', values)),
    patch: (id, set) => anna.patch(`/grocerylists/${id}`, set),
    get: async (id) => (await anna.get(`/grocerylists/${id}`)).body,
    create: (id, values) => commandOf({ type: 'create-list', id, ...values }),
    change: (id, set) => commandOf({ type: 'change-list', listId: id, changes: [{ list: set }] }),
  },
  item: {
    fields: ITEM_FIELDS,
    post: async (values) => {
      const { body } = await anna.post('/grocerylists', { name: 'Sunday', groceries: [values] })
      list = body.id
      return body.groceries[0].id
    },
    patch: async (id, set) => {
      const { text } = await itemOf(id)
      return anna.patch(`/grocerylists/${list}`, { groceries: [{ id, text, ...set }] })
    },
    get: itemOf,
    create: (id, values) =>
      commandOf({ type: 'change-list', listId: list, changes: [{ add: { id, ...values } }] }),
    change: (id, set) =>
      commandOf({ type: 'change-list', listId: list, changes: [{ item: id, set }] }),
  },
  profile: {
    fields: PROFILE_FIELDS,
    standing: () => anna.userId,
    patch: (_id, set) => anna.patch('/users/me', set),
    get: async () => (await anna.get('/users/me')).body,
    change: (_id, { displayName }) =>
      commandOf({ type: 'rename-me', displayName: String(displayName) }),
  },
  friendship: {
    fields: GRANT_FIELDS,
    standing: () => friendship,
    patch: (id, set) => anna.patch(`/users/friends/${id}/permissions`, set),
    get: async () =>
      (await anna.get('/users/me/friends')).body[0].permissions.yourPermissionsToFriend,
    change: (id, set) => {
      const [[flag, on] = []] = Object.entries(set)
      // Its fields are the flags.
      return { type: 'grant', friendshipId: id, flag: flag as Flag, on: on === true }
    },
  },
}

async function itemOf(id: string): Promise<Values> {
  const { groceries } = (await anna.get(`/grocerylists/${list}`)).body
  return groceries.find((item: Json) => item.id === id)
}

/** One value for each field: the first or the second that it takes. */
function valuesOf(fields: Fields, which: 0 | 1): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, samplesOf(name, field)[which]]),
  )
}

/** What has to be said of a new record. */
function neededOf(fields: Fields): Values {
  const needed = Object.entries(fields).filter(
    // The server finds a place for an item that comes without a position.
    ([name, { mayBeEmpty, initially }]) => !mayBeEmpty && initially === undefined && name !== 'pos',
  )
  return valuesOf(Object.fromEntries(needed), 0)
}

async function shownOn({ db }: Phone, id: string): Promise<Values> {
  const row = await db.tables.records.get(id)
  return row ? fieldsOf(row.rec) : {}
}

/** What somebody takes away with them (product §2.profile.8): whole things, and the items of this list. */
async function exportedFrom({ db }: Phone, id: string): Promise<unknown[]> {
  const { recipes, restaurants, groceryLists } = await readExport(db)
  const whole = [...recipes, ...restaurants, ...groceryLists].filter((one) => one.id === id)
  return [...whole, ...groceryLists.flatMap(({ items }) => items)]
}

/** The items of an exported list stand in their order, which needs no position. */
function inExport(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'pos'))
}

/** Brings what was saved to the server and from there to the other device; nothing is refused. */
async function arrives(id: string): Promise<Values> {
  await phone.sync()
  expect(await readPending(phone.db)).toEqual([])
  await other.sync()
  return shownOn(other, id)
}

it('all kinds of records that people write are tested here', () => {
  expect(Object.keys(KINDS).sort()).toEqual(Object.keys(FIELDS_OF).sort())
  for (const [kind, { fields }] of Object.entries(KINDS))
    expect(fields).toBe(FIELDS_OF[kind as 'list'])
})

it('a field holds what it is drawn as: a day or a link is no other text', () => {
  const rows = [RECIPE_FIELDS, PLACE_FIELDS].flatMap((fields: Fields) => Object.entries(fields))
  for (const [name, { drawn = 'by hand', holds }] of rows) {
    if (drawn === 'by hand') continue
    const takes = (value: string) => holds(make)['~standard'].validate(value)
    expect(takes(SAMPLE_OF[drawn]), name).not.toHaveProperty('issues')
    expect('issues' in takes('Words'), name).toBe(drawn === 'day' || drawn === 'link')
  }
})

it('a label is a noun: notices and exports put their own words before it', () => {
  const rows = Object.values(KINDS).flatMap(({ fields }) => Object.values<Field>(fields))
  const labels = rows.map(({ label }) => label)
  expect(labels.length).toBeGreaterThan(20)
  expect(labels.filter((label) => /^(the|an?) /i.test(label))).toEqual([])
})

describe.each(Object.entries(KINDS))('every field of a %s', (_name, kind) => {
  const { fields, post, patch, get, create, change } = kind
  const anyRecord = async () => (await post?.(valuesOf(fields, 0))) ?? kind.standing?.() ?? ''

  if (post) {
    it('is made by a plain caller, all of them or no more than has to be said', async () => {
      for (const values of [valuesOf(fields, 0), neededOf(fields)]) {
        expect(await get(await post(values))).toMatchObject(values)
      }
    })
  }

  it('is changed and emptied by a plain caller', async () => {
    const id = await anyRecord()
    for (const [name, field] of Object.entries(fields)) {
      for (const value of samplesOf(name, field).toReversed()) {
        expect(await patch(id, { [name]: value })).toMatchObject({ status: 200 })
        expect((await get(id))[name]).toEqual(value)
      }
      const status = field.mayBeEmpty ? 200 : 400
      expect(await patch(id, { [name]: null })).toMatchObject({ status })
      if (field.mayBeEmpty) expect((await get(id))[name] ?? null, name).toBeNull()
    }
  })

  if (create) {
    it('is made on a device and arrives on another', async () => {
      const all = valuesOf(fields, 0)
      const id = crypto.randomUUID()
      await phone.sync()
      await phone.save(create(id, all))
      expect(await shownOn(phone, id)).toMatchObject(all)
      expect(await arrives(id)).toMatchObject(all)
      expect(await get(id)).toMatchObject(all)
      expect(await exportedFrom(other, id)).toContainEqual(expect.objectContaining(inExport(all)))
    })
  }

  it('is changed and emptied on a device', async () => {
    const id = await anyRecord()
    await phone.sync()
    for (const values of [valuesOf(fields, 1), valuesOf(fields, 0)]) {
      for (const [name, value] of Object.entries(values)) {
        await phone.save(change(id, { [name]: value }))
      }
      expect(await shownOn(phone, id)).toMatchObject(values)
      expect(await arrives(id)).toMatchObject(values)
    }
    const isEmptied = ([name]: [string, unknown]) => fields[name]?.mayBeEmpty === true
    const all = Object.entries(valuesOf(fields, 0))
    const kept = Object.fromEntries(all.filter((entry) => !isEmptied(entry)))
    const emptied = all.filter(isEmptied).map(([name]) => name)
    for (const name of emptied) await phone.save(change(id, { [name]: undefined }))
    for (const shown of [await shownOn(phone, id), await arrives(id)]) {
      expect(shown).toMatchObject(kept)
      for (const name of emptied) expect(shown).not.toHaveProperty(name)
    }
  })
})
