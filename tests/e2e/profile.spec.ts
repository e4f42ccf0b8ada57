// The profile as product §2 says: friends, requests, the four switches, and what each opens at once.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { holdMirror } from '../support/hold-mirror.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

const server = pageServer()
let nora: Shopper
let anna: Shopper

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)
test.beforeAll(async () => {
  nora = await by.arrive(server, 'Nora')
  anna = await by.arrive(server, 'Anna', { before: noteWishes })
  await nora.api.post('/recipes', {
    title: 'White bean dip',
    diet: 'VEGAN',
    difficulty: 'EASY',
    course: 'APPETIZER',
    ingredientSections: [{ ingredients: [{ text: '1 tin white beans' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Blend.' }] }],
  })
  await nora.api.post('/grocerylists', { name: 'Weekend', groceries: [{ text: 'Milk' }] })
  await nora.api.post('/places', {
    name: 'Ofelia',
    location: 'Lisboa',
    type: 'coffee',
    foodRating: 8,
    priceQualityRating: 7,
    seatingRating: 9,
  })
})

async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a Friend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a friend' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(dialog).toBeHidden()
}

/** Runs in the page: notes what the app asks of the device, which Chromium here does not show. */
function noteWishes(): void {
  const wishes = { badge: -1, keep: 0 }
  Object.assign(window, { wishes })
  Object.defineProperty(navigator, 'setAppBadge', {
    value: async (count: number) => void (wishes.badge = count),
  })
  navigator.storage.persist = async () => (wishes.keep += 1) > 0
}

function wishes(page: Page): Promise<{ badge: number; keep: number }> {
  return page.evaluate(() => Reflect.get(window, 'wishes'))
}

/** A toast. */
function said(page: Page, text: string) {
  return page.getByRole('log', { name: 'Messages' }).getByText(text)
}

/** Whether a dot is amber, and whether its ring pulses without end. */
function lookOf(dot: Locator): Promise<{ isAmber: boolean; isPulsing: boolean }> {
  return dot.evaluate((element) => {
    const amber = document.createElement('i')
    amber.style.background = 'var(--color-amber)'
    document.body.append(amber)
    const wanted = getComputedStyle(amber).backgroundColor
    amber.remove()
    const ring = getComputedStyle(element, '::after')
    return {
      isAmber: getComputedStyle(element).backgroundColor === wanted,
      isPulsing: ring.animationName !== 'none' && ring.animationIterationCount === 'infinite',
    }
  })
}

function flag(page: Page, label: string) {
  return page.getByRole('switch', { name: label })
}

/** The headings of one moment, as they are read out and as they are seen from the top and from the left. */
function headings(page: Page): Promise<{ read: string[]; seen: string[] }> {
  return page.getByRole('heading', { level: 2 }).evaluateAll((all) => {
    const text = (heading: Element) => (heading as HTMLElement).innerText
    const box = (heading: Element) => heading.getBoundingClientRect()
    const sorted = all.toSorted((a, b) => box(a).top - box(b).top || box(a).left - box(b).left)
    return { read: all.map(text), seen: sorted.map(text) }
  })
}

test('[2.profile.1, 2.profile.4, 2.profile.6] a new profile says what is not there yet', async () => {
  const { page } = nora
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible()
  await expect(page.locator('main').getByText('Nora', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(page.getByText('Manage your friends and their permissions.')).toBeVisible()
  await expect(
    page.getByText(
      'You have not added any friends yet. Add some friends to your account to get started!',
    ),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Friend Requests (0)' })).toBeVisible()
  await expect(
    page.getByText("You don't have any pending friend requests right now."),
  ).toBeVisible()
  const { read, seen } = await headings(page)
  expect(seen).toEqual(read)
})

test('[2.profile.2, 2.profile.3, 2.profile.10, 5.invite.1, 8.invite.1, 8.invite.2, 8.invite.3, 8.invite.4, 2.shell.7] an invite is sent or refused in plain words', async () => {
  const { page } = nora
  await page.getByRole('button', { name: 'Add a Friend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a friend' })
  const send = dialog.getByRole('button', { name: 'Invite' })
  await expect(send).toBeDisabled()
  // The server judges the address, so any text can be sent.
  await dialog.getByLabel('Email').fill('not an address')
  await expect(send).toBeEnabled()
  // A reload takes nothing of it.
  await page.reload()
  await page.getByRole('button', { name: 'Add a Friend' }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue('not an address')
  await dialog.getByLabel('Email').fill('nobody@example.test')
  const goOn = await holdMirror(page)
  await send.click()
  await expect(send).toBeDisabled()
  await expect(dialog.getByText(/valid|required/i)).toBeHidden()
  await goOn()
  await expect(dialog).toBeHidden()
  await expect(said(page, 'Oh noooo! We could not find user with that email!')).toBeVisible()
  // Somebody without an account can have a link.
  await page.getByRole('button', { name: 'Send a link' }).click()
  const link = page.getByRole('dialog', { name: 'Invite with a link' })
  await link.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Try again with nobody@example.test' }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue('nobody@example.test')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Dismiss .* nobody@example\.test$/ }).click()
  await expect(page.getByText('nobody@example.test')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await invite(page, nora.api.email)
  await expect(said(page, 'Wooops! Looks like you are trying to invite yourself!')).toBeVisible()
  // That cannot succeed, so it is not offered again.
  await expect(page.getByRole('button', { name: /^Try again/ })).toBeHidden()
  await page.getByRole('button', { name: /^Dismiss/ }).click()
  await invite(page, anna.api.email)
  await expect(page.getByText('Friend request sent successfully!')).toBeVisible()
  await invite(page, anna.api.email)
  await expect(
    said(page, 'Wooops! Looks like you have already sent a friend request to this user!'),
  ).toBeVisible()
  // It shows as waiting, can be taken back, and then sent again.
  const waits = page.getByText(`${anna.api.email}: waits for an answer`)
  await expect(waits).toBeVisible()
  await page.getByRole('button', { name: `Take back ${anna.api.email}` }).click()
  await expect(waits).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await nora.phone.goOffline()
  await invite(page, anna.api.email)
  await expect(page.getByText(/: will be sent when you are back online$/)).toBeVisible()
  await nora.phone.goOnline()
  await expect(waits).toBeVisible()
})

test('[2.profile.7, 2.profile.11, 2.shell.3, 6.friends.1, 4.friends.1, 7.users.10, 8.friend-request.1] the recipient is shown a request that was made offline, and accepts it offline', async () => {
  const { page } = anna
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Friend Requests (1)' })).toBeVisible()
  await expect(page.getByText('Friend Request from: Nora')).toBeVisible()
  // In the order in which they stand on a phone they are read out, too.
  const { read, seen } = await headings(page)
  expect(read).toContain('Friends')
  expect(seen).toEqual(read)
  await page.setViewportSize({ width: 1280, height: 800 })
  const entry = page.getByRole('link', { name: /Profile.*1 friend request/ })
  await expect(entry).toBeVisible()
  // Beside each other: who asks is at the right, and is still read out first.
  const wide = await headings(page)
  expect(wide.read.slice(0, 2)).toEqual(['Friend Requests (1)', 'Friends'])
  expect(wide.seen.slice(0, 2)).toEqual(['Friends', 'Friend Requests (1)'])
  const dot = entry.locator('.pulse-dot')
  await expect(dot).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await lookOf(dot)).toEqual({ isAmber: true, isPulsing: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The number on the icon. Nothing was entered, so storage that lasts was not asked for (keep).
  await expect.poll(() => wishes(page)).toEqual({ badge: 1, keep: 0 })
  await expect(nora.page.getByRole('button', { name: 'Accept' })).toBeHidden()
  await anna.phone.goOffline()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Nora' })).toBeVisible()
  expect((await nora.api.get('/users/me/friends')).body).toEqual([])
  await anna.phone.goOnline()
  await expect(page.getByText('Friend request updated successfully!')).toBeVisible()
  // Both are asked once what to open.
  for (const [person, friend] of [
    [anna, 'Nora'],
    [nora, 'Anna'],
  ] as const) {
    const question = person.page.getByRole('dialog', { name: `You and ${friend} are friends now` })
    await expect(question.getByRole('switch')).toHaveCount(4)
    await question.getByRole('button', { name: 'Done' }).click()
    await expect(question).toBeHidden()
  }
  await expect(page.getByRole('heading', { level: 3, name: 'Nora' })).toBeVisible()
  await expect(page.getByRole('banner').locator('.pulse-dot')).toHaveCount(0)
  await expect.poll(() => wishes(page)).toEqual({ badge: 0, keep: 1 })
  await expect(nora.page.getByRole('heading', { level: 3, name: 'Anna' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 3, name: 'Nora' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('[2.profile.5, 6.grants.1, 6.grants.2, 6.grants.3, 8.permissions.1, 4.friends.3] four switches start off, and editing implies viewing', async () => {
  const { page } = nora
  const friends = page.getByRole('region', { name: 'Friends', exact: true })
  await expect(friends.getByRole('switch')).toHaveCount(4)
  for (const label of [
    'Can view my recipes',
    'Can edit my recipes',
    'Can manage edit my grocery lists',
    'Can view my restaurants',
  ]) {
    await expect(flag(page, label)).not.toBeChecked()
  }
  await flag(page, 'Can edit my recipes').click()
  await expect(flag(page, 'Can view my recipes')).toBeChecked()
  await expect(page.getByText('Permissions updated successfully!')).toBeVisible()
  await flag(page, 'Can view my recipes').click()
  await expect(flag(page, 'Can edit my recipes')).not.toBeChecked()
})

test('no word of a friend’s name is cut where its button stands', async () => {
  const { page } = nora
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 780 })
  await anna.api.patch('/users/me', { displayName: 'Bartholomäus' })
  const heading = page.getByRole('heading', { level: 3, name: 'Bartholomäus' })
  const lines = await heading.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
  // One's own address goes on behind its @.
  const address = page.getByRole('listitem').filter({ hasText: 'Change' }).getByText(/@/)
  const parts = await address.first().evaluate((element) =>
    [...element.childNodes]
      .filter((node) => node instanceof Text)
      .map((node) => {
        const part = new Range()
        part.selectNodeContents(node)
        return part.getClientRects().length
      }),
  )
  expect(parts).toEqual([1, 1])
  await anna.api.patch('/users/me', { displayName: 'Anna' })
  await expect(page.getByRole('heading', { level: 3, name: 'Anna' })).toBeVisible()
  if (before) await page.setViewportSize(before)
})

test('[1.purpose.4, 1.purpose.5, 4.friends.4] what a switch opens appears on the other side at once, and leaves with it', async () => {
  const { page } = anna
  const opened = [
    ['/recipes', 'Can view my recipes', 'White bean dip'],
    ['/groceries', 'Can manage edit my grocery lists', 'Weekend'],
    ['/places', 'Can view my restaurants', 'Ofelia'],
  ] as const
  for (const [path, label, title] of opened) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(title)).toBeHidden()
    await flag(nora.page, label).click()
    await expect(page.getByText(title)).toBeVisible()
    await flag(nora.page, label).click()
    await expect(page.getByText(title)).toBeHidden()
  }
})

test('[7.users.10] an invite made offline waits and says later what became of it', async () => {
  const { page, phone } = nora
  await phone.goOffline()
  await invite(page, 'somebody.else@example.test')
  await expect(
    page.getByText('somebody.else@example.test: will be sent when you are back online'),
  ).toBeVisible()
  await phone.goOnline()
  await expect(page.getByText(/^somebody.else@example.test: Oh noooo!/)).toBeVisible()
  await expect(said(page, 'Oh noooo! We could not find user with that email!')).toBeVisible()
})

test('[8.unfriend.1, 4.friends.2, 6.grants.5] unfriending asks first and takes everything back on both sides', async () => {
  const { page } = nora
  await flag(page, 'Can view my restaurants').click()
  await expect(anna.page.getByText('Ofelia')).toBeVisible()
  await page.getByRole('button', { name: 'Unfriend Anna' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unfriend Anna?' })
  await dialog.getByRole('button', { name: 'Unfriend' }).click()
  await expect(page.getByText('Friendship deleted successfully!')).toBeVisible()
  const friends = page.getByRole('region', { name: 'Friends', exact: true })
  await expect(friends.getByRole('switch')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(anna.page.getByText('Ofelia')).toBeHidden()
})
