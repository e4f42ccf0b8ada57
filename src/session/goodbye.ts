/** The last word to somebody who has deleted their account, on the page that follows. */
const KEY = 'nomnom-goodbye'

/** Leaves a note for the next page of this tab. */
export function sayGoodbye(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Storage may be switched off: it is only a word.
  }
}

/** Whether this tab has just deleted an account. */
export function hasSaidGoodbye(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    // As above.
    return false
  }
}

/** The note was read: it is for one page. */
export function forgetGoodbye(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}
