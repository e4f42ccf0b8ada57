/** Rows of tables and entries of lists: which are one line, and which hold several. */
import { tidy } from './clean.ts'
import { isLabel } from './line-looks.ts'
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

/** 'For the dressing:', and what it takes in lines below, all of it one entry. */
export function isPartInEntry(entry: Box): boolean {
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
