// The people who are measured: somebody with little, and somebody with very much.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { apiOf, type Api } from '../../support/api.ts'
import { register } from '../../support/people.ts'
import { openPhone, type Phone, type PhoneOptions } from '../../support/browser.ts'
import * as by from '../../support/shopper.ts'
import type { Shopper } from '../../support/shopper.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { serveBarePage, type BareServer } from './bare-server.ts'

export const ITEMS = 500
export const LISTS = 40
export const RECIPES = 10_000
/** How many calls are under way at once while things are made. */
const AT_ONCE = 16

/** In the order of the list of recipes, from top to bottom. */
export const COURSES = ['APPETIZER', 'DESSERT', 'MAIN', 'SIDE_DISH']

/** Somebody with very many recipes and lists. */
type Collector = { api: Api; recipes: string[]; lists: string[] }

/**
 * What all measures share. The first who asks for the collector has it made, which takes a minute.
 */
export type Stage = { server: TestServer; bare: BareServer; collector(): Promise<Collector> }

/** Opens the app's server, with its page, and that of the bare page. */
export async function openStage(): Promise<Stage> {
  const env = { LIMIT_WRITES: '0', LIMIT_WRITE_MB: '0', LIMIT_RECORDS: '100000' }
  let made: Promise<Collector> | undefined
  const stage: Stage = {
    server: await startServer({ listen: true, env }),
    bare: await serveBarePage(),
    collector: () => (made ??= makeCollector(stage)),
  }
  return stage
}

async function makeCollector(stage: Stage): Promise<Collector> {
  const api = await newcomer(stage, 'Anna')
  const recipes = await makeRecipes(api, RECIPES)
  return { api, recipes, lists: await makeLists(api, LISTS) }
}

/** Somebody new, as a plain caller. */
export async function newcomer({ server }: Stage, name: string): Promise<Api> {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.test`
  return apiOf(server, await register(server, email, undefined, name))
}

/** A phone that reaches both servers. profile: that of an earlier phone. */
export function openAny(
  { server, bare }: Stage,
  options: Partial<PhoneOptions> = {},
): Promise<Phone> {
  return openPhone({
    isKept: true,
    ...options,
    url: server.url,
    also: [bare.origin],
    before: keepNames,
  })
}

/**
 * The program that runs this file puts calls of __name into functions, even those sent to pages.
 */
function keepNames(): void {
  Object.assign(globalThis, {
    __name(named: unknown) {
      return named
    },
  })
}

/** loadMs: from the sign-in until everything that they may see was on the phone. */
type Loaded = Shopper & { loadMs: number }

/** A phone on which somebody has signed in, and which has everything that they may see. */
export async function phoneOf(stage: Stage, api: Api): Promise<Loaded> {
  const phone = await openAny(stage)
  const { page } = phone
  await by.sendSignIn(page, api.email)
  const sentAt = performance.now()
  await page.getByRole('heading', { name: 'Grocery Lists', exact: true }).waitFor()
  while (!(await page.evaluate(hasPulled, `nomnom-${api.userId}`))) await delay(100)
  const loadMs = performance.now() - sentAt
  return { server: stage.server, phone, page, api, options: {}, loadMs }
}

/** In the page: whether a fetch has got everything. */
async function hasPulled(name: string): Promise<boolean> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const db = await done(indexedDB.open(name))
  const meta = await done(db.transaction('meta').objectStore('meta').get('state'))
  db.close()
  return Number(meta?.lastPull ?? 0) > 0
}

/** Makes recipes; answers their ids. */
export async function makeRecipes(api: Api, count: number): Promise<string[]> {
  return await makeAll(count, (at) =>
    create(api, '/recipes', {
      title: `Recipe ${at} with rice and peas`,
      description: 'Quick to make, and better on the second day.',
      diet: 'VEGAN',
      difficulty: 'EASY',
      course: COURSES[at % COURSES.length],
      cookingTime: '30 min',
      numberOfPersons: '4',
      ingredientSections: [{ ingredients: lines(10, (line) => ({ text: `${line} g of this` })) }],
      instructionSections: [
        {
          instructions: lines(6, (line) => ({ instruction: `Stir it well for ${line} minutes.` })),
        },
      ],
    }),
  )
}

/** The text of an item of a list, by its number. */
export function itemName(at: number): string {
  return `Item ${String(at).padStart(3, '0')}`
}

/** Makes lists; answers their ids. */
export async function makeLists(api: Api, count: number, items = ITEMS): Promise<string[]> {
  const groceries = lines(items, (line) => ({
    text: itemName(line),
    category: `Category ${line % 12}`,
  }))
  return await makeAll(count, (at) =>
    create(api, '/grocerylists', { name: `List ${at}`, groceries }),
  )
}

/** Waits until both pages open on the phone without a network, and closes it. */
export async function putAway({ server, phone, page }: Shopper, bare: BareServer): Promise<Phone> {
  for (const origin of [server.url, bare.origin]) {
    await page.goto(origin)
    await by.waitForWorker(page)
  }
  await phone.close()
  return phone
}

async function create(api: Api, path: string, body: object): Promise<string> {
  const made = await api.post(path, body)
  if (made.status !== 201) throw new Error(`${path} answers ${made.status}`)
  return made.body.id
}

async function makeAll(count: number, makeOne: (at: number) => Promise<string>): Promise<string[]> {
  const ids: string[] = []
  const waiting = Array(count).keys()
  const makeNext = async () => {
    for (const at of waiting) ids[at] = await makeOne(at)
  }
  await Promise.all(lines(AT_ONCE, makeNext))
  return ids
}

function lines<T>(count: number, of: (line: number) => T): T[] {
  return Array.from({ length: count }, (_, line) => of(line))
}
