// What `npm run demo` shows, filled into a server as it fills its own.
import { beforeAll, expect, it } from 'vitest'
import { anna, mei, nora } from '#server/demo/content/members.ts'
import { fill } from '#server/demo/fill.ts'
import { demoEnvironment } from '#server/demo/environment.ts'
import { COURSES, DIETS } from '#shared/recipe-words.ts'
import { PLACE_TYPES } from '#shared/place-types.ts'
import { apiOf, type Api, type Json } from '../support/api.ts'
import { untrueOf } from '../support/directory.ts'
import { signIn } from '../support/people.ts'
import { serverHere } from '../support/server-here.ts'

const server = serverHere({ env: demoEnvironment({}) })
let asNora: Api
let asAnna: Api
let asMei: Api

beforeAll(async () => {
  await fill(server.fetch, server.clock.now())
  const enter = async (email: string, password: string) =>
    apiOf(server, await signIn(server, email, password))
  asNora = await enter(nora.email, nora.password)
  asAnna = await enter(anna.email, anna.password)
  asMei = await enter(mei.email, mei.password)
})

async function counts(api: Api): Promise<Record<string, number>> {
  const paths = ['/recipes', '/recipes/shared', '/places', '/grocerylists', '/grocerylists/shared']
  const answers = await Promise.all(paths.map((path) => api.get(path)))
  return Object.fromEntries(paths.map((path, at) => [path, answers[at]?.body.length]))
}

it('[1.purpose.5] gives two friends what they own, and what the other has opened to them', async () => {
  expect(await counts(asNora)).toEqual({
    '/recipes': 14,
    '/recipes/shared': 11,
    '/places': 10,
    '/grocerylists': 3,
    '/grocerylists/shared': 1,
  })
  expect(await counts(asAnna)).toEqual({
    '/recipes': 11,
    '/recipes/shared': 14,
    '/places': 10,
    '/grocerylists': 1,
    '/grocerylists/shared': 3,
  })
})

it('has recipes of every course and diet, and places of every type', async () => {
  const own: Json[] = (await asNora.get('/recipes')).body
  const shared: Json[] = (await asNora.get('/recipes/shared')).body
  const places: Json[] = (await asNora.get('/places')).body
  const recipes = [...own, ...shared]
  expect(new Set(recipes.map(({ course }) => course))).toEqual(new Set(COURSES))
  expect(new Set(recipes.map(({ diet }) => diet))).toEqual(new Set(DIETS))
  expect(new Set(places.map(({ type }) => type))).toEqual(new Set(PLACE_TYPES))
  const named = recipes.filter(({ ingredientSections }) => ingredientSections.length > 1)
  expect(named.length).toBeGreaterThan(5)
  const timed = (recipe: Json) => JSON.stringify(recipe.instructionSections).includes('minutes')
  expect(recipes.every(timed)).toBe(true)
})

it('lets Anna edit none of the recipes of Nora, and Nora those of Anna', async () => {
  const noras = (await asAnna.get('/recipes/shared')).body
  const annas = (await asNora.get('/recipes/shared')).body
  expect(noras.some(({ permissions }: Json) => permissions.canEdit)).toBe(false)
  expect(annas.every(({ permissions }: Json) => permissions.canEdit)).toBe(true)
})

it('has one long list, and one that both have half ticked', async () => {
  const lists: Json[] = (await asNora.get('/grocerylists')).body
  const listCalled = (name: string) => lists.find((list) => list.name === name)
  expect(listCalled('Cabin trip').groceries.length).toBeGreaterThanOrEqual(40)
  const weekend: Json[] = listCalled('Weekend').groceries
  const ticked = weekend.filter(({ isChecked }) => isChecked)
  expect(ticked.length * 2).toBeGreaterThanOrEqual(weekend.length - 2)
  expect(ticked.length).toBeLessThan(weekend.length)
  const tickers = new Set(ticked.map(({ checkedBy }) => checkedBy))
  expect(tickers).toEqual(new Set([asNora.userId, asAnna.userId]))
})

it('shows the lists with the latest first, each of another day', async () => {
  const lists: Json[] = (await asNora.get('/grocerylists')).body
  expect(lists.map(({ name }) => name)).toEqual(['Weekend', 'Cabin trip', 'Baking'])
  const days = lists.map(({ updatedAt }) => updatedAt.slice(0, 10))
  expect(new Set(days).size).toBe(3)
})

it('lets Mei wait for an answer, with nothing of her own yet', async () => {
  const requests = (await asNora.get('/users/me/friend-requests')).body
  expect(requests).toMatchObject([{ requester: { displayName: 'Mei Chen' } }])
  const nothing = Object.values(await counts(asMei))
  expect(nothing).toEqual([0, 0, 0, 0, 0])
})

it('adds nothing when it is filled again', async () => {
  const before = [await counts(asNora), await counts(asAnna), await counts(asMei)]
  await fill(server.fetch, server.clock.now())
  expect([await counts(asNora), await counts(asAnna), await counts(asMei)]).toEqual(before)
  expect((await asNora.get('/users/me/friend-requests')).body).toHaveLength(1)
  expect(await untrueOf(server.db)).toEqual([])
})

it('takes from the environment the port and the log level, and nothing else', () => {
  const real = {
    PORT: '4000',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://real',
    SMTP_URL: 'smtp://x',
  }
  const env = demoEnvironment({ ...real, LOG_LEVEL: 'warn' })
  expect(env).toMatchObject({ PORT: '4000', LOG_LEVEL: 'warn', AUTH_AUTOCONFIRM: 'true' })
  expect(Object.keys(env)).not.toEqual(expect.arrayContaining(['HOST']))
  expect(env).not.toHaveProperty('DATABASE_URL')
  expect(env).not.toHaveProperty('SMTP_URL')
})
