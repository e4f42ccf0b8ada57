// A device whose network fails or whose changes are refused: what it keeps, tries again and takes
// back (product §9.cache, §8.logged).
import { beforeAll, describe, expect, it } from 'vitest'
import { textOfResult } from '../../src/profile/result-texts.ts'
import { syncView } from '#exchange/sync-view.ts'
import { readPending } from '#db/read-pending.ts'
import { readPlace } from '#db/read-records.ts'
import { readDeviceState } from '#db/read-sync.ts'
import { befriend, join, type Api } from '../support/api.ts'
import { createPhone, type Phone } from '../support/phone.ts'
import { serverHere } from '../support/server-here.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const server = serverHere()
let anna: Api
let phone: Phone
let listId: string

beforeAll(async () => {
  anna = await join(server, 'Anna')
  phone = createPhone(server, anna)
  listId = (await phone.save({ type: 'create-list', name: 'Weekend' })).id
  await phone.sync()
})

const rename = (name: string) =>
  phone.save({ type: 'change-list', listId, changes: [{ list: { name } }] })
const nameAtServer = async () => (await anna.get(`/grocerylists/${listId}`)).body.name

describe('a device without an answer', () => {
  it('[9.cache.1, 9.cache.3] tries once more at once', async () => {
    await rename('Once more')
    phone.faults = ['lost']
    expect(await phone.sync()).toEqual({ kind: 'idle' })
    expect(await nameAtServer()).toBe('Once more')
  })

  it('[9.cache.3] then backs off, and sends nothing before its time', async () => {
    await rename('Later')
    phone.faults = ['lost', 'lost']
    const result = await phone.sync()
    if (result.kind !== 'retry') throw new Error(`It is ${result.kind}`)
    expect(result.at).toBeGreaterThan(server.clock.now())
    const requests = phone.requests
    await phone.engine.run()
    expect(phone.requests).toBe(requests)
    server.clock.set(result.at + 1)
    expect(await phone.engine.run()).toEqual({ kind: 'idle' })
    expect(await nameAtServer()).toBe('Later')
    server.clock.set(Date.now())
  })

  it('[9.cache.1, 9.cache.3] keeps its data for a day and for longer', async () => {
    phone.isOnline = false
    for (const days of [1, 30]) {
      server.clock.advance(days * DAY_MS)
      phone.restart()
      await phone.engine.run()
      expect((await phone.list(listId))?.name).toBe('Later')
    }
    server.clock.set(Date.now())
    phone.isOnline = true
  })
})

describe('a change of a list that is refused', () => {
  it('[8.logged.1, 8.logged.2, 4.editing.4] is taken back without a toast, and the chip and the sheet show it', async () => {
    const ben = await join(server, 'Ben')
    const { id } = await befriend(anna, ben, ['canManageGroceryLists'])
    const bens = createPhone(server, ben)
    await bens.sync()
    await bens.save({ type: 'change-list', listId, changes: [{ list: { name: 'Mine' } }] })
    expect((await bens.list(listId))?.name).toBe('Mine')
    await anna.patch(`/users/friends/${id}/permissions`, { canManageGroceryLists: false })
    await bens.sync()
    expect(await bens.list(listId)).toBeNull()
    expect(await nameAtServer()).toBe('Later')

    const [change] = await readPending(bens.db)
    expect(change).toMatchObject({ state: 'parked', error: { status: 404 } })
    const around = { now: Date.now(), isOnline: true, isSignedIn: true }
    const chip = syncView(await readDeviceState(bens.db), around)
    expect(chip).toEqual({ kind: 'rejected', count: 1 })
    const kinds = ['list.change', 'list.delete', 'list.categorise', 'place.change', 'place.delete']
    for (const kind of kinds as Parameters<typeof textOfResult>[0]['kind'][]) {
      expect(textOfResult({ kind, status: 403 })).toBeNull()
    }
  })

  it('[8.logged.1, 4.editing.3] is taken back also for a place, which has its old name again', async () => {
    const place = { name: 'Bar', location: 'Street', type: 'lunch' as const }
    const ratings = { foodRating: 5, priceQualityRating: 5, seatingRating: 5 }
    const { id } = await phone.save({ type: 'create-place', fields: { ...place, ...ratings } })
    await phone.sync()
    await phone.save({ type: 'change-place', id, set: { name: 'Café' } })
    expect((await readPlace(phone.db, id))?.name).toBe('Café')
    const laptop = createPhone(server, anna)
    await laptop.sync()
    await laptop.save({ type: 'delete', entity: 'place', id })
    await laptop.sync()
    await phone.sync()
    expect(await readPlace(phone.db, id)).toBeNull()
    expect(await readPending(phone.db)).toMatchObject([{ state: 'parked', kind: 'place.change' }])
    await laptop.save({ type: 'restore', entity: 'place', id })
    await laptop.sync()
    await phone.sync()
    expect((await readPlace(phone.db, id))?.name).toBe('Bar')
  })

  it('keeps the recipe that it was made to, as it was shown last, when that leaves the device', async () => {
    const [nora, emil] = [await join(server, 'Nora'), await join(server, 'Emil')]
    const { id: friendshipId } = await befriend(nora, emil, ['canViewRecipes', 'canEditRecipes'])
    const recipe = {
      title: 'Soup',
      description: 'Red',
      diet: 'VEGAN',
      difficulty: 'EASY',
      course: 'MAIN',
      ingredientSections: [{ ingredients: [{ text: 'tomatoes' }] }],
      instructionSections: [{ instructions: [{ instruction: 'Roast.' }] }],
    }
    const { id } = (await nora.post('/recipes', recipe)).body
    const emils = createPhone(server, emil)
    await emils.sync()
    await emils.save({ type: 'change-recipe', id, set: { notes: 'A spoon of vinegar' } })
    await nora.del(`/users/friends/${friendshipId}`)
    await emils.sync()
    expect(await emils.db.tables.records.get(id)).toBeUndefined()
    expect(await readPending(emils.db)).toMatchObject([
      { what: 'Changed notes', typed: [{ label: 'notes', value: 'A spoon of vinegar' }] },
    ])
    const [parked] = await emils.db.tables.outbox.toArray()
    expect(parked).toMatchObject({
      state: 'parked',
      label: { title: 'Soup', owner: 'Nora', fields: { ...recipe, notes: 'A spoon of vinegar' } },
    })
  })

  it('[4.editing.1] is taken back also for a tick, whose item is open again', async () => {
    const dora = await join(server, 'Dora')
    await befriend(anna, dora, ['canManageGroceryLists'])
    const { body } = await anna.post('/grocerylists', {
      name: 'Picnic',
      groceries: [{ text: 'Bread' }],
    })
    const [own, doras] = [createPhone(server, anna), createPhone(server, dora)]
    await Promise.all([own.sync(), doras.sync()])
    const shown = async () => (await doras.list(body.id))?.items.map(({ isChecked }) => isChecked)
    const [item] = (await doras.list(body.id))?.items ?? []
    await doras.save({
      type: 'change-list',
      listId: body.id,
      changes: [{ item: item?.id ?? '', set: { isChecked: true } }],
    })
    expect(await shown()).toEqual([true])
    await own.save({ type: 'delete', entity: 'list', id: body.id })
    await own.sync()
    await doras.sync()
    expect(await readPending(doras.db)).toMatchObject([{ state: 'parked' }])
    await own.save({ type: 'restore', entity: 'list', id: body.id })
    await own.sync()
    await doras.sync()
    expect(await shown()).toEqual([false])
  })
})
