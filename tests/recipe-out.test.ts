// Recipes of ours as files for others: what goes out comes back to the letter, and what somebody
// changed in such a file counts.
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { RECIPE_FIELDS } from '#shared/fields.ts'
import { ordinaryIn } from '#shared/ordinary-fields.ts'
import type { FileRecipe } from '#shared/recipe-files/file-recipe.ts'
import { openFile } from '#shared/recipe-files/open-file.ts'
import { flatRows } from '#shared/recipe-reader/draft.ts'
import { readRecipes } from '#shared/recipe-reader/read-recipes.ts'
import { fileOf, type OutFormat } from '#shared/recipe-out/file-of.ts'
import { recipeInput, type RecipeInput } from '#shared/schemas/recipe.ts'
import { documentOf } from '../scripts/html-document.mjs'
import { flat, type CorpusRecipe } from './recipe-reader/corpus/recipe.ts'
import { heldOut } from './recipe-reader/corpus/held-out/pages.ts'
import { SAMPLE_OF } from './support/samples.ts'
import { strangeTuned } from './recipe-reader/corpus/strange/pages.ts'

const formats = ['page', 'markdown', 'cooklang', 'schema'] as const satisfies OutFormat[]

type Rows = typeof RECIPE_FIELDS
type ByHand = { [K in keyof Rows]: Rows[K]['drawn'] extends 'by hand' ? K : never }[keyof Rows]

/** What each format has a meaning of its own for, in every field that is drawn by hand. */
const BY_HAND: Required<Pick<RecipeInput, ByHand>> = {
  title: 'Mac & “Cheese” </script><b>@home</b> #1',
  description: '## Ingredients\n# none\n\\# of these -- [- is -] a heading\n\nSecond paragraph',
  diet: 'VEGAN',
  difficulty: 'DIFFICULT',
  course: 'SIDE_DISH',
  cookingTime: '1 h 15 min: "about"',
  numberOfPersons: '4-6',
  ingredientSections: [
    {
      ingredients: [
        { text: '200 g flour, sifted' },
        { text: '1. class eggs (2)\nlarge' },
        { text: '- 3 {odd} @things' },
      ],
    },
    { title: 'For the top', ingredients: [{ text: '½ tsp salt' }, { text: '### not a title' }] },
    { ingredients: [{ text: 'Salt' }] },
  ],
  instructionSections: [
    { instructions: [{ instruction: '1. Mix -- well.\nThen wait.' }, { instruction: '> Bake' }] },
    { title: 'Top', instructions: [{ instruction: '= Serve @ 20% ~ now' }] },
  ],
}
const ordinary = ordinaryIn(RECIPE_FIELDS).map(({ name, heading, drawn }) => {
  return { name, heading, value: SAMPLE_OF[drawn] }
})
/** Everything that a recipe can hold. */
const NASTY: RecipeInput = {
  ...BY_HAND,
  ...Object.fromEntries(ordinary.map(({ name, value }) => [name, value])),
}
const PLAIN: RecipeInput = {
  title: 'Soup',
  diet: 'MEAT',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: '2 leeks' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Boil them.' }] }],
}

function kept({ title, ingredients, steps }: CorpusRecipe): RecipeInput {
  return {
    ...PLAIN,
    title,
    ingredientSections: ingredients.map((section) => ({
      ...(section.title !== '' && { title: section.title }),
      ingredients: section.rows.map((text) => ({ text })),
    })),
    instructionSections: steps.map((section) => ({
      ...(section.title !== '' && { title: section.title }),
      instructions: section.rows.map((instruction) => ({ instruction })),
    })),
  }
}
const corpus = [...heldOut, ...strangeTuned].flatMap(({ recipes }) => recipes)

function opened(name: string, text: string): FileRecipe[] {
  return openFile({ name, bytes: strToU8(text) }, { documentOf }).parts.flatMap((part) =>
    part.read(),
  )
}

describe.each(formats)('[2.out.1] a recipe as %s', (format) => {
  test.each([
    ['everything', NASTY],
    ['nothing that may be left out', PLAIN],
  ])('with %s comes back to the letter', (_, recipe) => {
    expect(recipeInput.parse(recipe)).toEqual(recipe)
    const file = fileOf(recipe, format)
    expect(opened(file.name, file.text).map(({ exact }) => exact)).toEqual([recipe])
    expect(opened('download', file.text.replaceAll('\n', '\r\n')).length).toBe(1)
  })

  test('says nothing of whose it is', () => {
    const view = { ...PLAIN, id: 'record-1', author: { displayName: 'Anna' }, version: 7 }
    expect(fileOf(view, format).text).toBe(fileOf(PLAIN, format).text)
  })

  test('comes back for every recipe of the corpus', () => {
    const lost = corpus.map(kept).filter((recipe) => {
      const { name, text } = fileOf(recipe, format)
      return JSON.stringify(opened(name, text)[0]?.exact) !== JSON.stringify(sorted(recipe))
    })
    expect(corpus.length).toBeGreaterThan(100)
    expect(lost.map(({ title }) => title)).toEqual([])
  })

  test('that somebody changed is read as it is now', () => {
    const { name, text } = fileOf(PLAIN, format)
    const [changed] = opened(name, text.replaceAll('Boil them.', 'Fry them.'))
    expect(flatRows(changed?.steps ?? [])).toEqual(['Fry them.'])
    expect(flatRows(changed?.ingredients ?? [])).toEqual(['2 leeks'])
    const half = text.replace('Boil them.', 'Fry them.')
    expect(flatRows(opened(name, half)[0]?.steps ?? [])).toEqual(['Fry them.'])
  })
})

/** The fields in the order in which they are read back. */
function sorted(recipe: RecipeInput): RecipeInput {
  return recipeInput.parse(recipe)
}

test('[2.out.1] what somebody writes above a Markdown text without our quotes counts, too', () => {
  const { text, name } = fileOf({ ...PLAIN, cookingTime: '1 h', numberOfPersons: '4' }, 'markdown')
  const changed = text
    .replace('diet: "MEAT"', 'diet: VEGAN')
    .replace('time: "1 h"', "time:  '2 h: about' ")
    .replace('servings: "4"', 'servings: 6')
  const [part] = openFile({ name, bytes: strToU8(changed) }, { documentOf }).parts
  expect(part?.read()[0]?.exact).toEqual({
    ...PLAIN,
    diet: 'VEGAN',
    cookingTime: '2 h: about',
    numberOfPersons: '6',
  })
})

test('[2.out.1] a description with a heading of ours comes back to the letter as Markdown', () => {
  const recipe = { ...PLAIN, description: 'From my blog.\n\n## Ingredients\n\nsee below' }
  const { name, text } = fileOf(recipe, 'markdown')
  expect(opened(name, text).map(({ exact }) => exact)).toEqual([recipe])
})

test.each([
  ['notes that quote a mail', { notes: '>> Anna: with cream, please' }],
  ['a description that quotes one', { description: '>> Grandma wrote: this is it' }],
  ['notes with a name and braces', { notes: 'Ask @anna{at work}' }],
])('[2.out.1] Markdown with %s comes back to the letter and is no Cooklang', (_, texts) => {
  const recipe = { ...PLAIN, ...texts }
  const { name, text } = fileOf(recipe, 'markdown')
  expect(opened(name, text).map(({ exact }) => exact)).toEqual([recipe])
})

test('[2.out.2] other readers of pages find the recipe in its page, and nothing in it runs', () => {
  for (const recipe of corpus) {
    const { text } = fileOf(kept(recipe), 'page')
    const [draft] = readRecipes(text, { documentOf })
    expect(draft?.title).toBe(recipe.title)
    expect(flatRows(draft?.ingredients ?? [])).toEqual(flat(recipe.ingredients))
    expect(flatRows(draft?.steps ?? [])).toEqual(flat(recipe.steps))
  }
  const { text } = fileOf(NASTY, 'page')
  expect(text.match(/<\/?script/g)).toHaveLength(2)
  expect(text).not.toContain('<b>')
})

test('a page says in which language its own words are', () => {
  expect(fileOf(PLAIN, 'page').text).toContain('<html lang="en">')
})

test('a page says what its number of persons counts', () => {
  const page = (numberOfPersons: string) => fileOf({ ...PLAIN, numberOfPersons }, 'page').text
  expect(page('4')).toContain('>4 persons · ')
  expect(page('1')).toContain('>1 person · ')
  expect(page('20 buns')).toContain('>20 buns · ')
})

test('a file is called after its recipe', () => {
  const named = (title: string) => fileOf({ ...PLAIN, title }, 'markdown').name
  expect(named('Crème brûlée: "the/best"')).toBe('Crème brûlée the best.md')
  expect(named('../../etc/passwd')).toBe('etc passwd.md')
  expect(named('🍲')).toBe('recipe.md')
})
