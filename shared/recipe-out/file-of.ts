/** A recipe of ours as a file for others. */
import { fieldsIn, RECIPE_FIELDS } from '../fields.ts'
import type { RecipeInput } from '../schemas/recipe.ts'
import { cooklangOf } from './cooklang-of.ts'
import { markdownOf } from './markdown-of.ts'
import { pageOf } from './page-of.ts'
import { schemaOf } from './schema-of.ts'

type Format = { ending: string; type: string; write: (recipe: RecipeInput) => string }

/** One row a format. */
const FORMATS = {
  page: { ending: 'html', type: 'text/html', write: (recipe) => pageOf(recipe) },
  markdown: { ending: 'md', type: 'text/markdown', write: markdownOf },
  cooklang: { ending: 'cook', type: 'text/plain', write: cooklangOf },
  schema: {
    ending: 'json',
    type: 'application/ld+json',
    write: (recipe) => `${JSON.stringify(schemaOf(recipe), null, 2)}\n`,
  },
} satisfies Record<string, Format>
export type OutFormat = keyof typeof FORMATS

/** The file of a recipe. Its name is made of the title; what a disk does not take is left out. */
export function fileOf(recipe: RecipeInput, format: OutFormat) {
  const { ending, type, write } = FORMATS[format]
  const name = recipe.title
    .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
  return { name: `${name || 'recipe'}.${ending}`, type, text: write(contentOf(recipe)) }
}

/** What is written in it, and nothing of who has it or when it was changed. */
function contentOf(recipe: RecipeInput): RecipeInput {
  return fieldsIn(RECIPE_FIELDS, recipe)
}
