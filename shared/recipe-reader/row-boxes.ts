/** Rows of tables and entries of lists: which are one line, and which hold several. */
import { tidy } from './clean.ts'
import { isAmountAlone, isLabel, startsWithAmount } from './line-looks.ts'
import { attribute, textOf, type Box } from './tree.ts'
import { headingKind } from './words.ts'

/** A table may be the layout of a whole page, and an entry of a list a whole article. */
export function isRow(box: Box): boolean {
  if (box.tag === 'tr')
    return (
      box.size <= 300 &&
      breaksIn(box) < 3 &&
      !areSideBySide(box) &&
      !isOfTwoLists(box) &&
      !isAround(box)
    )
  // A single entry that is parted by empty lines is no row, unless each entry has a list of its own.
  const isOnly = box.parent?.children.every((each) => each === box || each.size === 0) ?? false
  if (box.size > LONGEST_ENTRY || holdsPart(box)) return false
  return !(isOnly && breaksIn(box) > 3 && !isOneOfLists(box.parent))
}

/** A longer entry is an article. */
const LONGEST_ENTRY = 2500
/** No shorter one holds a part of a recipe, and no longer line is a heading. */
const SHORTEST_PART = 60
const LONGEST_HEADING = 60
/** So many pieces of it are looked at, and so many line ends or paragraphs part it. */
const MOST_PIECES = 1000
const FEWEST_BREAKS = 3
const PARTS = new WeakMap<Box, boolean>()

/** Whether an entry is a post of a forum, or a panel of the page: the heading of a part stands in it, and lines. */
function holdsPart(entry: Box): boolean {
  if (entry.tag !== 'li' || entry.size < SHORTEST_PART) return false
  let is = PARTS.get(entry)
  if (is === undefined) {
    const said: string[] = []
    let [left, breaks] = [MOST_PIECES, 0]
    const visit = (box: Box): void => {
      left -= 1
      if (left < 0) return
      if (box.tag === 'br' || box.tag === 'p') breaks += 1
      if (box.tag === '' && box.size > 3 && box.size <= LONGEST_HEADING) said.push(box.text)
      box.children.forEach(visit)
    }
    visit(entry)
    is = breaks >= FEWEST_BREAKS && said.some(isHeadOfPart)
    PARTS.set(entry, is)
  }
  return is
}

function isHeadOfPart(text: string): boolean {
  const kind = headingKind(text.trim())
  return kind === 'ingredients' || kind === 'steps'
}

/** Whether a row of a table lays out another one and what stands above it. */
function isAround(row: Box): boolean {
  const cells = row.children.filter(({ size }) => size > 0)
  return cells.some(({ size, children }) =>
    children.some((box) => box.tag === 'table' && box.size > 0 && box.size < size),
  )
}

/** Whether a list is one of several side by side. */
function isOneOfLists(list: Box | null): boolean {
  const alike = list?.parent?.children.filter(({ tag, size }) => tag === list.tag && size > 0) ?? []
  return alike.length > 2
}

/** Whether the cells of a row tell work, each for itself. */
function areSideBySide({ children }: Box): boolean {
  const cells = children.filter(({ tag, size }) => tag === 'td' && size > 0)
  const isTold = (cell: Box) => cell.size > 15 && /[.!。]\s*$/.test(textOf(cell))
  return cells.length > 1 && cells.every(isTold)
}

const TABLES = new WeakMap<Box, boolean>()

/** Whether a row is of a table that shows a list in two columns: '2 eggs' | '1 leek', and no amounts in other units. */
function isOfTwoLists({ parent: table }: Box): boolean {
  if (!table) return false
  const known = TABLES.get(table)
  if (known !== undefined) return known
  const cells = table.children
    .filter(({ tag, size }) => tag === 'tr' && size <= 300)
    .map((row) => row.children.filter(({ tag }) => tag === 'td').map((cell) => tidy(textOf(cell))))
  const isNamed = (cell: string) =>
    cell.length < 80 &&
    /\d|适量|適量|少许|少許|少々/.test(cell) &&
    /\p{L}{3}|\p{Lo}/u.test(cell) &&
    !isAmountAlone(cell) &&
    !/[.!?]/.test(cell.replace(/\p{L}{1,5}\./gu, ''))
  // Of '2 eggs' its last word, of '番茄 3个' its first.
  const nameOf = (cell = '') =>
    (/\p{Lo}/u.test(cell) ? /\p{L}+/u : /\p{L}+(?=\P{L}*$)/u).exec(cell)?.[0].toLowerCase()
  const full = cells.filter(
    (row) => row.length === 2 && row.every((cell) => /\p{L}{3}|\p{Lo}/u.test(cell)),
  )
  const named = full.flat().filter(isNamed).length
  const isTwice = full.some(([one, other]) => nameOf(one) === nameOf(other))
  const are =
    full.length > 2 && full.length >= cells.length - 1 && !isTwice && named >= full.length * 1.2
  TABLES.set(table, are)
  return are
}

/** '2 eggs', 'Oil, ~2 tbsp' */
const MEASURED = /^[~≈]?[\d½¼¾⅓⅔]|,\s[~≈]?[\d½¼¾⅓⅔]/u

/** Whether an entry holds several rows: a part of the list with its title, or all of it. */
export function isPartedEntry(entry: Box): boolean {
  if (!isRow(entry)) return false
  const isList = entry.tag === 'li' && (isListOfSpans(entry) || holdsCounted(entry))
  return isList || isPartInEntry(entry)
}

/** Whether the paragraphs of an entry are counted, each by the next number: '5. Stir it', '6. Eat it'. */
function holdsCounted({ children }: Box): boolean {
  const counts = children
    .filter(({ tag, size }) => tag === 'p' && size > 0)
    .map((box) => Number(/^\s*(\d{1,2})[.)]/.exec(textOf(box))?.[1]))
  return counts.length > 1 && counts.every((count, at) => count === (counts[0] ?? 0) + at)
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

/** '<span style="text-decoration: underline">Filling</span>' */
export function isLoudSpan(box: Box): boolean {
  return /text-decoration:\s*underline|font-weight:\s*(?:bold|[6-9]00)/i.test(
    attribute(box, 'style'),
  )
}

/** Of an entry with more elements nothing but a list is told. */
const MOST_IN_ENTRY = 9

/** '<p>1 egg</p><p><u>Filling</u></p>': words alone in the last paragraph of an entry, above the next ones. */
function isTitleBelow(box: Box): boolean {
  const { parent: entry, children } = box
  if (box.tag !== 'p' || entry?.tag !== 'li' || box.size > 50) return false
  if (entry.children.length > MOST_IN_ENTRY) return false
  const told = entry.children.filter(({ size }) => size > 0)
  const [only, other] = children.filter(({ size }) => size > 0)
  if (told.length !== 2 || told[1] !== box || told[0]?.tag !== 'p' || !only || other) return false
  const isLoud = /^(?:b|strong|u)$/.test(only.tag) || (only.tag === 'span' && isLoudSpan(only))
  return isLoud && !startsWithAmount(textOf(box).trim())
}

/** What is told below a title in an entry is at least as long as a short sentence. */
const SHORTEST_TOLD = 20

/** Whether a box is the heading of what an entry of a list tells below it: no name above an amount. */
export function isTitleInEntry(box: Box): boolean {
  if (box.size > 0 && isTitleBelow(box)) return true
  if (box.size === 0 || !(/^h[1-6]$/.test(box.tag) || isBoldAbove(box))) return false
  let entry = box.parent
  while (entry && entry.tag !== 'li' && entry.tag !== 'ul' && entry.tag !== 'ol')
    entry = entry.parent
  if (entry?.tag !== 'li' || entry.size - box.size < SHORTEST_TOLD) return false
  if (beginsSentence(box)) return false
  return !startsWithAmount(
    textOf(box)
      .replace(/^\s*\d{1,2}[.)]\s/, '')
      .trim(),
  )
}

/** '<h3>Peel the carrots</h3> and slice them': the first words of a sentence, which are no heading. */
function beginsSentence(box: Box): boolean {
  const beside = box.parent?.children ?? []
  const next = beside[beside.indexOf(box) + 1]
  return next?.tag === '' && /^\s*\p{Ll}/u.test(next.text) && /[\p{L},]\s*$/u.test(textOf(box))
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
  const isMeasured = (row: Box) =>
    /^\s*[\d½¼¾].*\p{L}{3}/u.test(textOf(row)) ||
    (row.size < 60 && /^\s*\p{L}{2}[^.!?]*\s\d[^.!?]*$/u.test(textOf(row)))
  const isList =
    rows.length > 3 && rows.every(isOne) && rows.filter(isMeasured).length >= rows.length * 0.7
  LISTS_OF_SPANS.set(box, isList)
  return isList
}
