import { expect, test } from 'vitest'
import { dietOf } from './kinds.ts'

test.each([
  ['https://schema.org/VeganDiet', 'VEGAN'],
  ['Vegetarisch', 'VEGETARIAN'],
  ['Végétalien', 'VEGAN'],
  ['vegetarian, not vegan', 'VEGETARIAN'],
  ['no dairy, vegan', 'VEGAN'],
  ['Non-Vegetarian', null],
  ['https://schema.org/NonVegetarianDiet', null],
  ['High Protein Non Vegetarian', null],
  ['not vegan', null],
  ['not suitable for vegetarians', null],
  ['nicht vegetarisch', null],
  ['Nicht für Vegetarier', null],
  ['keine vegane Küche', null],
  ['pas végétarien', null],
  ['no vegetariano', null],
  ['niet vegetarisch', null],
  ['ikke vegetarisk', null],
  ['inte vegansk', null],
  ['niewegetariańskie', null],
  ['não vegetariano', null],
])('the words %j claim the diet %s', (words, diet) => {
  expect(dietOf(words)).toBe(diet)
})
