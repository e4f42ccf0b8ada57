// Takes the pictures of the README (docs/images) and of the manifest, which an app store or the
// question about installing shows (public/screenshots). Run by hand after the looks have changed:
// `node scripts/pictures.mjs`. The files are committed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { members, startDemo } from './demo-server.mjs'
import { firstIds, launchBrowser, untilDrawn, signIn, untilCared } from './demo-visit.mjs'
import { root } from './run.mjs'

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1280, height: 800 }
const QUALITY = 82

/**
 * Where it is kept, of what, in which size (`scale`: pixels per CSS pixel) and theme.
 * @returns {[string, string, { width: number, height: number, scale: number, dark?: boolean }][]}
 */
const pictures = ({ recipe, list }) => [
  ['docs/images/recipes.webp', '/recipes', { ...DESK, scale: 1.5 }],
  ['docs/images/recipe-dark.webp', `/recipes/${recipe}/view`, { ...DESK, scale: 1.5, dark: true }],
  ['docs/images/menu.webp', '/menu', { ...PHONE, scale: 2 }],
  ['docs/images/shopping.webp', `/groceries/${list}/shopping`, { ...PHONE, scale: 2 }],
  ['public/screenshots/menu.webp', '/menu', { ...PHONE, scale: 2 }],
  ['public/screenshots/shopping.webp', `/groceries/${list}/shopping`, { ...PHONE, scale: 2 }],
  ['public/screenshots/cooking.webp', `/recipes/${recipe}/prepare`, { ...PHONE, scale: 2 }],
  ['public/screenshots/recipes-wide.webp', '/recipes', { ...DESK, scale: 1 }],
  ['public/screenshots/recipe-wide.webp', `/recipes/${recipe}/view`, { ...DESK, scale: 1 }],
]

const browser = await launchBrowser()
const demo = await startDemo()
try {
  const context = await browser.newContext({ baseURL: demo.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page, { member: members.nora, path: '/recipes' })
  await untilCared(page)
  const session = await context.newCDPSession(page)
  for (const [file, path, { width, height, scale, dark = false }] of pictures(
    await firstIds(page),
  )) {
    const metrics = { width, height, deviceScaleFactor: scale, mobile: width === PHONE.width }
    await session.send('Emulation.setDeviceMetricsOverride', metrics)
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await untilDrawn(page)
    // The browser can write WebP, but Playwright asks it for PNG and JPEG only.
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
    })
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), Buffer.from(data, 'base64'))
    console.log(file)
  }
} finally {
  await browser.close()
  await demo.stop()
}
