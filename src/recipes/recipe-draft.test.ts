import { expect, it } from 'vitest'
import { recipeInput, type RecipeInput } from '#shared/schemas/recipe.ts'
import { draftOf, EMPTY_RECIPE, isTooLarge, storedOf } from './recipe-draft.ts'

const recipe: RecipeInput = {
  title: 'Roasted tomato soup',
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'APPETIZER',
  cookingTime: '1 hour',
  ingredientSections: [{ ingredients: [{ text: '2 kg tomatoes' }] }],
  instructionSections: [
    { title: 'Roast', instructions: [{ instruction: 'Roast it.\nAll of it.' }] },
  ],
}

it('[5.recipe.5] a new recipe starts as VEGETARIAN, EASY and MAIN', () => {
  const { diet, difficulty, course } = EMPTY_RECIPE
  expect([diet, difficulty, course]).toEqual(['VEGETARIAN', 'EASY', 'MAIN'])
})

it('a recipe that is opened in the form and saved untouched stays as it is', () => {
  const stored = JSON.parse(JSON.stringify(storedOf(draftOf(recipe))))
  expect(stored).toEqual(recipe)
  expect(recipeInput.safeParse(stored).success).toBe(true)
})

it('an emptied option is stored as none', () => {
  expect(storedOf({ cookingTime: ' ', title: ' Soup ' })).toEqual({
    cookingTime: undefined,
    title: 'Soup',
  })
})

it('refused fields lie over the recipe that is there, an emptied one as empty', () => {
  const draft = draftOf({ title: 'Soup', cookingTime: undefined }, draftOf(recipe))
  expect(draft.title).toBe('Soup')
  expect(draft.cookingTime).toBe('')
  expect(draft.ingredientSections).toEqual([
    { title: '', ingredients: [{ text: '2 kg tomatoes' }] },
  ])
})

it('[5.sizes.1] a recipe over 200 kB is found out before it is sent, by bytes', () => {
  const rows = (count: number, character: string) =>
    Array.from({ length: count }, () => ({ instruction: character.repeat(4990) }))
  const withRows = (count: number, character: string): RecipeInput => ({
    ...recipe,
    instructionSections: [{ instructions: rows(count, character) }],
  })
  expect(isTooLarge(withRows(40, 'a'))).toBe(false)
  expect(isTooLarge(withRows(42, 'a'))).toBe(true)
  expect(isTooLarge(withRows(22, 'é'))).toBe(true)
})
