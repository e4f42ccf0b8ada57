// The app is updated while changes wait and an older tab is open, on the real mirror and the real
// server. docs/sync.md section 7.
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SCHEMA } from '#db/schema.ts'
import { NewerSchemaError } from '#db/store.ts'
import { join, type Api } from '../support/api.ts'
import { createPhone, type Phone } from '../support/phone.ts'
import { serverHere } from '../support/server-here.ts'
import { NEXT } from './simulation/next-version.ts'

const server = serverHere()
let anna: Api
let disk: IDBFactory
/** A tab that was opened before the update. */
let old: Phone
let listId: string

beforeAll(async () => {
  anna = await join(server, 'Anna')
})

beforeEach(async () => {
  disk = new IDBFactory()
  old = createPhone(server, anna, { disk })
  const { id } = await old.save({ type: 'create-list', name: 'Weekend' })
  listId = id
  await old.sync()
})

/** A tab of the same device with the next version of the app. index: its database is newer, too. */
function updated({ index = false } = {}): Phone {
  const indexes = { outbox: '++seq, &mutationId, root, state, kind' }
  return createPhone(server, anna, { disk, schema: index ? { ...NEXT, indexes } : NEXT })
}

async function add(phone: Phone, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    const id = crypto.randomUUID()
    const change = { add: { id, text, category: null, pos: `a${texts.indexOf(text)}` } }
    await phone.save({ type: 'change-list', listId, changes: [change] })
  }
}

const outbox = (phone: Phone) => phone.db.tables.outbox.toArray()

async function textsOf(phone: Phone): Promise<string[] | undefined> {
  return (await phone.list(listId))?.items.map(({ text }) => text).toSorted()
}

/**
 * The texts on the server, as it tells them to a device that it has never met; undefined: no list.
 */
async function stored(): Promise<string[] | undefined> {
  const phone = createPhone(server, anna)
  await phone.sync()
  return await textsOf(phone)
}

const MANY = Array.from({ length: 120 }, (_, at) => `Item ${`${at}`.padStart(3, '0')}`)

describe.each([{ index: false }, { index: true }])(
  'an update, with a newer database: $index',
  (how) => {
    it('takes a full outbox over: what had left goes again as it was', async () => {
      await add(old, 'Milk')
      old.faults = ['answerLost', 'lost']
      await old.sync()
      await add(old, ...MANY)
      const [sent] = await outbox(old)
      expect(sent?.state).toBe('sent')

      const phone = updated(how)
      await phone.save({ type: 'rename-me', displayName: 'Anna' })
      const [same, ...others] = await outbox(phone)
      expect(same).toEqual(sent)
      expect(others.length).toBeGreaterThan(2)
      expect(new Set(others.map(({ v }) => v))).toEqual(new Set([NEXT.version]))
      expect(others[0]?.path).toBe(`/grocerylists/${listId.toUpperCase()}`)

      expect(await phone.sync()).toEqual({ kind: 'idle' })
      expect(await outbox(phone)).toEqual([])
      expect(await stored()).toEqual([...MANY, 'Milk'])
    })

    it('shuts an older tab out of writing, not of reading', async () => {
      await add(old, 'Milk')
      const phone = updated(how)
      await add(phone, 'Bread')
      await expect(add(old, 'Eggs')).rejects.toThrow(NewerSchemaError)
      await expect(old.sync()).rejects.toThrow(NewerSchemaError)
      expect(await textsOf(old)).toEqual(['Bread', 'Milk'])
      await phone.sync()
      expect(await stored()).toEqual(['Bread', 'Milk'])
    })

    it('leaves alone what an older tab is just told, and sends it once more', async () => {
      await add(old, 'Milk')
      const phone = updated(how)
      old.onTheWay = () => add(phone, 'Bread')
      await expect(old.sync()).rejects.toThrow(NewerSchemaError)
      expect((await outbox(phone)).map(({ state }) => state)).toEqual(['sent', 'queued'])
      await phone.sync()
      expect(await outbox(phone)).toEqual([])
      expect(await stored()).toEqual(['Bread', 'Milk'])
    })

    it('takes over what an older tab wrote before the newer code had written', async () => {
      const phone = updated(how)
      await phone.db.store.read((tx) => tx.meta())
      await add(old, 'Milk')
      await phone.sync()
      expect(await outbox(phone)).toEqual([])
      expect(await stored()).toEqual(['Milk'])
    })
  },
)

it('a server that was set back takes nothing from newer code, and nothing is lost', async () => {
  await add(old, 'Milk')
  const phone = updated()
  phone.serverVersion = SCHEMA.version
  expect((await phone.sync()).kind).toBe('retry')
  expect((await outbox(phone)).map(({ state }) => state)).toEqual(['sent'])
  phone.serverVersion = NEXT.version
  await phone.sync()
  expect(await stored()).toEqual(['Milk'])
})
