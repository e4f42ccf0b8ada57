import { expect, test } from 'vitest'
import { aboutAbove, aboutLine, labelled, servingsInTitle, servingsOf } from './amounts.ts'
import { minutesOf } from './times.ts'

test.each([
  ['PT1H30M', 90],
  ['P0DT2H5M0S', 125],
  ['P1D', 1440],
  ['1 hour 15 minutes', 75],
  ['1 h 30', 90],
  ['1h05', 65],
  ['1 Std. 20 Min.', 80],
  ['1½ hours', 90],
  ['2 1/2 Stunden', 150],
  ['1/2 hour', 30],
  ['45 min', 45],
  ['1:30', 90],
  [25, 25],
  ['PT0M', null],
  ['', null],
  ['soon', null],
  ['1 heure 30', 90],
  ['1 hr 15', 75],
  ['1 hour 20 servings', 60],
  ['2 hours 12 muffins', 120],
  ['1 Std. 30', 90],
  ['1 h 30 au four', 90],
  ['1h30min', 90],
  ['2 h 30 + 1 h 15', 225],
  ['3 h 30 + 1 h', 270],
  ['20-30 min', 20],
  ['20 to 30 min', 20],
  ['45 minutes to 1 hour', 45],
  ['1 hour to 1 hour 30 minutes', 60],
  ['1 h 30 - 1 h 45', 90],
  ['45 min bis 1 Std., 10 Min. Ruhe', 55],
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
  ['Zubereitungszeit: 20 Min. Backzeit: 50 Min.', { minutes: 70 }],
  ['Zubereitungszeit: 25 Min., Garzeit: 1 Std. 10 Min.', { minutes: 95 }],
  ['Vorbereitungszeit: 5 Minuten | Koch-/Bratzeit: 12 Minuten', { minutes: 17 }],
  [
    'Vorbereitung: 10 Min. Ruhezeit: 2 Std. Backzeit: 40 Min. Gesamtzeit: 2 Std. 50 Min.',
    { minutes: 170 },
  ],
  ['Gesamtzeit: 55 Min. Vorbereitungszeit: 15 Min. Kochzeit: 40 Min.', { minutes: 55 }],
  ['Prep: 5 min Cook: 35 min', { minutes: 40 }],
  ['Prep time 15 mins Cook time 1 hr 15 mins Total time 1 hr 30 mins', { minutes: 90 }],
  ['Préparation : 25 min Cuisson : 40 min', { minutes: 65 }],
  ['Temps de préparation : 20 min Temps de cuisson : 1h30', { minutes: 110 }],
  ['Temps total : 50 min - Préparation : 20 min - Cuisson : 30 min', { minutes: 50 }],
  ['Voorbereidingstijd: 15 min Oventijd: 45 min', { minutes: 60 }],
  ['Voorbereiding 10 min, totale tijd 35 min', { minutes: 35 }],
  ['Für 4 Personen | Vorbereitungszeit: 10 Min. Kochzeit: 25 Min.', { servings: '4', minutes: 35 }],
  ['Portionen: 4 | Zubereitungszeit: 15 Min. | Garzeit: 1 Std.', { servings: '4', minutes: 75 }],
  ['Préparation 10–15 min, cuisson 25 min, pour 6 personnes', { servings: '6', minutes: 35 }],
  ['Prep: 5 min Cook: 20 min Serves: 2', { servings: '2', minutes: 25 }],
  ['Zubereitungszeit: 45 Min.', { parts: { zubereitungszeit: 45 } }],
  ['10min de cuisson', { parts: { cuisson: 10 } }],
  ['1 h 30 prep', { parts: { prep: 90 } }],
  ['Prep: 10 min', { parts: { prep: 10 } }],
  ['Temps de préparation : 15 min', { parts: { tempsdepréparation: 15 } }],
  ['Makes ~4 servings', { servings: '4' }],
  ['Für 4 Leute braucht man', { servings: '4' }],
  ['Voor 6-8 personen:', { servings: '6-8' }],
  ['(to feed 2)', { servings: '2' }],
  ['Pour 6 ou 8 personnes', { servings: '6 ou 8' }],
  ['para cuatro personas', { servings: '4' }],
  ['Donne : 6 parts', { servings: '6 parts' }],
  ['Prep time: 15 | Cook time: 30 | Serves: 4', { servings: '4' }],
  ['Cook 10 min', null],
  ['2 eggs, for 4 people', null],
  ['Kochzeit: 30 Min. Danach kalt stellen.', null],
  ['Préparation : 15 min - servir chaud', null],
  ['4 eggs', null],
  ['Simmer for 20 minutes', null],
])('the line %j says %j', (line, says) => {
  expect(aboutLine(line)).toEqual(says)
})

test('what only a line above a recipe says', () => {
  expect(aboutAbove('20 stycken')).toEqual({ servings: '20 stycken' })
  expect(aboutLine('20 stycken')).toBeNull()
  expect(servingsInTitle('Kartoffelsuppe: Rezept für 4 Portionen')).toBe('4')
  expect(servingsInTitle('Hier ein Rezept für vier Personen')).toBe('4')
  expect(servingsInTitle('A soup for people in a hurry')).toBe('')
})

test.each([
  ['Raciones:', '4', 'Raciones: 4'],
  ['Temps de cuisson', '30min', 'Temps de cuisson: 30min'],
  ['Difficulty', 'easy', null],
  ['Milk', '200 ml', null],
  ['Servings', 'Serve it at once, with 2 slices of bread', null],
])('the label %j above %j is %j', (label, value, line) => {
  expect(labelled(label, value)).toBe(line)
})
