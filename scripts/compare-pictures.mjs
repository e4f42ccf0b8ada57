// Compares the pictures of two folders pixel by pixel.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Compares the pictures in `after` with those of the same name in `before`. A difference is given
 * as the number of pixels, the largest step of a colour (of 255) and the box around them all.
 */
export async function comparePictures(browser, { before, after }) {
  const names = readdirSync(after).filter(
    (name) => name.endsWith('.png') && !name.startsWith('sheet-'),
  )
  const page = await browser.newPage()
  const different = []
  for (const name of names) {
    const paths = [join(before, name), join(after, name)]
    if (!existsSync(paths[0])) {
      different.push({ name, what: 'is new' })
      continue
    }
    const [was, is] = paths.map((path) => readFileSync(path))
    if (was.equals(is)) continue
    const what = await page.evaluate(findDifference, [was, is].map(asAddress))
    if (what !== null) different.push({ name, what })
  }
  await page.close()
  return { same: names.length - different.length, different }
}

function asAddress(picture) {
  return `data:image/png;base64,${picture.toString('base64')}`
}

/** Runs in the page, which can read PNG. null: the same pixels, maybe encoded differently. */
async function findDifference(addresses) {
  const [was, is] = await Promise.all(
    addresses.map(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const pen = canvas.getContext('2d')
      if (pen === null) throw new Error('This browser draws nothing')
      pen.drawImage(image, 0, 0)
      return pen.getImageData(0, 0, image.width, image.height)
    }),
  )
  if (was.width !== is.width || was.height !== is.height) {
    return `is ${is.width} x ${is.height}, was ${was.width} x ${was.height}`
  }
  let [count, step, left, top, right, bottom] = [0, 0, Infinity, Infinity, 0, 0]
  for (let at = 0; at < is.data.length; at += 4) {
    const steps = [0, 1, 2].map((part) => Math.abs(is.data[at + part] - was.data[at + part]))
    const largest = Math.max(...steps)
    if (largest === 0) continue
    count += 1
    step = Math.max(step, largest)
    const [x, y] = [(at / 4) % is.width, Math.floor(at / 4 / is.width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return count === 0
    ? null
    : `${count} pixels, by up to ${step}, in ${left},${top} - ${right},${bottom}`
}
