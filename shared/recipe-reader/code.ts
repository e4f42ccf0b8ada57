/** A page without its programs, styles and drawings: half of most pages, and all of it is skipped anyway. */
import { holdsState } from './program-json.ts'

const BEGINS = /<(script|style|svg)(?=[\s>])([^<>]*)>/gi
/** Scripts of data stay: they may hold the recipe. */
const DATA = /json/i
/** A drawing that was never closed would take text of the page with it. */
const TEXT = /<(?:h[1-6]|p|li|ul|ol|table)\b/i

/**
 * The same page with nothing in it that a parser would take long for and the reader leaves out. What
 * is not closed stays, so that nothing behind it is lost. Linear in the page.
 */
export function withoutCode(html: string): string {
  const kept: string[] = []
  const ends = new Map<string, RegExp>()
  /** Those that nothing closes any more. */
  const open = new Set<string>()
  let from = 0
  BEGINS.lastIndex = 0
  for (let match = BEGINS.exec(html); match; match = BEGINS.exec(html)) {
    const [whole, tag = '', attributes = ''] = match
    const name = tag.toLowerCase()
    if (name === 'svg' && attributes.endsWith('/')) continue
    const end = ends.get(name) ?? new RegExp(`</${name}[\\s>]`, 'gi')
    ends.set(name, end)
    end.lastIndex = match.index + whole.length
    if (open.has(name) || !end.exec(html)) {
      open.add(name)
      continue
    }
    const after = html.indexOf('>', end.lastIndex - 1) + 1
    if (after === 0) break
    const holdsText = name === 'svg' && TEXT.test(html.slice(match.index, after))
    const isKept =
      name === 'script' &&
      (DATA.test(attributes) || holdsState(html.slice(match.index + whole.length, end.lastIndex)))
    if (!isKept && !holdsText) {
      kept.push(html.slice(from, match.index))
      from = after
    }
    BEGINS.lastIndex = after
  }
  kept.push(html.slice(from))
  return kept.join('')
}
