// What the manifest promises about its files and paths, read from public/.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const manifest = JSON.parse(readFileSync(`${root}/public/manifest.webmanifest`, 'utf8'))
const page = readFileSync(`${root}/index.html`, 'utf8')
const routes = readFileSync(`${root}/src/app/routes.tsx`, 'utf8')

type Picture = { src: string; sizes: string; type: string; form_factor?: string; purpose?: string }

/** The size that a PNG, or a WebP with an extended header, says of itself. */
function sizeOf(src: string): string {
  const data = readFileSync(`${root}/public${src}`)
  const [width, height] = src.endsWith('.png')
    ? [data.readUInt32BE(16), data.readUInt32BE(20)]
    : [data.readUIntLE(24, 3) + 1, data.readUIntLE(27, 3) + 1]
  return `${width}x${height}`
}

test('the app is the same one wherever it starts, and covers every path', () => {
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone', lang: 'en' })
})

test.each([
  ...manifest.screenshots,
  ...manifest.icons.filter((icon: Picture) => icon.sizes !== 'any'),
])('$src has the size that is told', ({ src, sizes, type }: Picture) => {
  expect(sizeOf(src)).toBe(sizes)
  expect(type).toBe(src.endsWith('.png') ? 'image/png' : 'image/webp')
})

test('icons come in both sizes, whole and to be cut', () => {
  const kinds = manifest.icons.map(({ sizes, purpose }: Picture) => `${purpose} ${sizes}`)
  expect(kinds).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
  )
})

test('browsers that ask for /favicon.ico find the icon in three sizes', () => {
  const data = readFileSync(`${root}/public/favicon.ico`)
  const [, kind, count] = [0, 2, 4].map((at) => data.readUInt16LE(at))
  expect([kind, count]).toEqual([1, 3])
  for (const [at, size] of [16, 32, 48].entries()) {
    const line = 6 + 16 * at
    const picture = data.subarray(data.readUInt32LE(line + 12))
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([data.readUInt8(line), picture.readUInt32BE(16)]).toEqual([size, size])
  }
})

// Chromium shows at most eight of a form factor, all of one shape, none longer than 2.3 times its width.
test.each(['narrow', 'wide'])('there are %s screenshots of one shape', (factor) => {
  const shown = manifest.screenshots.filter((shot: Picture) => shot.form_factor === factor)
  const [shape = '0x0', ...others] = new Set(
    shown.map((shot: Picture) => shot.sizes),
  ) as Set<string>
  expect(others).toEqual([])
  const [width = 0, height = 0] = shape.split('x').map(Number)
  expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(2.3)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
})

describe('every address opens a screen', () => {
  const paths = [
    manifest.start_url,
    manifest.share_target.action,
    ...manifest.shortcuts.map(({ url }: { url: string }) => url),
  ]
  test.each(paths)('%s', (path) => {
    expect(routes).toContain(`screen('${path.split('?')[0]}'`)
  })
})

test('the bars of the system have the colours of the page', () => {
  const light = /theme-color" content="(#\w+)" media="\(prefers-color-scheme: light/.exec(page)?.[1]
  expect([manifest.theme_color, manifest.background_color]).toEqual([light, light])
})
