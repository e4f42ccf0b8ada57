/**
 * Short texts that this browser keeps under a name. Where its storage is switched off nothing is kept:
 * what depends on one holds until the page is left.
 */
type Area = 'localStorage' | 'sessionStorage'

/** What is kept; null for nothing. area: sessionStorage is for this tab alone. */
export function readKept(name: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(name)
  } catch {
    // Safe: see above.
    return null
  }
}

/** Keeps a text, or forgets it (null). */
export function keep(name: string, text: string | null, area: Area = 'localStorage'): void {
  try {
    if (text === null) globalThis[area].removeItem(name)
    else globalThis[area].setItem(name, text)
  } catch {
    // Safe: see above.
  }
}
