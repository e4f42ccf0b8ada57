import { describe, expect, it } from 'vitest'
import { categorise, categoriseFor, explain } from './categorise.ts'
import { partsOf } from './fold.ts'
import { LANGUAGES } from './languages.ts'
import { loadLexicons } from './load-lexicons.ts'
import { correctionKey } from './normalise.ts'

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
  it('reads the beginning of a text, and no word longer than words are', () => {
    expect(categorise(`${'nothing '.repeat(10)} milk`)).toBe('Dairy & Eggs')
    expect(categorise(`${'nothing '.repeat(60)} milk`)).toBe('Other')
    expect(explain('g'.repeat(500), ['en', 'de']).why).toBe('no words')
  })

  it('reads no more of a text whose letters are many when folded', () => {
    expect(categorise(`milk ${'ﷺ'.repeat(500)}`)).toBe('Dairy & Eggs')
    expect(partsOf('ﷺ'.repeat(500)).flat().join(' ').length).toBeLessThanOrEqual(200)
  })

  for (const [category, texts] of Object.entries(EXPECTED)) {
    it(`puts ${texts.slice(0, 3).join(', ')} under ${category}`, () => {
      const found = texts.map((text) => `${text}: ${categorise(text)}`)
      expect(found).toEqual(texts.map((text) => `${text}: ${category}`))
    })
  }

  it.each([
    ['Dried mint', 'Spices'],
    ['Basil (dried)', 'Spices'],
    ['Xanthan gum', 'Pantry'],
    ['String beans', 'Produce'],
    ['Zinc cream', 'Personal care'],
    ['Coffee powder', 'Drinks'],
    ['Potato wedges', 'Frozen'],
    ['Water ice', 'Frozen'],
    ['fresh thyme', 'Produce'],
    ['bag of frozen peas', 'Frozen'],
    ['oil, olive', 'Pantry'],
    ['milk for the coffee', 'Dairy & Eggs'],
    ['tooth paste', 'Personal care'],
    ['peanutbutter', 'Pantry'],
    ['paper towles', 'Household'],
    ['non-stick spray', 'Pantry'],
    ['instant custard', 'Pantry'],
    ['baking powder / soda', 'Pantry'],
    ['sweet potato / corn chips', 'Snacks'],
    // No unblocker, no trimmer, no Halls, no hair.
    ['sunblocker', 'Other'],
    ['strimmer wire', 'Other'],
    ['halal', 'Other'],
    ['fresh or frozen blueberries', 'Produce'],
    ['birthday card', 'Other'],
  ])('knows what %s is', (text, category) => {
    expect(categorise(text)).toBe(category)
  })

  it('sees the language of a single item of a list, unless the list knows the word', async () => {
    await loadLexicons(LANGUAGES)
    expect(explain('250 g Zucker', ['en']).category).toBe('Pantry')
    expect(explain('2 Eier', ['en', 'fr']).category).toBe('Dairy & Eggs')
    // Three letters behind what nobody knows: no Eis, no Reis.
    expect(explain('Glühbirnen E27 warmweiß', ['de']).category).toBe('Household')
    expect(explain('Sonderpreis', ['de']).category).toBe('Other')
    expect(explain('Vanilleeis', ['de']).category).toBe('Frozen')
    // Bread in Spanish.
    expect(explain('pan', ['en']).category).toBe('Other')
  })

  it('what something is made of decides where its form says little', async () => {
    await loadLexicons(LANGUAGES)
    expect(explain('crema di formaggio', ['it']).category).toBe('Dairy & Eggs')
    expect(explain('crema mani', ['it']).category).toBe('Personal care')
    expect(explain('bastoncini di cannella', ['it']).category).toBe('Spices')
    expect(explain('pastillas para la tos', ['es']).category).toBe('Personal care')
    expect(explain('gele paprika', ['nl']).category).toBe('Produce')
    expect(explain('dziki ryż', ['pl']).category).toBe('Pantry')
  })

  it('says what an item was seen by', () => {
    expect(explain('Basil (dried)', ['en']).why).toBe('en: dried “basil”')
    expect(explain('spaghettu', ['en']).why).toBe('en: “spaghetti” in “spaghettu”')
  })

  it.each([
    '__proto__',
    'constructor',
    'toString valueOf',
    '\u0000',
    '<script>alert(1)</script>',
    '1234567890',
    '0/0',
    '1e400',
    '👍🏽👩‍👩‍👧',
    'молоко 牛奶 حليب',
    '((((((((',
    ',;:,;:',
    '\ud800',
  ])('answers %j without an exception', (text) => {
    expect(categorise(text)).toBe('Other')
  })

  it.each(['a', 'a ', 'ab,', '(', 'milk ', '-', '1 '])('reads no end of %j', (text) => {
    expect(typeof categorise(text.repeat(10_000))).toBe('string')
    expect(typeof correctionKey(text.repeat(10_000))).toBe('string')
  })

  it('uses the names that a list already has, as they are written there', () => {
    expect(categoriseFor('apples', { categories: ['PRODUCE'] })).toBe('PRODUCE')
  })

  it('[7.lists.9] obeys what the user taught, whatever the quantity or case', () => {
    const taught = new Map([[correctionKey('Oat milk'), 'Breakfast']])
    expect(categoriseFor('2 l OAT MILK', { categories: [], taught })).toBe('Breakfast')
  })

  it('[7.lists.9] an amount is one in every language, but what is in a tin is another thing', () => {
    const amounts = `2 Packungen Hafermilch; 1 EL Hafermilch; 3x Becher Hafermilch; 2 paquets de lait; 1 bouteille de lait
2 botellas de leche; 2 confezioni di latte; 2 pakken melk; 3 teentjes knoflook; 2 paket mjölk; 1 flaska mjölk
2 pakker mælk; 3 fed hvidløg; 2 butelki mleka; 2 ząbki czosnku; 2 x 400 g Packung Reis`
    const keys = amounts.split(/[;\n]/).map(correctionKey)
    expect(keys.every((key) => /^\S+$/.test(key))).toBe(true)
    expect(keys).toContain(correctionKey('Hafermilch'))
    const others = ['2 Dosen Mais', 'fed up', 'teen snacks', 'Pak choi', '2 Becher', '3 tins corn']
    expect(others.map(correctionKey)).toEqual([
      'dosen mai',
      'fed up',
      'teen snack',
      'pak choi',
      'becher',
      'tin corn',
    ])
  })

  it('[2.list.11] what was taught goes to the category as the list spells it', () => {
    const taught = new Map([['milk', 'kühlregal']])
    expect(categoriseFor('milk', { categories: ['Kühlregal'], taught })).toBe('Kühlregal')
  })
})
