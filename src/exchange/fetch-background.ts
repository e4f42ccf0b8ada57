/** What goes on behind the screens, as far as its code is here (background.ts). */
type Background = typeof import('./background.ts')

let fetched: Background | undefined

/** The code, if it was fetched already: a page that is being closed cannot wait for it. */
export function background(): Background | undefined {
  return fetched
}

/** Fetches the code, once. */
export async function fetchBackground(): Promise<Background> {
  fetched ??= await import('./background.ts')
  return fetched
}
