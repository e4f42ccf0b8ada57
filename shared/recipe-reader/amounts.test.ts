import { expect, test } from 'vitest'
import { aboutLine, minutesOf, servingsOf } from './amounts.ts'

test.each([
  ['PT1H30M', 90],
  ['P0DT2H5M0S', 125],
  ['P1D', 1440],
  ['1 hour 15 minutes', 75],
  ['1 h 30', 90],
  ['1 Std. 20 Min.', 80],
  ['1½ hours', 90],
  ['45 min', 45],
  ['1:30', 90],
  [25, 25],
  ['PT0M', null],
  ['', null],
  ['soon', null],
  [{ maxValue: 'PT40M', minValue: 'PT30M' }, 40],
])('the time %j is %j minutes', (written, minutes) => {
  expect(minutesOf(written)).toBe(minutes)
})

test.each([
  ['4 servings', '4'],
  ['Serves 4', '4'],
  ['für 4 Personen', '4'],
  ['4 - 6 personnes', '4-6'],
  ['12 muffins', '12 muffins'],
  [['12', '12 muffins'], '12 muffins'],
  [6, '6'],
  [{ value: '8', unitText: 'slices' }, '8 slices'],
  ['0', ''],
  [null, ''],
])('the yield %j is for %j', (written, servings) => {
  expect(servingsOf(written)).toBe(servings)
})

test.each([
  ['Serves 4', { servings: '4' }],
  ['4 portioner', { servings: '4' }],
  ['Total time: 1 hour', { minutes: 60 }],
  ['Serves 4 · Total time: 20 minutes', { servings: '4', minutes: 20 }],
  ['Arbeitszeit ca. 30 Minuten Gesamtzeit ca. 2 Stunden', { minutes: 120 }],
  ['Prep 10 min, cook 20 min', { minutes: 30 }],
  ['Prep time: 15 minutes | Cook time: 1 h', { minutes: 75 }],
  ['Vorbereitung 20 Min. und Backzeit 1 Std.', { minutes: 80 }],
  ['Préparation : 15 min - servir chaud', null],
  ['4 eggs', null],
  ['Simmer for 20 minutes', null],
])('the line %j says %j', (line, says) => {
  expect(aboutLine(line)).toEqual(says)
})
