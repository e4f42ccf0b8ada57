/** Many recipes that are being kept lie whole on the device until the last one is: see keeping.data.ts. */
import { clearDraft, readDraft, readDrafts, writeDraft } from '#db/drafts.ts'
import type { NomnomDb } from '#db/db.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { DONE } from './has-unfinished-import.data.ts'

/** A recipe to keep; its id is settled beforehand, so that it is never kept twice. */
export type Planned = {
  /** Of the new recipe, or of the one that it replaces. */
  id: string
  isReplacing: boolean
  /** Of the new recipe that it becomes where the one it was to replace is gone. */
  own?: string
  fields: RecipeInput
}

/** What was done, so that it can be taken back: recipes made, and those replaced as they were. */
export type Kept = { made: string[]; replaced: { id: string; before: RecipeInput }[] }

/** What is being kept, how many of these, from the first one, are, and what that did. */
export type Plan = { recipes: Planned[]; done: number; kept: Kept }

const PLAN = 'import:plan'
/** Followed by the place of the first recipe of a slice. */
const KEPT = 'import:kept:'

/** Notes what is going to be kept, behind what was left of an earlier one. */
export async function notePlan(
  db: NomnomDb,
  more: readonly Planned[],
  left: Plan | null,
): Promise<Plan> {
  if (left === null) {
    await forgetKept(db)
    await writeDraft(db, DONE, 0)
  }
  const { recipes, done, kept } = left ?? { recipes: [], done: 0, kept: { made: [], replaced: [] } }
  const all = [...recipes, ...more]
  await writeDraft(db, PLAN, all)
  return { recipes: all, done, kept }
}

/** Notes what a slice is going to do, before it is done: afterwards nobody knows what was replaced. */
export function noteKept(db: NomnomDb, from: number, kept: Kept): Promise<void> {
  return writeDraft(db, `${KEPT}${from}`, kept)
}

async function forgetKept(db: NomnomDb): Promise<void> {
  for (const key of Object.keys(await readDrafts(db, KEPT))) await clearDraft(db, key)
}

/** What a slice was going to do in an earlier visit; null where none came to it. */
export async function readKept(db: NomnomDb, from: number): Promise<Kept | null> {
  // Written above, by this device.
  return ((await readDraft(db, `${KEPT}${from}`)) as Kept | undefined) ?? null
}

/** Notes how far it is; the recipes themselves are written once. */
export function noteDone(db: NomnomDb, done: number): Promise<void> {
  return writeDraft(db, DONE, done)
}

/** Nothing is left to keep, or nobody wants it any more. */
export async function forgetPlan(db: NomnomDb): Promise<void> {
  await clearDraft(db, PLAN)
  await clearDraft(db, DONE)
  await forgetKept(db)
}

/** What tells one that is to be kept from all others, also from one that replaces the same recipe. */
export const ownIdOf = ({ id, own = id }: Planned): string => own

/** Gives up those of the given ids that are not kept yet; answers whether there were any. */
export async function givePlannedUp(db: NomnomDb, ownIds: ReadonlySet<string>): Promise<boolean> {
  const plan = await readPlan(db)
  if (plan === null) return false
  const { recipes, done } = plan
  const left = recipes.filter((each, at) => at < done || !ownIds.has(ownIdOf(each)))
  if (left.length === done) await forgetPlan(db)
  else await writeDraft(db, PLAN, left)
  return left.length < recipes.length
}

/** An import that was not kept to its end; null without one. */
export async function readPlan(db: NomnomDb): Promise<Plan | null> {
  const recipes = await readDraft(db, PLAN)
  const done = Number(await readDraft(db, DONE)) || 0
  const slices = Object.entries(await readDrafts(db, KEPT))
    .map(([key, kept]) => ({ from: Number(key.slice(KEPT.length)), kept: kept as Kept }))
    .filter(({ from }) => from < done)
  const kept: Kept = {
    made: slices.flatMap((slice) => slice.kept.made),
    replaced: slices.flatMap((slice) => slice.kept.replaced),
  }
  // All of them were written above, by this device.
  return Array.isArray(recipes) ? { recipes: recipes as Planned[], done, kept } : null
}
