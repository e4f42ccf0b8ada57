import { expect, it } from 'vitest'
import { ingredientsOfStep, inShort } from './step-ingredients.ts'

const gnocchi = [
  '1 kg floury potatoes',
  '200 g plain flour, plus more for dusting',
  '1 egg yolk',
  '1 tsp fine salt',
  '120 g unsalted butter',
  '16 sage leaves',
  '40 g Parmesan, finely grated',
  '½ lemon, juice only',
  'black pepper',
]

it.each([
  ['Boil the potatoes whole, in their skins, for 25 minutes.', ['1 kg floury potatoes']],
  [
    'Melt the butter in a wide pan. Add the sage leaves and let them crisp.',
    ['120 g unsalted butter', '16 sage leaves'],
  ],
  [
    'Toss with lemon juice, Parmesan and pepper.',
    ['40 g Parmesan, finely grated', '½ lemon, juice only', 'black pepper'],
  ],
  ['Boil in salted water until they float.', []],
  ['Roll into ropes two fingers wide.', []],
])('[2.cooking.5] %s', (step, expected) => {
  expect(ingredientsOfStep(step, gnocchi)).toEqual(expected)
})

it('[2.cooking.5] the closest name is meant, and a colour is no ingredient', () => {
  const lines = ['2 tbsp olive oil', '1 tbsp sesame oil', '100 g brown sugar', '1 onion']
  expect(ingredientsOfStep('Heat the olive oil.', lines)).toEqual(['2 tbsp olive oil'])
  expect(ingredientsOfStep('Heat both oils.', lines)).toEqual([
    '2 tbsp olive oil',
    '1 tbsp sesame oil',
  ])
  expect(ingredientsOfStep('Fry the onions until brown.', lines)).toEqual(['1 onion'])
})

it('[2.cooking.5] of what stands in two parts of a recipe the part of the step is meant', () => {
  const ragu = ['500 g minced beef', '200 ml milk']
  const lines = [...ragu, '50 g butter', '1 l milk']
  const step = 'Add the milk and let it simmer.'
  expect(ingredientsOfStep(step, lines, new Set(ragu))).toEqual(['200 ml milk'])
  expect(ingredientsOfStep(step, lines)).toEqual(['200 ml milk', '1 l milk'])
  expect(ingredientsOfStep('Melt the butter.', lines, new Set(ragu))).toEqual(['50 g butter'])
})

it.each([
  ['Das Fleisch anbraten.', ['600 g Rindfleisch']],
  ['Mit Käse schichten.', ['200 g Bergkäse']],
  ['Knoblauch und Paprika zugeben.', ['2 Knoblauchzehen', '1 TL Paprikapulver']],
  ['Mit der Brühe ablöschen.', ['1 l Rinderbrühe']],
  // What is named itself is meant.
  ['Die Butter schmelzen.', ['50 g Butter']],
])('[2.cooking.5] words are joined: %s', (step, expected) => {
  const lines = [
    '600 g Rindfleisch',
    '200 g Bergkäse',
    '2 Knoblauchzehen',
    '1 TL Paprikapulver',
    '1 l Rinderbrühe',
    '50 g Butter',
    '2 EL Butterschmalz',
  ]
  expect(ingredientsOfStep(step, lines)).toEqual(expected)
})

it.each([
  [' of salt', 'salt'],
  [' onion, finely chopped, or 2', 'onion'],
  [' Milch 3,5 %', 'Milch 3,5 %'],
  [' Milch 3,5 %, lauwarm', 'Milch 3,5 %'],
  [' sugar (1 cup white, 2 brown), sifted (twice)', 'sugar (1 cup white, 2 brown)'],
])('[2.cooking.5] a step needs things without what was done to them: %j', (words, short) => {
  expect(inShort(words)).toBe(short)
})
