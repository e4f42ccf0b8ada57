import { expect, test } from 'vitest'
import { check } from './recipe-check.ts'
import { EMPTY_RECIPE, type RecipeDraft } from './recipe-draft.ts'

/** A form with these ingredients, otherwise complete. */
function formOf(...texts: string[]): RecipeDraft {
  const ingredients = texts.map((text) => ({ text }))
  const instructions = [{ instruction: 'Roast.' }, { instruction: '' }]
  return {
    ...EMPTY_RECIPE,
    title: 'Tomatoes',
    ingredientSections: [{ title: '', ingredients }],
    instructionSections: [{ title: '', instructions }],
  }
}

const checked = (draft: RecipeDraft) =>
  check(draft, undefined, { fields: {}, shouldUseNativeValidation: false })

test('[5.recipe.9] empty rows at the end of a section are left out', async () => {
  const { values, errors } = await checked(formOf('2 kg tomatoes', ' ', ''))
  expect(errors).toEqual({})
  expect(values).toMatchObject({
    ingredientSections: [{ ingredients: [{ text: '2 kg tomatoes' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Roast.' }] }],
  })
})

test('[5.recipe.4] an empty row before a filled one, and an empty section, are refused', async () => {
  const gap = await checked(formOf('', '2 kg tomatoes', ''))
  const empty = await checked(formOf('', ''))
  const error = { ingredients: [{ text: { message: 'Ingredient text is required' } }] }
  expect(gap.errors).toMatchObject({ ingredientSections: [error] })
  expect(empty.errors).toMatchObject({ ingredientSections: [error] })
})
