/** Recipes on their way into the mirror and the outbox, slice by slice. */
import type { Command } from '#db/commands.ts'
import type { NomnomDb } from '#db/db.ts'
import { readRecipe } from '#db/read-records.ts'
import { readDeviceState } from '#db/read-sync.ts'
import { saveAll } from '#db/save.ts'
import { RECIPE_FIELDS } from '#shared/fields.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { storedOf } from '../recipe-draft.ts'
import type { Candidate } from './candidates.ts'

/** How many recipes are saved in one transaction. */
const SLICE = 20
/** The next slice waits until fewer calls than this are unsent, so other changes are sent soon. */
const WAITING_MAX = 40
const LOOK_MS = 250

/** What was done, so that it can be taken back: recipes made, and those replaced as they were. */
export type Kept = { made: string[]; replaced: { id: string; before: RecipeInput }[] }

export type Keeping = { onProgress: (done: number) => void; signal: AbortSignal }

/**
 * Keeps recipes slice by slice, each in one transaction, and online only as fast as the outbox is
 * sent. `kept` is filled as it goes, so that it says what was done also when the signal stops it.
 */
export async function keepSlices(
  db: NomnomDb,
  { candidates, kept }: { candidates: readonly Candidate[]; kept: Kept },
  { onProgress, signal }: Keeping,
): Promise<void> {
  for (let from = 0; from < candidates.length && !signal.aborted; from += SLICE) {
    await untilSent(db, signal)
    if (signal.aborted) return
    await keepSlice(db, candidates.slice(from, from + SLICE), kept)
    onProgress(Math.min(from + SLICE, candidates.length))
  }
}

async function keepSlice(db: NomnomDb, slice: readonly Candidate[], kept: Kept): Promise<void> {
  const commands: Command[] = []
  const replaced: Kept['replaced'] = []
  for (const { draft, choice, twin } of slice) {
    const fields = storedOf(draft)
    const before = choice === 'replace' && twin ? await readRecipe(db, twin.id) : null
    if (!before) commands.push({ type: 'create-recipe', fields })
    else {
      commands.push({
        type: 'change-recipe',
        id: before.id,
        set: whole(fields),
        seen: before.stamps,
      })
      replaced.push({ id: before.id, before: whole(before) })
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
