/** Elements cut out of markup that is still text, without taking longer for those that never end. */

/** An element in a text: its name, its attributes as written, and all of it from begin to end. */
type CutElement = { name: string; attributes: string; whole: string }

type Cut = {
  /** Finds name and attributes where an element begins; has to be global. */
  begins: RegExp
  /** Which elements are left in their places. */
  stays?: (element: CutElement) => boolean
  /** What stands in the place of one that is gone. */
  instead?: string
}

/**
 * The markup without the elements that `begins` finds, each to its end. What is not closed stays, so that
 * nothing behind it is lost. Linear in the markup.
 */
export function withoutElements(
  markup: string,
  { begins, stays = () => false, instead = '' }: Cut,
): string {
  const kept: string[] = []
  const ends = new Map<string, RegExp>()
  /** Those that nothing closes any more. */
  const open = new Set<string>()
  let from = 0
  begins.lastIndex = 0
  for (let match = begins.exec(markup); match; match = begins.exec(markup)) {
    const [whole, tag = '', attributes = ''] = match
    const name = tag.toLowerCase()
    if (open.has(name)) continue
    const end = ends.get(name) ?? new RegExp(`</${name}[\\s>]`, 'gi')
    ends.set(name, end)
    end.lastIndex = match.index + whole.length
    if (!end.exec(markup)) {
      open.add(name)
      continue
    }
    const after = markup.indexOf('>', end.lastIndex - 1) + 1
    if (after === 0) break
    if (!stays({ name, attributes, whole: markup.slice(match.index, after) })) {
      kept.push(markup.slice(from, match.index))
      from = after
    }
    begins.lastIndex = after
  }
  if (from === 0) return markup
  kept.push(markup.slice(from))
  return kept.join(instead)
}
