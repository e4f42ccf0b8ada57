/** What importing reads of the mirror and writes to it. */
import { readDrafts } from '#db/drafts.ts'
import { hash } from '#ui/hash.ts'
import { currentDb } from '#exchange/mirror.ts'
import { keepDraft, readDraft } from '#exchange/drafts.ts'
import { readFirstLoad } from '#db/read-first-load.ts'
import { readRecipes } from '#db/read-records.ts'
import type { Candidate, OwnRecipe } from './candidates.ts'
import type { Kept } from '../unfinished-import.data.ts'
import { keepOneIn, pause, takeBackFrom } from './keep-slices.data.ts'

/** One's own recipes, to find twins among. Those of a first load are waited for, as long as they come. */
export async function readOwnRecipes(signal: AbortSignal): Promise<OwnRecipe[]> {
  const db = currentDb()
  while (!signal.aborted && (await readFirstLoad(db, navigator.onLine))?.isComing) await pause()
  const recipes = await readRecipes(db)
  return recipes.filter(({ isOwner }) => isOwner)
}

/** Keeps a recipe that was looked at. */
export function keepOne(candidate: Candidate): Promise<Kept> {
  return keepOneIn(currentDb(), candidate)
}

/** Takes all of it back: what was made is deleted, what was replaced is as it was. */
export function takeBack(kept: Kept): Promise<void> {
  return takeBackFrom(currentDb(), kept)
}

/**
 * What was given and is no recipe yet: a text, the address of a page that waits for a network, or of one
 * that could not be read and is asked for again only when somebody says so.
 */
type Given = 'text' | 'page' | 'refused'

/** What lies there from an earlier visit; '' for nothing. */
export async function readGiven(what: Given): Promise<string> {
  const kept = await readDraft(`import:${what}`)
  return typeof kept === 'string' ? kept : ''
}

/** Keeps it on the device, or forgets it (''). */
export function keepGiven(what: Given, text: string): Promise<void> {
  return keepDraft(`import:${what}`, text === '' ? null : text)
}

const TYPED = 'recipe:import:'

/** The draft of the form in which a candidate is looked at: found again when the same is read again. */
export function typedKeyOf({ draft }: Candidate): string {
  return `${TYPED}${hash(JSON.stringify(draft))}`
}

/**
 * Forgets what was typed into candidates that nobody looks at any more; answers what takes that back, or
 * null where nothing was typed.
 */
export async function forgetTyped(
  candidates: readonly Candidate[],
): Promise<(() => Promise<void>) | null> {
  const kept = Object.entries(await readDrafts(currentDb(), TYPED))
  if (kept.length === 0) return null
  const keys = new Set(candidates.map(typedKeyOf))
  const typed = kept.filter(([key]) => keys.has(key))
  for (const [key] of typed) await keepDraft(key, null)
  if (typed.length === 0) return null
  return async () => {
    for (const [key, value] of typed) await keepDraft(key, value)
  }
}
