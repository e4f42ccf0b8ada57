// Recipes and places: the rows of product §7 for plain callers, and edits of devices.
import { beforeAll, describe, expect, it } from 'vitest'
import { v7 } from 'uuid'
import { place } from '#shared/schemas/place.ts'
import { recipe, type RecipeInput } from '#shared/schemas/recipe.ts'
import { BAR } from '../support/samples.ts'
import { serverHere } from '../support/server-here.ts'
import { befriend, editAt, join, type Api, type Json } from '../support/api.ts'

const server = serverHere()
let anna: Api
let ben: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
  ben = await join(server, 'Ben')
})

const soup: RecipeInput = {
  title: 'Soup',
  description: 'Warm',
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  cookingTime: '30 minutes',
  numberOfPersons: '4',
  ingredientSections: [{ title: 'Broth', ingredients: [{ text: '1 l water' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Boil.\nServe.' }] }],
}

describe('recipes', () => {
  it('[7.recipes.4, 7.recipes.5, 7.recipes.2, 1.purpose.1, 3.recipe.1, 3.recipe.2, 3.recipe.3, 6.server.2] are created and read with author and permissions', async () => {
    const made = await anna.post('/recipes', { ...soup, authorId: ben.userId })
    expect(made.status).toBe(201)
    const read = await anna.get(`/recipes/${made.body.id}`)
    expect(recipe.safeParse(read.body).success).toBe(true)
    expect(read.body).toMatchObject({
      ...soup,
      authorId: anna.userId,
      author: { displayName: 'Anna' },
      permissions: { isOwner: true, canEdit: true },
    })
    expect((await anna.get('/recipes')).body).toEqual([read.body])
  })

  it('[3.list.2] take the id of the client and keep it, whoever sends it again', async () => {
    const localId = v7()
    const body = { ...soup, localId }
    expect((await anna.post('/recipes', body)).body.id).toBe(localId)
    expect((await anna.post('/recipes', { ...body, title: 'New' })).status).toBe(200)
    expect((await anna.get(`/recipes/${localId}`)).body.title).toBe('Soup')
    expect((await ben.post('/recipes', body)).status).toBe(409)
    expect((await anna.post('/places', { ...BAR, localId })).status).toBe(409)
  })

  it('[7.recipes.6] are updated by a whole body or a part of one', async () => {
    const { id } = (await anna.post('/recipes', soup)).body
    const read = (await anna.get(`/recipes/${id}`)).body
    const changed = await anna.patch(`/recipes/${id}`, {
      ...read,
      title: 'Broth',
      description: null,
    })
    expect(changed.status).toBe(200)
    expect(changed.body.title).toBe('Broth')
    expect(changed.body.description).toBeUndefined()
    expect((await anna.patch(`/recipes/${id}`, { course: 'DESSERT' })).body).toMatchObject({
      title: 'Broth',
      course: 'DESSERT',
    })
    expect((await anna.patch(`/recipes/${id}`, { id: v7(), title: 'X' })).body.field).toBe('id')
  })

  it('[3.recipe.4] keep the page they come from and notes, for callers who know of them', async () => {
    const plain = (await anna.post('/recipes', soup)).body
    expect(plain).not.toHaveProperty('sourceUrl')
    const more = { sourceUrl: 'https://example.org/soups?of=tomato#top', notes: 'Salt\nlast.' }
    await anna.patch(`/recipes/${plain.id}`, more)
    // A body without them, from a caller who has never heard of them, takes nothing away.
    const changed = await anna.patch(`/recipes/${plain.id}`, { ...soup, title: 'Tomato soup' })
    expect(changed.body).toMatchObject({ ...more, title: 'Tomato soup' })
    const filled = { ...soup, notes: 'x'.repeat(10_000) }
    expect((await anna.post('/recipes', filled)).status).toBe(201)
    const overfull = await anna.post('/recipes', { ...filled, notes: `${filled.notes}x` })
    expect(overfull).toMatchObject({ status: 400, body: { field: 'notes' } })
  })

  it.each([
    'javascript:alert(1)',
    'ftp://example.org/soup',
    'example.org/soup',
    'https:example.org',
    'https://anna:secret@example.org/',
    'https://bank.example\\@example.org/x y\u202e',
    `https://example.org/${'x'.repeat(2000)}`,
  ])('[3.recipe.4] refuse %s as their source', async (sourceUrl) => {
    const refused = await anna.post('/recipes', { ...soup, sourceUrl })
    expect(refused).toMatchObject({ status: 400, body: { field: 'sourceUrl' } })
  })

  it('[7.recipes.7] are deleted, and brought back by their author', async () => {
    const { id } = (await anna.post('/recipes', soup)).body
    expect((await anna.del(`/recipes/${id}`)).status).toBe(204)
    expect((await anna.get(`/recipes/${id}`)).status).toBe(404)
    expect((await anna.patch(`/recipes/${id}`, { title: 'X' })).status).toBe(410)
    expect((await anna.del(`/recipes/${id}`)).status).toBe(204)
    expect((await anna.post(`/recipes/${id}/restore`)).body.title).toBe('Soup')
    expect((await anna.get(`/recipes/${id}`)).status).toBe(200)
  })

  it('[7.recipes.3, 6.recipe.2, 3.recipe.2, 3.recipe.3, 1.purpose.5] are shared with friends who were granted it', async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    const { id: friendship } = await befriend(owner, friend)
    const { id } = (await owner.post('/recipes', soup)).body
    const { id: ownId } = (await friend.post('/recipes', soup)).body
    const grant = (flag: string, on: boolean) =>
      owner.patch(`/users/friends/${friendship}/permissions`, { [flag]: on })
    expect((await friend.get('/recipes/shared')).body).toEqual([])
    await grant('canViewRecipes', true)
    const [seen, ...others] = (await friend.get('/recipes/shared')).body
    expect(others).toEqual([])
    expect(seen).toMatchObject({ id, author: { displayName: 'Owner' } })
    expect(seen.permissions).toEqual({ isOwner: false, canEdit: false })
    expect((await friend.patch(`/recipes/${id}`, { title: 'X' })).status).toBe(403)
    await grant('canEditRecipes', true)
    const edited = await friend.patch(`/recipes/${id}`, { title: 'Ours' })
    expect(edited.body).toMatchObject({
      title: 'Ours',
      authorId: owner.userId,
      permissions: { isOwner: false, canEdit: true },
    })
    expect((await friend.del(`/recipes/${id}`)).status).toBe(403)
    expect((await friend.get('/recipes')).body).toMatchObject([{ id: ownId }])
  })

  it('two edits of different fields both stand; of one field the unseen one is kept for its author', async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    await befriend(owner, friend, ['canEditRecipes'])
    const { id, version } = (await owner.post('/recipes', soup)).body
    await friend.patch(`/recipes/${id}`, { title: 'Goulash', version })
    server.clock.advance(1000)
    const merged = await owner.patch(`/recipes/${id}`, {
      title: 'Stew',
      cookingTime: '1 h',
      version,
    })
    expect(merged.body).toMatchObject({ title: 'Stew', cookingTime: '1 h', diet: 'VEGAN' })
    const [me] = (await friend.sync()).scopes
    const notice = me?.rows.find(({ kind }) => kind === 'notice')
    expect(notice?.cells['value']?.v).toBe('Goulash')
  })

  it('[7.recipes.1, 2.menu.6, 3.menu.1, 9.menu.1] the menu holds the six newest of each course, own and shared', async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    await befriend(owner, friend, ['canViewRecipes'])
    const make = async (by: Api, title: string, course: string) => {
      server.clock.advance(1000)
      await by.post('/recipes', { ...soup, title, course })
    }
    for (let at = 0; at < 5; at += 1) await make(owner, `Hers ${at}`, 'MAIN')
    for (let at = 0; at < 3; at += 1) await make(friend, `His ${at}`, 'MAIN')
    await make(owner, 'Cake', 'DESSERT')
    const { body } = await friend.get('/recipes/menu')
    expect(Object.keys(body)).toEqual(['APPETIZER', 'SIDE_DISH', 'MAIN', 'DESSERT'])
    const titles = (course: string) => body[course].map((one: Json) => one.title)
    expect(titles('MAIN')).toEqual(['His 2', 'His 1', 'His 0', 'Hers 4', 'Hers 3', 'Hers 2'])
    expect(titles('DESSERT')).toEqual(['Cake'])
    expect(titles('APPETIZER')).toEqual([])
    expect((await owner.get('/recipes/menu')).body.MAIN).toHaveLength(5)
  })

  it('[5.sizes.1] are refused beyond 200 kB with the name of the field', async () => {
    const instruction = 'x'.repeat(5000)
    const instructionSections = [
      { instructions: Array.from({ length: 50 }, () => ({ instruction })) },
    ]
    const refused = await anna.post('/recipes', { ...soup, instructionSections })
    expect(refused).toMatchObject({ status: 400, body: { field: 'instructionSections' } })
  })
})

describe('places', () => {
  it('[7.places.2, 7.places.3, 6.place.2, 1.purpose.3, 3.place.1, 6.server.2] are created and read; the author is who asks', async () => {
    const id = v7()
    const made = await anna.post('/places', { ...BAR, id, authorId: ben.userId })
    expect(made).toMatchObject({ status: 201, body: { ...BAR, id, authorId: anna.userId } })
    const read = (await anna.get(`/places/${id}`)).body
    expect(place.safeParse(read).success).toBe(true)
    expect(read.author).toEqual({ displayName: 'Anna' })
  })

  it('[7.places.4] are updated by the body with its id', async () => {
    const made = (await anna.post('/places', BAR)).body
    const changed = await anna.patch(`/places/${made.id}`, { ...made, foodRating: 9 })
    expect(changed.body).toMatchObject({ foodRating: 9, name: 'Bar' })
  })

  it('[7.places.1] of friends stand among the own ones, to be read only', async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    await befriend(owner, friend, ['canViewPlaces'])
    const { id } = (await owner.post('/places', BAR)).body
    server.clock.advance(1000)
    await friend.post('/places', { ...BAR, name: 'Mine' })
    const names = (await friend.get('/places')).body.map((one: Json) => one.name)
    expect(names).toEqual(['Mine', 'Bar'])
    expect((await friend.patch(`/places/${id}`, { name: 'X' })).status).toBe(403)
    expect((await friend.del(`/places/${id}`)).status).toBe(403)
    expect((await owner.get('/places')).body).toHaveLength(1)
  })

  it('[7.places.5, 8.missing.2] are deleted', async () => {
    const { id } = (await anna.post('/places', BAR)).body
    expect((await anna.del(`/places/${id}`)).status).toBe(204)
    expect((await anna.get(`/places/${id}`)).body.message).toBe('Place not found')
  })
})

describe('a device', () => {
  it('creates, edits field by field and deletes what it had seen', async () => {
    const cleo = await join(server, 'Cleo')
    const [id, other] = [v7(), v7()]
    const made = await cleo.sync({
      calls: [
        { method: 'POST', path: '/recipes', body: { ...soup, localId: id } },
        { method: 'POST', path: '/places', body: { ...BAR, localId: other } },
      ],
    })
    const rows = made.scopes.flatMap((scope) => scope.rows)
    const base = rows.find((row) => row.id === id)?.cells['description']?.s ?? null
    const set = { description: editAt(server, null, base), title: editAt(server, 'Stew', base) }
    const edited = await cleo.sync({
      calls: [{ method: 'PATCH', path: `/recipes/${id}`, body: { set } }],
    })
    expect(edited.results[0]).toMatchObject({ status: 200, scope: `recipes:${cleo.userId}` })
    const read = (await cleo.get(`/recipes/${id}`)).body
    expect(read.title).toBe('Stew')
    expect(read.description).toBeUndefined()
    const seenVersion = edited.results[0]?.version ?? 0
    const gone = await cleo.sync({
      calls: [{ method: 'DELETE', path: `/recipes/${id}`, body: { seenVersion } }],
    })
    expect(gone.results[0]?.status).toBe(204)
  })

  it('does not delete a recipe that a friend has edited unseen', async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    await befriend(owner, friend, ['canEditRecipes'])
    const { id, version } = (await owner.post('/recipes', soup)).body
    await friend.patch(`/recipes/${id}`, { title: 'Better soup' })
    const answer = await owner.sync({
      calls: [{ method: 'DELETE', path: `/recipes/${id}`, body: { seenVersion: version } }],
    })
    expect(answer.results[0]).toMatchObject({
      status: 409,
      code: 'changed_since',
      detail: { by: 'Friend', items: 1 },
    })
  })
})
