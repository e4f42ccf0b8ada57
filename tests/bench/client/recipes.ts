/**
 * What a start, a change and a search cost somebody with many recipes, in the code of their screen
 * without the drawing, which draws only what fits. Runs in a page; `client.mjs` prints it.
 */
import { applyAnswer } from '#db/apply-answer.ts'
import { createDb, type NomnomDb } from '#db/db.ts'
import { recipeCardOf, type RecipeCard } from '#db/read-records.ts'
import { save } from '#db/save.ts'
import { watchCards, type Cards } from '#exchange/watch-cards.ts'
import { createRecord } from '#shared/merge/apply.ts'
import { createSearch } from '../../../src/recipes/search.ts'

const NOW = 1_800_000_000_000
const COURSES = ['APPETIZER', 'DESSERT', 'MAIN', 'SIDE_DISH']
const DISHES = ['soup', 'salad', 'cake', 'curry', 'bread', 'stew', 'pie']
const FIRST = 60

/** Another user for each number of recipes, so that all can be on the device at once. */
const userOf = (count: number) => `0190c2f4-0000-7000-8000-${String(count).padStart(12, '0')}`

function open(count: number): NomnomDb {
  const { indexedDB, IDBKeyRange } = globalThis
  return createDb(userOf(count), { indexedDB, IDBKeyRange, clock: Date.now, random: Math.random })
}

/** Puts so many recipes on the device, the way a first load does. */
export async function fill(count: number): Promise<void> {
  const db = open(count)
  const scope = `recipes:${db.userId}`
  const response = { serverTime: NOW, epoch: 'e', gone: [] }
  const rest = { outcomes: [], generation: 0, run: '', sentAt: NOW, receivedAt: NOW }
  for (let at = 0; at < count; at += 1000) {
    const rows = Array.from({ length: 1000 }, (_, next) => rowOf(db.userId, at + next))
    const more = at + 1000 < count ? { more: true } : {}
    const page = { scope, version: at + 1000, rows, ...(at === 0 ? { full: true } : {}), ...more }
    const cursors = at === 0 ? {} : { [scope]: at }
    await applyAnswer(db, { ...rest, response: { ...response, scopes: [page] }, cursors })
  }
  db.close()
}

function rowOf(user: string, at: number) {
  const texts = Array.from({ length: 8 }, (_, line) => ({ text: `${line} g of thing ${at % 97}` }))
  const steps = Array.from({ length: 6 }, (_, line) => ({
    instruction: `Stir for ${line} minutes.`,
  }))
  const values = {
    title: `${DISHES[at % DISHES.length]} number ${at}`,
    description: 'Quick to make, and better on the second day.',
    course: COURSES[at % COURSES.length] ?? '',
    diet: 'VEGAN',
    difficulty: 'EASY',
    ingredientSections: [{ ingredients: texts }],
    instructionSections: [{ instructions: steps }],
  }
  const id = `0190c2f4-0001-7000-8000-${String(at).padStart(12, '0')}`
  const made = { user, device: 'ffff0000', now: NOW + at, sentWall: NOW + at }
  return { ...createRecord({ id, kind: 'recipe', parent: null }, values, made), ver: at + 1 }
}

/** By measure: the milliseconds that it takes somebody with so many recipes. */
export async function use(count: number): Promise<Record<string, number>> {
  const openedAt = performance.now()
  const db = open(count)
  let heard: ((cards: Cards<RecipeCard>) => void) | undefined
  let goOn = () => {}
  const idle = new Promise<void>((resolve) => (goOn = resolve))
  const next = () => new Promise<Cards<RecipeCard>>((resolve) => (heard = resolve))
  const first = next()
  const kind = { kind: 'recipe', cardOf: recipeCardOf, first: FIRST } as const
  const of = { ...kind, whenIdle: () => idle, isOnline: () => false }
  const stop = watchCards(db, of, { next: (cards) => heard?.(cards) })
  await first
  const start = performance.now() - openedAt

  const all = next()
  const idleAt = performance.now()
  goOn()
  const { cards } = await all
  const rest = performance.now() - idleAt
  if (cards.length !== count) throw new Error(`${cards.length} of ${count} recipes are there`)

  const changed = next()
  const id = cards[count >> 1]?.id ?? ''
  await save(db, { type: 'change-recipe', id, set: { title: `Changed ${performance.now()}` } })
  const savedAt = performance.now()
  await changed
  const change = performance.now() - savedAt

  const soughtAt = performance.now()
  const search = createSearch(cards)
  search('cur')
  const search1 = performance.now() - soughtAt
  const typedAt = performance.now()
  search('curr')
  const search2 = performance.now() - typedAt

  stop()
  db.close()
  return {
    'a start, to the first screen of recipes': start,
    'the cards of all others, once it is idle': rest,
    'a change, from its commit to the cards': change,
    'the first letters of a search': search1,
    'the next letter': search2,
  }
}
