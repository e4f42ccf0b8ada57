import { expect, it } from 'vitest'
import * as fc from 'fast-check'
import { findDurations, formatSeconds } from './durations.ts'

function read(text: string) {
  return findDurations(text).map(({ start, end, seconds, longest }) => [
    text.slice(start, end),
    seconds,
    longest,
  ])
}

it.each([
  ['Boil for 25 minutes until soft.', [['25 minutes', 1500, 1500]]],
  ['Fry 5-10 min, turning.', [['5-10 min', 300, 600]]],
  ['Melt for 4 to 5 minutes, swirling.', [['4 to 5 minutes', 240, 300]]],
  ['Rest 1 1/2 hours.', [['1 1/2 hours', 5400, 5400]]],
  [
    'Rest ½ hour or half an hour.',
    [
      ['½ hour', 1800, 1800],
      ['half an hour', 1800, 1800],
    ],
  ],
  ['Leave for an hour.', [['an hour', 3600, 3600]]],
  ['Bake 1 hour 30 minutes.', [['1 hour 30 minutes', 5400, 5400]]],
  [
    'Bake 1 h 15 min, then 90 seconds.',
    [
      ['1 h 15 min', 4500, 4500],
      ['90 seconds', 90, 90],
    ],
  ],
  ['Knead a 10-minute dough.', [['10-minute', 600, 600]]],
  [
    'Cook 2:30 minutes, then 1:03:42 hours.',
    [
      ['2:30 minutes', 150, 150],
      ['1:03:42 hours', 3822, 3822],
    ],
  ],
  ['Etwa 20 Minuten backen.', [['20 Minuten', 1200, 1200]]],
  [
    '1 Std. 15 Min. kochen, 30 Sek. rühren.',
    [
      ['1 Std. 15 Min.', 4500, 4500],
      ['30 Sek.', 30, 30],
    ],
  ],
  [
    'Boil 5 min. Then rest 10 min.',
    [
      ['5 min', 300, 300],
      ['10 min', 600, 600],
    ],
  ],
  [
    'Boil 5 minutes and steam for 3 minutes.',
    [
      ['5 minutes', 300, 300],
      ['3 minutes', 180, 180],
    ],
  ],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

it.each([
  ['Simmer for an hour and a half.', 'an hour and a half', 90],
  ['Bake for one and a half hours.', 'one and a half hours', 90],
  ['Rest 2 and a half hours.', '2 and a half hours', 150],
  ['Bake 1 to 1 and a half hours.', '1 to 1 and a half hours', 60],
  ['Rest an hour and a quarter.', 'an hour and a quarter', 75],
  ['Rise between 5 and 10 minutes.', 'between 5 and 10 minutes', 5],
  ['Eineinhalb Stunden kochen.', 'Eineinhalb Stunden', 90],
  ['Anderthalb Stunden kochen.', 'Anderthalb Stunden', 90],
  ['Eine halbe Stunde ruhen lassen.', 'Eine halbe Stunde', 30],
  ['Eine Viertelstunde backen.', 'Eine Viertelstunde', 15],
  ['Zwei bis drei Stunden kochen.', 'Zwei bis drei Stunden', 120],
  ['Cuire 1 heure et demie.', '1 heure et demie', 90],
  ['Cuire une demi-heure.', 'une demi-heure', 30],
  ["Cuire trois quarts d'heure.", "trois quarts d'heure", 45],
  ['Cocer 1 hora y media.', '1 hora y media', 90],
  ['Cocer una hora y cuarto.', 'una hora y cuarto', 75],
  ['Cuocere 1 ora e mezza.', '1 ora e mezza', 90],
  ["Cuocere mezz'ora.", "mezz'ora", 30],
  ['Laat anderhalf uur rusten.', 'anderhalf uur', 90],
  ['Laat een uur en een kwartier rusten.', 'een uur en een kwartier', 75],
  ['Koka i en och en halv timme.', 'en och en halv timme', 90],
  ['Bag i halvanden time.', 'halvanden time', 90],
  ['Bag 1 time og 30 minutter.', '1 time og 30 minutter', 90],
  ['Gotuj półtorej godziny.', 'półtorej godziny', 90],
  ['Gotuj 2 i pół godziny.', '2 i pół godziny', 150],
  ['Bake for forty-five minutes.', 'forty-five minutes', 45],
  ['Bake for one hour and forty-five minutes.', 'one hour and forty-five minutes', 105],
  ['Simmer for a quarter of an hour.', 'a quarter of an hour', 15],
  ['Simmer for three-quarters of an hour.', 'three-quarters of an hour', 45],
  ['Rest for half of an hour.', 'half of an hour', 30],
  ['Bake an hour and three quarters.', 'an hour and three quarters', 105],
  ['Bake two and a quarter hours.', 'two and a quarter hours', 135],
  ['Bake one-and-a-half hours.', 'one-and-a-half hours', 90],
  ['Rest for twenty or thirty minutes.', 'twenty or thirty minutes', 20],
  ['Fünfundvierzig Minuten backen.', 'Fünfundvierzig Minuten', 45],
  ['Drei viertel Stunden backen.', 'Drei viertel Stunden', 45],
  ['Cuire quarante-cinq minutes.', 'quarante-cinq minutes', 45],
  ['Cuire une heure trois quarts.', 'une heure trois quarts', 105],
  ["Cuire un quart d'heure.", "un quart d'heure", 15],
  ['Cocer cuarenta y cinco minutos.', 'cuarenta y cinco minutos', 45],
  ['Cuocere venticinque minuti.', 'venticinque minuti', 25],
  ["Cuocere un quarto d'ora.", "un quarto d'ora", 15],
  ['Bak vijfenveertig minuten.', 'vijfenveertig minuten', 45],
  ['Laat drie kwartier rusten.', 'drie kwartier', 45],
  ['Koka i fyrtiofem minuter.', 'fyrtiofem minuter', 45],
  ['Vila tre kvart timme.', 'tre kvart timme', 45],
  ['Bag i femogfyrre minutter.', 'femogfyrre minutter', 45],
  ['Gotuj czterdzieści pięć minut.', 'czterdzieści pięć minut', 45],
  ['Gotuj trzy kwadranse.', 'trzy kwadranse', 45],
  ['Bake for seventy-five minutes.', 'seventy-five minutes', 75],
  ['Cuire quatre-vingt-cinq minutes.', 'quatre-vingt-cinq minutes', 85],
  ['Cuire quatre-vingt-dix minutes.', 'quatre-vingt-dix minutes', 90],
  ['Bag i tres minutter.', 'tres minutter', 60],
  ['Hornear tres minutos.', 'tres minutos', 3],
])('halves, quarters and numbers in words: %s', (text, phrase, minutes) => {
  expect(read(text).map(([words, seconds]) => [words, seconds])).toEqual([[phrase, minutes * 60]])
})

it.each([
  ['Cuire 1 h 30 à feu doux.', '1 h 30', 90],
  ['Cuire 1 heure 30 au four.', '1 heure 30', 90],
  ['Bake for one hour forty.', 'one hour forty', 100],
  ['Roast 2 hours and forty-five at 160 °C.', '2 hours and forty-five', 165],
  ['Laisser une heure dix, puis servir.', 'une heure dix', 70],
  ['Eine Stunde dreißig bei 180 Grad.', 'Eine Stunde dreißig', 90],
  ['Hornear una hora y cuarenta.', 'una hora y cuarenta', 100],
  ['Dopo 1 ora ti serve un piatto.', '1 ora', 60],
  ['Cuire 1h05.', '1h05', 65],
  ['Cuire 1 h 5.', '1 h 5', 65],
  ['Stir in after 1 hour 30 g of butter.', '1 hour', 60],
  ['Bake for 1 hour 20 cookies at a time.', '1 hour', 60],
  ['1 Stunde 50 Grad halten.', '1 Stunde', 60],
  ['Bake 1 hour 180 °C.', '1 hour', 60],
])('[2.cooking.6] minutes behind an hour need no word: %s', (text, phrase, minutes) => {
  expect(read(text).map(([words, seconds]) => [words, seconds])).toEqual([[phrase, minutes * 60]])
})

it.each([
  'Bake for one hundred and twenty minutes.',
  'Bake for two thirds of an hour.',
  'Cuire soixante-quinze minutes.',
  'Zwei Drittel einer Stunde backen.',
])('[2.cooking.6] a part of what was not understood is no time: %s', (text) => {
  expect(read(text)).toEqual([])
})

it.each([
  'Heat the oven to 200 degrees.',
  'Add 5 minced cloves.',
  'Serve at 12:30.',
  'Leave for 3 days, at most 30 hours.',
  'Add 0 minutes.',
  'Add 2 hams and a hare.',
  'Stir one time, and set 1 timer.',
  'Take a second bowl.',
  'Listo en minutos.',
])('there is nothing to time in: %s', (text) => {
  expect(read(text)).toEqual([])
})

it('phrases stand in their order, apart, inside any text', () => {
  const scrap = fc.constantFrom(
    '5',
    '-',
    ' ',
    'minutes',
    'an',
    'hour',
    '½',
    ':',
    '30',
    'to',
    'é',
    '.',
  )
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 20 }), (scraps) => {
      const text = scraps.join('')
      let last = 0
      for (const { start, end, seconds, longest } of findDurations(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(seconds).toBeGreaterThan(0)
        expect(longest).toBeGreaterThanOrEqual(seconds)
        last = end
      }
    }),
  )
})

it.each([
  [0, '0:00'],
  [222, '3:42'],
  [3822, '1:03:42'],
])('%d s is %s', (seconds, shown) => {
  expect(formatSeconds(seconds)).toBe(shown)
})

it('an hour with a number behind it that may count something else is no time', () => {
  expect(read('After one hour forty dumplings are done.')).toEqual([])
})
