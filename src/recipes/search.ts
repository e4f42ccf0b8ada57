/** Finds recipes by what is typed, in memory (product §2.recipes.3, §2.recipes.6). */
import { hasSlip } from './slip.ts'

/** ingredients: one a line. */
type Searched = { title: string; ingredients: string }

/** titles: the title contains the text. also: found by ingredient, accent or a typing slip. */
type Found<R> = { titles: R[]; also: R[] }

/** A search over recipes. Make it anew when the recipes have changed, not at every keystroke. */
export function createSearch<R extends Searched>(
  recipes: readonly R[],
): (typed: string) => Found<R> {
  const titles = recipes.map(({ title }) => title.toLowerCase())
  // By place, prepared when 'Also found' first asks: an object each would wake the collector.
  const foldedTitles: string[] = []
  const foldedIngredients: string[] = []
  const hasAll = (at: number, wanted: readonly string[]) => {
    const title = (foldedTitles[at] ??= fold(titles[at] ?? ''))
    const ingredients = (foldedIngredients[at] ??= fold(recipes[at]?.ingredients ?? ''))
    return wanted.every(
      (word) => title.includes(word) || ingredients.includes(word) || hasSlip(title, word),
    )
  }
  return (typed) => {
    const text = typed.toLowerCase()
    const wanted = fold(typed).split(/\s+/).filter(Boolean)
    const found: Found<R> = { titles: [], also: [] }
    for (const [at, recipe] of recipes.entries()) {
      if (titles[at]?.includes(text)) found.titles.push(recipe)
      else if (wanted.length > 0 && hasAll(at, wanted)) found.also.push(recipe)
    }
    return found
  }
}

/** Most texts; they have no letters of these, and a copy of each would fill the memory. */
const PLAIN = /^[\0-\x7f]*$/
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
}

/**
 * Text without case and accents. As `fold` of shared/categorise does; that comes with the words of
 * items, and would bring this screen's code to all others.
 */
function fold(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  const bare = lower.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare.replace(/[ßłøæœđı]/g, (letter) => LETTERS[letter] ?? letter)
}
