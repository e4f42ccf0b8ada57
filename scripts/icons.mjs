// Draws public/icons/*.png from public/icons/icon.svg with the browser that the tests use. Run by hand
// after the drawing has changed: `node scripts/icons.mjs`. The files are committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { root } from './run.mjs'

const folder = join(root, 'public/icons')
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8')
const background = /<rect[^>]*fill="(#[0-9a-f]+)"/.exec(drawing)?.[1]
if (background === undefined) throw new Error('icon.svg has no background')

// A system that cuts its own shape out of the icon keeps at least the middle four fifths.
const SAFE_PART = 0.8

const icons = [
  { name: 'icon-192.png', size: 192, isFilled: false },
  { name: 'icon-512.png', size: 512, isFilled: false },
  { name: 'maskable-192.png', size: 192, isFilled: true },
  { name: 'maskable-512.png', size: 512, isFilled: true },
  { name: 'apple-touch-icon.png', size: 180, isFilled: true },
]

const { chromium } = await import('playwright')
const { path: executablePath, reason } = await findBrowser()
if (executablePath === undefined) throw new Error(reason)
const browser = await chromium.launch({ executablePath })
for (const { name, size, isFilled } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const inner = isFilled ? size * (SAFE_PART + 0.1) : size
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;width:${size}px;height:${size}px;` +
      `background:${isFilled ? background : 'transparent'}">` +
      drawing.replace('<svg ', `<svg width="${inner}" height="${inner}" `),
  )
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: !isFilled }))
  await page.close()
}
await browser.close()
