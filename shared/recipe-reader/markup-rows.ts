/** Rows of ingredients and of steps in elements that are marked as such. */
import { clean } from './clean.ts'
import type { Dialect } from './dialects.ts'
import { isAboutPage } from './endings.ts'
import { isAmountAlone, isLabel, startsWithAmount } from './line-looks.ts'
import { linesOf, rowOf, type Line } from './lines.ts'
import { HEADING_NAME } from './odd-entries.ts'
import type { RowLine } from './row-pairs.ts'
import { apartFrom } from './schema-ingredients.ts'
import { attribute, textOf, wordsOfName, type Box } from './tree.ts'
import { isHeadingAlone } from './words.ts'

/** The entries of a list in which only names are marked, here and there, behind their amounts: '2 <b>eggs</b>'. */
export function entriesOf(boxes: readonly Box[]): readonly Box[] {
  const entries = boxes.flatMap(({ parent }) => (parent?.tag === 'li' ? [parent] : []))
  const isNamed = (box: Box, at: number) =>
    !startsWithAmount(textOf(box).trim()) && startsWithAmount(textOf(entries[at] ?? box).trim())
  if (boxes.length === 0 || entries.length < boxes.length || !boxes.every(isNamed)) return boxes
  const lists = new Set(entries.map(({ parent }) => parent))
  return [...lists].flatMap((list) => list?.children.filter(({ tag }) => tag === 'li') ?? [])
}

/** Without 'Ingredients: Almond, Rice', by which the site finds its recipes, and without all rows in one. */
export function withoutTagged(boxes: readonly Box[]): Box[] {
  const texts = boxes.map(valueOf)
  const longest = texts.reduce((long, text) => (text.length > long.length ? text : long), '')
  const within = [...new Set(texts)].filter((text) => text !== longest && longest.includes(text))
  const isAll = within.length > 2 && within.join('').length > longest.length * 0.8
  const rows = boxes.filter(
    (box, at) =>
      !isHeadingAlone(textOf(box).split(':')[0] ?? '') && !(isAll && texts[at] === longest),
  )
  return rows.length > 2 ? rows : [...boxes]
}

/**
 * '<p itemprop="recipeInstructions">1) Boil it.<p>2) Eat it.': the only marked paragraph, and those that go on
 * with its count.
 */
export function countedOn(boxes: Box[]): Box[] {
  const [only] = boxes
  const countOf = (box?: Box) => Number(/^\s*(\d{1,2})[.)]/.exec(box ? textOf(box) : '')?.[1])
  if (boxes.length !== 1 || only?.tag !== 'p' || countOf(only) !== 1) return boxes
  const beside = only.parent?.children.filter(({ size }) => size > 0) ?? []
  const behind = beside.slice(beside.indexOf(only) + 1)
  const end = behind.findIndex((box, at) => box.tag !== 'p' || countOf(box) !== at + 2)
  return [only, ...behind.slice(0, end < 0 ? undefined : end)]
}

/** What a property says: in an attribute where it has one for that, else as text. */
export function valueOf(box: Box | undefined): string {
  if (!box) return ''
  const said = ['content', 'datetime', 'value']
    .map((name) => attribute(box, name))
    .find((value) => value !== '')
  const title =
    box.tag === 'abbr' || box.names.includes('value-title') ? attribute(box, 'title') : ''
  return clean(said ?? (title || textOf(box)))
}

export function ingredientLines(boxes: Box[], dialect: Dialect): RowLine[] {
  const lines = partLines(boxes, dialect)
  const [only] = lines
  const parts = lines.length === 1 && only ? apartFrom(only.text) : []
  const counted = parts.filter(({ text }) => startsWithAmount(text)).length
  // '4 bananas, peeled, 2 cm pieces' is one.
  const areMost = parts.length > 3 && counted >= parts.length * 0.75
  return areMost || (parts.length > 2 && counted === parts.length) ? parts : lines
}

/** The lines of the boxes of a property; a single one may hold them all. */
export function partLines(boxes: Box[], dialect: Dialect): RowLine[] {
  const counted = underCountedTitles(boxes)
  if (counted.length > 0) return counted
  const titles = new Set(boxes.filter(isNamedTitle))
  const areTitled = titles.size > 0 && titles.size < boxes.length * 0.4
  return boxes.flatMap((box): RowLine[] => {
    if (areTitled && titles.has(box)) return [{ text: clean(textOf(box)), heading: true }]
    const content = attribute(box, 'content')
    // What a program makes of a row may be more than the row: '<li content="2 pears">2 pears, what a pear is'
    const isBegun = box.tag === 'li' && clean(textOf(box)).startsWith(clean(content))
    if (content !== '' && (box.size === 0 || isBegun))
      return [{ text: clean(content), heading: false }]
    const inner = innerText(box, dialect)
    const lines = spokenLines(inner ?? box)
    // One of several is one row, however it is laid out.
    const isRow =
      boxes.length > 1 &&
      (box.tag === 'li' ||
        box.tag === 'tr' ||
        box.tag === 'span' ||
        lines.every((line) => line.list === null && line.rank === 0))
    if (isRow && lines.length > 1 && boxes.length > 2)
      return [{ text: lines.map((line) => line.text).join(' '), heading: false }]
    const isOne = boxes.length > 1 && lines.length === 1
    return lines.map((line) => {
      // 'Method', which somebody marked as the first step.
      const isHead = isOne && line.rank > 0 && isHeadingAlone(line.text)
      return {
        ...rowOf(line),
        heading: isHead || (isOne ? line.rank === 7 || isLabel(line.text) : line.rank > 0),
        entry: isOne && !isHead,
      }
    })
  })
}

/** '3 Cook the rice' in a line above the text of each of several steps: titles. Empty where one has none. */
function underCountedTitles(boxes: readonly Box[]): RowLine[] {
  if (boxes.length < 3 || boxes.some(({ size }) => size === 0)) return []
  const lines: RowLine[] = []
  let last = 0
  for (const box of boxes) {
    const [first, ...others] = spokenLines(box)
    const [, number = '', title = ''] =
      /^(\d{1,2})[.):]?\s(\p{Lu}.{1,70}[^.!?:])$/u.exec(first?.text ?? '') ?? []
    // They may all stand there once more.
    const isNext = Number(number) === last + 1 || (last > 1 && number === '1')
    if (!isNext || others.length === 0) return []
    last = Number(number)
    const text = others.map((line) => line.text).join(' ')
    lines.push({ text: title, heading: true }, { text, heading: false })
  }
  return lines
}

/** Whether a box, or what all of its words stand in, is named a heading: `class="ingHeading"`. */
function isNamedTitle(box: Box): boolean {
  const said = box.names.some((name) => {
    const words = wordsOfName(name)
    // The name of an ingredient is its title in some.
    return HEADING_NAME.test(words.at(-1) ?? '') && !words.includes('ingredient')
  })
  if (said) return box.size < 60 && !/\d/.test(textOf(box))
  const inner = box.children.filter(({ size }) => size > 0)
  const [only] = inner
  return inner.length === 1 && only !== undefined && only.tag !== '' && isNamedTitle(only)
}

/** 'Makes 24 squares.': told with the work, where that is marked. */
export function isToldYield(text: string): boolean {
  return /^(?:makes|yields|serves)\s.*\p{Ll}{4}\.$/iu.test(text)
}

/**
 * The lines of a box without captions and what is sold in it, and without what the page says of itself
 * below them; all of them where nothing else is there.
 */
function spokenLines(box: Box): Line[] {
  const lines = linesOf(box)
  const isAbout = (line: Line, at: number) =>
    at > 0 && isAboutPage(line, lines[at - 1]) && !isToldYield(line.text)
  const listed = lines.findLastIndex(({ tag, text }) => tag === 'li' && !startsWithAmount(text))
  const isBehindList = listed > 0 && lines.some((line, at) => at > listed && isAbout(line, at))
  // Headings above ways to elsewhere go with them.
  const isElsewhere = ({ linked, rank }: Line) => linked === true || rank > 0
  // '1 pack', 'Smith's Best Yeast' as a link.
  const isName = ({ linked }: Line, at: number) =>
    linked === true && isAmountAlone(lines[at - 1]?.text ?? '')
  const told = lines.findLastIndex(
    (line, at) => isName(line, at) || (!isElsewhere(line) && !isAbout(line, at)),
  )
  const last = isBehindList ? listed : told
  return last >= 0 ? lines.slice(0, last + 1) : linesOf(box, true)
}

/** Within a step that is a thing of its own, its text. */
function innerText(box: Box, dialect: Dialect): Box | null {
  if (!dialect.isThing(box)) return null
  const texts: Box[] = []
  const visit = (each: Box): void => {
    if (each.tag === '') return
    if (dialect.properties(each).includes('text')) texts.push(each)
    else for (const child of each.children) visit(child)
  }
  visit(box)
  return texts.length === 1 ? (texts[0] ?? null) : null
}
