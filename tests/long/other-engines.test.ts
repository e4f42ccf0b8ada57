// The app in the engines of Safari and Firefox, as Debian ships them, against the real server: what is
// most likely to be another one there is storage, the worker and the way from page to page.
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Api, join } from '../support/api.ts'
import { figure } from '../support/figures.ts'
import { firefoxProblem, openFirefox } from '../support/firefox.ts'
import { type Line, openLine } from '../support/line.ts'
import { ENTER, type OtherBrowser } from '../support/other-browser.ts'
import { BAR, SOUP } from '../support/samples.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { storedItems } from '../support/shopper.ts'
import { openWebKit, webkitProblem } from '../support/webkit.ts'

const PASSWORD = 'a long enough pass-phrase'
const LOADS = 48
const RETURNS = 10
/** Nothing that a person waits for on a quiet machine takes a tenth of it. */
const LIMIT_MS = 15_000
const POLL_MS = 50
/** So many things that never came are enough to know. */
const ENOUGH = 3

const RECIPE = { ...SOUP, title: 'White bean dip' }
const PLACE = { ...BAR, name: 'Ofelia' }

const FIELD = '[aria-label="Add an item"]'

describe.each([
  { name: 'WebKitGTK', problemOf: webkitProblem, open: openWebKit, stays: [0, 50, 300] },
  // Code that is still being fetched there when a page is left never comes to it any more.
  { name: 'Firefox', problemOf: firefoxProblem, open: openFirefox, stays: [1500] },
])('in $name', ({ name, problemOf, open, stays }) => {
  let problem: string | undefined
  let server: TestServer
  let line: Line
  let anna: Api
  let browser: OtherBrowser
  let list = ''

  beforeAll(async () => {
    problem = problemOf()
    if (problem !== undefined) return
    server = await startServer({ listen: true })
    anna = await join(server, 'Anna')
    const groceries = [{ text: 'Milk' }, { text: 'Rice' }]
    list = (await anna.post('/grocerylists', { name: 'Saturday', groceries })).body.id
    await anna.post('/recipes', RECIPE)
    await anna.post('/places', PLACE)
    line = await openLine(server.url)
    browser = await open(line.proxy)
  })
  afterAll(async () => {
    await browser?.close()
    await line?.close()
    await server?.stop()
  })
  beforeEach((context) => {
    if (problem !== undefined) context.skip(problem)
  })

  const shown = <A extends readonly unknown[]>(read: (...args: A) => unknown, ...args: A) =>
    // While a page gives way to the next one there is nobody to ask.
    expect.poll(() => browser.run(read, ...args).catch(() => undefined), { timeout: LIMIT_MS })
  const stored = async () =>
    (await storedItems({ api: anna }, list))
      .map(({ text, isChecked }) => (isChecked ? `${text} ✓` : text))
      .sort()

  const shopping = (): Screen => ({ url: `${server.url}/groceries/${list}/shopping`, text: 'Rice' })
  const add = async (text: string) => {
    await shown(exists, FIELD).toBe(true)
    await browser.type(FIELD, text)
    // In Firefox one command is one task, before whose end the page has not heard of what was typed.
    await browser.type(FIELD, ENTER)
    await shown(items).toContain(text)
  }

  it('somebody signs in, and their list is there', async () => {
    await browser.go(`${server.url}/login?redirect=%2Fgroceries`)
    await shown(exists, 'input[type=password]').toBe(true)
    await browser.type('input[type=email]', anna.email)
    await browser.type('input[type=password]', PASSWORD + ENTER)
    await shown(cards).toContain('Saturday')
    await shown(() => navigator.serviceWorker.controller !== null).toBe(true)
    await load(browser, shopping())
    await shown(items).toEqual(['Milk', 'Rice'])
  })

  it('a tick and an item of a start without a network arrive when it is back', async () => {
    line.set('down')
    expect(await load(browser, shopping())).toBeDefined()
    await shown(items).toEqual(['Milk', 'Rice'])
    await browser.click(rowOf('Milk'))
    await shown(items).toEqual(['Milk ✓', 'Rice'])
    await add('Bread')
    expect(await load(browser, shopping())).toBeDefined()
    await shown(items).toEqual(['Bread', 'Milk ✓', 'Rice'])
    expect(await stored()).toEqual(['Milk', 'Rice'])

    line.set('up')
    await expect.poll(stored, { timeout: 4 * LIMIT_MS }).toEqual(['Bread', 'Milk ✓', 'Rice'])
  })

  it('no page is blank, however many were left before it', async () => {
    const screens: Screen[] = [
      { url: `${server.url}/menu`, text: RECIPE.title },
      { url: `${server.url}/recipes`, text: RECIPE.title },
      { url: `${server.url}/groceries/${list}/edit`, text: 'Item Rice' },
      { url: `${server.url}/places`, text: PLACE.name },
      { url: `${server.url}/profile`, text: 'Anna' },
    ]
    const times: number[] = []
    const missing: string[] = []
    const written: string[] = []
    for (let at = 0; at < LOADS && missing.length < ENOUGH; at += 1) {
      const screen = at % 3 === 2 ? undefined : screens[at % screens.length]
      const ms = await load(browser, screen ?? shopping())
      if (ms === undefined) missing.push(`load ${at}`)
      else times.push(ms)
      if (ms !== undefined && screen === undefined) {
        const item = `Item ${at}`
        await add(item).catch(() => missing.push(item))
        written.push(item)
      }
      // What a page has open when it is left depends on when that is: most of it while it is new.
      await delay([0, 20, 50, 100, 200, 400][at % 6])
    }
    figure(`${name}: a full load, median of ${times.length}`, median(times), 'ms')
    figure(`${name}: a full load, longest`, Math.max(...times), 'ms')
    expect(missing).toEqual([])
    await expect.poll(stored, { timeout: 4 * LIMIT_MS }).toEqual(expect.arrayContaining(written))
  })

  it('who goes back finds the list as it is now, and goes on with it', async () => {
    for (let at = 0; at < RETURNS; at += 1) {
      expect(await load(browser, shopping())).toBeDefined()
      await delay(stays[at % stays.length])
      expect(
        await load(browser, { url: `${server.url}/recipes`, text: RECIPE.title }),
      ).toBeDefined()
      await anna.post(`/grocerylists/${list}/items`, { text: `Sent ${at}` })
      await browser.run(() => history.back())
      await shown(items).toContain(`Sent ${at}`)
      await add(`Typed ${at}`)
    }
  })
})

const exists = (css: string) => document.querySelector(css) !== null

/** In the page: the cards of lists. */
function cards(): string {
  return document.querySelector('#root main')?.textContent ?? ''
}

/** In the page: what shopping mode shows, sorted, with ' ✓' after what is in the cart. */
function items(): string[] {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('#root li[data-item] input')]
  return boxes.map((box) => `${box.ariaLabel}${box.checked ? ' ✓' : ''}`).sort()
}

const rowOf = (text: string) => `#root li[data-item]:has(input[aria-label="${text}"]) label`

/** text: what it shows of what is on the device. */
type Screen = { url: string; text: string }

/** Loads a page anew; answers after how many milliseconds its screen was there, undefined: never. */
async function load(browser: OtherBrowser, { url, text }: Screen): Promise<number | undefined> {
  const before = await browser.run(() => performance.timeOrigin)
  const startedAt = performance.now()
  await browser.go(url)
  while (performance.now() - startedAt < LIMIT_MS) {
    const isThere = await browser.run(shows, before, text).catch(() => false)
    if (isThere) return Math.round(performance.now() - startedAt)
    await delay(POLL_MS)
  }
  return undefined
}

/**
 * In the page: whether it is another one than before, and the app has drawn its screen; what was last seen
 * of it lies elsewhere.
 */
function shows(before: number, text: string): boolean {
  const root = document.getElementById('root')
  return performance.timeOrigin !== before && root?.innerHTML.includes(text) === true
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
