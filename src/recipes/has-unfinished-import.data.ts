/** Asked at every start, so it lies apart from what keeps recipes. */
import { readDraft } from '#db/drafts.ts'
import { currentDb } from '#exchange/mirror.ts'

/** The draft that tells how far an import is, as long as it is not kept to its end. */
export const DONE = 'import:done'

/** Whether there is one. */
export async function hasPlan(): Promise<boolean> {
  return (await readDraft(currentDb(), DONE)) !== undefined
}
