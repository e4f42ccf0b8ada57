/** A draft from what was found, with what is doubtful in it. */
import { flatRows, type Doubt, type Found, type RecipeDraft } from './draft.ts'

/** Completes what was found; missing parts are doubts. `source` is the address of the page. */
export function draftOf(found: Found, doubts: Doubt[], source = ''): RecipeDraft {
  const missing: Doubt[] = []
  if (found.title === '') missing.push({ field: 'title', text: 'No title was found.' })
  if (flatRows(found.ingredients).length === 0)
    missing.push({ field: 'ingredients', text: 'No ingredients were found.' })
  if (flatRows(found.steps).length === 0)
    missing.push({ field: 'steps', text: 'No steps were found.' })
  return { ...found, source, doubts: [...doubts, ...missing] }
}
