/** What was typed into recipes that other apps have shared. */
import { keepDraft } from '#exchange/drafts.ts'
import { currentDb } from '#exchange/mirror.ts'
import { readDrafts } from '#db/drafts.ts'

const TYPED = 'recipe:shared:'

/** The draft of what was shared, by what tells it apart. */
export function sharedKeyOf(id: number): string {
  return `${TYPED}${id}`
}

/** Forgets what was typed into all others: only the address that each came with leads there. */
export async function forgetOtherShares(key: string): Promise<void> {
  const typed = Object.keys(await readDrafts(currentDb(), TYPED))
  for (const other of typed.filter((each) => each !== key)) await keepDraft(other, null)
}
