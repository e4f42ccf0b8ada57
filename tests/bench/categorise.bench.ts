// Finding the category of an item's text, beside looking up the text as it stands; and how well it
// is found in nine languages, on lists that were written before the words (tests/sense).
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { bench, describe } from 'vitest'
import { categorise, explain } from '#shared/categorise/categorise.ts'
import { LANGUAGES, languagesOf, type Language } from '#shared/categorise/languages.ts'
import { loadLexicons } from '#shared/categorise/load-lexicons.ts'
import { packedSource } from '#shared/categorise/packed.ts'
import { OTHER_CATEGORY } from '#shared/limits.ts'
import { DISTURBANCES, labelled, type Labelled } from '../sense/labelled.ts'

const TEXTS = ['Milk', '2 kg red onions', 'frozen peas', 'tomatos', 'olive oil', 'birthday candles']
const known = new Map(TEXTS.map((text) => [text, categorise(text)]))

await loadLexicons(LANGUAGES)
for (const language of LANGUAGES) console.log(report(language))

describe('six items', () => {
  bench('categorised', () => {
    for (const text of TEXTS) categorise(text)
  })
  bench('looked up in a map', () => {
    for (const text of TEXTS) known.get(text)
  })
})

function report(language: Language): string {
  const items = labelled(language)
  const languages = languagesOf(items.map(({ text }) => text))
  const find = (text: string) => explain(text, languages).category
  const list = fiveHundred(language)
  const first = workOf(() => list.forEach(find))
  const again = Math.min(...[1, 2, 3].map(() => workOf(() => list.forEach(find))))
  // The least of five, because what else the machine does is no cost of an item.
  const times = items
    .map(({ text }) => Math.min(...[1, 2, 3, 4, 5].map(() => timeOf(() => find(text)))))
    .toSorted((a, b) => a - b)
  const late = times[Math.floor(times.length * 0.99)] ?? 0
  const held = items.filter(({ isHeldOut }) => isHeldOut)
  const placed = held.filter(({ text }) => find(text) !== OTHER_CATEGORY)
  const right = items.filter((item) => isRight(item, find))
  const losses = Object.entries(DISTURBANCES).map(([name, disturb]) => {
    const lost = right.filter(({ text, category }, at) => find(disturb(text, at)) !== category)
    return `${name} ${percent(lost.length, right.length)}`
  })
  const path = `../../shared/categorise/lexicons/${language}.ts`
  const file = packedSource(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'))
  return [
    `${language}: ${gzipSync(file, { level: 9 }).length} bytes gzip, p99 ${(late * 1000).toFixed(0)} us,`,
    `a list of ${list.length} items ${again.toFixed(1)} ms of processor, the first time, with the index, ${first.toFixed(0)} ms`,
    `\n  held out ${percent(held.filter((item) => isRight(item, find)).length, held.length)} right,`,
    `precision ${percent(placed.filter((item) => isRight(item, find)).length, placed.length)}`,
    `\n  lost to ${losses.join(', ')}`,
    `\n  precision and recall: ${byCategory(items, find).join(', ')}`,
  ].join(' ')
}

/** As many labelled items as the longest lists have. */
function fiveHundred(language: Language): string[] {
  const items = (['', 'shops/'] as const).flatMap((hand) => labelled(language, hand))
  return items.slice(0, 500).map(({ text }) => text)
}

function byCategory(items: readonly Labelled[], find: (text: string) => string): string[] {
  return [...new Set(items.map(({ category }) => category))].map((category) => {
    const own = items.filter((item) => item.category === category)
    const said = items.filter(({ text }) => find(text) === category)
    const both = own.filter((item) => isRight(item, find)).length
    return `${category} ${percent(both, said.length)}/${percent(both, own.length)}`
  })
}

function isRight({ text, category }: Labelled, find: (text: string) => string): boolean {
  return find(text) === category
}

function percent(part: number, of: number): string {
  return ((100 * part) / of).toFixed(1)
}

function timeOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Processor time in ms: other programs may be using the processor, too. */
function workOf(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
