// How well items find their category, on lists in every language that was written before the words
// were (tests/sense): counts that must not fall, also for what people do to an item.
import { describe, expect, it } from 'vitest'
import { explain } from '#shared/categorise/categorise.ts'
import { LANGUAGES, languagesOf, type Language } from '#shared/categorise/languages.ts'
import { loadLexicons } from '#shared/categorise/load-lexicons.ts'
import { OTHER_CATEGORY } from '#shared/limits.ts'
import { DISTURBANCES, labelled, labelledLanguages, type Labelled } from './sense/labelled.ts'

await loadLexicons(LANGUAGES)

/** Of a hundred items of the held-out half so many are right, and so many of those that are placed. */
const FLOORS: Partial<Record<Language, { right: number; placed: number }>> = {
  en: { right: 97, placed: 98 },
}
/** Of a hundred items that were right so many may be lost to a disturbance. */
const MOST_LOST: Record<string, number> = {
  quantity: 0.5,
  'upper case': 0,
  'lower case': 0,
  note: 0.5,
  'a typo': 5,
}

const judged = labelledLanguages().filter((language) => language in FLOORS)

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

describe.each(judged)('a list in %s', (language) => {
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
    const floor = FLOORS[language]
    expect(share(held)).toBeGreaterThanOrEqual(floor?.right ?? 100)
    expect(share(placed)).toBeGreaterThanOrEqual(floor?.placed ?? 100)
  })

  it.each(Object.keys(DISTURBANCES))('is hardly disturbed by %s', (name) => {
    const right = items.filter(({ text, category }) => find(text) === category)
    const disturb = DISTURBANCES[name] ?? ((text) => text)
    const lost = right.filter(({ text, category }, at) => find(disturb(text, at)) !== category)
    expect((100 * lost.length) / right.length).toBeLessThanOrEqual(MOST_LOST[name] ?? 0)
  })
})
