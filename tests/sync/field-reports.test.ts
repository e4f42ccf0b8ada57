// What people reported of other apps, as it would happen here: two phones, the real server, and a
// network that fails as in the report.
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appendPositions } from '#db/positions.ts'
import { discardParked, retryParked } from '#db/parked.ts'
import { readPending } from '#db/read-pending.ts'
import { readDeviceState } from '#db/read-sync.ts'
import { refreshSession, type RefreshDeps } from '#db/refresh-session.ts'
import { createSessionStore, SESSION_KEY } from '#db/session-store.ts'
import { befriend, join, type Api } from '../support/api.ts'
import { createLock, createPhone, type Phone } from '../support/phone.ts'
import { serverHere } from '../support/server-here.ts'

const HOUR_MS = 60 * 60 * 1000

const server = serverHere({ env: { AUTH_JWT_EXP: '604800' } })
let anna: Api
let ben: Api
let annasPhone: Phone
let bensPhone: Phone

// In some reports days pass, so tokens last that long here.
beforeAll(async () => {
  anna = await join(server, 'Anna')
  ben = await join(server, 'Ben')
  await befriend(anna, ben, ['canManageGroceryLists'])
})

beforeEach(() => {
  annasPhone = createPhone(server, anna)
  bensPhone = createPhone(server, ben)
})

/** A list of Anna's with these items, on both phones. */
async function sharedList(...texts: string[]): Promise<string> {
  const positions = appendPositions([], texts.length)
  const items = texts.map((text, at) => ({ text, category: null, pos: positions[at] ?? 'a0' }))
  const { id } = await annasPhone.save({ type: 'create-list', name: 'Weekend', items })
  await meet()
  return id
}

async function meet(): Promise<void> {
  await annasPhone.sync()
  await bensPhone.sync()
  await annasPhone.sync()
}

async function itemId(phone: Phone, listId: string, text: string): Promise<string> {
  const item = (await phone.list(listId))?.items.find((candidate) => candidate.text === text)
  if (!item) throw new Error(`There is no ${text}`)
  return item.id
}

type Target = { phone: Phone; listId: string }

async function tick({ phone, listId }: Target, text: string, isChecked = true): Promise<void> {
  const item = await itemId(phone, listId, text)
  await phone.save({ type: 'change-list', listId, changes: [{ item, set: { isChecked } }] })
}

async function add({ phone, listId }: Target, text: string): Promise<void> {
  const [pos = 'a0'] = appendPositions((await phone.list(listId))?.items ?? [], 1)
  const changes = [{ add: { text, category: null, pos } }]
  await phone.save({ type: 'change-list', listId, changes })
}

async function remove({ phone, listId }: Target, text: string): Promise<void> {
  const changes = [{ remove: await itemId(phone, listId, text) }]
  await phone.save({ type: 'change-list', listId, changes })
}

/** The texts of the items that the phone shows, in any order, with a mark on ticked ones. */
async function shown(phone: Phone, listId: string): Promise<string[] | null> {
  const list = await phone.list(listId)
  return list && list.items.map(({ text, isChecked }) => (isChecked ? `${text} ✓` : text)).sort()
}

describe('ticks that come back (mealie 6269, norish 214)', () => {
  it('stay where they are while requests and answers are lost on a weak signal', async () => {
    const listId = await sharedList('Bread', 'Eggs', 'Milk')
    const annas = { phone: annasPhone, listId }
    const seen: (string[] | null)[] = []
    annasPhone.onTheWay = async () => {
      seen.push(await shown(annasPhone, listId))
    }
    const ticked = new Set<string>()
    const expected = () =>
      ['Bread', 'Eggs', 'Milk'].map((text) => (ticked.has(text) ? `${text} ✓` : text))
    for (const [text, faults] of [
      ['Milk', ['answerLost', 'lost']],
      ['Bread', ['portal', 'answerLost']],
      ['Eggs', ['lost', 'twice']],
    ] as const) {
      await tick(annas, text)
      ticked.add(text)
      annasPhone.faults = [...faults]
      await annasPhone.sync()
      expect(await shown(annasPhone, listId)).toEqual(expected())
      for (const each of seen.splice(0)) expect(each).toEqual(expected())
    }
    await meet()
    expect(await shown(bensPhone, listId)).toEqual(['Bread ✓', 'Eggs ✓', 'Milk ✓'])
  })

  it('stay when the list is fetched between a tick and its arrival', async () => {
    const listId = await sharedList('Bread', 'Milk')
    const annas = { phone: annasPhone, listId }
    await add({ phone: bensPhone, listId }, 'Wine')
    await bensPhone.sync()
    // The answer was made before the tick, and arrives after it.
    annasPhone.onTheWay = async () => {
      annasPhone.onTheWay = async () => {}
      await tick(annas, 'Milk')
    }
    await annasPhone.sync()
    expect(await shown(annasPhone, listId)).toEqual(['Bread', 'Milk ✓', 'Wine'])
    await meet()
    expect(await shown(bensPhone, listId)).toEqual(['Bread', 'Milk ✓', 'Wine'])
  })
})

describe('an outbox that is cleared because the server is newer (mealie)', () => {
  it('is sent whole after days in which the list was changed elsewhere', async () => {
    const listId = await sharedList('Bread', 'Milk')
    const annas = { phone: annasPhone, listId }
    annasPhone.isOnline = false
    await tick(annas, 'Milk')
    await add(annas, 'Cheese')
    for (const text of ['Wine', 'Salt', 'Rice']) {
      server.clock.advance(20 * HOUR_MS)
      await add({ phone: bensPhone, listId }, text)
      await bensPhone.sync()
    }
    annasPhone.isOnline = true
    await meet()
    const all = ['Bread', 'Cheese', 'Milk ✓', 'Rice', 'Salt', 'Wine']
    expect(await shown(annasPhone, listId)).toEqual(all)
    expect(await shown(bensPhone, listId)).toEqual(all)
    expect(await readDeviceState(annasPhone.db)).toMatchObject({ waiting: 0, parked: 0 })
  })
})

describe('adding in airplane mode (KitchenOwl 394)', () => {
  it('shows at once, survives a restart and arrives once', async () => {
    const listId = await sharedList('Milk')
    const annas = { phone: annasPhone, listId }
    annasPhone.isOnline = false
    await add(annas, 'Cheese')
    expect(await annasPhone.sync()).toMatchObject({ kind: 'retry' })
    annasPhone.restart()
    await add(annas, 'Wine')
    expect(await shown(annasPhone, listId)).toEqual(['Cheese', 'Milk', 'Wine'])
    annasPhone.isOnline = true
    annasPhone.faults = ['answerLost']
    await meet()
    expect(await shown(annasPhone, listId)).toEqual(['Cheese', 'Milk', 'Wine'])
    expect(await shown(bensPhone, listId)).toEqual(['Cheese', 'Milk', 'Wine'])
  })

  it('makes a list with no network that was ever there', async () => {
    annasPhone.isOnline = false
    const { id: listId } = await annasPhone.save({ type: 'create-list', name: 'Cabin' })
    await add({ phone: annasPhone, listId }, 'Firewood')
    expect(await shown(annasPhone, listId)).toEqual(['Firewood'])
    annasPhone.isOnline = true
    await meet()
    expect(await shown(bensPhone, listId)).toEqual(['Firewood'])
  })
})

describe('logged out after a lost refresh answer (KitchenOwl 414)', () => {
  it.each([
    ['at once', 0],
    ['an hour later', HOUR_MS],
  ])('renews the session by trying again %s', async (_when, pauseMs) => {
    const cleo = await join(server, 'Cleo')
    const store = createSessionStore(new IDBFactory())
    const user = { id: cleo.userId, email: cleo.email }
    const { accessToken: access_token, refreshToken: refresh_token } = cleo
    const session = { access_token, refresh_token, expires_at: 0, user }
    await store.setItem(SESSION_KEY, JSON.stringify(session))
    let losesAnswer = true
    const said: string[] = []
    const lock = createLock()
    const deps: RefreshDeps = {
      store,
      async send(refreshToken) {
        const answer = await server.fetch('/auth/v1/token?grant_type=refresh_token', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ refresh_token: refreshToken }),
        })
        if (losesAnswer) throw new TypeError('Failed to fetch')
        return answer
      },
      withLock: (task) => lock('refresh', task),
      announce: ({ event }) => said.push(event),
      now: server.clock.now,
    }
    expect(await refreshSession(deps, cleo.accessToken)).toEqual({ kind: 'unavailable' })
    expect((await store.readSession())?.refreshToken).toBe(cleo.refreshToken)
    server.clock.advance(pauseMs)
    losesAnswer = false
    expect(await refreshSession(deps, cleo.accessToken)).toMatchObject({ kind: 'renewed' })
    expect(said).toEqual(['TOKEN_REFRESHED'])
    const accessToken = (await store.readSession())?.accessToken ?? ''
    const phone = createPhone(server, { ...cleo, accessToken })
    expect(await phone.sync()).toEqual({ kind: 'idle' })
  })
})

describe('toggles that flip back', () => {
  it('are set, and not toggled, however often they arrive', async () => {
    const listId = await sharedList('Milk')
    await tick({ phone: annasPhone, listId }, 'Milk')
    await tick({ phone: bensPhone, listId }, 'Milk')
    annasPhone.faults = ['twice']
    bensPhone.faults = ['answerLost', 'twice']
    await annasPhone.sync()
    await meet()
    await meet()
    expect(await shown(annasPhone, listId)).toEqual(['Milk ✓'])
    expect(await shown(bensPhone, listId)).toEqual(['Milk ✓'])
  })

  it('end as the last tap left them when taps come while one is on its way', async () => {
    const listId = await sharedList('Milk')
    const annas = { phone: annasPhone, listId }
    await tick(annas, 'Milk')
    annasPhone.onTheWay = async () => {
      annasPhone.onTheWay = async () => {}
      await tick(annas, 'Milk', false)
      await tick(annas, 'Milk')
      await tick(annas, 'Milk', false)
    }
    annasPhone.faults = ['answerLost']
    await annasPhone.sync()
    expect(await shown(annasPhone, listId)).toEqual(['Milk'])
    await meet()
    expect(await shown(annasPhone, listId)).toEqual(['Milk'])
    expect(await shown(bensPhone, listId)).toEqual(['Milk'])
  })

  it('keep a grant as it was set last', async () => {
    const { id: friendshipId } = await befriend(await join(server, 'Dora'), anna)
    await annasPhone.sync()
    const set = (on: boolean) =>
      annasPhone.save({ type: 'grant', friendshipId, flag: 'canViewPlaces', on })
    for (const on of [true, false, true]) {
      annasPhone.faults = ['answerLost', 'lost']
      await set(on)
      await annasPhone.sync()
    }
    await meet()
    const { body } = await anna.get('/users/me/friends')
    const entry = body.find(
      ({ friendship }: { friendship: { id: string } }) => friendship.id === friendshipId,
    )
    expect(entry.permissions.yourPermissionsToFriend.canViewPlaces).toBe(true)
  })
})

describe('an item that was made again', () => {
  it('is not touched by an old tick of the one before, which stays removed', async () => {
    const listId = await sharedList('Milk')
    bensPhone.isOnline = false
    await tick({ phone: bensPhone, listId }, 'Milk')
    await remove({ phone: annasPhone, listId }, 'Milk')
    await add({ phone: annasPhone, listId }, 'Milk')
    await annasPhone.sync()
    bensPhone.isOnline = true
    await meet()
    expect(await shown(annasPhone, listId)).toEqual(['Milk'])
    expect(await shown(bensPhone, listId)).toEqual(['Milk'])
  })

  it('is not removed by an old delete of the one before', async () => {
    const listId = await sharedList('Milk')
    bensPhone.isOnline = false
    await remove({ phone: bensPhone, listId }, 'Milk')
    await remove({ phone: annasPhone, listId }, 'Milk')
    await add({ phone: annasPhone, listId }, 'Milk')
    await annasPhone.sync()
    bensPhone.isOnline = true
    await meet()
    expect(await shown(annasPhone, listId)).toEqual(['Milk'])
    expect(await shown(bensPhone, listId)).toEqual(['Milk'])
  })
})

describe('a list that is deleted while a friend shops', () => {
  /** Ben shops without a signal while Anna deletes the list; then his phone finds the server. */
  async function shopTooLate(): Promise<string> {
    const listId = await sharedList('Bread', 'Milk')
    bensPhone.isOnline = false
    await tick({ phone: bensPhone, listId }, 'Milk')
    await add({ phone: bensPhone, listId }, 'Candles for the cake')
    await annasPhone.save({ type: 'delete', entity: 'list', id: listId })
    await annasPhone.sync()
    bensPhone.isOnline = true
    await meet()
    return listId
  }

  it('does not come back by itself, and keeps what the friend has entered', async () => {
    const listId = await shopTooLate()
    expect(await shown(annasPhone, listId)).toBeNull()
    expect(await shown(bensPhone, listId)).toBeNull()
    const [change, ...others] = await readPending(bensPhone.db)
    expect(others).toEqual([])
    expect(change).toMatchObject({ state: 'parked', where: 'Weekend', owner: 'Anna' })
    expect(change?.what).toContain('Candles for the cake')
    await discardParked(bensPhone.db, listId)
  })

  it('takes it all once its author has restored it', async () => {
    const listId = await shopTooLate()
    await annasPhone.save({ type: 'restore', entity: 'list', id: listId })
    await meet()
    await retryParked(bensPhone.db, listId)
    await meet()
    await meet()
    const all = ['Bread', 'Candles for the cake', 'Milk ✓']
    expect(await shown(annasPhone, listId)).toEqual(all)
    expect(await shown(bensPhone, listId)).toEqual(all)
  })
})
