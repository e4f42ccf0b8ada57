/** Whether the sign-in page says goodbye, because the account was deleted a moment ago in this tab. */
import { keep, readKept } from '#page/kept.ts'

const KEY = 'nomnom-goodbye'

/** Leaves a note for the next page of this tab. */
export function sayGoodbye(): void {
  keep(KEY, '1', 'sessionStorage')
}

/** Whether this tab has just deleted an account. */
export function hasSaidGoodbye(): boolean {
  return readKept(KEY, 'sessionStorage') !== null
}

/** The note was read: it is for one page. */
export function forgetGoodbye(): void {
  keep(KEY, null, 'sessionStorage')
}
