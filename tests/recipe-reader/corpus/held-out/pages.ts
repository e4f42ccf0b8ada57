// The held-out half: 66 pages and texts. They were written, and committed, before the reader was;
// no rule of it was made or changed for one of them.
import type { CorpusPage, CorpusRecipe } from '../recipe.ts'
import * as bare from './bare-pages.ts'
import { recipes } from './recipes.ts'
import * as schema from './schema-pages.ts'

type Layout = (recipe: CorpusRecipe) => string

/** Each layout, the recipes (by their place in the list) that stand in it, and whether it shows sections. */
const layouts: [Layout, number[], boolean][] = [
  [schema.graph, [0, 5, 8], true],
  [schema.broken, [1, 4, 9], false],
  [schema.blob, [2, 11, 14], false],
  [schema.escaped, [3, 5, 1], true],
  [schema.mainEntity, [6, 12, 18], false],
  [schema.half, [7, 10, 13], false],
  [schema.microdata, [0, 4, 15], false],
  [schema.microdataBlock, [5, 2], true],
  [schema.rdfa, [8, 16], false],
  [schema.hrecipe, [3, 17], false],
  [schema.hRecipe, [11, 19], false],
  [bare.blog, [0, 7, 14, 17], true],
  [bare.breaks, [5, 9, 13], true],
  [bare.table, [4, 15, 18], false],
  [bare.divisions, [1, 6, 16], false],
  [bare.card, [0, 12, 19], true],
  [bare.cardInOne, [0, 3], true],
  [bare.definitions, [10, 13], false],
  [bare.paragraphs, [5, 8, 2], true],
  [bare.note, [0, 5, 14, 18], true],
  [bare.chat, [1, 7, 17], false],
  [bare.mail, [3, 6, 9], false],
  [bare.bare, [2, 12], false],
]

const single = layouts.flatMap(([layout, places, sections]) =>
  recipes
    .filter((_, place) => places.includes(place))
    .map((recipe): CorpusPage => ({
      name: `${layout.name}: ${recipe.title}`,
      source: layout(recipe),
      recipes: [recipe],
      sections,
    })),
)

/** Two recipes in one text. */
function both(name: string, places: number[]): CorpusPage {
  const chosen = recipes.filter((_, place) => places.includes(place))
  return {
    name: `${name}: ${chosen.map((recipe) => recipe.title).join(', ')}`,
    source: chosen.map(bare.note).join('\n\n'),
    recipes: chosen,
    sections: true,
  }
}

export const heldOut: CorpusPage[] = [
  ...single,
  both('two notes', [1, 2]),
  both('two notes', [4, 6]),
]
