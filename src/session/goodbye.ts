/** Whether the sign-in page says goodbye, because the account was deleted a moment ago in this tab. */
const KEY = 'nomnom-goodbye'

/** Leaves a note for the next page of this tab. */
export function sayGoodbye(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Safe: with storage switched off the goodbye is not said, and nothing depends on it.
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
