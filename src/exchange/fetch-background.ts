/** What goes on behind the screens, as far as its code is here (background.ts). */
type Background = typeof import('./background.ts')

let fetched: Background | undefined

/** The code, where it is here already: a page that is being closed waits for nothing. */
export function background(): Background | undefined {
  return fetched
}

/** Fetches the code, once. */
export async function fetchBackground(): Promise<Background> {
  fetched ??= await import('./background.ts')
  return fetched
}
