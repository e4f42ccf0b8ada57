/** What single boxes are among the lines of a page, by what they are called and what stands beside them. */
import { HEADING_NAME } from './odd-entries.ts'
import { isListOfSpans } from './row-boxes.ts'
import { wordsOfName, type Box } from './tree.ts'
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

/** 'recipe-heading', 'subtitle' */
export function isNamedHeading(box: Box): boolean {
  return box.names.some((name) => {
    const words = wordsOfName(name)
    const last = words.at(-1) ?? ''
    return words.length > 1 ? HEADING_NAME.test(last) : SUBHEADING.test(last)
  })
}

/** 'recipe-tip', 'hint' */
export function isTipName(name: string): boolean {
  return /^(?:tip|tips|tipp|tipps|hint|hints|truco|astuce|dica|vinkki)$/.test(
    wordsOfName(name).at(-1) ?? '',
  )
}
