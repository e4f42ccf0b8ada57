/** Lines that lead elsewhere as a whole. */

/** How many characters of a line are of links, and of how many. */
type Counted = { linked: number; all: number }

/** Whether all of a line leads elsewhere, but for a sign in front of it or behind it: '► Plum Cake'. */
export function isLinked({ linked, all }: Counted, text: string): boolean {
  return linked > 0 && (linked === all || (linked === all - 1 && !/^\w\s|\s\w$/.test(text)))
}

/** Whether a text, which is counted already, stands between ways to elsewhere, side by side: 'Print | Share'. */
export function isBetweenLinks(text: string, { linked, all }: Counted): boolean {
  return linked > 0 && linked + text.trim().length === all && /^\s*[|·•/]\s*$/.test(text)
}
