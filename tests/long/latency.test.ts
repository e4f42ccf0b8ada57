// How long people wait, and what it costs: from a tap to the screen, from the worker to the page, to
// the screen of a friend; sending what waited; the first load over a bad line; a page that idles.
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browserNet } from '#db/browser.ts'
import { newMeta } from '#db/db.ts'
import { appendPositions } from '#db/positions.ts'
import { save } from '#db/save.ts'
import type { Mirror } from '#db/store.ts'
import { SCHEMA } from '#db/schema.ts'
import { createEngine } from '#sw/sync/run.ts'
import { createTransport } from '#sw/sync/transport.ts'
import { befriend, join, type Api } from '../support/api.ts'
import { figure } from '../support/figures.ts'
import { createDisk, createMemoryStore } from '../support/memory-store.ts'
import { createLock } from '../support/phone.ts'
import { startServer, type TestServer } from '../support/server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'
import { tokensOf } from '../support/tokens.ts'

const LIST = 'Saturday'
const TAPS = 60
const QUEUED = 1000
const ROWS = 10_000
const LIST_ITEMS = 2000
const MINUTE_MS = 60_000
/** With a disk, as a phone has it. */
const KEPT = { isKept: true }

let server: TestServer
let shoppers: Shopper[] = []
let anna: Shopper
let bert: Shopper

beforeAll(async () => {
  server = await startServer({ listen: true })
  shoppers = [await by.arrive(server, 'Anna', KEPT), await by.arrive(server, 'Bert', KEPT)]
  ;[anna, bert] = shoppers as [Shopper, Shopper]
  await befriend(anna.api, bert.api, ['canManageGroceryLists'])
})
afterAll(async () => {
  await Promise.all(shoppers.map(by.leave))
  await server.stop()
})

/** A new list of Anna's in shopping mode on these phones. */
async function shop(name: string, count: number, people: Shopper[]): Promise<string> {
  const groceries = Array.from({ length: count }, (_, at) => ({ text: `Item ${1000 + at}` }))
  const { body } = await anna.api.post('/grocerylists', { name, groceries })
  for (const { page } of people) {
    await page.goto('/groceries')
    await page.getByRole('link', { name }).click()
    await page.getByRole('link', { name: 'Shopping Mode' }).click()
    await by.row(page, `Item ${1000 + count - 1}`).waitFor()
  }
  return body.id
}

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN) * 10) / 10
}

function report(name: string, values: readonly number[]): void {
  expect(values.length).toBeGreaterThan(0)
  figure(`${name}, p95 of ${values.length}`, p95(values), 'ms')
  figure(`${name}, median`, medianOf(values), 'ms')
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? NaN) * 10) / 10
}

it('a tick shows on the own screen', async () => {
  await shop(`${LIST} own`, TAPS, [anna])
  const times = await anna.page.evaluate(async () => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[type=checkbox]')]
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const measured: number[] = []
    for (const box of boxes) {
      const startedAt = performance.now()
      box.click()
      while (!box.checked) await frame()
      measured.push(performance.now() - startedAt)
      await frame()
    }
    return measured
  })
  report('tick to the own screen', times)
})

it('a tick shows on the screen of a friend', async () => {
  await shop(`${LIST} friends`, TAPS, [anna, bert])
  const [toFriend, fromWorker]: [number[], number[]] = [[], []]
  for (let at = 0; at < TAPS; at += 1) {
    const text = `Item ${1000 + at}`
    const shown = whenTicked(bert.page, text)
    const tickedAt = await by.row(anna.page, text).evaluate((box: HTMLInputElement) => {
      box.click()
      return Date.now()
    })
    const { shownAt, sinceWriteMs } = await shown
    toFriend.push(shownAt - tickedAt)
    if (sinceWriteMs !== null) fromWorker.push(sinceWriteMs)
  }
  report('tick to the screen of a friend, both online', toFriend)
  report('write of the worker to the page', fromWorker)
})

/** The frame in which an item is ticked, and how long before it the worker had told of its write. */
function whenTicked(page: Page, text: string) {
  return by.row(page, text).evaluate(async (box: HTMLInputElement) => {
    // Dexie tells all tabs on this channel what was written.
    const writes = new BroadcastChannel('x-storagemutated-1')
    let writtenAt: number | null = null
    writes.addEventListener('message', () => {
      if (!box.checked) writtenAt = performance.now()
    })
    while (!box.checked) await new Promise((resolve) => requestAnimationFrame(resolve))
    writes.close()
    const sinceWriteMs = writtenAt === null ? null : performance.now() - writtenAt
    return { shownAt: Date.now(), sinceWriteMs }
  })
}

it(`${QUEUED} edits that waited are sent`, async () => {
  const id = await shop(`${LIST} queued`, QUEUED, [anna])
  await by.waitForWorker(anna.page)
  await anna.phone.goOffline()
  await anna.page.evaluate(async () => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[type=checkbox]')]
    for (const box of boxes) {
      box.click()
      while (!box.checked) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  const before = anna.phone.line.requests.length
  const startedAt = performance.now()
  await anna.phone.goOnline()
  let done = 0
  while (done < QUEUED) {
    await delay(100)
    done = (await by.storedItems(bert, id)).filter(({ isChecked }) => isChecked).length
  }
  figure(`${QUEUED} queued ticks of one list sent`, Math.round(performance.now() - startedAt), 'ms')
  const asked = anna.phone.line.requests.slice(before).filter((path) => path === '/api/sync')
  figure(`${QUEUED} queued ticks of one list sent, requests`, asked.length, '')
})

it(`${QUEUED} new lists that waited are sent`, async () => {
  const cleo = await join(server, 'Cleo')
  // The disk is not what is measured here, and the one in memory is quick.
  const mirror: Mirror = {
    userId: cleo.userId,
    store: createMemoryStore(createDisk(newMeta(Math.random))),
    schema: SCHEMA,
    clock: Date.now,
    random: Math.random,
  }
  for (let at = 0; at < QUEUED; at += 1) {
    await save(mirror, { type: 'create-list', name: `List ${at}` })
  }
  const transport = createTransport(`${server.url}/api/sync`, browserNet)
  let requests = 0
  const engine = createEngine({
    mirror,
    transport: {
      send(request, token) {
        requests += 1
        return transport.send(request, token)
      },
    },
    tokens: tokensOf(() => cleo),
    lock: createLock(),
  })
  const startedAt = performance.now()
  expect(await engine.run({ force: true })).toEqual({ kind: 'idle' })
  figure(`${QUEUED} queued calls sent`, Math.round(performance.now() - startedAt), 'ms')
  figure(`${QUEUED} queued calls sent, requests`, requests, '')
  expect((await cleo.get('/grocerylists')).body).toHaveLength(QUEUED)
})

it(`${ROWS} rows come over a line with 5 s of latency and 20 kB/s`, async () => {
  const dora = await by.arrive(server, 'Dora', KEPT)
  shoppers.push(dora)
  await by.waitForWorker(dora.page)
  await dora.phone.goOffline()
  await fill(dora.api)
  const { line } = dora.phone
  const [requests, bytes] = [line.requests.length, line.bytes()]
  const startedAt = performance.now()
  await dora.phone.goOnline()
  line.set('slow')
  while ((await countRecords(dora.page)) < ROWS) await delay(1000)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  figure(`first sync of ${ROWS} rows at 20 kB/s`, seconds, 's')
  const asked = line.requests.slice(requests).filter((path) => path === '/api/sync')
  figure(`first sync of ${ROWS} rows, requests`, asked.length, '')
  figure(`first sync of ${ROWS} rows, on the line`, Math.round((line.bytes() - bytes) / 1024), 'kB')
})

/** How many records lie in the database of the page. */
async function countRecords(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const name = names.find((each) => /^nomnom-[0-9a-f]{8}-/.test(each)) ?? ''
    const db = await done(indexedDB.open(name))
    const count = await done(db.transaction('records').objectStore('records').count())
    db.close()
    return count
  })
}

/** Lists with items, so many records in all. */
async function fill(owner: Api): Promise<void> {
  let left = ROWS
  while (left > 0) {
    const count = Math.min(LIST_ITEMS, left) - 1
    const positions = appendPositions([], count)
    const groceries = Array.from({ length: count }, (_, at) => {
      return { text: `Item ${at} of many`, category: 'Other', pos: positions[at] }
    })
    const { status } = await owner.post('/grocerylists', { name: `List ${left}`, groceries })
    expect(status).toBe(201)
    left -= count + 1
  }
}

it('an open page that nobody touches asks for almost nothing', async () => {
  await anna.page.goto('/groceries')
  await by.waitForWorker(anna.page)
  await delay(10_000)
  const { line } = anna.phone
  const [requests, bytes] = [line.requests.length, line.bytes()]
  await delay(MINUTE_MS)
  figure('idle traffic, requests a minute', line.requests.length - requests, '')
  figure('idle traffic, bytes a minute', line.bytes() - bytes, 'B')
})
