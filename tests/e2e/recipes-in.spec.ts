// Recipes from elsewhere: pasted, from a page, from files of other apps; looked at, kept, taken back.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { gzipSync, strToU8, zipSync, type Zippable } from 'fflate'
import { faultsOf, faultsOnPhone } from '../support/axe.ts'
import { pageServer } from '../support/page-server.ts'
import * as by from '../support/shopper.ts'
import type { Shopper } from '../support/shopper.ts'

const TEXT = `Oma’s Plum Cake

Serves 8

For the dough
300 g flour
150 g butter
1 egg

For the top
1 kg plums
2 tbsp sugar

Method
1. Knead flour, butter and egg, and let it rest.
2. Lay the plums on it, sugar them and bake for 40 minutes.`

const PAGE = `<!doctype html><html><head><title>Lentil Soup | Bowls</title><script>window.wasRun = true</script>
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentil Soup',
  recipeYield: '4',
  totalTime: 'PT45M',
  recipeIngredient: ['250 g lentils', '1 onion', '100 g bacon'],
  recipeInstructions: ['Fry onion and bacon.', 'Add the lentils and boil for half an hour.'],
})}</script></head><body><h1>Lentil Soup</h1><img src="/seen.png" onerror="window.wasRun = true"></body></html>`

let site: Server
let address: string
const asked: string[] = []
const server = pageServer({ env: { FETCH_PAGES: 'loopback' } })
let anna: Shopper

test.describe.configure({ mode: 'serial' })
test.setTimeout(120_000)
test.beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(request.url ?? '')
    const isShut = request.url === '/shut'
    response.writeHead(isShut ? 403 : 200, { 'Content-Type': 'text/html' }).end(PAGE)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  address = `http://localhost:${(site.address() as AddressInfo).port}`
  anna = await by.arrive(server, 'Anna', { also: [address] })
})
test.afterAll(async () => {
  site.close()
})

const titles = async () => {
  const { body } = await anna.api.get('/recipes')
  return (body as { title: string }[]).map(({ title }) => title).toSorted()
}

async function goIn(page: Page, door: string): Promise<void> {
  await page.goto('/recipes/create')
  await page.getByRole('radio', { name: door }).check()
}

test('[2.import.1, 2.import.5] a pasted recipe is sorted in, kept, and taken back with one tap', async () => {
  const { page } = anna
  await goIn(page, 'Paste or drop')
  await expect(page.getByText('A file can be dropped here')).toBeVisible()
  expect.soft(await faultsOnPhone(page)).toEqual([])
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('Paste a recipe first')).toBeVisible()
  await page.getByLabel('The recipe').fill(TEXT)
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Oma’s Plum Cake')
  await expect(page.getByRole('textbox', { name: /Ingredient 1/ }).first()).toHaveValue(
    '300 g flour',
  )
  await expect(page.getByText('The diet is a guess by the ingredients.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'was read.' })).toBeFocused()
  expect.soft(await faultsOnPhone(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep this recipe' }).click()
  await expect(page.getByRole('heading', { name: 'Oma’s Plum Cake', level: 1 })).toBeVisible()
  // The toast stays for four seconds.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No saved recipes yet')).toBeVisible()
  await expect.poll(titles).toEqual([])
})

test('[2.import.8] a pasted text is there until it is kept, behind another way in and a closed tab, too', async () => {
  const { page } = anna
  await goIn(page, 'Paste or drop')
  const text = page.getByLabel('The recipe')
  // A kept recipe has taken its text along.
  await expect(text).toHaveValue('')
  await text.fill('Half a recipe')
  await page.getByRole('radio', { name: 'From a web page' }).check()
  await page.getByRole('radio', { name: 'Paste or drop' }).check()
  await expect(text).toHaveValue('Half a recipe')
  await goIn(page, 'Paste or drop')
  await expect(text).toHaveValue('Half a recipe')
  await text.fill('')
})

test('[2.import.2] a page is fetched, read and kept; one that is known already is said to be', async () => {
  const { page } = anna
  await goIn(page, 'From a web page')
  const field = page.getByLabel('Address of the page')
  await field.fill('soup')
  await page.getByRole('button', { name: 'Fetch the recipe' }).click()
  await expect(page.getByText('Type the address of a web page')).toBeVisible()
  await field.fill(`${address}/shut`)
  await page.getByRole('button', { name: 'Fetch the recipe' }).click()
  await expect(page.getByText('This page does not let servers read it.')).toBeVisible()
  await field.fill(`${address}/soup`)
  await page.getByRole('button', { name: 'Fetch the recipe' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Lentil Soup')
  await expect(page.getByRole('radio', { name: 'Meat' })).toBeChecked()
  await page.getByRole('button', { name: 'Keep this recipe' }).click()
  await expect(page.getByRole('heading', { name: 'Lentil Soup', level: 1 })).toBeVisible()
  await expect.poll(titles).toEqual(['Lentil Soup'])
  const [kept] = (await anna.api.get('/recipes')).body
  expect(kept.sourceUrl).toBe(`${address}/soup`)
  // Nothing in the page was run or loaded.
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  expect(asked).toEqual(['/shut', '/soup'])

  await goIn(page, 'From a web page')
  await page.getByLabel('Address of the page').fill(`${address}/soup`)
  await page.getByRole('button', { name: 'Fetch the recipe' }).click()
  await expect(page.getByText('already.')).toBeVisible()
  await page.getByRole('radio', { name: 'Replace it' }).check()
  await page.getByLabel('Title', { exact: true }).fill('Lentil Soup with Bacon')
  await page.getByRole('button', { name: 'Keep this recipe' }).click()
  const changed = page.getByRole('heading', { name: 'Lentil Soup with Bacon' })
  await expect(changed).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Lentil Soup', exact: true })).toBeVisible()
  await expect(changed).toBeHidden()
  await expect.poll(titles).toEqual(['Lentil Soup'])
})

test('[2.import.2] a text pasted where the address belongs is read, and an address among the texts is fetched', async () => {
  const { page, phone } = anna
  await phone.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await page.keyboard.press('Control+V')
  }
  await goIn(page, 'From a web page')
  await page.getByLabel('Address of the page').click()
  await paste(TEXT)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Oma’s Plum Cake')
  await page.getByRole('button', { name: 'Read something else' }).click()
  await page.getByLabel('Address of the page').click()
  await paste('Two lines\nthat are no recipe')
  await page.getByRole('button', { name: 'Sort it by hand' }).click()
  await expect(page.getByLabel('Notes (optional)')).toHaveValue(/that are no recipe/)
  // What was pasted there is not lost, and what other apps share is an address.
  await page.getByRole('radio', { name: 'Paste or drop' }).check()
  await expect(page.getByLabel('The recipe')).toHaveValue(/^Two lines/)
  await page.getByRole('radio', { name: 'From a web page' }).check()
  await page.getByLabel('Address of the page').click()
  await paste(`Lentil Soup\n${address}/shared.`)
  await expect(page.getByLabel('Address of the page')).toHaveValue(`${address}/shared`)

  await page.getByRole('radio', { name: 'Paste or drop' }).check()
  await page.getByLabel('The recipe').fill(`${address}/as-text`)
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByRole('radio', { name: 'From a web page' })).toBeChecked()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Lentil Soup')
  expect(asked).toContain('/as-text')

  await page.getByRole('button', { name: 'Read something else' }).click()
  const message = `Look at this: ${address}/in-a-message`
  await page.getByLabel('Address of the page').fill(message)
  await page.getByRole('button', { name: 'Fetch the recipe' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Lentil Soup')
  expect(asked).toContain('/in-a-message')
})

test('[2.import.2] without a network the address waits, and is read when there is one', async () => {
  const { page, phone } = anna
  await goIn(page, 'From a web page')
  await phone.context.setOffline(true)
  await page.getByLabel('Address of the page').fill(`${address}/later`)
  await page.getByRole('button', { name: 'Fetch the recipe' }).click()
  await expect(page.getByText('There is no network now.')).toBeVisible()
  await page.goto('/recipes')
  await goIn(page, 'From a web page')
  await expect(page.getByText('There is no network now.')).toBeVisible()
  // Another one is being typed when it is read.
  const field = page.getByLabel('Address of the page')
  await expect(field).toHaveValue(`${address}/later`)
  await field.fill('https://example.org/ca')
  await phone.context.setOffline(false)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Lentil Soup')
  await page.getByRole('button', { name: 'Read something else' }).click()
  await expect(field).toHaveValue('https://example.org/ca')

  // One that could not be read then is still there later, and is not asked for again by itself.
  await phone.context.setOffline(true)
  await field.fill(`${address}/shut`)
  await page.getByRole('button', { name: 'Fetch the recipe' }).click()
  await expect(page.getByText('There is no network now.')).toBeVisible()
  await phone.context.setOffline(false)
  await expect(page.getByText('This page does not let servers read it.')).toBeVisible()
  const times = () => asked.filter((path) => path === '/shut').length
  const before = times()
  await goIn(page, 'From a web page')
  await expect(field).toHaveValue(`${address}/shut`)
  await page.getByRole('button', { name: 'Fetch the recipe' }).click()
  await expect(page.getByText('This page does not let servers read it.')).toBeVisible()
  expect(times()).toBe(before + 1)
})

test('[2.import.7] the bookmark brings in the page that one looks at, and nobody asks for it again', async () => {
  const { page, phone } = anna
  await page.setViewportSize({ width: 767, height: 1024 })
  await goIn(page, 'From a web page')
  const bookmark = page.getByRole('link', { name: 'Save to nomnom' })
  await expect(bookmark).toBeHidden()
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(bookmark).toBeVisible()
  const program = (await bookmark.getAttribute('href')) ?? ''
  await bookmark.click()
  await expect(page.getByText('Drag it to the bookmarks bar.')).toBeVisible()
  // A phone does not show it.
  expect.soft(await faultsOf(page)).toEqual([])

  const foreign = await phone.context.newPage()
  await foreign.goto(`${address}/members`)
  const opening = phone.context.waitForEvent('page')
  await foreign.evaluate((address) => {
    location.href = address
  }, program)
  const opened = await opening
  await expect(opened.getByLabel('Title', { exact: true })).toHaveValue('Lentil Soup')
  await expect(opened.getByLabel('Source')).toHaveValue(`${address}/members`)
  // Neither the server nor the screen asked for the page a second time, and nothing in it was run.
  expect(asked.filter((path) => path === '/members')).toHaveLength(1)
  expect(await opened.evaluate(() => 'wasRun' in window)).toBe(false)
  await opened.getByLabel('Title', { exact: true }).fill('Soup behind a door')
  await opened.getByRole('button', { name: 'Keep this recipe' }).click()
  await expect(opened.getByRole('heading', { name: 'Soup behind a door' })).toBeVisible()
  // The toast stays for four seconds.
  await opened.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(titles).toEqual(['Lentil Soup'])
  await opened.close()
  await foreign.close()
})

test('[2.import.3, 2.import.5] the recipes of another app come in with a summary, and leave together', async () => {
  const { page, phone } = anna
  const paprika = (name: string) =>
    gzipSync(
      strToU8(
        JSON.stringify({
          name,
          ingredients: '200 g rice\n1 onion',
          directions: 'Boil it.\nEat it.',
        }),
      ),
    )
  const files: Zippable = { 'bad.paprikarecipe': strToU8('nothing') }
  const names = ['Lentil Soup', ...Array.from({ length: 24 }, (_, at) => `Rice ${at}`)]
  for (const name of names) files[`${name}.paprikarecipe`] = paprika(name)
  await goIn(page, 'From another app')
  expect.soft(await faultsOnPhone(page)).toEqual([])
  await page.getByLabel('Files with recipes').setInputFiles({
    name: 'My.paprikarecipes',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(zipSync(files)),
  })
  await expect(page.getByRole('heading', { name: '25 recipes were read' })).toBeFocused()
  expect.soft(await faultsOnPhone(page)).toEqual([])
  await expect(page.getByRole('combobox', { name: 'What becomes of Lentil Soup' })).toHaveValue(
    'skip',
  )
  await page
    .getByRole('combobox', { name: 'What becomes of Rice 1', exact: true })
    .selectOption('skip')
  await page.getByRole('button', { name: 'Look at Rice 0' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Fried Rice')
  await page.getByRole('button', { name: 'Take it over' }).click()
  await expect(page.getByRole('heading', { name: 'Fried Rice' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Look at Fried Rice' })).toBeFocused()
  await expect(page.getByText('1 could not be read')).toBeVisible()
  // Back from one far down one is there again.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('button', { name: 'Look at Rice 23' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Back to the list' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Look at Rice 23' })).toBeFocused()
  await phone.context.setOffline(true)
  await page.getByRole('button', { name: 'Keep 23 recipes' }).click()
  await expect(page.getByRole('heading', { name: '23 recipes kept' })).toBeFocused()
  // What did not come in is named, with its reason.
  const skipped = page.getByRole('group').filter({ hasText: '2 recipes skipped' })
  await expect(skipped.getByRole('listitem')).toHaveText([
    'Lentil Soup: you have “Lentil Soup” already',
    'Rice 1: you left it out',
  ])
  await expect(page.getByText('1 could not be read')).toBeVisible()
  await expect(page.getByText(/^bad\.paprikarecipe: /)).toBeVisible()
  await phone.context.setOffline(false)
  await expect.poll(async () => (await titles()).length, { timeout: 60_000 }).toBe(24)
  expect(await titles()).toContain('Fried Rice')
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(page.getByRole('heading', { name: 'All of it was taken back' })).toBeFocused()
  await expect.poll(titles, { timeout: 60_000 }).toEqual(['Lentil Soup'])
})

test('[2.import.6] an import goes on when nomnom was closed in the middle of it, and all of it can be taken back then', async () => {
  const names = Array.from({ length: 80 }, (_, at) => `Stew ${at}`)
  const text = names.map((name) => `${name},1 l water,Boil it.`).join('\n')
  const { phone } = anna
  // With nothing sent it waits behind the first sixty.
  phone.line.instead.set('/api/sync', () => 'silence')
  await goIn(anna.page, 'From another app')
  await anna.page.getByLabel('Files with recipes').setInputFiles({
    name: 'stews.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name,Ingredients,Steps\n${text}\n`),
  })
  await anna.page.getByRole('button', { name: 'Read the recipes' }).click()
  await anna.page.getByRole('button', { name: 'Keep 80 recipes' }).click()
  await expect(anna.page.getByText('You can leave this screen')).toBeVisible()
  await expect(anna.page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
  const page = await phone.context.newPage()
  await anna.page.close()
  anna.page = page
  phone.line.instead.clear()
  phone.line.set('up')
  await page.goto('/groceries')
  // With those that were kept before.
  await expect(page.getByText('80 recipes were kept')).toBeVisible()
  const stews = async () => (await titles()).filter((title) => title.startsWith('Stew'))
  await expect.poll(stews, { timeout: 60_000 }).toEqual(names.toSorted())
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Recipes', exact: true }).click()
  await page.getByRole('link', { name: 'New Recipe' }).click()
  await page.getByRole('radio', { name: 'From another app' }).check()
  await expect(page.getByRole('heading', { name: '80 recipes kept' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(page.getByRole('heading', { name: 'All of it was taken back' })).toBeVisible()
  await expect.poll(stews, { timeout: 60_000 }).toEqual([])
})

test('[2.import.4] what is no recipe is refused with a sentence, and a table asks for its columns', async () => {
  const { page } = anna
  await goIn(page, 'From another app')
  const give = (name: string, text: string) =>
    page
      .getByLabel('Files with recipes')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
  await give('diary.txt', 'Dear diary, it rained.')
  await expect(page.getByText('No recipe was found in this file.')).toBeVisible()
  await give('recipes.csv', 'Name,Ingredients,Steps,Stars\nToast,1 slice bread,Toast it.,5\n')
  await expect(page.getByRole('heading', { name: 'What are the columns?' })).toBeVisible()
  expect.soft(await faultsOnPhone(page)).toEqual([])
  await page.getByLabel('Stars').selectOption('none')
  await page.getByRole('button', { name: 'Read the recipes' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Toast')
})

test('[2.import.3, 2.import.4, 2.import.6] of several files each table asks for its columns, and each refusal is told', async () => {
  const { page } = anna
  await goIn(page, 'From another app')
  const table = (title: string) => `Name,Ingredients,Steps\n${title},1 slice bread,Toast it.\n`
  const files = [
    ['white.csv', table('White toast')],
    ['diary.txt', 'Dear diary, it rained.'],
    ['dark.csv', table('Dark toast')],
    ['letter.txt', 'Dear Anna, it rained.'],
  ].map(([name = '', text = '']) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }))
  await page.getByLabel('Files with recipes').setInputFiles(files)
  for (const [name, title] of [
    ['white.csv', 'White toast'],
    ['dark.csv', 'Dark toast'],
  ] as const) {
    await expect(page.getByText(title)).toBeVisible()
    const question = `What are the columns of ${name}?`
    await expect(page.getByRole('heading', { name: question })).toBeVisible()
    await expect(page.getByText('1 row was found.')).toBeVisible()
    await page.getByRole('button', { name: 'Read the recipes' }).click()
  }
  await expect(page.getByRole('heading', { name: '2 recipes were read' })).toBeVisible()
  const refused = page.getByRole('alert')
  await expect(refused).toContainText('diary.txt: No recipe was found in this file.')
  await expect(refused).toContainText('letter.txt: No recipe was found in this file.')
  await page.getByRole('button', { name: 'Keep 2 recipes' }).click()
  const unread = page.getByText('2 could not be read')
  expect((await unread.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(page.getByText('diary.txt: No recipe was found in this file.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await page.getByRole('button', { name: 'Bring in more' }).click()
})

test('[2.import.1] a text in which no recipe is found can be sorted by hand', async () => {
  const { page } = anna
  await goIn(page, 'Paste or drop')
  const text = 'What Grandma said about soup:\nAlways stir it clockwise, and never leave.'
  await page.getByLabel('The recipe').fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('stands in a line of its own')).toBeVisible()
  expect.soft(await faultsOnPhone(page)).toEqual([])
  await page.getByRole('button', { name: 'Sort it by hand' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(/Grandma/)
  await expect(page.getByLabel('Notes (optional)')).toHaveValue(/Always stir it clockwise/)
  await page.getByRole('button', { name: 'Read something else' }).click()
  await expect(page.getByLabel('The recipe')).toHaveValue(text)
})

test('[2.import.1] a whole recipe pasted into the empty form is sorted in on request', async () => {
  const { page, phone } = anna
  await phone.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/recipes/create')
  const title = page.getByLabel('Title', { exact: true })
  await title.click()
  await page.evaluate((text) => navigator.clipboard.writeText(text), TEXT)
  await page.keyboard.press('Control+V')
  // Whoever pasted far down sees it, too.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('button', { name: 'Sort it in' })).toBeInViewport({ ratio: 1 })
  // Somebody may go on before they press it.
  const description = page.getByLabel('Description (optional)')
  await description.fill('Baked since 1952.')
  await page.getByRole('button', { name: 'Sort it in' }).click()
  await expect(title).toHaveValue('Oma’s Plum Cake')
  await expect(description).toHaveValue('Baked since 1952.')
  const notes = page.getByLabel('Notes (optional)')
  await notes.fill('With cream.')
  await expect(page.getByRole('textbox', { name: 'Instruction 2', exact: true })).toHaveValue(
    'Lay the plums on it, sugar them and bake for 40 minutes.',
  )
  expect.soft(await faultsOnPhone(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue(/Plum Cake.*sugar them/)
  await expect(description).toHaveValue('Baked since 1952.')
  await expect(notes).toHaveValue('With cream.')
})
