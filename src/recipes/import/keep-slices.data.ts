/** Recipes on their way into the mirror and the outbox, slice by slice. */
import type { Command } from '#db/commands.ts'
import type { NomnomDb } from '#db/db.ts'
import { makeId } from '#db/ids.ts'
import { readRecipe } from '#db/read-records.ts'
import { readDeviceState } from '#db/read-sync.ts'
import { saveAll } from '#db/save.ts'
import { RECIPE_FIELDS } from '#shared/fields.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { storedOf } from '../recipe-draft.ts'
import {
  forgetPlan,
  noteDone,
  notePlan,
  type Plan,
  type Planned,
} from '../unfinished-import.data.ts'
import type { Candidate } from './candidates.ts'

/** How many recipes are saved in one transaction. */
const SLICE = 20
/** The next slice waits until fewer calls than this are unsent, so other changes are sent soon. */
const WAITING_MAX = 40
const LOOK_MS = 250

/** What was done, so that it can be taken back: recipes made, and those replaced as they were. */
export type Kept = { made: string[]; replaced: { id: string; before: RecipeInput }[] }

export type Keeping = { onProgress: (done: number) => void; signal: AbortSignal }

/** What is to be kept of what was looked at, noted on the device before the first of it is. */
export async function planFor(db: NomnomDb, candidates: readonly Candidate[]): Promise<Plan> {
  const recipes = candidates.map((candidate) => plannedOf(db, candidate))
  await notePlan(db, recipes)
  return { recipes, done: 0 }
}

function plannedOf(db: NomnomDb, { draft, choice, twin }: Candidate): Planned {
  const replaced = choice === 'replace' ? twin : null
  const id = replaced?.id ?? makeId(db)
  return { id, isReplacing: replaced !== null, fields: storedOf(draft) }
}

/** Keeps a single one. */
export async function keepOneIn(db: NomnomDb, candidate: Candidate): Promise<Kept> {
  const kept: Kept = { made: [], replaced: [] }
  await keepSlice(db, [plannedOf(db, candidate)], kept)
  return kept
}

/**
 * Keeps recipes slice by slice, each in one transaction, and online only as fast as the outbox is
 * sent. `kept` is filled as it goes, so that it says what was done also when the signal stops it. Where
 * the page ends first, the plan stays, and the same call goes on with it.
 */
export async function keepSlices(
  db: NomnomDb,
  { plan, kept }: { plan: Plan; kept: Kept },
  { onProgress, signal }: Keeping,
): Promise<void> {
  const { recipes } = plan
  for (let from = plan.done; from < recipes.length && !signal.aborted; from += SLICE) {
    await untilSent(db, signal)
    if (signal.aborted) break
    await keepSlice(db, recipes.slice(from, from + SLICE), kept)
    const done = Math.min(from + SLICE, recipes.length)
    await noteDone(db, done)
    onProgress(done)
  }
  await forgetPlan(db)
}

async function keepSlice(db: NomnomDb, slice: readonly Planned[], kept: Kept): Promise<void> {
  const commands: Command[] = []
  const replaced: Kept['replaced'] = []
  for (const { id, isReplacing, fields } of slice) {
    const before = await readRecipe(db, id)
    if (before && isReplacing) {
      const { stamps } = before
      commands.push({ type: 'change-recipe', id, set: whole(fields), seen: stamps })
      replaced.push({ id, before: whole(before) })
    } else if (!before) {
      // The one that it was to replace is gone meanwhile: it comes as a new one.
      const own = isReplacing ? makeId(db) : id
      commands.push({ type: 'create-recipe', id: own, fields })
    }
  }
  const saved = await saveAll(db, commands)
  kept.made.push(
    ...saved.flatMap(({ id }, at) => (commands[at]?.type === 'create-recipe' ? [id] : [])),
  )
  kept.replaced.push(...replaced)
}
/** Resolves when few enough wait; at once where nothing can be sent now. */
async function untilSent(db: NomnomDb, signal: AbortSignal): Promise<void> {
  while (navigator.onLine && !signal.aborted) {
    const { waiting, workOffline, needsSignIn, attempts } = await readDeviceState(db)
    if (waiting <= WAITING_MAX || workOffline || needsSignIn || attempts > 1) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** Takes all of it back: what was made is deleted, what was replaced is as it was. */
export async function takeBackFrom(db: NomnomDb, kept: Kept): Promise<void> {
  const commands: Command[] = [
    ...kept.made.map((id): Command => ({ type: 'delete', entity: 'recipe', id })),
    ...kept.replaced.map(({ id, before }): Command => ({
      type: 'change-recipe',
      id,
      set: whole(before),
    })),
  ]
  for (let from = 0; from < commands.length; from += SLICE)
    await saveAll(db, commands.slice(from, from + SLICE))
}

/** All fields of a recipe and nothing else; one that is empty is said to be, and does not stay as it was. */
function whole(recipe: RecipeInput): RecipeInput {
  const names = Object.keys(RECIPE_FIELDS) as (keyof RecipeInput)[]
  // Each value belongs to the field it is named by.
  return Object.fromEntries(names.map((name) => [name, recipe[name]])) as RecipeInput
}
