import { expect, test } from 'vitest'
import { fileRecipe } from '#shared/recipe-files/file-recipe.ts'
import { storedOf } from '../recipe-draft.ts'
import { countRows } from './candidate-row.tsx'
import { candidateOf, corrected, twinFinder, type Choice, type OwnRecipe } from './candidates.ts'

const found = (title: string, rows = ['2 eggs', '200 g flour', '1 pinch salt'], source = '') =>
  fileRecipe({
    title,
    source,
    ingredients: [{ title: '', rows }],
    steps: [{ title: '', rows: ['Mix.', 'Fry.'] }],
    notes: ['Best hot.', 'Rating: 4'],
    minutes: 90,
  })
const known = (id: string, title: string, sourceUrl?: string): OwnRecipe => ({
  ...storedOf(candidateOf(id, found(title), 'MEAT').draft),
  id,
  sourceUrl,
})

test('a recipe that was read becomes one to keep, with source, notes and time', () => {
  const { draft, doubts, problem } = candidateOf(
    '0',
    found('Pancakes', undefined, 'https://example.org/p'),
    'MEAT',
  )
  expect(draft).toMatchObject({
    title: 'Pancakes',
    diet: 'MEAT',
    cookingTime: '1 h 30 min',
    sourceUrl: 'https://example.org/p',
    notes: 'Best hot.\nRating: 4',
  })
  expect([doubts, problem]).toEqual([['The diet is a guess by the ingredients.'], null])
  const other = candidateOf('1', found('Pancakes', undefined, 'Grandma'), 'MEAT').draft
  expect([other.sourceUrl, other.notes]).toEqual(['', 'Best hot.\nRating: 4\nSource: Grandma'])
})

test('nothing is cut: rows beyond a section begin another, and what is too long is said', () => {
  const rows = Array.from({ length: 450 }, (_, at) => `${at} g salt`)
  const { draft, problem } = candidateOf('0', found('Salty', rows), 'VEGAN')
  expect(draft.ingredientSections.map(({ ingredients }) => ingredients.length)).toEqual([
    200, 200, 50,
  ])
  expect(problem).toBeNull()
  const long = candidateOf('0', found('Long', ['x'.repeat(501)]), 'VEGAN')
  expect(long.problem).toBe('At most 500 characters')
  const none = candidateOf('0', fileRecipe({ title: 'Empty' }), 'VEGAN')
  expect(none.problem).toBe('Ingredient text is required')
  expect([countRows(none.draft), countRows(draft)]).toEqual([
    { rows: 0, steps: 0 },
    { rows: 450, steps: 2 },
  ])
  const mended = corrected(none, candidateOf('0', found('Full'), 'VEGAN').draft)
  expect([mended.problem, mended.title, mended.doubts]).toEqual([null, 'Full', []])
})

test('[2.import.5] what is corrected is kept, or replaces what it was to replace', () => {
  const candidate = candidateOf('0', found('Pancakes'), 'VEGAN')
  const after = (choice: Choice) => corrected({ ...candidate, choice }, candidate.draft).choice
  expect([after('skip'), after('keep'), after('replace')]).toEqual(['keep', 'keep', 'replace'])
})

test('a twin is the recipe of the same page, of the same title, or nearly so with the same ingredients', () => {
  const twinOf = twinFinder([
    known('a', 'Pancakes'),
    known('b', 'Grandma’s best Apple Cake'),
    known('c', 'Soup', 'https://www.example.org/soup/?utm_source=x'),
  ])
  const of = (title: string, rows?: string[], source?: string) =>
    twinOf(candidateOf('0', found(title, rows, source), 'VEGAN'))?.id
  expect(of('PANCAKES!', ['1 l milk'])).toBe('a')
  expect(of('Grandmas best Apple Cake')).toBe('b')
  expect(of('The best Apple Cake', ['1 l milk'])).toBeUndefined()
  expect(of('Another name', ['1 l milk'], 'http://example.org/soup#top')).toBe('c')
  expect(of('Another name', ['1 l milk'], 'http://example.org/soup?p=2')).toBeUndefined()
  expect(of('Waffles')).toBeUndefined()
})
