// What a plain caller reads and may write, entity by entity (product §3), and the words for what is
// missing (product §5).
import { beforeAll, describe, expect, it } from 'vitest'
import { COURSES, DIET_LABEL, DIFFICULTY_LABEL } from '#shared/recipe-words.ts'
import { befriend, join, type Api, type Json } from '../support/api.ts'
import { serverHere } from '../support/server-here.ts'
import { SOUP } from '../support/samples.ts'

const server = serverHere()
let anna: Api
let ben: Api

beforeAll(async () => {
  anna = await join(server, 'Anna Lee')
  ben = await join(server, 'Ben')
})

const bar = {
  name: 'Bar',
  location: 'Main street',
  type: 'coffee',
  foodRating: 0,
  priceQualityRating: 7.5,
  seatingRating: 10,
}

describe('a recipe', () => {
  it.each([
    ['diet', ['VEGAN', 'VEGETARIAN', 'MEAT'], ['FISH', 'vegan', '', null]],
    ['difficulty', ['EASY', 'MEDIUM', 'DIFFICULT'], ['HARD', 'easy', 1]],
    ['course', ['MAIN', 'DESSERT', 'APPETIZER', 'SIDE_DISH'], ['SOUP', 'Main', []]],
  ])(
    '[3.enums.1, 3.enums.2, 3.enums.3] %s is one of a few words',
    async (field, allowed, refused) => {
      for (const value of allowed) {
        const made = await anna.post('/recipes', { ...SOUP, [field]: value })
        expect([made.status, made.body[field]]).toEqual([201, value])
      }
      for (const value of refused) {
        const answer = await anna.post('/recipes', { ...SOUP, [field]: value })
        expect(answer).toMatchObject({ status: 400, body: { field } })
      }
    },
  )

  it('[3.enums.1, 3.enums.2] diet and difficulty have their words for people', () => {
    expect(DIET_LABEL).toEqual({ VEGAN: 'Vegan', VEGETARIAN: 'Vegetarian', MEAT: 'Meat' })
    expect(DIFFICULTY_LABEL).toEqual({ EASY: 'Easy', MEDIUM: 'Medium', DIFFICULT: 'Hard' })
  })

  it('[3.recipe.1] keeps free text for time and persons, and does without what is optional', async () => {
    const full = {
      ...SOUP,
      description: 'Warm',
      cookingTime: 'about half an hour',
      numberOfPersons: 'four, or two hungry ones',
      ingredientSections: [{ title: 'Broth', ingredients: [{ text: 'Water' }, { text: 'Salt' }] }],
      instructionSections: [{ title: 'Cook', instructions: [{ instruction: 'Boil.\nServe.' }] }],
    }
    const { id } = (await anna.post('/recipes', full)).body
    expect((await anna.get(`/recipes/${id}`)).body).toMatchObject({ id, ...full })
    const bare = (await anna.post('/recipes', SOUP)).body
    const optional = ['description', 'cookingTime', 'numberOfPersons']
    const read = (await anna.get(`/recipes/${bare.id}`)).body
    expect(optional.filter((field) => read[field] !== undefined)).toEqual([])
    expect(read.ingredientSections).toEqual(SOUP.ingredientSections)
  })

  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{ ingredientSections: [] }, 'At least one ingredient section is required'],
    [{ instructionSections: [] }, 'At least one instruction section is required'],
    [{ ingredientSections: [{ ingredients: [] }] }, 'At least one ingredient is required'],
    [{ instructionSections: [{ instructions: [] }] }, 'At least one instruction is required'],
    [{ ingredientSections: [{ ingredients: [{ text: '' }] }] }, 'Ingredient text is required'],
    [
      { instructionSections: [{ instructions: [{ instruction: ' ' }] }] },
      'Instruction is required',
    ],
  ])(
    '[5.recipe.1, 5.recipe.2, 5.recipe.3, 5.recipe.4] is refused with %o in the words "%s"',
    async (change, words) => {
      const answer = await anna.post('/recipes', { ...SOUP, ...change })
      expect(answer.status).toBe(400)
      expect(answer.body.message).toContain(words)
    },
  )
})

describe('a place', () => {
  it('[3.place.1] has ratings from 0 to 10, an author and the two times', async () => {
    const made = await anna.post('/places', bar)
    const read = (await anna.get(`/places/${made.body.id}`)).body
    expect(read).toMatchObject({
      ...bar,
      authorId: anna.userId,
      author: { displayName: 'Anna Lee' },
    })
    expect(made.body.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    for (const time of [read.createdAt, read.updatedAt]) {
      expect(new Date(time).toISOString()).toBe(time)
    }
    for (const rating of ['foodRating', 'priceQualityRating', 'seatingRating']) {
      for (const value of [-1, 10.5, '5']) {
        const answer = await anna.post('/places', { ...bar, [rating]: value })
        expect(answer).toMatchObject({ status: 400, body: { field: rating } })
      }
    }
  })

  it('[3.enums.4] is of one of six types', async () => {
    for (const type of ['breakfast', 'lunch', 'brunch', 'coffee', 'dinner', 'take-out']) {
      expect((await anna.post('/places', { ...bar, type })).body.type).toBe(type)
    }
    for (const type of ['takeout', 'DINNER', 'bar']) {
      const answer = await anna.post('/places', { ...bar, type })
      expect(answer).toMatchObject({ status: 400, body: { field: 'type' } })
    }
  })

  it.each([
    [{ name: '' }, 'Place name is required'],
    [{ location: ' ' }, 'Location is required'],
  ])('[5.place.1] is refused with %o in the words "%s"', async (change, words) => {
    const answer = await anna.post('/places', { ...bar, ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(words)
  })
})

describe('a grocery list', () => {
  it('[3.list.1] has its fields, and items that are unchecked unless somebody says so', async () => {
    const localId = '0190c2f4-0000-7000-8000-00000000a001'
    const groceries = [{ text: '2 l milk' }, { text: 'Bread', category: 'Bakery', isChecked: true }]
    const body = { localId, name: 'Weekend', authorId: anna.userId, groceries }
    await anna.post('/grocerylists', { ...body, updatedAt: new Date().toISOString() })
    const read = (await anna.get(`/grocerylists/${localId}`)).body
    expect(read).toMatchObject({ id: localId, localId, name: 'Weekend', authorId: anna.userId })
    expect(new Date(read.updatedAt).toISOString()).toBe(read.updatedAt)
    expect(read.groceries).toMatchObject([
      { id: expect.any(String), text: '2 l milk', category: null, isChecked: false },
      { id: expect.any(String), text: 'Bread', category: 'Bakery', isChecked: true },
    ])
  })

  it.each([
    [{ name: ' ' }, 'List name is required'],
    [{ groceries: [{ text: '' }] }, 'Item name is required'],
  ])('[5.list.2] is refused with %o in the words "%s"', async (change, words) => {
    const { id } = (await anna.post('/grocerylists', { name: 'A', groceries: [] })).body
    const answer = await anna.patch(`/grocerylists/${id}`, change)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(words)
  })
})

describe('people', () => {
  it('[3.user.1, 3.request.1, 3.friend.1, 3.friend.2] are read with exactly these fields', async () => {
    expect((await anna.get('/users/me')).body).toEqual({ id: anna.userId, displayName: 'Anna Lee' })
    const cleo = await join(server, 'Cleo')
    const { id } = (await cleo.post('/users/friend-requests', { email: anna.email })).body
    expect((await anna.get('/users/me/friend-requests')).body).toEqual([
      { id, requester: { displayName: 'Cleo' }, status: 'pending' },
    ])
    const friendship = await befriend(anna, ben, ['canViewPlaces'])
    const granted = {
      canViewRecipes: false,
      canEditRecipes: false,
      canManageGroceryLists: false,
      canViewPlaces: true,
    }
    const entry = (friend: object, yourPermissionsToFriend: object) => [
      { friend, friendship, permissions: { yourPermissionsToFriend } },
    ]
    expect((await anna.get('/users/me/friends')).body).toEqual(
      entry({ id: ben.userId, displayName: 'Ben' }, granted),
    )
    expect((await ben.get('/users/me/friends')).body).toEqual(
      entry({ id: anna.userId, displayName: 'Anna Lee' }, { ...granted, canViewPlaces: false }),
    )
  })

  it('[3.enums.5] answer a request with two words and no other', async () => {
    const [dora, emil] = [await join(server, 'Dora'), await join(server, 'Emil')]
    for (const status of ['REJECTED', 'ACCEPTED']) {
      const asked = status === 'REJECTED' ? [dora, emil] : [emil, dora]
      const [from, to] = asked as [Api, Api]
      const { id } = (await from.post('/users/friend-requests', { email: to.email })).body
      const path = `/users/friend-requests/${id}`
      for (const word of ['accepted', 'PENDING', 'pending', true]) {
        expect((await to.patch(path, { status: word })).body.field).toBe('status')
      }
      expect((await to.patch(path, { status })).body.status).toBe(status)
    }
  })

  it('[3.menu.1, 9.menu.1] have a menu of four courses, whatever they cook', async () => {
    const { body } = await ben.get('/recipes/menu')
    expect(body).toEqual({ APPETIZER: [], SIDE_DISH: [], MAIN: [], DESSERT: [] })
    for (const course of COURSES) await ben.post('/recipes', { ...SOUP, course })
    const menu = (await ben.get('/recipes/menu')).body
    expect(Object.keys(menu)).toEqual(['APPETIZER', 'SIDE_DISH', 'MAIN', 'DESSERT'])
    for (const course of COURSES) {
      expect(menu[course].map((one: Json) => one.course)).toEqual([course])
    }
  })
})
