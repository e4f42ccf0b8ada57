/** Reading many pieces without holding up the page: a slice, then whatever else is to be done. */
import type { FileRecipe } from '#shared/recipe-files/file-recipe.ts'
import type { FilePart } from '#shared/recipe-files/open-file.ts'
import { flatRows } from '#shared/recipe-reader/draft.ts'
import { RECIPE_DEFAULTS, type Diet } from '#shared/recipe-words.ts'
import { candidateOf, twinFinder, type Candidate, type OwnRecipe } from './candidates.ts'

/** ms: after this long the page gets a turn before reading goes on. */
const SLICE_MS = 12

export type Read = { candidates: Candidate[]; unread: Left[] }

/** What does not come in, and why. */
export type Left = { name: string; why: string }

type Reading = {
  known: readonly OwnRecipe[]
  onProgress: (done: number) => void
  signal: AbortSignal
}

/** Reads all parts; what cannot be read is told by its name, and keeps nothing else back. */
export async function readParts(
  parts: readonly FilePart[],
  { known, onProgress, signal }: Reading,
): Promise<Read> {
  const recipes: FileRecipe[] = []
  const unread: Left[] = []
  let since = performance.now()
  for (const [at, part] of parts.entries()) {
    if (signal.aborted) break
    try {
      const found = part.read()
      if (found.length === 0) unread.push({ name: part.name, why: 'No recipe was found in it.' })
      recipes.push(...found)
    } catch (error) {
      // One bad recipe keeps the others; it is named in the summary.
      unread.push({ name: part.name, why: error instanceof Error ? error.message : 'Unreadable' })
    }
    if (performance.now() - since < SLICE_MS) continue
    onProgress(at + 1)
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
  return { candidates: await candidatesOf(recipes, known), unread }
}

/** Recipes that were read, each with its twin; a twin is left out unless somebody says otherwise. */
export async function candidatesOf(
  recipes: readonly FileRecipe[],
  known: readonly OwnRecipe[],
): Promise<Candidate[]> {
  const texts = recipes.slice(0, 50).flatMap(({ ingredients }) => flatRows(ingredients))
  const { explain, languagesFor } = await import('#page/sense.ts')
  const languages = await languagesFor(texts, navigator.languages).catch(() => ['en'] as const)
  const dietOf = (recipe: FileRecipe): Diet =>
    flatRows(recipe.ingredients).some((row) =>
      /^(?:Meat|Fish)$/.test(explain(row, languages).category),
    )
      ? 'MEAT'
      : RECIPE_DEFAULTS.diet
  const twinOf = twinFinder(known)
  const candidates: Candidate[] = []
  let since = performance.now()
  for (const [at, recipe] of recipes.entries()) {
    const needsDiet = recipe.diet === null && recipe.exact === undefined
    const candidate = candidateOf(
      String(at),
      recipe,
      needsDiet ? dietOf(recipe) : RECIPE_DEFAULTS.diet,
    )
    const twin = twinOf(candidate)
    candidates.push({ ...candidate, twin, choice: twin ? 'skip' : 'keep' })
    if (performance.now() - since < SLICE_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
  return candidates
}
