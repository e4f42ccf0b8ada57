import { expect, test } from 'vitest'
import { flatRows, listedRows } from './draft.ts'
import { ingredientsOf } from './schema-ingredients.ts'
import { stepsOf } from './schema-steps.ts'

const step = (text: string, name?: string) => ({ '@type': 'HowToStep', name, text })
const section = (name: string, ...steps: string[]) => ({
  '@type': 'HowToSection',
  name,
  itemListElement: steps.map((text) => step(text)),
})

test.each([
  [
    'titles among the ingredients',
    ['2 leeks', 'Dumplings:', '100 g flour', '1 egg'],
    ['2 leeks', '100 g flour', '1 egg'],
  ],
  [
    'a title directly below another',
    ['For the pie:', 'Crust:', '100 g flour', '1 egg'],
    ['For the pie:', '100 g flour', '1 egg'],
  ],
  ['words that elsewhere are buttons', ['1 lime', 'Save', 'Print'], ['1 lime', 'Save', 'Print']],
  ['an amount that lost its name', ['1 lime', '½', 'mint', 'ice'], ['1 lime', '½', 'mint', 'ice']],
  ['a text with titles', '2 leeks\nDumplings:\n100 g flour', ['2 leeks', '100 g flour']],
])('%s: the list stays as the data has it', (_, given, rows) => {
  const sections = ingredientsOf(given)
  expect(listedRows(sections)).toEqual([given].flat().flatMap((each) => each.split('\n')))
  expect(flatRows(sections)).toEqual(rows)
})

test('amounts and names that stand apart throughout become rows', () => {
  expect(listedRows(ingredientsOf(['2', 'eggs', '200 g', 'flour']))).toEqual([
    '2 eggs',
    '200 g flour',
  ])
})

test.each([
  [
    'sections with names',
    [section('Dough', 'Mix.', 'Knead.'), section('Sauce', 'Stir.')],
    ['Dough', 'Mix.', 'Knead.', 'Sauce', 'Stir.'],
    ['Mix.', 'Knead.', 'Stir.'],
  ],
  [
    'one section whose name says nothing',
    [section('Instructions', 'Mix.', 'Bake.')],
    ['Instructions', 'Mix.', 'Bake.'],
    ['Mix.', 'Bake.'],
  ],
  [
    'steps with names of their own',
    [step('Beat eggs and flour.', 'The batter'), step('Fry it.', 'Fry it')],
    ['The batter', 'Beat eggs and flour.', 'Fry it.'],
    ['Beat eggs and flour.', 'Fry it.'],
  ],
  [
    'a title among strings',
    ['Roll the dough.', 'For the sauce:', 'Stir all of it.'],
    ['Roll the dough.', 'For the sauce:', 'Stir all of it.'],
    ['Roll the dough.', 'Stir all of it.'],
  ],
  [
    'a title directly below another',
    ['For the pie:', 'For the crust:', 'Mix it.', 'Rest it.'],
    ['For the pie:', 'For the crust:', 'Mix it.', 'Rest it.'],
    ['For the pie:', 'Mix it.', 'Rest it.'],
  ],
  [
    'steps of several paragraphs',
    [step('<p>Mix it.</p><p>Rest it.</p>'), step('<p>Bake it.</p>')],
    ['Mix it. Rest it.', 'Bake it.'],
    ['Mix it. Rest it.', 'Bake it.'],
  ],
  [
    'a single step that holds all as paragraphs',
    [step('<p>Mix it.</p><p>Bake it.</p>')],
    ['Mix it.', 'Bake it.'],
    ['Mix it.', 'Bake it.'],
  ],
  [
    'a step without a number among counted ones',
    ['Step 1: Mix it.', 'Let it rest.', 'Step 2: Bake it.', 'Save'],
    ['Mix it.', 'Let it rest.', 'Bake it.', 'Save'],
    ['Mix it.', 'Let it rest.', 'Bake it.', 'Save'],
  ],
])('%s: each is what it was', (_, given, listed, rows) => {
  const sections = stepsOf(given, [])
  expect(listedRows(sections)).toEqual(listed)
  expect(flatRows(sections)).toEqual(rows)
})
