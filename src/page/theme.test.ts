import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/*
 * The pairs of tokens that stand on each other somewhere, and the contrast that WCAG 2.2 AA asks for:
 * 4.5 for text, 3 for the edges and marks that a control cannot do without.
 */
const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
const light = colours(between('@theme static {', '\n}'))
const dark = { ...light, ...colours(between('@variant dark {', '\n  }')) }

const grounds = ['bg', 'surface', 'sunken', 'chip']
const cloths = ['cloth-1', 'cloth-2', 'cloth-3', 'cloth-4', 'cloth-5']
const text: Record<string, readonly string[]> = {
  text: [...grounds, ...cloths, 'raised', 'accent-soft', 'wheat-soft', 'leaf-soft', 'danger-soft'],
  muted: [...grounds, 'accent-soft', 'leaf-soft', ...cloths],
  'accent-text': [...grounds, 'accent-soft', ...cloths],
  'on-accent': ['accent', 'accent-hover', 'danger', 'leaf'],
  leaf: ['bg', 'surface', 'leaf-soft'],
  warn: ['bg', 'surface', 'wheat-soft'],
  danger: ['bg', 'surface', 'danger-soft', ...cloths],
  info: ['bg', 'surface', 'chip', 'info-soft'],
  'on-toast': ['toast'],
  'toast-undo': ['toast'],
}
const marks: Record<string, readonly string[]> = {
  'border-strong': ['bg', 'surface', 'sunken'],
  focus: [...grounds, 'accent-soft', 'leaf-soft', ...cloths],
  accent: ['bg', 'surface'],
  leaf: ['bg', 'surface'],
  'toast-success': ['toast'],
  'toast-error': ['toast'],
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s theme', (_, theme) => {
  test.each(pairs(text))('%s can be read on %s', (ink, ground) => {
    expect(contrast(theme, [ink, ground])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(pairs(marks))('%s can be seen on %s', (mark, ground) => {
    expect(contrast(theme, [mark, ground])).toBeGreaterThanOrEqual(3)
  })
})

test('every colour of the light theme has its own value at night, but the toasts, the amber dot', () => {
  const same = Object.keys(light).filter((name) => dark[name] === light[name])
  expect(same.filter((name) => !name.includes('toast'))).toEqual(['amber'])
})

function between(start: string, end: string): string {
  const from = css.indexOf(start)
  expect(from).toBeGreaterThan(-1)
  return css.slice(from, css.indexOf(end, from))
}

/** Name to value, of every `--color-name: oklch(...)`. */
function colours(block: string): Record<string, string> {
  const found = block.matchAll(/--color-([\w-]+): oklch\(([^)]+)\)/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

function pairs(uses: Record<string, readonly string[]>) {
  return Object.entries(uses).flatMap(([ink, places]) =>
    places.map((place) => [ink, place] as const),
  )
}

function contrast(theme: Record<string, string>, names: readonly [string, string]): number {
  const [one, other] = names.map((name) => luminance(theme[name] ?? `no token ${name}`))
  if (one === undefined || other === undefined) throw new Error('Two colours make a contrast')
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Relative luminance of WCAG, of an oklch() colour as a screen of sRGB shows it. */
function luminance(oklch: string): number {
  const [l = Number.NaN, chroma = 0, hue = 0] = oklch.split(' ').map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const brief = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clamp(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * brief)
  const green = clamp(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * brief)
  const blue = clamp(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * brief)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
