import { expect, it } from 'vitest'
import { explain } from '#shared/categorise/categorise.ts'
import { LANGUAGES } from '#shared/categorise/languages.ts'
import { loadLexicons } from '#shared/categorise/load-lexicons.ts'
import { OTHER_CATEGORY } from '#shared/limits.ts'
import { commonItems } from './catalogue.ts'

await loadLexicons(LANGUAGES)

it.each(LANGUAGES)('there are 400 common items in %s, each of them once', (language) => {
  const items = commonItems([language]).map((item) => item.toLowerCase())
  expect(items.filter((item, at) => item === '' || items.indexOf(item) !== at)).toEqual([])
  expect(items.length).toBeGreaterThanOrEqual(400)
})

it.each(LANGUAGES)('every common item in %s finds its category', (language) => {
  const items = commonItems([language])
  const open = items.filter((item) => explain(item, [language]).category === OTHER_CATEGORY)
  // Flowers, stamps and cards stand in none.
  expect(open.length).toBeLessThanOrEqual(6)
  expect(open.filter((item) => !NOT_SORTED.test(item))).toEqual([])
})

const NOT_SORTED =
  /flower|stamp|card|Blumen|Briefmarken|fleurs|timbres|flores|sellos|fiori|francobolli|bloemen|postzegels|blommor|frimärken|blomster|frimærker|kwiaty|znaczki|snus/

it('two languages take turns', () => {
  expect(commonItems(['de', 'en']).slice(0, 4)).toEqual(['Milch', 'milk', 'Brot', 'bread'])
})
