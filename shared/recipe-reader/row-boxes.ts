/** Rows of tables and entries of lists: which are one line, and which hold several. */
import { tidy } from './clean.ts'
import { isLabel, startsWithAmount } from './line-looks.ts'
import { textOf, type Box } from './tree.ts'

/** A table may be the layout of a whole page, and an entry of a list a whole article. */
export function isRow(box: Box): boolean {
  if (box.tag === 'tr') return box.size <= 300 && breaksIn(box) < 3
  // A single entry that is parted by empty lines is no row.
  const isOnly = box.parent?.children.every((each) => each === box || each.size === 0) ?? false
  return box.size <= 2500 && !(isOnly && breaksIn(box) > 3)
}

/** '2 eggs', 'Oil, ~2 tbsp' */
const MEASURED = /^[~≈]?[\d½¼¾⅓⅔]|,\s[~≈]?[\d½¼¾⅓⅔]/u

/** Whether an entry holds several rows: a part of the list with its title, or all of it. */
export function isPartedEntry(entry: Box): boolean {
  return isRow(entry) && (isPartInEntry(entry) || (entry.tag === 'li' && isListOfSpans(entry)))
}

/** 'For the dressing:', and what it takes in lines below, all of it one entry. */
function isPartInEntry(entry: Box): boolean {
  if (entry.tag !== 'li' || entry.parent?.tag !== 'ul' || breaksIn(entry) < 3) return false
  const pieces = ['']
  for (const child of entry.children) {
    if (child.tag === 'br' || child.tag === 'p' || child.tag === 'div') pieces.push('')
    if (child.tag !== 'br') pieces.push(`${pieces.pop() ?? ''}${textOf(child)}`)
  }
  const [label = '', ...rows] = pieces.map(tidy).filter((piece) => piece !== '')
  const measured = rows.filter((row) => MEASURED.test(row)).length
  const areShort = rows.every((row) => row.length < 100)
  return (
    isLabel(label) &&
    label.endsWith(':') &&
    areShort &&
    measured > 1 &&
    measured > rows.length * 0.6
  )
}

function breaksIn(box: Box): number {
  const own = box.tag === 'br' || box.tag === 'p' || box.tag === 'li' ? 1 : 0
  return box.children.reduce((sum, child) => sum + breaksIn(child), own)
}

/** What is told below a title in an entry is at least as long as a short sentence. */
const SHORTEST_TOLD = 20

/** Whether a box is the heading of what an entry of a list tells below it: no name above an amount. */
export function isTitleInEntry(box: Box): boolean {
  if (box.size === 0 || !(/^h[1-6]$/.test(box.tag) || isBoldAbove(box))) return false
  let entry = box.parent
  while (entry && entry.tag !== 'li' && entry.tag !== 'ul' && entry.tag !== 'ol')
    entry = entry.parent
  if (entry?.tag !== 'li' || entry.size - box.size < SHORTEST_TOLD) return false
  return !startsWithAmount(
    textOf(box)
      .replace(/^\s*\d{1,2}[.)]\s/, '')
      .trim(),
  )
}

/** By entry; null where it begins otherwise. */
const BOLD_ABOVE = new WeakMap<Box, Box | null>()

/** '<b>Chill</b><br>': words in bold that are alone in the first line of an entry. */
function isBoldAbove(box: Box): boolean {
  if ((box.tag !== 'b' && box.tag !== 'strong') || box.parent?.tag !== 'li') return false
  let above = BOLD_ABOVE.get(box.parent)
  if (above === undefined) {
    const [first, next] = box.parent.children.filter(({ tag, size }) => size > 0 || tag === 'br')
    above = (next?.tag === 'br' && first) || null
    BOLD_ABOVE.set(box.parent, above)
  }
  return above === box && /[\p{L}\p{N})]\s*$/u.test(textOf(box))
}

const LISTS_OF_SPANS = new WeakMap<Box, boolean>()

/** '<span>2 eggs</span><span>1 leek</span>': whether what holds them holds nothing else. */
export function isListOfSpans(box: Box): boolean {
  const known = LISTS_OF_SPANS.get(box)
  if (known !== undefined) return known
  const rows = box.children.filter(({ size }) => size > 0)
  const isOne = ({ tag, names }: Box) => tag === 'span' && names.join() === rows[0]?.names.join()
  const isMeasured = (row: Box) => /^\s*[\d½¼¾].*\p{L}{3}/u.test(textOf(row))
  const isList =
    rows.length > 3 && rows.every(isOne) && rows.filter(isMeasured).length >= rows.length * 0.7
  LISTS_OF_SPANS.set(box, isList)
  return isList
}
