/** Finds recipes by what is typed, in memory (product §2.recipes.3, §2.recipes.6). */
import { hasSlip } from './slip.ts'

/** ingredients: one a line. */
type Searched = { title: string; ingredients: string }

/** A recipe with its texts prepared; what only 'Also found' needs is prepared when first asked for. */
type Entry<R> = { recipe: R; title: string; folded?: Searched }

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
  const { title, ingredients } = (entry.folded ??= foldedTexts(entry))
  return (
    wanted.length > 0 &&
    wanted.every(
      (word) => title.includes(word) || ingredients.includes(word) || hasSlip(title, word),
    )
  )
}

function foldedTexts<R extends Searched>({ title, recipe }: Entry<R>): Searched {
  return { title: fold(title), ingredients: fold(recipe.ingredients) }
}

/** Most texts; they have neither accents nor an 'ß', and a copy of each would fill the memory. */
const PLAIN = /^[\0-\x7f]*$/

/** Text without case and accents. */
function fold(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}
