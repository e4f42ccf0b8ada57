/** Many recipes that are being kept lie whole on the device until the last one is: see keeping.data.ts. */
import { clearDraft, readDraft, writeDraft } from '#db/drafts.ts'
import type { NomnomDb } from '#db/db.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { DONE } from './has-unfinished-import.data.ts'

/** A recipe to keep; its id is settled beforehand, so that it is never kept twice. */
export type Planned = {
  /** Of the new recipe, or of the one that it replaces. */
  id: string
  isReplacing: boolean
  fields: RecipeInput
}

/** What is being kept, and how many of these, from the first one, are. */
export type Plan = { recipes: Planned[]; done: number }

const PLAN = 'import:plan'

/** Notes what is going to be kept. */
export async function notePlan(db: NomnomDb, recipes: Planned[]): Promise<void> {
  await writeDraft(db, DONE, 0)
  await writeDraft(db, PLAN, recipes)
}

/** Notes how far it is; the recipes themselves are written once. */
export function noteDone(db: NomnomDb, done: number): Promise<void> {
  return writeDraft(db, DONE, done)
}

/** Nothing is left to keep, or nobody wants it any more. */
export async function forgetPlan(db: NomnomDb): Promise<void> {
  await clearDraft(db, PLAN)
  await clearDraft(db, DONE)
}

/** An import that was not kept to its end; null without one. */
export async function readPlan(db: NomnomDb): Promise<Plan | null> {
  const recipes = await readDraft(db, PLAN)
  const done = await readDraft(db, DONE)
  // Both were written above, by this device.
  return Array.isArray(recipes) ? { recipes: recipes as Planned[], done: Number(done) || 0 } : null
}
