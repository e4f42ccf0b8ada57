/** The part of a page that is needed where its data holds the whole recipe: a tenth of most pages. */
import { maybeTitles } from './align.ts'
import { flatRows, isWhole, saysMore, type Found } from './draft.ts'
import { recipesInJsonLd } from './json-ld.ts'
import { tellLess } from './steps.ts'

const DATA = /<script\b(?=[^<>]*json)[^<>]*>((?:(?!<script)[^])*?)<\/script\s*>/gi
const HEADINGS = /<h1[\s>][^]{0,2000}?<\/h1>/gi
const MOST_HEADINGS = 5
/** All steps in one text are parted as the page parts them. */
const LONGEST_ONLY_STEP = 80

/** How far the next ingredient may be in the markup, and how much around all of them is kept. */
const FARTHEST = 4000
const BEFORE = 4000
const BEHIND = 1500
const MOST_TRIES = 200

/**
 * What of a page has to be parsed: its head, its data, its headings, and where it shows the ingredients
 * that its data lists, because there stand the titles of their sections and amounts that data leaves
 * out. The page itself where its data is not all of one recipe. Linear in the page.
 */
export function essenceOf(html: string): string {
  const scripts = [...html.matchAll(DATA)].filter(([script, text = '']) => isData(script, text))
  const endOfHead = html.search(/<\/head\s*>|<body[\s>]/i)
  if (scripts.length === 0 || endOfHead === -1) return html
  const told = recipesInJsonLd(scripts.map(([, text = '']) => text)).recipes.filter(saysMore)
  const [only] = told
  if (!only || told.length > 1 || !isAllOf(only)) return html
  const head = html.slice(0, endOfHead).replace(DATA, '')
  const body = html.slice(endOfHead).replace(DATA, '')
  const headings = (body.match(HEADINGS) ?? []).slice(0, MOST_HEADINGS)
  const data = scripts.map(([script]) => script)
  return [
    head,
    ...data,
    '</head><body>',
    ...headings,
    listIn(body, flatRows(only.ingredients)),
  ].join('\n')
}

/** As the walk through a page takes it; what else a page keeps as JSON may be larger than all of it. */
function isData(script: string, text: string): boolean {
  return /^[^>]*ld\+json/i.test(script) || text.includes('"recipeIngredient"')
}

function isAllOf(recipe: Found): boolean {
  const steps = flatRows(recipe.steps)
  const [step = '', ...more] = steps
  if (maybeTitles(steps).length > 0) return false
  return (
    isWhole(recipe) && !tellLess(recipe) && (more.length > 0 || step.length < LONGEST_ONLY_STEP)
  )
}

/** The markup around the best run of words that the rows hold; '' where nothing lists them. */
function listIn(body: string, rows: readonly string[]): string {
  const text = body.toLowerCase()
  const words = rows.map(wordOf).filter((word) => word !== '')
  const [first = ''] = words
  let best = { start: 0, end: 0, found: 0 }
  let from = first === '' ? -1 : text.indexOf(first)
  for (let tries = 0; from !== -1 && tries < MOST_TRIES; tries += 1) {
    const run = runFrom(text, from, words)
    if (run.found > best.found) best = run
    from = text.indexOf(first, from + first.length)
  }
  if (best.found < words.length * 0.8) return ''
  const start = beginOf(body, best.start)
  return body.slice(start, body.indexOf('>', best.end + BEHIND) + 1 || undefined)
}

function runFrom(text: string, start: number, words: readonly string[]) {
  let [end, found] = [start, 0]
  for (const word of words) {
    const next = text.slice(end, end + FARTHEST).indexOf(word)
    if (next === -1) continue
    end += next + word.length
    found += 1
  }
  return { start, end, found }
}

/** The longest word of a row, as it stands in markup whatever its accents are written as. */
function wordOf(row: string): string {
  const words = row.toLowerCase().match(/[a-z]{3,}|[^\p{ASCII}\s]{2,}/gu) ?? []
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}

/** Where an element begins, some way above a place; rows of a table mean nothing outside of it. */
function beginOf(body: string, place: number): number {
  const table = body.lastIndexOf('<table', place)
  const isInTable = table !== -1 && body.lastIndexOf('</table', place) < table
  const from = Math.max(0, (isInTable ? table : place) - BEFORE)
  const begin = body.indexOf('<', from)
  return begin === -1 || begin > place ? from : begin
}
