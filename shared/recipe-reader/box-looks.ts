/** What single boxes are among the lines of a page, by what they are called and what stands beside them. */
import { HEADING_NAME } from './odd-entries.ts'
import { isListOfSpans } from './row-boxes.ts'
import { attribute, textOf, wordsOfName, type Box } from './tree.ts'
import { isAmidWords } from './unspoken.ts'

const SUBHEADING = /^(?:subtitle|subheading|subhead|headline)$/

/** One of several boxes to tick, which stand below each other. */
export function isChoice(box: Box): boolean {
  if (box.tag !== 'label' || box.size === 0) return false
  return box.parent?.children.some((each) => each !== box && each.tag === 'label') ?? false
}

/** Of as many elements beside it another of its kind is looked for. */
const MOST_OTHERS = 50

/** One of several elements of the page's own making, or of rows that are no more than spans. */
export function isOwnBlock(box: Box): boolean {
  if (box.tag === 'span') return box.size > 0 && box.parent !== null && isListOfSpans(box.parent)
  if (!box.tag.includes('-') || box.size === 0) return false
  const others = box.parent?.children.slice(0, MOST_OTHERS) ?? []
  return others.some((each) => each !== box && each.tag === box.tag)
}

/** '<span>1 pound <div>chicken</div>, sliced</span>': a box among the words of one. */
export function isWithinWords(box: Box): boolean {
  if (box.tag === 'button')
    return isAmidWords(box) || (box.parent !== null && isWithinWords(box.parent))
  if (box.tag !== 'div' || box.parent?.tag !== 'span') return false
  const beside = box.parent.children.slice(0, MOST_OTHERS)
  const boxes = beside.filter(({ tag }) => tag !== '' && tag !== 'span').length
  return boxes === 1 && beside.some((each) => each.tag === '' && /\p{L}/u.test(each.text))
}

/** Two heads or more side by side; a single one is the title of what is below it. */
export function isHeadOfColumns(row: Box): boolean {
  const cells = row.children.filter((cell) => cell.tag !== '' && cell.size > 0)
  return cells.length > 1 && cells.every((cell) => cell.tag === 'th')
}

/** So many rows of a table are looked at. */
const MOST_ROWS = 200

/** '<tr class="sub"><td colspan="2">Spices</td></tr>': the only cell of a named row, above rows of several cells. */
export function isHeadOfRows(row: Box): boolean {
  if (row.tag !== 'tr' || row.size === 0 || row.size > 40 || /\d/.test(textOf(row))) return false
  const [cell, other] = row.children.filter(({ tag }) => tag === 'td' || tag === 'th')
  if (!cell || other || !(Number(attribute(cell, 'colspan')) > 1)) return false
  if (row.names.length + cell.names.length === 0) return false
  const beside = row.parent?.children.slice(0, MOST_ROWS) ?? []
  const next = beside.slice(beside.indexOf(row) + 1).find(({ tag }) => tag === 'tr')
  return (next?.children.filter(({ size }) => size > 0).length ?? 0) > 1
}

/** 'recipe-heading', 'subtitle' */
export function isNamedHeading(box: Box): boolean {
  return box.names.some((name) => {
    const words = wordsOfName(name)
    const last = words.at(-1) ?? ''
    return words.length > 1 ? HEADING_NAME.test(last) : SUBHEADING.test(last)
  })
}

/** 'recipe-tip', 'hint', 'note-tab' */
export function isTipName(name: string): boolean {
  const said = wordsOfName(name).findLast(
    (word) => !/^(?:tab|box|text|content|wrap|wrapper|container|block|panel|inner)$/.test(word),
  )
  return /^(?:tip|tips|tipp|tipps|hint|hints|note|notes|truco|trucos|astuce|astuces|consejo|consiglio|dica|dicas|vinkki)$/.test(
    said ?? '',
  )
}
