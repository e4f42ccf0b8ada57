import { expect, it, vi } from 'vitest'
import { createSearch } from './search.ts'
import { isSlip } from './slip.ts'

function recipe(title: string, ...ingredients: string[]) {
  return { title, ingredients: ingredients.join('\n') }
}

const search = createSearch([
  recipe('Brown butter gnocchi', '1 kg floury potatoes', '16 sage leaves'),
  recipe('Crème brûlée', '4 egg yolks'),
  recipe('Roasted tomato soup', '2 kg tomatoes', 'a head of garlic'),
  recipe('Smørrebrød', '4 slices of rye bread', '200 g łosoś'),
])

function titles(typed: string) {
  const found = search(typed)
  return {
    titles: found.titles.map(({ title }) => title),
    also: found.also.map(({ title }) => title),
  }
}

it.each([
  ['GNOCCHI', 'Brown butter gnocchi'],
  ['wn but', 'Brown butter gnocchi'],
  ['tomato s', 'Roasted tomato soup'],
  ['CRÈME', 'Crème brûlée'],
])('[2.recipes.3] typing "%s" finds "%s" by its title', (typed, title) => {
  expect(titles(typed)).toEqual({ titles: [title], also: [] })
})

it.each([
  ['potato', 'Brown butter gnocchi'],
  ['sage leaves', 'Brown butter gnocchi'],
  ['creme brulee', 'Crème brûlée'],
  ['smorrebrod', 'Smørrebrød'],
  ['losos', 'Smørrebrød'],
  ['gnochi', 'Brown butter gnocchi'],
  ['gnoc hci', undefined],
  ['gnocchi ', 'Brown butter gnocchi'],
  ['soup roasted', 'Roasted tomato soup'],
  ['romato', undefined],
])('[2.recipes.6] "%s" also finds: %s', (typed, title) => {
  expect(titles(typed)).toEqual({ titles: [], also: title === undefined ? [] : [title] })
})

it('a title that matches is not listed a second time for its ingredients', () => {
  expect(titles('tomato')).toEqual({ titles: ['Roasted tomato soup'], also: [] })
})

it.each([
  ['tomatto', 'tomato', true],
  ['tomto', 'tomato', true],
  ['tomaot', 'tomato', true],
  ['tomata', 'tomato', true],
  ['toma', 'tomato', true],
  ['tonmatp', 'tomato', false],
  ['sop', 'soup', false],
])('"%s" for "%s" is one slip at most: %s', (typed, word, expected) => {
  expect(isSlip(typed, word)).toBe(expected)
})

it('of plain texts nothing is copied for a search, of others once', () => {
  const plain = Array.from({ length: 100 }, (_, at) => recipe(`Soup ${at}`, '1 l water'))
  const searchAll = createSearch([...plain, recipe('Crème brûlée', '4 œufs')])
  const normalise = vi.spyOn(String.prototype, 'normalize')
  for (const typed of ['s', 'sa', 'sal', 'salt']) searchAll(typed)
  // The title with accents and its ingredients; what is typed has none.
  expect(normalise).toHaveBeenCalledTimes(2)
  normalise.mockRestore()
})
