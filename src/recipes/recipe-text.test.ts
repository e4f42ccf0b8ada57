import { expect, test, vi } from 'vitest'
import { textOfRecipe } from './recipe-text.ts'
import { sharedIn, sharedRecipe } from './shared-recipe.ts'

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
  expect(textOfRecipe(SOUP, 1)).toBe(`Tomato soup
For cold evenings
For 4 persons · 40 min

Ingredients

Soup:
- 1 kg tomatoes

Instructions

1. Chop.
2. Cook for 30 minutes.`)
})

test('notes and the page that a recipe comes from stand below its steps', () => {
  const text = textOfRecipe(
    { ...SOUP, notes: 'Salt last.', sourceUrl: 'https://example.org/soup' },
    1,
  )
  expect(text).toMatch(/minutes\.\n\nNotes\n\nSalt last\.\n\nhttps:\/\/example\.org\/soup$/)
})

test('steps are counted through all sections, as one hears of them in the kitchen', () => {
  const croutons = { title: 'Croutons', instructions: [{ instruction: 'Fry the bread.' }] }
  const instructionSections = [...SOUP.instructionSections, croutons]
  expect(textOfRecipe({ ...SOUP, instructionSections }, 1)).toContain(
    '2. Cook for 30 minutes.\n\nCroutons:\n3. Fry the bread.',
  )
})

test('what was sent as text can be shared into nomnom again', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  const given = sharedIn(new URLSearchParams({ text: textOfRecipe(SOUP, 1) }))
  expect(given && (await sharedRecipe(given))).toMatchObject({
    title: 'Tomato soup',
    description: 'For cold evenings',
    cookingTime: '40 min',
    numberOfPersons: '4',
    ingredientSections: SOUP.ingredientSections,
    instructionSections: SOUP.instructionSections,
  })
  vi.unstubAllGlobals()
})

test('a recipe is sent for as many people as it is shown for', () => {
  const text = textOfRecipe(SOUP, 1.5)
  expect(text).toContain('For 6 persons · 40 min')
  expect(text).toContain('- 1.5 kg tomatoes')
  expect(text).toContain('2. Cook for 30 minutes.')
  expect(textOfRecipe({ ...SOUP, numberOfPersons: '4 hungry people' }, 1.5)).toContain(
    '6 hungry people · 40 min',
  )
  expect(textOfRecipe({ ...SOUP, numberOfPersons: undefined }, 2)).toContain('× 2 · 40 min')
})
