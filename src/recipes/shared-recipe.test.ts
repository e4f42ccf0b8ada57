import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sharedIn, sharedRecipe } from './shared-recipe.ts'

beforeAll(() => void vi.stubGlobal('navigator', { languages: ['en'] }))
afterAll(() => void vi.unstubAllGlobals())

function shared(fields: Record<string, string>) {
  const given = sharedIn(new URLSearchParams(fields))
  return given === null ? null : sharedRecipe(given)
}

test('what a page shares becomes a title and the address it came from', async () => {
  const draft = await shared({ title: 'Lemon tart', text: 'https://bakery.example/tart' })
  expect(draft).toMatchObject({ title: 'Lemon tart', sourceUrl: 'https://bakery.example/tart' })
  expect(draft?.ingredientSections).toEqual([{ title: '', ingredients: [{ text: '' }] }])
})

test('a whole recipe is sorted into its rows', async () => {
  const text = `Tomato soup
For cold evenings
Ingredients:
- 1 kg tomatoes
• 2 onions
salt
Method
1. Chop everything.
2) Cook for 30 minutes.
https://soup.example`
  expect(await shared({ text })).toMatchObject({
    title: 'Tomato soup',
    description: 'For cold evenings',
    sourceUrl: 'https://soup.example',
    ingredientSections: [
      { ingredients: [{ text: '1 kg tomatoes' }, { text: '2 onions' }, { text: 'salt' }] },
    ],
    instructionSections: [
      {
        instructions: [
          { instruction: 'Chop everything.' },
          { instruction: 'Cook for 30 minutes.' },
        ],
      },
    ],
  })
})

test('a text that is no recipe stays, as the description', async () => {
  expect(await shared({ title: 'Bread', text: 'The one from Sunday.' })).toMatchObject({
    title: 'Bread',
    description: 'The one from Sunday.',
  })
})

test('an address alone is enough, and nothing is nothing', async () => {
  expect(await shared({ url: 'https://a.example' })).toMatchObject({
    sourceUrl: 'https://a.example',
  })
  expect(shared({})).toBeNull()
  expect(shared({ text: '  ' })).toBeNull()
})
