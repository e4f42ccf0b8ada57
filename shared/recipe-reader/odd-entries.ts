/** Titles in lists that only their names set apart from the rows. */
import { textOf, wordsOfName, type Box } from './tree.ts'

/** The last word of a name that says so. */
export const HEADING_NAME =
  /^(?:heading|head|title|header|subtitle|subheading|subhead|headline|label|legend|ttl)$/

/** Names that say where in its list an entry stands, or what one does with it. */
const PLACE = /^(?:first|last|odd|even|alt|active|selected|checked|current)$/
const ODD_ENTRIES = new WeakMap<Box, ReadonlySet<Box>>()

/** Whether an entry is named otherwise than nearly all others of its list, as the titles among them are. */
export function isOddEntry(box: Box): boolean {
  const list = box.parent
  if (box.tag !== 'li' || !list || box.names.length === 0) return false
  let odd = ODD_ENTRIES.get(list)
  if (!odd) {
    odd = oddEntries(list)
    ODD_ENTRIES.set(list, odd)
  }
  return odd.has(box)
}

/** The entries that are titles by their names, where the list begins with one and none ends it. */
function oddEntries(list: Box): ReadonlySet<Box> {
  const entries = list.children.filter(({ tag }) => tag === 'li')
  const nameOf = ({ names }: Box) => names.join(' ')
  const [first] = entries
  const odd = new Set(entries.filter((entry) => first && nameOf(entry) === nameOf(first)))
  const others = new Set(entries.filter((entry) => !odd.has(entry)).map(nameOf))
  const words = first?.names.flatMap(wordsOfName) ?? []
  const isTitle = words.some((word) => HEADING_NAME.test(word))
  const isTold =
    others.size === 1 &&
    odd.size * 2 < entries.length &&
    (isTitle || odd.size > 1) &&
    !words.some((word) => PLACE.test(word)) &&
    [...odd].every((entry) => entry.size < 50 && !/\d/.test(textOf(entry))) &&
    entries.every((entry, at) => !odd.has(entry) || others.has(nameOf(entries[at + 1] ?? entry)))
  return isTold ? odd : new Set()
}
