/** A page without its programs, styles and drawings: half of most pages, and all of it is skipped anyway. */
import { withoutElements } from './elements-cut.ts'
import { holdsState } from './program-json.ts'

/** A drawing that closes itself has no end to look for. */
const BEGINS = /<(script|style|svg(?![^<>]*\/>))(?=[\s>])([^<>]*)>/gi
/** Scripts of data stay: they may hold the recipe. */
const DATA = /json/i
/** A drawing that was never closed would take text of the page with it. */
const TEXT = /<(?:h[1-6]|p|li|ul|ol|table)\b/i

/**
 * The same page with nothing in it that a parser would take long for and the reader leaves out. Linear
 * in the page.
 */
export function withoutCode(html: string): string {
  return withoutElements(html, {
    begins: BEGINS,
    stays: ({ name, attributes, whole }) => {
      if (name === 'script') return DATA.test(attributes) || holdsState(whole)
      return name === 'svg' && TEXT.test(whole)
    },
  })
}
