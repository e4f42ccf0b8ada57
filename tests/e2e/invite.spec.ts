// An invitation by link, from a list on one phone to the same list on another, tap by tap.
import { randomBytes } from 'node:crypto'
import { type Locator, type Page, test } from '@playwright/test'
import { v7 } from 'uuid'
import { NO_PERMISSIONS } from '#shared/grants.ts'
import { faultsOnPhone } from '../support/axe.ts'
import { openPhone, throwAway } from '../support/browser.ts'
import { mailTo, PASSWORD } from '../support/auth-page.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const server = pageServer()
let nora: Shopper
let ben: Shopper

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)
test.beforeAll(async () => {
  nora = await by.arrive(server, 'Nora', { hasTouch: true, before: countTaps })
  ben = await by.arrive(server, 'Ben', { hasTouch: true, before: countTaps })
  await nora.api.post('/grocerylists', { name: 'Weekend', groceries: [{ text: 'Milk' }] })
  await ben.api.post('/grocerylists', { name: 'Bens', groceries: [{ text: 'Beer' }] })
  await nora.page.getByRole('link', { name: /Weekend/ }).tap()
})

/** In the page: counts every finger that comes down, whatever the test calls it. */
function countTaps(): void {
  addEventListener('touchstart', () => {
    sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
  })
}

const tapsOn = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('taps')))

/** Taps buttons one after the other. */
async function tapAll(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).tap()
}

const addressOn = (page: Page): Promise<string> => page.getByText(/^https?:/).innerText()
const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Makes a link in the share dialog of the open list; answers its address. */
async function newLink(page: Page): Promise<string> {
  await tapAll(page, ['Share', 'Invite with a link', 'Make a link'])
  return addressOn(page)
}

test('[2.invite.1, 2.invite.3, 2.list.19] a shared list takes 4 taps on one phone and 3 on the other', async () => {
  const { page } = nora
  const before = await tapsOn(page)
  await tapAll(page, ['Share'])
  expect(await faultsOnPhone(page, dialog(page))).toEqual([])
  await tapAll(page, ['Invite with a link'])
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeFocused()
  const lists = dialog(page).getByRole('switch', { name: 'Can manage edit my grocery lists' })
  await expect(lists).toBeChecked()
  await expect(dialog(page).getByRole('switch', { checked: true })).toHaveCount(1)
  await tapAll(page, ['Make a link'])
  const address = await addressOn(page)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()
  expect(address).toMatch(new RegExp(`^${server.url}/invite#[\\w-]{22}$`))
  await expect(page.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible()
  expect(await faultsOnPhone(page, dialog(page))).toEqual([])
  await tapAll(page, ['Copy link'])
  expect((await tapsOn(page)) - before).toBe(4)

  const bensBefore = await tapsOn(ben.page)
  await ben.page.goto(address)
  const question = ben.page.getByRole('heading', {
    name: 'Nora shares grocery lists with you. Share yours, too?',
  })
  await expect(question).toBeVisible()
  expect(ben.page.url()).toBe(`${server.url}/profile/`)
  expect(await faultsOnPhone(ben.page)).toEqual([])
  await tapAll(ben.page, ['Share mine, too'])
  // Whoever still shows the link sees that somebody has taken it.
  await expect(dialog(page).getByText('You and Ben are friends now.')).toBeVisible()
  await expect(page.getByText(/^https?:/)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
  expect(await faultsOnPhone(page, dialog(page))).toEqual([])
  await tapAll(page, ['Done'])
  await ben.page.getByRole('link', { name: /Weekend/ }).tap()
  await expect(ben.page.getByRole('textbox', { name: 'Item Milk' })).toBeVisible()
  // The first of the three taps was on the link itself, in the app that it was sent with.
  expect(1 + (await tapsOn(ben.page)) - bensBefore).toBe(3)

  await expect(page.getByRole('list', { name: 'Shared with' }).getByText('Ben')).toBeAttached()
  await page.goto('/groceries')
  await expect(page.getByRole('link', { name: /Bens/ })).toBeVisible()
  // What was answered on that page is not asked again.
  await expect(dialog(ben.page)).toBeHidden()
})

test('[2.list.19, 2.groceries.7] the list and the dialog of a new one say who sees it', async () => {
  const { page } = nora
  await page.getByRole('button', { name: 'Create New list' }).tap()
  await expect(dialog(page).getByText('Ben will see and edit it, too.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).tap()
  await page.getByRole('link', { name: /Weekend/ }).tap()
  await tapAll(page, ['Share'])
  const right = dialog(page).getByRole('switch', { name: 'Ben, sees and edits my grocery lists' })
  await expect(right).toBeChecked()
  await right.tap()
  await expect(ben.page.getByRole('textbox', { name: 'Item Milk' })).toBeHidden()
  await tapAll(page, ['Close'])
})

test('[2.invite.3, 2.invite.4, 2.profile.10] made offline it is not there yet, there it has room for a long name, and used or taken back it says so', async () => {
  const { page, phone } = nora
  const small = { width: 360, height: 740 }
  const third = await by.arrive(server, 'Carla', { hasTouch: true, viewport: small })
  const longName = 'Nora-Friederike-Lindqvist'
  await nora.api.patch('/users/me', { displayName: longName })
  await phone.goOffline()
  const address = await newLink(page)
  await expect(page.getByText('It works as soon as this device has been online.')).toBeVisible()
  await tapAll(page, ['Close'])
  // A mark of the sentence round a link comes along where an app does not tell them apart.
  await third.page.goto(`${address}).`)
  await expect(third.page.getByText('Not yet: this invitation has not arrived')).toBeVisible()
  // Until it has, it takes no more than a row of the profile.
  await tapAll(third.page, ['To your profile'])
  await expect(third.page.getByRole('heading', { name: 'Friends', exact: true })).toBeVisible()
  const first = third.page.getByRole('heading', { level: 1 })
  await expect(first).toBeFocused()
  await third.page.reload()
  await expect(third.page.getByText('An invitation by link waits')).toBeVisible()
  await phone.goOnline()
  await tapAll(third.page, ['Look at it'])
  await expect(first).toBeFocused()
  const heading = third.page.getByRole('heading', { name: `${longName} shares` })
  // Not often, because so many tries an hour are allowed and no more.
  const seldom = { intervals: [3000] }
  await expect
    .poll(async () => {
      const again = third.page.getByRole('button', { name: 'Try again' })
      if (await again.isVisible()) await again.tap()
      return heading.isVisible()
    }, seldom)
    .toBe(true)
  const outside = await heading.locator('..').evaluate((card) => {
    const { left, right } = card.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(card)
    return [...card.querySelectorAll('*')].flatMap((each) => {
      const box = each.getBoundingClientRect()
      const isIn =
        box.left >= left + parseFloat(paddingLeft) && box.right <= right - parseFloat(paddingRight)
      return isIn ? [] : (each.textContent ?? each.tagName)
    })
  })
  expect(outside).toEqual([])
  await nora.api.patch('/users/me', { displayName: 'Nora' })
  await tapAll(page, ['Share'])
  await page.getByRole('button', { name: /^Take back/ }).tap()
  await expect(page.getByText('A link waits until')).toBeHidden()
  await expect.poll(async () => (await nora.api.sync()).scopes[0]?.rows.length).toBeGreaterThan(0)
  await tapAll(page, ['Close'])
  await expect
    .poll(async () => {
      await third.page.goto(address)
      await expect(third.page.getByRole('heading', { level: 1 })).toBeVisible()
      return third.page.getByText('This invitation was used, was taken back').isVisible()
    }, seldom)
    .toBe(true)
  await third.page.getByRole('link', { name: 'nomnom' }).first().tap()
  await expect(third.page.getByRole('heading', { name: 'Invitation' })).toBeHidden()
  await third.page.goto(`${server.url}/profile/`)
  await expect(third.page.getByRole('heading', { name: 'Friends', exact: true })).toBeVisible()
  await by.leave(third)
})

test('[2.invite.1, 7.invite-links.7] a link that the server does not take says why, and not that it was taken back', async () => {
  const { page, api } = ben
  const made = Array.from({ length: 20 }, async () => {
    const hash = randomBytes(32).toString('base64url')
    return api.post('/users/invite-links', { localId: v7(), hash, grants: NO_PERMISSIONS })
  })
  await Promise.all(made)
  await page.goto(`${server.url}/groceries`)
  await page.getByRole('link', { name: /Bens/ }).tap()
  await tapAll(page, ['Share', 'Invite with a link', 'Make a link'])
  await expect(dialog(page).getByRole('status')).toHaveText(
    'This link does not work. At most 20 invitations can wait at a time. Take one back first.',
  )
  await tapAll(page, ['Done'])
})

test('[2.groceries.4, 2.invite.2, 2.login.7, 2.login.8, 2.register.5, 7.invite-links.6] a guest without an account registers on the way, and the secret is in no address', async () => {
  const address = await newLink(nora.page)
  await tapAll(nora.page, ['Close'])
  const [, secret = ''] = address.split('#')
  const phone = await openPhone({ url: server.url, hasTouch: true })
  const { page } = phone
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(request.url().split('#')[0] ?? '', request.headers()['referer'] ?? '')
  })
  await page.goto(address)
  // For somebody new registering comes first; the text has a link to the sign-in.
  await page.waitForURL('**/register?redirect=%2Fprofile%2F')
  const note = page.getByText('You are invited.')
  await expect(note).toContainText('Register, and you see who shares what with you.')
  expect(await faultsOnPhone(page)).toEqual([])
  await note.getByRole('link', { name: 'Sign in' }).tap()
  await page.waitForURL('**/login?redirect=%2Fprofile%2F')
  await expect(page.getByRole('link', { name: 'No account yet? Register' })).toBeVisible()
  await note.getByRole('link', { name: 'Register' }).tap()
  await page.waitForURL('**/register?redirect=%2Fprofile%2F')
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible()
  const email = 'dora@example.test'
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Show what is typed' }).first().tap()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Repeat password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Hide what is typed', exact: true }).tap()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
  await tapAll(page, ['Register'])
  await page.goto((await mailTo(server, email)).link)
  await expect(page.getByRole('heading', { name: /^Nora shares grocery lists/ })).toBeVisible()
  await tapAll(page, ['Not now, only Nora’s'])
  await expect(page.getByRole('link', { name: /Weekend/ })).toBeVisible()
  // The list of somebody else counts as a list.
  await expect(page.getByText('No grocery lists yet')).toBeHidden()
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((text) => text.includes(secret))).toEqual([])
  expect(server.logLines.join('\n')).not.toContain(secret)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(secret)
  // The phone knows that somebody has signed in here: the next invitation leads to the sign-in.
  await page.goto('/profile')
  await tapAll(page, ['Sign Out'])
  await page.waitForURL('**/login')
  await page.goto(await newLink(nora.page))
  await page.waitForURL('**/login?redirect=%2Fprofile%2F')
  await expect(note).toContainText('Sign in, and you see who shares what with you.')
  await tapAll(nora.page, ['Close'])
  expect(phone.problems).toEqual([])
  await phone.close()
  await throwAway(phone)
})
