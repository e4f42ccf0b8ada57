import { HIDDEN } from '#shared/hidden-characters.ts'

const WITH_SPACES = new RegExp(String.raw`\s*${HIDDEN.source}+\s*`, 'gu')

/** A name without what is pasted along with it and nobody sees: tabs, line breaks, turns of direction. */
export function plainName(typed: string): string {
  return typed.replace(WITH_SPACES, ' ')
}
