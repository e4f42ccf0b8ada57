import { expect, it } from 'vitest'
import { factorOf } from './chosen-servings.ts'
import { forServings, servingsInWords, stepServings } from './servings.ts'

it.each([
  ['4', 1, '4 persons'],
  ['1', 1, '1 person'],
  ['4', 1.5, '6 persons'],
  ['4-6', 1.5, '6-9 persons'],
  ['4 bis 6 Erwachsene', 1.25, '5 bis 8 Erwachsene'],
  ['4 persons', 0.5, '2 persons'],
  ['12 pancakes', 2, '24 pancakes'],
  ['serves 4', 0.75, 'serves 3'],
  ['a crowd', 1.5, '× 1½'],
  [undefined, 1, '× 1'],
  ['1 (9-inch) pie', 2, '2 (9-inch) pie'],
  ['1 cake (26 cm)', 2, '2 cake (26 cm)'],
  ['1 cake, 8 slices', 2, '2 cake, 16 slices'],
  ['12 pieces, 20x30 cm tin', 2, '24 pieces, 20x30 cm tin'],
  ['2 loaves of 500 g', 2, '4 loaves of 500 g'],
  ['1 cake or 12 mini muffins', 2, '2 cake or 24 mini muffins'],
  ['1 9x13 pan', 2, '2 9x13 pan'],
  ['1 Springform (Ø 26 cm)', 0.5, '½ Springform (Ø 26 cm)'],
  ['1 kg (2 lb)', 2, '2 kg (4 lb)'],
  ['26 cm Springform', 2, '× 2'],
])('%s times %d is %s', (persons, factor, words) => {
  expect(servingsInWords(persons, factor)).toBe(words)
})

it.each([
  ['4', 1.5, ', for 6 persons'],
  ['one tray', 1, ''],
  ['one tray', 2, ', × 2'],
  [undefined, 1, ''],
])(
  '[2.recipe-view.7] the ingredients of %s times %d: "9 ingredients%s"',
  (persons, factor, words) => {
    expect(forServings(persons, factor)).toBe(words)
  },
)

it('goes person by person, from a quarter of the recipe to four times as much', () => {
  expect(stepServings('4', { factor: 1, by: 1 })).toBe(5 / 4)
  expect(stepServings('4', { factor: 5 / 4, by: -1 })).toBe(1)
  expect(stepServings('4', { factor: 1 / 4, by: -1 })).toBeNull()
  expect(stepServings('8', { factor: 1 / 4, by: -1 })).toBeNull()
  expect(stepServings('4', { factor: 4, by: 1 })).toBeNull()
})

it('goes in halves where nobody was counted', () => {
  expect(stepServings('a crowd', { factor: 1, by: 1 })).toBe(1.5)
  expect(stepServings(undefined, { factor: 1, by: -1 })).toBe(0.5)
  expect(stepServings(undefined, { factor: 0.5, by: -1 })).toBeNull()
  expect(stepServings(undefined, { factor: 4, by: 1 })).toBeNull()
})

it('as many are cooked for as were chosen, whatever the recipe says since then', () => {
  expect(factorOf(null, '4')).toBe(1)
  expect(factorOf({ factor: 1.5, persons: '4' }, '4')).toBe(1.5)
  expect(servingsInWords('5', factorOf({ factor: 1.5, persons: '4' }, '5'))).toBe('6 persons')
  expect(factorOf({ factor: 2, persons: 'a crowd' }, '4')).toBe(2)
  expect(factorOf({ factor: 2 }, '4')).toBe(2)
  // Of something else it is as much of all as was chosen, and no more than can be chosen.
  expect(factorOf({ factor: 2, persons: '4 persons' }, '24 pieces')).toBe(2)
  expect(factorOf({ factor: 4, persons: '8' }, '2')).toBe(4)
  expect(factorOf({ factor: 2, persons: '1.5 l' }, '3 l')).toBe(2)
  expect(factorOf({ factor: 2, persons: '½ l' }, '1 l')).toBe(2)
  expect(factorOf({ factor: 1, persons: '4' }, '8')).toBe(1)
})
