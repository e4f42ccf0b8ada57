/** Finds recipes by what is typed, in memory (product §2.recipes.3, §2.recipes.6). */
import { isSlip } from './slip.ts'

/** ingredients: one a line. */
type Searched = { title: string; ingredients: string }

/** A recipe with its texts prepared; what only 'Also found' needs is prepared when first asked for. */
type Entry<R> = { recipe: R; title: string; folded?: { words: string[]; all: string } }

/** titles: the title contains the text. also: found by ingredient, accent or a typing slip. */
export type Found<R> = { titles: R[]; also: R[] }

/** A search over recipes. Make it anew when the recipes have changed, not at every keystroke. */
export function createSearch<R extends Searched>(
  recipes: readonly R[],
): (typed: string) => Found<R> {
  const entries = recipes.map((recipe): Entry<R> => ({ recipe, title: recipe.title.toLowerCase() }))
  return (typed) => {
    const text = typed.toLowerCase()
    const wanted = fold(typed).split(/\s+/).filter(Boolean)
    const found: Found<R> = { titles: [], also: [] }
    for (const entry of entries) {
      if (entry.title.includes(text)) found.titles.push(entry.recipe)
      else if (hasAll(entry, wanted)) found.also.push(entry.recipe)
    }
    return found
  }
}

function hasAll<R extends Searched>(entry: Entry<R>, wanted: readonly string[]): boolean {
  const { words, all } = (entry.folded ??= foldedTexts(entry.recipe))
  return (
    wanted.length > 0 &&
    wanted.every((word) => all.includes(word) || words.some((own) => isSlip(word, own)))
  )
}

function foldedTexts({ title, ingredients }: Searched) {
  const folded = fold(title)
  return { words: folded.split(/[^\p{L}\p{N}]+/u), all: `${folded}\n${fold(ingredients)}` }
}

/** Text without case and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}
