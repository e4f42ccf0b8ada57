import { describe, expect, it } from 'vitest'
import { categorise, categoriseFor, correctionKey } from './categorise.ts'

const EXPECTED: Record<string, string[]> = {
  Produce: [
    'bananas',
    '1 kg floury potatoes',
    '2 kg potatoes',
    'Cherry tomatoes',
    'baby spinach',
    '1 bunch of parsley',
    'tomatos',
    'jalapeño',
  ],
  Bakery: ['sourdough bread', 'burger buns', '6 bagels', 'apple pie'],
  'Dairy & Eggs': ['milk', '12 eggs', 'Greek yoghurt', 'Parmesan, grated', 'oat milk'],
  Meat: ['chicken breast', '500 g minced beef', 'ground beef', 'hot dog', 'bacon'],
  Fish: ['salmon fillet', 'prawns'],
  Frozen: ['frozen peas', 'vanilla ice cream', 'fish fingers'],
  Pantry: [
    'olive oil',
    'peanut butter',
    'tin of chickpeas',
    'coconut milk',
    'spaghetti',
    'tomato paste',
    'baking soda',
  ],
  Spices: ['black pepper', 'ground cumin', 'dried oregano', 'sea salt'],
  Snacks: ['tortilla chips', 'dark chocolate', 'popcorn'],
  Drinks: ['orange juice', 'sparkling water', 'red wine', 'ground coffee'],
  Household: ['toilet paper', 'bin bags', 'dish soap', 'washing-up liquid'],
  'Personal care': ['toothpaste', 'shampoo', 'shaving cream'],
  Baby: ['baby food', 'diapers'],
  Pet: ['cat litter', 'dog food'],
  Other: ['qwertz', '', '12', '🎉'],
}

describe('categorise', () => {
  for (const [category, texts] of Object.entries(EXPECTED)) {
    it(`puts ${texts.slice(0, 3).join(', ')} under ${category}`, () => {
      const found = texts.map((text) => `${text}: ${categorise(text)}`)
      expect(found).toEqual(texts.map((text) => `${text}: ${category}`))
    })
  }

  it('answers hostile text without throwing', () => {
    for (const text of ['__proto__', 'constructor', '\u0000', '<b>milk</b>', 'a'.repeat(10_000)]) {
      expect(typeof categorise(text)).toBe('string')
    }
  })

  it('uses the names that a list already has, as they are written there', () => {
    expect(categoriseFor('apples', { categories: ['PRODUCE'] })).toBe('PRODUCE')
  })

  it('[7.lists.9] obeys what the user taught, whatever the quantity or case', () => {
    const taught = new Map([[correctionKey('Oat milk'), 'Breakfast']])
    expect(categoriseFor('2 l OAT MILK', { categories: [], taught })).toBe('Breakfast')
  })
})
