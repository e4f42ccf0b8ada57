// How well items find their category, on lists in every language that was written before the words
// were (tests/sense): counts that must not fall, also for what people do to an item.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { explain } from '#shared/categorise/categorise.ts'
import { LANGUAGES, languagesOf, type Language } from '#shared/categorise/languages.ts'
import { loadLexicons } from '#shared/categorise/load-lexicons.ts'
import { OTHER_CATEGORY } from '#shared/limits.ts'
import { readIngredient } from '#shared/ingredient/read-ingredient.ts'
import { amountsInWords, labelledLines, LINE_LANGUAGES } from './sense/labelled-lines.ts'
import { DISTURBANCES, labelled, labelledLanguages, type Labelled } from './sense/labelled.ts'

await loadLexicons(LANGUAGES)

/** Of a hundred items of the held-out half so many are right, and so many of those that are placed. */
const FLOORS: Record<Language, { right: number; placed: number }> = {
  en: { right: 97, placed: 98 },
  de: { right: 97, placed: 98 },
  fr: { right: 97, placed: 98 },
  es: { right: 97, placed: 98 },
  it: { right: 97, placed: 98 },
  nl: { right: 97, placed: 98 },
  sv: { right: 97, placed: 98 },
  da: { right: 97, placed: 98 },
  pl: { right: 97, placed: 98 },
}
/** Of a hundred items that were right so many may be lost to a disturbance. */
const MOST_LOST: Record<string, number> = {
  quantity: 0.5,
  'upper case': 0,
  'lower case': 0,
  note: 0.5,
  'a typo': 5,
}

function languagesOfList(items: readonly Labelled[]): Language[] {
  return languagesOf(items.map(({ text }) => text))
}

/** The items that are right, and a reader for other texts of the same list. */
function read(language: Language) {
  const items = labelled(language)
  const languages = languagesOfList(items)
  const find = (text: string) => explain(text, languages).category
  return { items, find }
}

describe.each(labelledLanguages())('a list in %s', (language) => {
  const { items, find } = read(language)

  it('is long enough to say something', () => {
    expect(items.length).toBeGreaterThanOrEqual(language === 'en' ? 800 : 200)
  })

  it('is recognised as one in that language', () => {
    expect(languagesOfList(items)[0]).toBe(language)
  })

  it('finds its categories, and leaves open what it does not know', () => {
    const held = items.filter(({ isHeldOut }) => isHeldOut)
    const placed = held.filter(({ text }) => find(text) !== OTHER_CATEGORY)
    const isRight = ({ text, category }: Labelled) => find(text) === category
    const share = (part: Labelled[]) => (100 * part.filter(isRight).length) / part.length
    expect(share(held)).toBeGreaterThanOrEqual(FLOORS[language].right)
    expect(share(placed)).toBeGreaterThanOrEqual(FLOORS[language].placed)
  })

  it.each(Object.keys(DISTURBANCES))('is hardly disturbed by %s', (name) => {
    const right = items.filter(({ text, category }) => find(text) === category)
    const disturb = DISTURBANCES[name] ?? ((text) => text)
    const lost = right.filter(({ text, category }, at) => find(disturb(text, at)) !== category)
    expect((100 * lost.length) / right.length).toBeLessThanOrEqual(MOST_LOST[name] ?? 0)
  })
})

/** What a language may weigh, gzip. */
const LARGEST = 9_000

it.each([...LANGUAGES])('the words of %s are small', (language) => {
  const path = fileURLToPath(
    new URL(`../shared/categorise/lexicons/${language}.ts`, import.meta.url),
  )
  expect(gzipSync(readFileSync(path), { level: 9 }).length).toBeLessThanOrEqual(LARGEST)
})

it('every language has a list of its own', () => {
  expect(labelledLanguages()).toEqual([...LANGUAGES])
})

it('a few words of a list are enough to see its language', () => {
  expect(languagesOf(['Milch', 'Brot', 'Butter'])).toEqual(['de', 'en'])
  expect(languagesOf(['lait', 'pain', 'milk', 'bread', 'eggs'])).toEqual(['en', 'fr'])
  expect(languagesOf(['Brie'], ['fr-CH', 'xx'])).toEqual(['fr', 'en'])
  expect(languagesOf([], [])).toEqual(['en'])
})

it('a word that two languages share is read in the one of the list', () => {
  const read = (text: string, languages: Language[]) => explain(text, languages).category
  expect(read('glass', ['sv', 'en'])).toBe('Frozen')
  expect(read('glass', ['en', 'sv'])).toBe('Other')
  expect(read('pain complet', ['en', 'fr'])).toBe('Bakery')
})

it('a word of another language is no mistake, and no compound, of the first', () => {
  const read = (text: string) => explain(text, ['de', 'en']).category
  expect(read('toothpaste')).toBe('Personal care')
  expect(read('sour cream')).toBe('Dairy & Eggs')
  expect(read('Würzpaste')).toBe('Pantry')
  expect(read('Apfelsfat')).toBe('Drinks')
})

it('there are lines of recipes in six languages', () => {
  const lines = LINE_LANGUAGES.flatMap(labelledLines)
  expect(LINE_LANGUAGES).toHaveLength(6)
  expect(lines.length).toBeGreaterThanOrEqual(400)
})

it.each([...LINE_LANGUAGES])('the lines of recipes in %s are read', (language) => {
  const held = labelledLines(language).filter(({ isHeldOut }) => isHeldOut)
  const right = held.filter(({ text, amounts, name }) => {
    const read = readIngredient(text)
    return amountsInWords(read) === amounts && read.name === name
  })
  expect((100 * right.length) / held.length).toBeGreaterThanOrEqual(95)
})
