/** Recipes on their way into the mirror and the outbox, slice by slice. */
import type { Command } from '#db/commands.ts'
import type { NomnomDb } from '#db/db.ts'
import { makeId } from '#db/ids.ts'
import { readRecipe } from '#db/read-records.ts'
import { readFirstLoad } from '#db/read-first-load.ts'
import { readDeviceState } from '#db/read-sync.ts'
import { saveAll } from '#db/save.ts'
import { RECIPE_FIELDS } from '#shared/fields.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { storedOf } from '../recipe-draft.ts'
import {
  forgetPlan,
  noteDone,
  noteKept,
  notePlan,
  readKept,
  readPlan,
  type Kept,
  type Plan,
  type Planned,
} from '../unfinished-import.data.ts'
import type { Candidate } from './candidates.ts'

/** How many recipes are saved in one transaction. */
const SLICE = 20
/** The next slice waits until fewer calls than this are unsent, so other changes are sent soon. */
const WAITING_MAX = 40
const LOOK_MS = 250

export type Keeping = { onProgress: (done: number) => void; signal: AbortSignal }

/**
 * What is to be kept of what was looked at, noted on the device before the first of it is. It goes behind
 * what an earlier visit, or a fault, has left.
 */
export async function planFor(db: NomnomDb, candidates: readonly Candidate[]): Promise<Plan> {
  const left = await readPlan(db)
  const replaced = new Set<string>()
  const more = candidates.map((candidate) => plannedOf(db, candidate, replaced))
  return await notePlan(db, more, left)
}

/** An import replaces a recipe once: the next one that was to replace it would take the first away. */
function plannedOf(
  db: NomnomDb,
  { draft, choice, twin }: Candidate,
  replaced = new Set<string>(),
): Planned {
  const fields = storedOf(draft)
  const own = makeId(db)
  if (choice !== 'replace' || twin === null || replaced.has(twin.id))
    return { id: own, isReplacing: false, fields }
  replaced.add(twin.id)
  return { id: twin.id, isReplacing: true, own, fields }
}

/** Keeps a single one. */
export async function keepOneIn(db: NomnomDb, candidate: Candidate): Promise<Kept> {
  const { kept, commands } = await workOf(db, [plannedOf(db, candidate)])
  await saveAll(db, commands)
  return kept
}

/**
 * Keeps recipes slice by slice, each in one transaction, and online only as fast as the outbox is
 * sent. The plan's `kept` is filled as it goes, so that it says what was done also when the signal stops
 * it. Where the page ends first, the plan stays with what was done, and the same call goes on with it.
 */
export async function keepSlices(
  db: NomnomDb,
  plan: Plan,
  { onProgress, signal }: Keeping,
): Promise<void> {
  const { recipes, kept } = plan
  for (let from = plan.done; from < recipes.length && !signal.aborted; from += SLICE) {
    const slice = recipes.slice(from, from + SLICE)
    await untilSent(db, signal)
    await untilThere(db, slice, signal)
    if (signal.aborted) break
    const work = await workOf(db, slice, await readKept(db, from))
    await noteKept(db, from, work.kept)
    await saveAll(db, work.commands)
    kept.made.push(...work.kept.made)
    kept.replaced.push(...work.kept.replaced)
    const done = Math.min(from + SLICE, recipes.length)
    await noteDone(db, done)
    onProgress(done)
  }
  await forgetPlan(db)
}

type Work = { commands: Command[]; kept: Kept }

/** What keeping recipes takes. `noted` is what an earlier visit was about to do, and may have done. */
async function workOf(
  db: NomnomDb,
  slice: readonly Planned[],
  noted: Kept | null = null,
): Promise<Work> {
  const work: Work = { commands: [], kept: { made: [], replaced: [] } }
  const { commands, kept } = work
  for (const { id, isReplacing, own = isReplacing ? makeId(db) : id, fields } of slice) {
    const before = await readRecipe(db, id)
    if (before && isReplacing) {
      const { stamps } = before
      const known = noted?.replaced.find((each) => each.id === id)
      commands.push({ type: 'change-recipe', id, set: whole(fields), seen: stamps })
      kept.replaced.push(known ?? { id, before: whole(before) })
    } else {
      // The one that it was to replace is gone meanwhile: it comes as a new one.
      if (!(await readRecipe(db, own))) commands.push({ type: 'create-recipe', id: own, fields })
      kept.made.push(own)
    }
  }
  return work
}

/** Resolves when few enough wait; at once where nothing can be sent now. */
async function untilSent(db: NomnomDb, signal: AbortSignal): Promise<void> {
  while (navigator.onLine && !signal.aborted) {
    const { waiting, workOffline, needsSignIn, attempts } = await readDeviceState(db)
    if (waiting <= WAITING_MAX || workOffline || needsSignIn || attempts > 1) return
    await pause()
  }
}

const STILL_COMING = 'Your recipes are still coming to this device. Try again once they are here.'

/** Before the end of the first load a recipe that is to be replaced is not gone: it is on its way. */
async function untilThere(
  db: NomnomDb,
  slice: readonly Planned[],
  signal: AbortSignal,
): Promise<void> {
  const isMissing = async ({ id, isReplacing }: Planned) =>
    isReplacing && (await readRecipe(db, id)) === null
  while (!signal.aborted && (await Promise.all(slice.map(isMissing))).includes(true)) {
    const load = await readFirstLoad(db, navigator.onLine)
    if (load === null) return
    // It holds up whatever else is kept, and may take days.
    if (!load.isComing) throw new Error(STILL_COMING)
    await pause()
  }
}

/** Until somebody looks again. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LOOK_MS)
  })
}

/**
 * Takes all of it back: what was made is deleted, what was replaced is as it was. What the server refused
 * to make is given up; what is gone otherwise stays so.
 */
export async function takeBackFrom(db: NomnomDb, kept: Kept): Promise<void> {
  const commands = [
    ...kept.made.map((id) => ({ type: 'delete', entity: 'recipe', id }) as const),
    // What was replaced twice is in the end as it was before the first time.
    ...kept.replaced
      .toReversed()
      .map(({ id, before }) => ({ type: 'change-recipe', id, set: whole(before) }) as const),
  ]
  for (let from = 0; from < commands.length; from += SLICE) {
    const possible: Command[] = []
    for (const command of commands.slice(from, from + SLICE)) {
      if (await readRecipe(db, command.id)) possible.push(command)
      else if (command.type === 'delete') {
        // Seldom needed, and not only here.
        const { discardParked } = await import('#db/parked.ts')
        await discardParked(db, command.id)
      }
    }
    await saveAll(db, possible)
  }
}

/** All fields of a recipe and nothing else; one that is empty is said to be, and does not stay as it was. */
function whole(recipe: RecipeInput): RecipeInput {
  const names = Object.keys(RECIPE_FIELDS) as (keyof RecipeInput)[]
  // Each value belongs to the field it is named by.
  return Object.fromEntries(names.map((name) => [name, recipe[name]])) as RecipeInput
}
