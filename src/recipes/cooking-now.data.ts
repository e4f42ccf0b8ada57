/** What is being cooked, for the way back to it from the menu. */
import { currentDb } from '#exchange/mirror.ts'
import { readRecipe } from '#db/read-records.ts'
import { CHECKS_KEPT_MS, CHECKS_PREFIX, type Checks } from './cooking.data.ts'
import { stepsOf } from './steps.ts'

/** What is being cooked: the recipe whose steps were checked last, with the step that comes next. */
export type Cooking = { recipeId: string; title: string; step: number; of: number }

/** What is being cooked on this device; null when nothing is, or all of it is done. */
export async function readCooking(): Promise<Cooking | null> {
  const db = currentDb()
  const rows = await db.tables.local.where('key').startsWith(CHECKS_PREFIX).toArray()
  const begun = rows
    .map(({ key, value }) => ({ id: key.slice(CHECKS_PREFIX.length), ...(value as Checks) }))
    .filter(({ done, at }) => done.length > 0 && db.clock() - at <= CHECKS_KEPT_MS)
  const last = begun.toSorted((a, b) => b.at - a.at)[0]
  const recipe = last && (await readRecipe(db, last.id))
  if (!recipe) return null
  const steps = stepsOf(recipe.instructionSections).flatMap((section) => section.steps)
  const next = steps.find(({ key }) => !last.done.includes(key))
  if (!next) return null
  return { recipeId: recipe.id, title: recipe.title, step: next.number, of: steps.length }
}
