import { expect, test } from 'vitest'
import { textOfRecipe } from './recipe-text.ts'
import { sharedRecipe } from './shared-recipe.ts'

const SOUP = {
  title: 'Tomato soup',
  description: 'For cold evenings',
  cookingTime: '40 min',
  numberOfPersons: '4',
  ingredientSections: [{ title: 'Soup', ingredients: [{ text: '1 kg tomatoes' }] }],
  instructionSections: [
    { instructions: [{ instruction: 'Chop.' }, { instruction: 'Cook for 30 minutes.' }] },
  ],
}

test('a recipe is sent as text that anybody can read', () => {
  expect(textOfRecipe(SOUP)).toBe(`Tomato soup
For cold evenings
For 4 persons · 40 min

Ingredients

Soup:
- 1 kg tomatoes

Instructions

1. Chop.
2. Cook for 30 minutes.`)
})

test('what was sent as text can be shared into nomnom again', () => {
  expect(sharedRecipe(new URLSearchParams({ text: textOfRecipe(SOUP) }))).toMatchObject({
    title: 'Tomato soup',
    ingredientSections: [{ ingredients: [{ text: 'Soup:' }, { text: '1 kg tomatoes' }] }],
    instructionSections: SOUP.instructionSections,
  })
})
