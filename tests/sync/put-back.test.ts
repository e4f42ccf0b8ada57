// Somebody puts back an older copy of the database and tells nobody: recovery begins by itself, on
// the real server and PostgreSQL. docs/sync.md step 23.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { removeAccount } from '#server/sync/accounts.ts'
import { startLife } from '#server/sync/lives.ts'
import { readDeviceState } from '#db/read-sync.ts'
import { apiOf, befriend, join, type Api } from '../support/api.ts'
import { signIn } from '../support/people.ts'
import { createPhone, type Phone } from '../support/phone.ts'
import { startServer } from '../support/server.ts'
import { serverHere } from '../support/server-here.ts'

const TABLES = [
  'records',
  'directory',
  'scopes',
  'friendships',
  'history',
  'mutation_log',
  'meta',
  'lives',
  'epochs',
]
const WEEKS_MS = 21 * 24 * 60 * 60 * 1000

const server = serverHere()
let anna: Api
let annasPhone: Phone
let bensPhone: Phone
let listId: string

beforeEach(async () => {
  anna = await join(server, 'Anna')
  const ben = await join(server, 'Ben')
  await befriend(anna, ben, ['canManageGroceryLists'])
  annasPhone = createPhone(server, anna)
  bensPhone = createPhone(server, ben)
  const items = [{ text: 'Milk', category: null, pos: 'a0' }]
  listId = (await annasPhone.save({ type: 'create-list', name: 'Weekend', items })).id
  await syncAll()
})

async function syncAll(): Promise<void> {
  for (const phone of [annasPhone, bensPhone, annasPhone]) await phone.sync()
}

async function signInAgain(): Promise<void> {
  for (const { person } of [annasPhone, bensPhone]) {
    Object.assign(person, await signIn(server, person.email, 'a long enough pass-phrase'))
  }
  anna = apiOf(server, annasPhone.person)
}

/** Copies everything as it is at this moment, while the server runs. */
async function copy(): Promise<void> {
  for (const table of TABLES) {
    await sql`drop table if exists ${sql.ref(`copy_${table}`)}`.execute(server.db)
    await sql`create table ${sql.ref(`copy_${table}`)} as table ${sql.ref(table)}`.execute(
      server.db,
    )
  }
}

/** Puts the copy in the place of what stands there, and starts the server. */
async function putBack(): Promise<void> {
  for (const table of TABLES) {
    await sql`delete from ${sql.ref(table)}`.execute(server.db)
    await sql`insert into ${sql.ref(table)} table ${sql.ref(`copy_${table}`)}`.execute(server.db)
  }
  await sql`select setval('writes', (select max(write) from scopes))`.execute(server.db)
  await startLife(server.db)
}

async function epoch(): Promise<string> {
  return (await anna.sync()).epoch
}

async function add(phone: Phone, text: string, pos: string): Promise<void> {
  await phone.save({
    type: 'change-list',
    listId,
    changes: [{ add: { text, category: null, pos } }],
  })
  await syncAll()
}

async function shown(phone: Phone): Promise<string[] | undefined> {
  return (await phone.list(listId))?.items.map(({ text }) => text)
}

const ALL = ['Milk', 'Bread', 'Eggs', 'Butter']

async function everythingIsThere(texts: readonly string[] = ALL): Promise<void> {
  const { body } = await anna.get(`/grocerylists/${listId}`)
  expect(body.groceries.map(({ text }: { text: string }) => text)).toEqual(texts)
  for (const phone of [annasPhone, bensPhone]) {
    expect(await shown(phone)).toEqual(texts)
    expect(await readDeviceState(phone.db)).toMatchObject({ waiting: 0, parked: 0 })
  }
}

async function addTheRest(): Promise<void> {
  await add(annasPhone, 'Bread', 'a1')
  await add(bensPhone, 'Eggs', 'a2')
  await add(annasPhone, 'Butter', 'a3')
}

describe('an older copy that is put back without a word', () => {
  it('by seconds, of the very life that goes on: everything comes back from the phones', async () => {
    await copy()
    const before = await epoch()
    await addTheRest()
    const { id } = await annasPhone.save({ type: 'create-list', name: 'Later', items: [] })
    await annasPhone.sync()
    await putBack()
    expect((await anna.get(`/grocerylists/${listId}`)).body.groceries).toHaveLength(1)
    await syncAll()
    await everythingIsThere()
    expect((await anna.get(`/grocerylists/${id}`)).body.name).toBe('Later')
    expect(await epoch()).not.toBe(before)
  })

  it('by weeks and several starts, twice in a row', async () => {
    await copy()
    for (let time = 0; time < 2; time += 1) {
      await startLife(server.db)
      server.clock.advance(WEEKS_MS)
      await signInAgain()
      if (time === 0) await addTheRest()
      await startLife(server.db)
      await syncAll()
      await putBack()
      await syncAll()
      await syncAll()
      await everythingIsThere()
    }
  })

  it('is noticed also by whoever comes when others have long gone on', async () => {
    await copy()
    await add(annasPhone, 'Bread', 'a1')
    await putBack()
    // Another device of the same people does not know what is lost.
    const { body } = await anna.patch(`/grocerylists/${listId}`, { groceries: [{ text: 'Tea' }] })
    for (let count = 0; count < 20; count += 1) {
      await anna.patch(`/grocerylists/${listId}`, { name: `Name ${count}` })
    }
    await startLife(server.db)
    expect(body.groceries).toHaveLength(2)
    await syncAll()
    await syncAll()
    const texts = (await shown(annasPhone)) ?? []
    expect(texts.toSorted()).toEqual(['Bread', 'Milk', 'Tea'])
    expect((await shown(bensPhone))?.toSorted()).toEqual(['Bread', 'Milk', 'Tea'])
  })

  it('begins one new history, however many devices come from the lost one', async () => {
    await copy()
    await add(annasPhone, 'Bread', 'a1')
    await putBack()
    await bensPhone.sync()
    const after = await epoch()
    await syncAll()
    await syncAll()
    expect(await epoch()).toBe(after)
    await everythingIsThere(['Milk', 'Bread'])
  })

  it('recovers also where that takes longer than any call may, without the trip that proves it', async () => {
    await copy()
    const before = await epoch()
    await addTheRest()
    const { life } = (await trip(anna, {})).body
    await putBack()
    // Stands for as many records as take long: it waits until it is told.
    await sql`create function take_long() returns trigger language plpgsql as $$ begin
      while not exists (select from meta where key = 'enough') loop perform pg_sleep(0.02); end loop;
      return null; end $$`.execute(server.db)
    await sql`create trigger take_long before update on records
      for each statement execute function take_long()`.execute(server.db)
    const recover = () => trip(anna, { life })
    const first = await recover()
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await recover()).status).toBe(503)
    expect((await anna.get(`/grocerylists/${listId}`)).status).toBe(200)
    await sql`insert into meta (key, value) values ('enough', '')`.execute(server.db)
    await vi.waitUntil(async () => (await epoch()) !== before, { timeout: 10_000 })
    await sql`drop function take_long cascade`.execute(server.db)
    await syncAll()
    await everythingIsThere()
  })
})

describe('nothing begins anew', () => {
  it('where the server only starts again, and where two of them run at once', async () => {
    const before = await epoch()
    const second = await startServer({ databaseUrl: server.databaseUrl })
    const other = createPhone(second, anna)
    await other.sync()
    for (const [at, text] of ['Bread', 'Eggs', 'Butter'].entries()) {
      await add(annasPhone, text, `a${at + 1}`)
      await other.sync()
      await startLife(server.db)
      await other.sync()
    }
    await syncAll()
    expect(await epoch()).toBe(before)
    await second.stop()
  })

  it('where an account with the latest writes is gone', async () => {
    const cleo = await join(server, 'Cleo')
    await befriend(cleo, anna, ['canManageGroceryLists'])
    await cleo.post('/grocerylists', { name: 'Cleo' })
    await annasPhone.sync()
    const before = await epoch()
    await server.db
      .transaction()
      .execute((trx) => removeAccount(trx, cleo.userId, server.clock.now()))
    await startLife(server.db)
    await annasPhone.sync()
    expect(await epoch()).toBe(before)
  })

  it('for a life or a cursor that somebody made up', async () => {
    const before = await epoch()
    const { life = '' } = (await trip(anna, {})).body
    const [name, current, , signature] = life.split('.')
    const forged = [
      `${name}.${current}.999999.${signature}`,
      `${name}.01a3185c-5000-4000-8000-00000000abcd.1.${signature}`,
      `elsewhere.${current}.1.${signature}`,
      `\0.\0.1.${signature}`,
      'nothing of the kind',
      '...',
      '',
    ]
    for (const made of forged) expect((await trip(anna, { life: made })).status).toBe(200)
    const cursors = { [`lists:${anna.userId}`]: 2 ** 40 }
    const answer = await trip(anna, { cursors })
    expect(answer.body.scopes.find(({ full }: { full?: boolean }) => full)).toBeDefined()
    expect(await epoch()).toBe(before)
    expect((await trip(anna, { life })).body.epoch).toBe(before)
  })
})

function trip(who: Api, more: Record<string, unknown>) {
  const wall = server.clock.now()
  const plain = { device: 'aaaaaaaa', schema: 1, clock: { wall }, calls: [], cursors: {} }
  return who.post('/sync', { ...plain, ...more })
}
