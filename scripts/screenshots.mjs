// `npm run screenshots`: every screen and what opens on it, at three widths in both themes, into the
// ignored folder screenshots/now, with one sheet per width and theme. `-- --only menu` takes those whose
// name matches, `-- --into before` has another folder, and `-- --against before` names every picture that
// is not the same there, pixel by pixel. The content is made once and kept, so that they can be compared.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { members, startDemo } from './demo-server.mjs'
import { firstIds, launchBrowser, untilDrawn, signIn, untilCared } from './demo-visit.mjs'
import { comparePictures } from './compare-pictures.mjs'
import { root } from './run.mjs'

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    into: { type: 'string', default: 'now' },
    against: { type: 'string' },
  },
})
const folder = join(root, 'screenshots', asked.into)
const WIDTHS = [360, 768, 1280]
const THEMES = /** @type {const} */ (['light', 'dark'])
const HEIGHTS = { 360: 780, 768: 1024, 1280: 900 }
const isWanted = (name) => new RegExp(asked.only).test(name)

const visitors = [
  ['landing', '/'],
  ['login', '/login'],
  ['register', '/register'],
  ['forgot-password', '/forgot-password'],
]

/** Name, path and, of what opens on a screen, the button to press. */
const screens = ({ recipe, place, list }) => [
  ['update-password', '/update-password'],
  ['menu', '/menu'],
  ['menu-open', '/menu', 'Open menu'],
  ['recipes', '/recipes'],
  ['recipe', `/recipes/${recipe}/view`],
  ['recipe-groceries', `/recipes/${recipe}/view`, 'Add to Groceries'],
  ['recipe-delete', `/recipes/${recipe}/view`, 'Delete recipe'],
  ['recipe-cook', `/recipes/${recipe}/prepare`],
  ['recipe-cook-focus', `/recipes/${recipe}/prepare?step=2`],
  ['recipe-create', '/recipes/create'],
  ['recipe-from-paste', '/recipes/create?from=paste'],
  ['recipe-from-page', '/recipes/create?from=page'],
  ['recipe-from-app', '/recipes/create?from=app'],
  ['recipe-errors', '/recipes/create', 'Create Recipe'],
  ['recipe-edit', `/recipes/${recipe}/edit`],
  ['recipe-missing', '/recipes/00000000-0000-7000-8000-000000000000/view'],
  ['places', '/places'],
  ['place', `/places/${place}/view`],
  ['place-delete', `/places/${place}/view`, 'Delete'],
  ['place-new', '/places/new'],
  ['place-edit', `/places/${place}/edit`],
  ['groceries', '/groceries'],
  ['groceries-new', '/groceries', 'Create New list'],
  ['list', `/groceries/${list}/edit`],
  ['list-category', `/groceries/${list}/edit`, 'Add Category'],
  ['shopping', `/groceries/${list}/shopping`],
  ['profile', '/profile'],
  ['profile-invite', '/profile', 'Add a Friend'],
  ['profile-keys', '/profile', 'Keyboard shortcuts'],
  ['not-found', '/no/such/page'],
]

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const browser = await launchBrowser()
const demo = await startDemo({ folder: join(tmpdir(), 'nomnom-screenshots') })
try {
  const context = await browser.newContext({ baseURL: demo.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/')
  await untilCared(page)
  for (const [name, path] of visitors) await take(page, name, path)
  await signIn(page, { member: members.nora, path: '/recipes' })
  const ids = await firstIds(page)
  for (const [name, path, press] of screens(ids)) await take(page, name, path, press)
  for (const width of WIDTHS) for (const theme of THEMES) await makeSheet(browser, width, theme)
  if (asked.against !== undefined) await report(browser, join(root, 'screenshots', asked.against))
} finally {
  await browser.close()
  await demo.stop()
}
console.log(`${readdirSync(folder).length} pictures are in ${folder}`)

/**
 * One screen in every size and theme.
 * @param {import('playwright').Page} page
 * @param {string[]} screen name, path and the button to press, if any
 */
async function take(page, ...screen) {
  const [name, path, press] = screen
  if (!isWanted(name)) return
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] })
    await page.goto(path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    if (press !== undefined) {
      const button = page.getByRole('button', { name: press, exact: true }).first()
      // Only small screens have the button of the menu.
      if (!(await button.isVisible())) continue
      await button.click()
    }
    await untilDrawn(page)
    await page.evaluate(() => document.fonts.ready)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const path = join(folder, `${name}-${width}-${colorScheme}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' })
    }
  }
}

/** Names the pictures that differ; then the exit code is 1. */
async function report(browser, before) {
  const { same, different } = await comparePictures(browser, { before, after: folder })
  for (const { name, what } of different) console.log(`${name}: ${what}`)
  console.log(`${same} pictures are the same, ${different.length} differ`)
  if (different.length > 0) process.exitCode = 1
}

/** Puts all pictures of a width and theme on one sheet, to be looked at. */
async function makeSheet(browser, width, theme) {
  const names = readdirSync(folder).filter((name) => name.endsWith(`-${width}-${theme}.png`))
  if (names.length === 0) return
  const figures = names.map((name) => {
    const data = readFileSync(join(folder, name)).toString('base64')
    return `<figure><img src="data:image/png;base64,${data}" width="${width / 2}"><figcaption>${name}</figcaption></figure>`
  })
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;background:#777;font:12px sans-serif}figure{margin:0}</style>${figures.join('')}`,
  )
  writeFileSync(
    join(folder, `sheet-${width}-${theme}.png`),
    await page.screenshot({ fullPage: true }),
  )
  await page.close()
}
