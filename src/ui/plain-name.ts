/** What no name may hold (shared/schemas/text.ts), and the spaces around it. */
const HIDDEN = /\s*[\p{Cc}\u2028-\u202e\u2066-\u2069]+\s*/gu

/** A name without what is pasted along with it and nobody sees: tabs, line breaks, turns of direction. */
export function plainName(typed: string): string {
  return typed.replace(HIDDEN, ' ')
}
