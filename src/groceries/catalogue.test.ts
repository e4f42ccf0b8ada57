import { expect, it } from 'vitest'
import { LANGUAGES } from '#shared/categorise/languages.ts'
import { commonItems } from './catalogue.ts'

it.each(LANGUAGES)('the common items in %s are each there once', (language) => {
  const items = commonItems([language]).map((item) => item.toLowerCase())
  expect(items.filter((item, at) => item === '' || items.indexOf(item) !== at)).toEqual([])
  expect(items.length).toBeGreaterThanOrEqual(language === 'en' ? 400 : 90)
})

it('two languages take turns', () => {
  expect(commonItems(['de', 'en']).slice(0, 4)).toEqual(['Milch', 'milk', 'Brot', 'bread'])
})
