// Films docs/images/two-phones.webp for the README: two phones with one list, of which one loses its
// signal, and how they agree again. Real browsers and a real server; nothing is staged but the words
// above them. Run by hand after the looks have changed: `npx tsx scripts/two-phones.mjs`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPhone, throwAway } from '../tests/support/browser.ts'
import { expect, goShopping, row, tick, waitForWorker } from '../tests/support/shopper.ts'
import { animatedWebp } from './animated-webp.mjs'
import { members, startDemo } from './demo-server.mjs'
import { launchBrowser, signIn } from './demo-visit.mjs'
import { root } from './run.mjs'

const LIST = 'Midsummer'
const SCREEN = { width: 360, height: 600 }
/** The half of the picture that a phone is in, in CSS pixels. */
const HALF = { width: 400, height: 690 }
const SCALE = 1.5
const QUALITY = 72

const STYLE = `
  body { display: flex; margin: 0; background: #f6efe3; color: #2f2115; font: 600 17px system-ui }
  figure { box-sizing: border-box; margin: 0; padding: 18px 20px; width: 400px; height: 690px }
  figcaption { height: 44px; text-align: center }
  figcaption span { font-weight: 400; color: #665444 }
  img { display: block; width: 360px; height: 600px; border-radius: 22px; box-shadow: 0 0 0 1px #d8ccb8, 0 8px 28px #5a3a1420 }`

const demo = await startDemo()
const browser = await launchBrowser()
const stage = await browser.newPage({
  viewport: { width: 2 * HALF.width, height: HALF.height },
})
const camera = await stage.context().newCDPSession(stage)
const phones = []
const frames = []
try {
  const nora = await hire('Nora', members.nora)
  const anna = await hire('Anna', members.anna)
  await act()
  const file = join(root, 'docs/images/two-phones.webp')
  const [width, height] = [2 * HALF.width * SCALE, HALF.height * SCALE]
  const film = animatedWebp({ width, height, frames })
  writeFileSync(file, film)
  console.log(`${frames.length} frames, ${Math.round(film.length / 1000)} kB: ${file}`)

  async function act() {
    await show(2000)
    nora.words = 'no signal in the shop'
    await nora.phone.goOffline()
    await expect(nora.page.getByRole('button', { name: /^Offline/ })).toBeVisible()
    await show(1500)
    await tick(nora.page, 'New potatoes')
    await show(900)
    await tick(anna.page, 'Strawberries')
    await show(900)
    await add(anna.page, 'Lemons')
    await show(900)
    await add(nora.page, 'Basil')
    await show(1800)
    nora.words = 'the signal is back'
    await nora.phone.goOnline()
    for (const { page } of [nora, anna]) {
      for (const text of ['Lemons', 'Basil']) await expect(row(page, text)).toBeAttached()
      for (const text of ['New potatoes', 'Strawberries'])
        await expect(row(page, text)).toBeChecked()
      await expect(page.getByRole('button', { name: /^(Offline|Saving)/ })).toBeHidden()
    }
    await show(1500)
    // A tick can be taken back for a while before the item moves to the cart.
    for (const { page } of [nora, anna])
      await expect(page.getByText('In the cart (3)')).toBeVisible()
    nora.words = anna.words = 'the same list again'
    await show(3500)
  }
} finally {
  await browser.close()
  for (const { phone } of phones) {
    await phone.close()
    await throwAway(phone)
  }
  await demo.stop()
}

/** Somebody in the shopping mode of the list. */
async function hire(name, member) {
  const phone = await openPhone({ url: demo.url, viewport: SCREEN })
  const { page } = phone
  const screen = await phone.context.newCDPSession(page)
  const metrics = { ...SCREEN, deviceScaleFactor: SCALE, mobile: true }
  await screen.send('Emulation.setDeviceMetricsOverride', metrics)
  const actor = { name, phone, page, words: 'in the shop', seen: '' }
  phones.push(actor)
  await signIn(page, { member, path: '/groceries' })
  await waitForWorker(page)
  await goShopping(page, LIST)
  await expect(row(page, 'Strawberries')).toBeVisible()
  return actor
}

async function add(page, text) {
  await page.getByLabel('Category of the new item').selectOption('Produce')
  await page.getByLabel('Add an item').fill(text)
  await page.getByLabel('Add an item').press('Enter')
  await expect(row(page, text)).toBeVisible()
  await page.getByLabel('Add an item').blur()
}

/** Shows for so long what both phones show now. Only a half that has changed is taken again. */
async function show(ms) {
  // By then all movement has come to rest.
  await new Promise((resolve) => setTimeout(resolve, 500))
  const looks = []
  for (const { name, words, page } of phones) {
    await page.evaluate(() => scrollTo(0, 0))
    const screen = (await page.screenshot()).toString('base64')
    looks.push(half({ name, words, screen }))
  }
  await stage.setContent(`<style>${STYLE}</style>${looks.join('')}`)
  await stage.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const changed = phones
    .map((actor, at) => ({ actor, at }))
    .filter(({ actor, at }) => {
      return actor.seen !== looks[at]
    })
  for (const [index, { actor, at }] of changed.entries()) {
    const clip = { x: at * HALF.width, y: 0, ...HALF, scale: SCALE }
    const how = /** @type {const} */ ({ format: 'webp', quality: QUALITY, clip })
    const { data } = await camera.send('Page.captureScreenshot', how)
    actor.seen = looks[at]
    frames.push({
      still: Buffer.from(data, 'base64'),
      x: clip.x * SCALE,
      y: 0,
      width: HALF.width * SCALE,
      height: HALF.height * SCALE,
      ms: index === changed.length - 1 ? ms : 40,
    })
  }
}

function half({ name, words, screen }) {
  return `<figure><figcaption>${name} <span>· ${words}</span></figcaption><img src="data:image/png;base64,${screen}"></figure>`
}
