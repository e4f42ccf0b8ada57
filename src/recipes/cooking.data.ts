/**
 * What belongs to one meal: which steps of a recipe are done, and for how many people it is cooked.
 * Stays on this device, for an evening (product §2.cooking).
 */
import { useLive } from '#exchange/use-live.ts'
import { currentDb } from '#exchange/mirror.ts'
import { readLocal, writeLocal } from '#db/local.ts'
import type { ChosenServings } from './chosen-servings.ts'

/** Older checks are ignored: they belong to an earlier meal. */
export const CHECKS_KEPT_MS = 12 * 60 * 60 * 1000

export const CHECKS_PREFIX = 'cook:'

/** at: Unix ms of the last check. */
export type Checks = { done: string[]; at: number }

/** The keys of the steps that are done; undefined while they are read. */
export function useDoneSteps(recipeId: string): ReadonlySet<string> | undefined {
  return useLive(() => readDone(recipeId), recipeId)
}

/** Notes that a step is done, or not. */
export async function markStep(recipeId: string, step: string, isDone: boolean): Promise<void> {
  const db = currentDb()
  await db.dexie.transaction('rw', db.tables.local, async () => {
    const done = new Set(await readDone(recipeId))
    if (isDone) done.add(step)
    else done.delete(step)
    const checks: Checks = { done: [...done], at: db.clock() }
    await writeLocal(db, keyOf(recipeId), checks)
  })
}

/** Makes every step undone again. */
export async function forgetDoneSteps(recipeId: string): Promise<void> {
  const checks: Checks = { done: [], at: currentDb().clock() }
  await writeLocal(currentDb(), keyOf(recipeId), checks)
}

/** persons: what the recipe was written for at the choice. at: Unix ms of it. */
type Servings = ChosenServings & { at: number }

/** How much of a recipe somebody chose to cook, null for all of it as written; undefined while it is read. */
export function useServings(recipeId: string): ChosenServings | null | undefined {
  return useLive(() => readServings(recipeId), recipeId)
}

/** The same, once. */
export async function readServings(recipeId: string): Promise<ChosenServings | null> {
  const db = currentDb()
  const kept = (await readLocal(db, servingsKey(recipeId))) as Servings | undefined
  return kept && db.clock() - kept.at <= CHECKS_KEPT_MS ? kept : null
}

/** Chooses how much of a recipe is cooked. */
export async function setServings(recipeId: string, chosen: ChosenServings): Promise<void> {
  const db = currentDb()
  const kept: Servings = { ...chosen, at: db.clock() }
  await writeLocal(db, servingsKey(recipeId), kept)
}

function servingsKey(recipeId: string): string {
  return `servings:${recipeId}`
}

async function readDone(recipeId: string): Promise<ReadonlySet<string>> {
  const db = currentDb()
  const checks = (await readLocal(db, keyOf(recipeId))) as Checks | undefined
  const isOld = !checks || db.clock() - checks.at > CHECKS_KEPT_MS
  return new Set(isOld ? [] : checks.done)
}

function keyOf(recipeId: string): string {
  return CHECKS_PREFIX + recipeId
}
