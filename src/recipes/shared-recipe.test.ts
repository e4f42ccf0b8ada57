import { expect, test } from 'vitest'
import { sharedRecipe } from './shared-recipe.ts'

function shared(fields: Record<string, string>) {
  return sharedRecipe(new URLSearchParams(fields))
}

test('what a page shares becomes a title and the address it came from', () => {
  const draft = shared({ title: 'Lemon tart', text: 'https://bakery.example/tart' })
  expect(draft).toMatchObject({ title: 'Lemon tart', description: 'https://bakery.example/tart' })
  expect(draft?.ingredientSections).toEqual([{ title: '', ingredients: [{ text: '' }] }])
})

test('a whole recipe is sorted into its rows', () => {
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
  expect(shared({ text })).toMatchObject({
    title: 'Tomato soup',
    description: 'For cold evenings\nhttps://soup.example',
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

test('without headings, amounts are ingredients and numbers with a dot are steps', () => {
  const text = '200 g flour\n½ tsp salt\n1. Knead it well.\nRests for a whole night.'
  expect(shared({ title: 'Bread', text })).toMatchObject({
    description: 'Rests for a whole night.',
    ingredientSections: [{ ingredients: [{ text: '200 g flour' }, { text: '½ tsp salt' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Knead it well.' }] }],
  })
})

test('an address alone is enough, and nothing is nothing', () => {
  expect(shared({ url: 'https://a.example' })).toMatchObject({ description: 'https://a.example' })
  expect(shared({})).toBeNull()
  expect(shared({ text: '  ' })).toBeNull()
})
