import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SERVED_STYLE, THEME_COLORS } from './served-style.ts'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
const tokensIn = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/(--color-[\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [name, value]),
  )

test('a page that is served has the colors of the app, in light and in dark', () => {
  const [light = '', dark = ''] = read('src/page/theme.css').split('@variant dark')
  const [ours = '', oursInDark = ''] = SERVED_STYLE.split('@media (prefers-color-scheme:dark)')
  expect(Object.keys(tokensIn(ours)).length).toBeGreaterThan(6)
  expect(tokensIn(light)).toMatchObject(tokensIn(ours))
  expect(tokensIn(dark)).toMatchObject(tokensIn(oursInDark.split('\n')[0] ?? ''))
  for (const color of Object.values(THEME_COLORS)) expect(read('index.html')).toContain(color)
})
