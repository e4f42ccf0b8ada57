// The tuned half: 64 pages and texts that the rules of the reader were made and changed with.
import type { CorpusPage, CorpusRecipe } from '../recipe.ts'
import * as bare from './bare-pages.ts'
import { recipes } from './recipes.ts'
import * as schema from './schema-pages.ts'

/** Each layout, the recipes (by their place in the list) that stand in it, and whether it shows sections. */
const layouts: [(recipe: CorpusRecipe) => string, number[], boolean][] = [
  [schema.strings, [0, 6], false],
  [schema.directions, [2, 10], false],
  [schema.countedLines, [3, 11], false],
  [schema.countedBlob, [5, 16], false],
  [schema.markupBlob, [1, 7], true],
  [schema.unmeasured, [5, 11, 13], false],
  [schema.sectionsOnPage, [1, 3], true],
  [schema.others, [8, 12], false],
  [schema.wild, [2, 14], false],
  [schema.state, [15, 17], false],
  [schema.microdataSteps, [4, 10], false],
  [schema.microdataNames, [11, 5], false],
  [bare.lostEnds, [5, 9], false],
  [bare.theme, [0, 6, 15], false],
  [bare.spans, [4, 8, 13], false],
  [bare.boldBreaks, [2, 9, 12], false],
  [bare.divisionCard, [1, 3, 16], true],
  [bare.columns, [7, 10, 17], false],
  [bare.oldTable, [5, 8, 14], false],
  [bare.twice, [0, 11], false],
  [bare.silent, [2, 12, 15], false],
  [bare.story, [1, 3, 9], true],
  [bare.markdown, [1, 10, 13], true],
  [bare.message, [0, 6, 16], false],
  [bare.inline, [2, 5], false],
  [bare.copied, [3, 7, 17], false],
]

export const tuned: CorpusPage[] = layouts.flatMap(([layout, places, sections]) =>
  recipes
    .filter((_, place) => places.includes(place))
    .map((recipe) => ({
      name: `${layout.name}: ${recipe.title}`,
      source: layout(recipe),
      recipes: [layout === bare.inline ? withoutCommas(recipe) : recipe],
      sections,
    })),
)

/** In a line that commas part, no ingredient has one of its own. */
function withoutCommas(recipe: CorpusRecipe): CorpusRecipe {
  const ingredients = recipe.ingredients.map((section) => ({
    ...section,
    rows: section.rows.map((row) => row.replace(/,.*/, '')),
  }))
  return { ...recipe, ingredients }
}
