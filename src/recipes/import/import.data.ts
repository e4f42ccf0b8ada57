/** What importing reads of the mirror and writes to it. */
import { currentDb } from '#exchange/mirror.ts'
import { keepDraft, readDraft } from '#exchange/drafts.ts'
import { readRecipes } from '#db/read-records.ts'
import type { Candidate, Known } from './candidates.ts'
import type { Kept } from '../unfinished-import.data.ts'
import { keepOneIn, takeBackFrom } from './keep-slices.data.ts'

/** One's own recipes, to find twins among. */
export async function readOwnRecipes(): Promise<Known[]> {
  const recipes = await readRecipes(currentDb())
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

const WAITING_PAGE = 'import:page'

/** The address that waits for a network; '' for none. */
export async function readWaitingPage(): Promise<string> {
  const kept = await readDraft(WAITING_PAGE)
  return typeof kept === 'string' ? kept : ''
}

export function keepWaitingPage(address: string): Promise<void> {
  return keepDraft(WAITING_PAGE, address === '' ? null : address)
}
