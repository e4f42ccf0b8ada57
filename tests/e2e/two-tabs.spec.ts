// Lines that somebody types in several tabs, and what a tab leaves behind.
import { test, type Page } from '@playwright/test'
import { readRows } from '../support/edit-rows.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import { expect, type Shopper } from '../support/shopper.ts'

const server = pageServer()
let anna: Shopper

test.describe.configure({ mode: 'default' })
test.setTimeout(120_000)
test.beforeEach(async () => {
  anna = await by.arrive(server, 'Anna')
})
test.afterEach(async () => {
  await by.leave(anna)
})

const drafts = async (page: Page) => {
  const rows = await readRows(page, 'drafts')
  return rows.map(({ value }) => value).sort()
}

test('an item typed in each of two tabs stays in its tab, and what a closed one leaves is there', async () => {
  const { page, phone, api } = anna
  const { body } = await api.post('/grocerylists', { name: 'Tabs', groceries: [] })
  const lineOf = (tab: Page) => tab.getByLabel('Add an item')
  await page.goto(`/groceries/${body.id}/edit`)
  await lineOf(page).fill('Mil')
  await expect.poll(() => drafts(page)).toEqual(['Mil'])
  const tab = await phone.context.newPage()
  await tab.goto(`/groceries/${body.id}/shopping`)
  await lineOf(tab).fill('Bre')
  await expect.poll(() => drafts(page)).toEqual(['Bre', 'Mil'])
  await tab.reload()
  await expect(lineOf(tab)).toHaveValue('Bre')
  await page.reload()
  await expect(lineOf(page)).toHaveValue('Mil')

  await tab.close()
  await lineOf(page).press('Enter')
  await expect(page.getByLabel('Item Mil', { exact: true })).toBeVisible()
  await expect.poll(() => drafts(page)).toEqual(['Bre'])
  await page.reload()
  await expect(lineOf(page)).toHaveValue('Bre')
})

test('the name of a new list typed in each of two tabs stays in its tab', async () => {
  const { page, phone } = anna
  const nameOf = (tab: Page) => tab.getByRole('dialog').getByLabel('List Name')
  const open = async (tab: Page) => {
    await tab.goto('/groceries')
    await tab.getByRole('button', { name: 'Create New list' }).click()
  }
  await open(page)
  await nameOf(page).fill('Week')
  await expect.poll(() => drafts(page)).toEqual(['Week'])
  const tab = await phone.context.newPage()
  await open(tab)
  await nameOf(tab).fill('Party')
  await expect.poll(() => drafts(page)).toEqual(['Party', 'Week'])
  await open(tab)
  await expect(nameOf(tab)).toHaveValue('Party')
  await tab.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => drafts(page)).toEqual(['Week'])
  await page.close()
  await tab.getByRole('button', { name: 'Create New list' }).click()
  await expect(nameOf(tab)).toHaveValue('Week')
})

test('an item that was saved as its tab was closed does not stand in the line once more', async () => {
  const { page, phone, api } = anna
  const { body } = await api.post('/grocerylists', { name: 'Closed', groceries: [] })
  const path = `/groceries/${body.id}/edit`
  await page.goto(path)
  const line = page.getByLabel('Add an item')
  await line.fill('Milk')
  await expect.poll(() => drafts(page)).toEqual(['Milk'])
  const witness = await phone.context.newPage()
  await witness.goto('/profile')
  // What is written from now on is, but the page is gone before it hears of that.
  await page.evaluate(() => {
    Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set() {} })
  })
  await line.press('Enter')
  const texts = async () =>
    (await readRows(witness, 'records')).map(({ rec }) => rec.cells.text?.v).filter(Boolean)
  await expect.poll(texts).toEqual(['Milk'])
  await line.pressSequentially('Bre')
  await page.close({ runBeforeUnload: true })
  await witness.goto(path)
  await expect(witness.getByLabel('Item Milk', { exact: true })).toBeVisible()
  await expect(witness.getByLabel('Add an item')).toHaveValue('Bre')
  await expect.poll(() => drafts(witness)).toEqual(['Bre'])
})
