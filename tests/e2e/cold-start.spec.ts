// Opening the app when the network is no help (product §4.session, §9.cache): what is shown comes
// from the device alone, however old the session is.
import { randomUUID } from 'node:crypto'
import { type Page, test } from '@playwright/test'
import { apiOf, befriend } from '../support/api.ts'
import { PASSWORD, storeSession } from '../support/auth-page.ts'
import { openPhone } from '../support/browser.ts'
import { passwordSession, register } from '../support/people.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'
import { whenTicked } from '../support/when-ticked.ts'

const ITEMS = ['Apples', 'Bread', 'Cheese', 'Milk']
const RECIPE = {
  title: 'Carrot soup',
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: 'Carrots' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Cook them.' }] }],
}
const TWO_HOURS_MS = 2 * 60 * 60 * 1000

const server = pageServer()
let anna: Shopper
let listName: string
let listId: string
let made = 0

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  anna = await by.arrive(server, 'Anna')
  await by.waitForWorker(anna.page)
})

/** Another list of Anna's, open on her phone. */
async function openList(): Promise<void> {
  made += 1
  listName = `List ${made}`
  const groceries = ITEMS.map((text) => ({ text }))
  const created = await anna.api.post('/grocerylists', { name: listName, groceries })
  listId = created.body.id
  await by.goShopping(anna.page, listName)
}

/** Lets hours pass: the access token has run out on the server and in the phone's record. */
async function outliveToken(shopper: Shopper): Promise<void> {
  server.clock.advance(TWO_HOURS_MS)
  await shopper.page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const db = await done(indexedDB.open('nomnom-session'))
    const store = db.transaction('kv', 'readwrite').objectStore('kv')
    const record: unknown = JSON.parse(await done(store.get('nomnom-auth')))
    const expired = { ...(record as object), expires_at: Math.round(Date.now() / 1000) - 60 }
    await done(store.put(JSON.stringify(expired), 'nomnom-auth'))
    db.close()
  })
}

/** Opens a path; answers the milliseconds until the item was on the screen. */
async function timeToItem({ page }: Shopper, path: string, text: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' })
  const seen = await page.waitForFunction(
    (text) => document.body?.innerText.includes(text) && performance.now(),
    text,
  )
  return Number(await seen.jsonValue())
}

function report(what: string, ms: number): void {
  console.log(`    ${what}: ${Math.round(ms)} ms`)
}

test('[1.purpose.9] with a session that has run out, a list opens while the server answers nothing', async () => {
  await openList()
  const { line } = anna.phone
  line.set('down')
  await outliveToken(anna)
  await by.reopen(anna, { line: 'dead' })
  const { page } = anna
  report('cold start to list', await timeToItem(anna, `/groceries/${listId}/shopping`, 'Milk'))
  // If the list had waited for an answer, the call would have been given up first.
  expect(line.givenUp.filter((path) => /^\/(api|auth)\//.test(path))).toEqual([])
  await by.goShopping(page, listName)
  await by.tick(page, 'Bread')
  await expect.poll(() => line.unanswered).toContain('/auth/v1/token')

  await anna.phone.goOnline()
  // The session of the plain caller has run out too.
  anna.api = await by.sessionOf({ server, email: anna.api.email })
  const ticked = async () =>
    (await by.storedItems(anna, listId)).filter(({ isChecked }) => isChecked)
  await expect.poll(ticked).toEqual([{ category: 'Other', text: 'Bread', isChecked: true }])
})

test('until a screen shows its content nothing is fetched but its own code', async () => {
  await anna.api.post('/recipes', RECIPE)
  await anna.page.goto('/recipes')
  await expect(anna.page.getByRole('heading', { name: RECIPE.title })).toBeVisible()
  await by.reopen(anna, { line: 'down' })
  const { page } = anna
  await page.addInitScript(beIdleAlways)
  await page.addInitScript(noteContent, '#root .recipe-card')
  await page.goto('/recipes')
  await expect(page.getByRole('heading', { name: RECIPE.title })).toBeVisible()
  // The scripts that tests/bundle.test.ts counts, that of the theme and that of the drawings.
  const fetched = await page.evaluate(scriptsBeforeContent)
  expect(fetched).not.toEqual([])
  expect(fetched.length, fetched.join(' ')).toBeLessThanOrEqual(8)
  // What waits for an idle moment comes in the end.
  await expect(page.getByRole('button', { name: /offline/i })).toBeVisible()
  await anna.phone.goOnline()
})

test('a new device shows a list in the shop before it fetches more than shows and fetches it', async () => {
  const email = `carla-${randomUUID().slice(0, 8)}@example.test`
  const api = apiOf(server, await register(server, email, PASSWORD, 'Carla'))
  const { body } = await api.post('/grocerylists', { name: 'New', groceries: [{ text: 'Tea' }] })
  const phone = await openPhone({ url: server.url, before: beIdleAlways })
  const { page } = phone
  await page.addInitScript(noteContent, '#root .shopping-row')
  await storeSession(page, await passwordSession(server, email, PASSWORD))
  await page.goto(`/groceries/${body.id}/shopping`)
  await expect(page.locator('.shopping-row').first()).toBeVisible()
  // The scripts of any start, and the one that fetches data.
  const fetched = await page.evaluate(scriptsBeforeContent)
  expect(fetched).not.toEqual([])
  expect(fetched.length, fetched.join(' ')).toBeLessThanOrEqual(9)
  await phone.close()
})

test('[2.shell.8] a first load waits for nothing else, and goes on at once where a page load has cut it short', async () => {
  const email = `dora-${randomUUID().slice(0, 8)}@example.test`
  const api = apiOf(server, await register(server, email, PASSWORD, 'Dora'))
  await api.post('/recipes', RECIPE)
  // As on a busy phone, which is never idle.
  const before = () => Object.assign(window, { requestIdleCallback: () => 0 })
  const phone = await openPhone({ url: server.url, before })
  const { page } = phone
  await storeSession(page, await passwordSession(server, email, PASSWORD))
  const isAsked = page.waitForRequest('**/api/sync')
  await page.route('**/api/sync', () => undefined)
  await page.goto('/recipes')
  await isAsked
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.addInitScript(neverGiveUp)
  await page.reload()
  await expect(page.getByRole('heading', { name: RECIPE.title })).toBeVisible()
  await phone.close()
})

/** In the page: what waits for long waits for ever. */
function neverGiveUp(): void {
  const { setTimeout } = window
  const patient = (run: () => void, ms = 0) => (ms > 8000 ? 0 : setTimeout(run, ms))
  Object.assign(window, { setTimeout: patient })
}

/** In the page: a browser that is idle whenever it is asked. */
function beIdleAlways(): void {
  const deadline = { didTimeout: false, timeRemaining: () => 50 }
  window.requestIdleCallback = (run) => {
    queueMicrotask(() => run(deadline))
    return 0
  }
}

/**
 * In the page: marks when the first of these is in the document. Noticed at the insertion: an observer
 * hears of it only after the effects of the same commit, which may ask for more already.
 */
function noteContent(selector: string): void {
  const { insertBefore, appendChild } = Node.prototype
  const look = () => {
    if (!document.querySelector(selector)) return
    performance.mark('content')
    Object.assign(Node.prototype, { insertBefore, appendChild })
  }
  Object.assign(Node.prototype, {
    insertBefore(this: Node, ...args: [Node, Node | null]) {
      const added = insertBefore.apply(this, args)
      look()
      return added
    },
    appendChild(this: Node, node: Node) {
      const added = appendChild.call(this, node)
      look()
      return added
    },
  })
}

/** In the page: the scripts that had been asked for by that moment. */
function scriptsBeforeContent(): string[] {
  const { startTime: until = 0 } = performance.getEntriesByName('content')[0] ?? {}
  const before = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < until)
  return before.map(({ name }) => new URL(name).pathname)
}

test('[9.cache.2] what a frozen tab was not told of shows once it goes on', async () => {
  const { page, api } = anna
  await api.post('/recipes', { ...RECIPE, title: 'Leek soup' })
  await page.goto('/recipes')
  await expect(page.getByRole('heading', { name: 'Leek soup' })).toBeVisible()
  await renameUnheard(page, { userId: api.userId, from: 'Leek soup', to: 'Beetroot soup' })
  await expect(page.getByRole('heading', { name: 'Leek soup' })).toBeVisible()
  // Chromium does not freeze a driven tab, so the event is sent with which it wakes one.
  await page.evaluate(() => document.dispatchEvent(new Event('resume')))
  await expect(page.getByRole('heading', { name: 'Beetroot soup' })).toBeVisible()
})

/** Writes to the mirror and tells no tab, as it is for one that was frozen meanwhile. */
async function renameUnheard(page: Page, recipe: { userId: string; from: string; to: string }) {
  await page.evaluate(async ({ userId, from, to }) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const db = await done(indexedDB.open(`nomnom-${userId}`))
    const records = db.transaction('records', 'readwrite').objectStore('records')
    for (const row of await done(records.getAll())) {
      if (row.rec.cells.title?.v !== from) continue
      row.rec.cells.title.v = to
      await done(records.put(row))
    }
    db.close()
  }, recipe)
}

test('a page that the worker does not look after yet comes under its care', async () => {
  const { page, phone } = anna
  const session = await phone.context.newCDPSession(page)
  // A hard reload does not go through the worker: so a page loads while a worker takes over.
  const isLoaded = page.waitForEvent('load')
  await session.send('Page.reload', { ignoreCache: true })
  await isLoaded
  await by.waitForWorker(page)
})

test('[9.cache.2] a tick shows on the screen of a friend without anybody asking', async () => {
  await openList()
  const bert = await by.arrive(server, 'Bert')
  await befriend(anna.api, bert.api, ['canManageGroceryLists'])
  await by.goShopping(bert.page, listName)
  const trips = () => anna.phone.line.requests.filter((path) => path === '/api/sync').length
  const before = trips()
  const ticked = ITEMS.slice(0, 2)
  for (const text of ticked) {
    const shown = whenTicked(by.row(bert.page, text))
    const tickedAt = await by.row(anna.page, text).evaluate((box: HTMLInputElement) => {
      box.click()
      return Date.now()
    })
    const { at, sinceWriteMs } = await shown
    report('tick to the screen of a friend', at - tickedAt)
    report('of it, from the write of the worker to the screen', sinceWriteMs)
    await expect(by.row(bert.page, text)).toBeChecked()
  }
  // One trip may be for the news of the friendship. Of her own ticks she is told nothing.
  expect(trips() - before).toBeLessThanOrEqual(ticked.length + 1)
  await by.leave(bert)
})

test('a tick in the shop draws the list once and reads none of it anew', async () => {
  await openList()
  const { page, phone } = anna
  await page.addInitScript(countDraws)
  await page.addInitScript(countReads, listId)
  await by.goShopping(page, listName)
  await phone.goOffline()
  await expect(by.row(page, 'Bread')).toBeVisible()
  const before = await countedIn(page)
  await by.row(page, 'Bread').evaluate((box: HTMLInputElement) => box.click())
  await expect(by.row(page, 'Bread')).toBeChecked()
  const after = await countedIn(page)
  expect(before.reads).toBeGreaterThan(0)
  expect(after).toEqual({ ...before, draws: before.draws + 1 })
  await phone.goOnline()
})

/** In the page: counts how often the rows are drawn anew, which makes a new node of Preact's for them. */
function countDraws(): void {
  type Node = { __e?: Element; __k?: (Node | null)[] | null; type?: unknown } | null
  const counted = { draws: 0, reads: 0 }
  let last: Node = null
  const find = (node: Node): Node => {
    if (typeof node?.type === 'string' && node.__e?.matches('.shopping-rows')) return node
    for (const child of node?.__k ?? []) {
      const found = find(child)
      if (found) return found
    }
    return null
  }
  const look = () => {
    const found = find(
      (document.getElementById('root') as unknown as { __k?: Node } | null)?.__k ?? null,
    )
    if (found && found !== last) counted.draws += 1
    last = found
  }
  // After each draw that changes anything, and with each frame.
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  const frame = () => {
    look()
    requestAnimationFrame(frame)
  }
  frame()
  Object.assign(window, { counted })
}

/** In the page, after countDraws: counts how often the items of a list are read from the disk. */
function countReads(listId: string): void {
  const { counted } = window as unknown as Counting
  const { prototype } = IDBIndex
  const { getAll } = prototype
  prototype.getAll = function (...asked) {
    // A range or, in newer browsers, options with one.
    const [first] = asked as unknown as [(IDBKeyRange & { query?: IDBKeyRange }) | undefined]
    const { lower } = first?.query ?? first ?? {}
    if (Array.isArray(lower) && lower[0] === listId) counted.reads += 1
    return Reflect.apply(getAll, this, asked)
  }
}

type Counting = { counted: { draws: number; reads: number } }

/** Both counts, once the page has come to rest. */
function countedIn(page: Page): Promise<Counting['counted']> {
  return page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
    for (let rest = 0; rest < 5; rest += 1) await idle()
    return { ...(window as unknown as Counting).counted }
  })
}

test('[9.cache.2] whoever looked away for a moment fetches nothing when they are back', async () => {
  await openList()
  const { page, phone, api } = anna
  const count = (path: string) => phone.line.requests.filter((each) => each === path).length
  const append = async (text: string) => {
    await api.patch(`/grocerylists/${listId}`, { groceries: [{ text }] })
    await expect(by.row(page, text)).toBeVisible()
  }
  await append('Wine')
  const streams = count('/api/events')
  const trips = count('/api/sync')
  for (const isHidden of [true, false, true, false, true, false]) await look(page, isHidden)
  // The stream that was open all the time tells of it.
  await append('Salt')
  expect(count('/api/events')).toBe(streams)
  expect(count('/api/sync') - trips).toBeLessThanOrEqual(2)
})

/** Puts the tab into the background or brings it back. */
async function look(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperties(document, {
      hidden: { configurable: true, get: () => hidden },
      visibilityState: { configurable: true, get: () => (hidden ? 'hidden' : 'visible') },
    })
    // As a browser's own, it bubbles: the auth client listens on the window.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, isHidden)
}
