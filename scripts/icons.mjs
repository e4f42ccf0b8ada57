// Draws public/icons/*.png and public/favicon.ico from public/icons/icon.svg with the browser that the tests use. Run by hand
// after the drawing has changed: `node scripts/icons.mjs`. The files are committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { root } from './run.mjs'

const folder = join(root, 'public/icons')
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8')
const background = /<rect[^>]*fill="(#[0-9a-f]+)"/.exec(drawing)?.[1]
if (background === undefined) throw new Error('icon.svg has no background')

// A system may cut its own shape out of the icon, and keeps at least the middle four fifths.
const SAFE_PART = 0.8

const icons = [
  { name: 'icon-192.png', size: 192, isFilled: false },
  { name: 'icon-512.png', size: 512, isFilled: false },
  { name: 'maskable-192.png', size: 192, isFilled: true },
  { name: 'maskable-512.png', size: 512, isFilled: true },
  { name: 'apple-touch-icon.png', size: 180, isFilled: true },
]

// Browsers that cannot use an SVG icon ask for /favicon.ico, even on pages that do not name it.
const FAVICON_SIZES = [16, 32, 48]

const { chromium } = await import('playwright')
const { path: executablePath, reason } = await findBrowser()
if (executablePath === undefined) throw new Error(reason)
const browser = await chromium.launch({ executablePath })
for (const { name, size, isFilled } of icons) {
  writeFileSync(join(folder, name), await draw(size, isFilled))
}
const pictures = []
for (const size of FAVICON_SIZES) pictures.push({ size, data: await draw(size, false) })
writeFileSync(join(root, 'public/favicon.ico'), icoOf(pictures))
await browser.close()

/**
 * The icon as a PNG of so many pixels.
 * @param {number} size
 * @param {boolean} isFilled
 */
async function draw(size, isFilled) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const inner = isFilled ? size * (SAFE_PART + 0.1) : size
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;width:${size}px;height:${size}px;` +
      `background:${isFilled ? background : 'transparent'}">` +
      drawing.replace('<svg ', `<svg width="${inner}" height="${inner}" `),
  )
  const data = await page.screenshot({ omitBackground: !isFilled })
  await page.close()
  return data
}

/**
 * An ICO file: a head, a line for each picture, and the pictures as they are.
 * @param {{ size: number, data: Buffer }[]} pictures
 */
function icoOf(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [at, { size, data }] of pictures.entries()) {
    const line = 6 + 16 * at
    head.writeUInt8(size, line)
    head.writeUInt8(size, line + 1)
    head.writeUInt16LE(1, line + 4)
    head.writeUInt16LE(32, line + 6)
    head.writeUInt32LE(data.length, line + 8)
    head.writeUInt32LE(offset, line + 12)
    offset += data.length
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)])
}
