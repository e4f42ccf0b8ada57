// Somebody who keeps grocery lists with a phone of their own, and what they do on its screens.
import { randomUUID } from 'node:crypto'
import { expect as impatient, type Locator, type Page } from '@playwright/test'
import { type Api, apiOf } from './api.ts'
import { storeSession } from './auth-page.ts'
import { openPhone, type Phone, type PhoneOptions, throwAway } from './browser.ts'
import type { LineState } from './line.ts'
import { passwordSession, settle, signIn } from './people.ts'
import type { TestServer } from './server.ts'

/** Two browsers on a busy machine take their time. What has to be quick is measured elsewhere. */
export const expect = impatient.configure({ timeout: 30_000 })

const PASSWORD = 'a long enough pass-phrase'

/** What a list shows of an item. */
export type Shown = { category: string; text: string; isChecked: boolean }

export type Shopper = {
  server: TestServer
  phone: Phone
  /** The tab that was opened last. */
  page: Page
  /** The same person as a plain caller, with a session of their own. */
  api: Api
  options: Omit<PhoneOptions, 'url' | 'profile'>
}

/** Who has arrived and not left. */
const here = new Set<Shopper>()

/** How somebody comes in: see arrive. */
type Coming = { byHand?: boolean } & Shopper['options']

/**
 * Somebody who is signed in on a new phone and stands at the grocery lists, with everything on it
 * that opens the app offline. byHand: they sign in on the screen; otherwise that is done beforehand.
 */
export async function arrive(
  server: TestServer,
  name: string,
  { byHand, ...options }: Coming = {},
): Promise<Shopper> {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.test`
  const [phone, person] = await Promise.all([
    openPhone({ ...options, url: server.url }),
    settle(server, email, name),
  ])
  const { page } = phone
  if (byHand) await signInOnScreen(page, email)
  else {
    await storeSession(page, await passwordSession(server, email, PASSWORD))
    await page.goto('/groceries')
    await expectLists(page)
  }
  const shopper = { server, phone, page, api: apiOf(server, person), options }
  here.add(shopper)
  return shopper
}

/** Somebody with a new session, as a plain caller. */
export async function sessionOf(who: { server: TestServer; email: string }): Promise<Api> {
  return apiOf(who.server, await signIn(who.server, who.email, PASSWORD))
}

/** Ends the browser's process of somebody whose phone is kept, and starts it on the same profile. */
export async function restart(
  shopper: Shopper,
  { how = 'close', ...options }: { how?: 'close' | 'kill'; line?: LineState } = {},
): Promise<void> {
  const { phone, server } = shopper
  const { profile } = phone
  if (profile === undefined) throw new Error('Only a phone that is kept opens again as it was')
  await phone[how]()
  shopper.phone = await openPhone({ ...shopper.options, ...options, url: server.url, profile })
  shopper.page = shopper.phone.page
}

/**
 * Closes every tab, ends the worker and opens a new tab: of nomnom nothing is left but what is
 * stored, as after a restart, which takes several times as long. That what is stored is on the disk
 * is shown by restart alone.
 */
export async function reopen(
  shopper: Shopper,
  { line = 'up' }: { line?: LineState } = {},
): Promise<void> {
  const { phone } = shopper
  const { context } = phone
  const old = context.pages()
  const page = await context.newPage()
  await Promise.all(old.map((tab) => tab.close()))
  // Before the worker ends: afterwards the browser may never answer this.
  await context.setOffline(line === 'down')
  await phone.stopWorker()
  phone.line.set(line)
  phone.page = page
  shopper.page = page
}

/** Closes the phone and deletes everything on it. */
export async function leave(shopper: Shopper): Promise<void> {
  here.delete(shopper)
  await shopper.phone.close()
  await throwAway(shopper.phone)
}

/** The same for everybody at a server. */
export async function leaveAll(server: TestServer): Promise<void> {
  await Promise.all([...here].filter((shopper) => shopper.server === server).map(leave))
}

/** Signs in at /login and goes to the grocery lists. */
export async function signInOnScreen(page: Page, email: string): Promise<void> {
  await sendSignIn(page, email)
  await expectLists(page)
}

async function expectLists(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Grocery Lists', exact: true })).toBeVisible()
}

/** Sends the form at /login and waits for nothing. */
export async function sendSignIn(page: Page, email: string): Promise<void> {
  await page.goto('/login?redirect=%2Fgroceries')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Waits until the worker holds what opens the app without a network. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Makes a list at /groceries and stays in its editor; answers its id. */
export async function createList(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Create New list' }).click()
  await page.getByLabel('List Name').fill(name)
  await page.getByRole('button', { name: 'Create List' }).click()
  await page.waitForURL(/\/groceries\/[^/]+\/edit$/)
  return /groceries\/([^/]+)/.exec(page.url())?.[1] ?? ''
}

/** Adds a category in the editor. */
export async function addCategory(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add Category' })
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Add Category' }).click()
  await dialog.getByLabel('Category Name').fill(name)
  await dialog.getByRole('button', { name: 'Add Category' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name })).toBeVisible()
}

/** Adds an item, in the editor or while shopping, and waits until it shows. */
export async function addItem(page: Page, text: string, category = 'Other'): Promise<void> {
  await page.getByLabel('Category of the new item').selectOption(category)
  await page.getByLabel('Add an item').fill(text)
  await page.getByLabel('Add an item').press('Enter')
  await expect(row(page, text).or(page.getByLabel(`Item ${text}`, { exact: true }))).toBeVisible()
}

/** Gives an item another text in the editor. */
export async function renameItem(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel(`Item ${from}`, { exact: true }).fill(to)
  await page.getByLabel(`Item ${from}`, { exact: true }).press('Enter')
  await expect(page.getByLabel(`Item ${to}`, { exact: true })).toHaveValue(to)
}

/**
 * Puts an item into the cart in shopping mode; ends when the tick shows, which is when it is saved.
 */
export async function tick(page: Page, text: string): Promise<void> {
  await row(page, text).click()
  await expect(row(page, text)).toBeChecked()
}

/** Opens the shopping mode of a list from the index, by hand. */
export async function goShopping(page: Page, name: string): Promise<void> {
  await page.goto('/groceries')
  await page.getByRole('link', { name }).click()
  await page.getByRole('link', { name: 'Shopping Mode' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** An item in shopping mode, even in a cart that is folded away. */
export function row(page: Page, text: string): Locator {
  return page.getByRole('checkbox', { name: text, includeHidden: true })
}

/** The list as shopping mode shows it, from top to bottom. */
export async function shownItems(page: Page): Promise<Shown[]> {
  return await page.locator('main section.category').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const category = section.querySelector('h2')?.textContent ?? ''
      return [...section.querySelectorAll('li')].map((item) => ({
        category,
        text: item.querySelector('.shopping-text')?.textContent ?? '',
        isChecked: item.querySelector('input')?.checked ?? false,
      }))
    }),
  )
}

/** The list as the server gives it to this person. */
export async function storedItems({ api }: Pick<Shopper, 'api'>, listId: string): Promise<Shown[]> {
  const { status, body } = await api.get(`/grocerylists/${listId}`)
  if (status !== 200) throw new Error(`The list answers ${status}`)
  const groceries: { text: string; category: string | null; isChecked: boolean }[] = body.groceries
  return groceries.map(({ text, category, isChecked }) => {
    return { category: category ?? 'Other', text, isChecked }
  })
}

/** Whether the server has an item of this text ticked; undefined: it has none. */
export async function isTicked(
  shopper: Pick<Shopper, 'api'>,
  listId: string,
  text: string,
): Promise<boolean | undefined> {
  return (await storedItems(shopper, listId)).find((item) => item.text === text)?.isChecked
}
