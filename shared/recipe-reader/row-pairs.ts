/** Amounts and names of ingredients that stand apart: in lines, cells or terms of their own. */
import { hasAmount, isAmountAlone, startsWithAmount, withoutBrackets } from './line-looks.ts'

/**
 * A line with what is known of it: `heading` where the source sets it apart as one, `entry` where it is
 * one of a list of data, which holds nothing but rows and their titles.
 */
export type RowLine = {
  text: string
  heading: boolean
  tag?: string
  entry?: boolean
  /** What the line stands in beside others, and whether it is the heads of columns. */
  frame?: { tag: string; names: readonly string[] }
  columns?: true
  /** It goes on with the paragraph of the line before. */
  goesOn?: true
  /** It names a part of the dish, and is an ingredient of another. */
  part?: true
}

/** Amount and name that stand in lines of their own become one row. */
export function joinAmounts(given: RowLine[]): RowLine[] {
  const lines = withoutGoods(given)
  const terms = lines.filter((line) => line.tag === 'dt').length
  const said = lines.filter((line) => line.tag === 'dd')
  const areAmounts =
    terms > 0 &&
    said.every(({ text }) => isShort(text) && startsWithAmount(text)) &&
    said.filter((line) => isAmountAlone(line.text)).length > said.length / 2
  // A term of which nothing is said has no amount.
  const measured = lines.filter(({ tag, text }) => tag === 'dt' && isFew(text)).length
  const isPaired =
    terms > 0 &&
    (terms === said.length || (areAmounts && said.length > terms / 2) || measured > terms * 0.6)
  // 'flour' as the term and '200 g' as what is said of it, or the other way round.
  const isTurned = isPaired && areAmounts
  // Of the entries of a list one may be an amount alone; a list that is made so has many.
  let apart: boolean | null = null
  const isApart = () =>
    (apart ??= lines.filter((line) => isAmountAlone(line.text)).length >= lines.length / 3)
  const pairs = new Set([
    ...pairsIn(lines, amountBehind),
    ...pairsIn(lines, amountAbove),
    ...(terms > 0 ? [] : alternating(lines)),
  ])
  const isAlike = elementsOfPairs(lines)
  const isTitle = titlesAmong(lines, pairs)
  const joined: RowLine[] = []
  lines.forEach((line, at) => {
    const before = joined.at(-1)
    if (before && pairs.has(at)) {
      joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}`, heading: false }
      return
    }
    const belongs =
      before !== undefined &&
      ((isPaired && line.tag === 'dd' && before.tag === 'dt') ||
        (!hasAmount(line.text) &&
          (isAmountAlone(before.text) || (terms === 0 && isAlike(before, line))))) &&
      (!line.entry || isApart())
    if (belongs)
      joined[joined.length - 1] = {
        text: isTurned ? `${line.text} ${before.text}` : `${before.text} ${line.text}`,
        heading: false,
        tag: line.tag,
      }
    else if (isTitle(at)) joined.push({ ...line, heading: true })
    else joined.push(line.tag === 'dt' ? { ...line, heading: !isPaired && said.length > 0 } : line)
  })
  return joined
}

/** '5,99 €', '$4.50' */
const PRICE = /\d[.,]\d\d\s?(?:€|£|\$|kr|zł)|[€£$]\s?\d/u

/** Terms that say their amounts without what is sold for each of them: '1 kg leeks', 'Leeks, washed, 2,49 €'. */
function withoutGoods(lines: RowLine[]): RowLine[] {
  const terms = lines.filter(({ tag }) => tag === 'dt')
  const goods = lines.filter(({ tag, text }) => tag === 'dd' && PRICE.test(text))
  const areMeasured = terms.filter(({ text }) => /\d/.test(text)).length > terms.length * 0.6
  return areMeasured && goods.length > terms.length * 0.6
    ? lines.filter(({ tag }) => tag !== 'dd')
    : lines
}

/** Which lines among pairs are titles: short, above a pair, and no element as the names and amounts are. */
function titlesAmong(
  lines: readonly RowLine[],
  pairs: ReadonlySet<number>,
): (at: number) => boolean {
  const shapes = new Set([...pairs].flatMap((at) => [at - 1, at]).map((at) => shapeAt(lines, at)))
  return (at) =>
    pairs.size >= FEWEST_TURNS &&
    pairs.has(at + 2) &&
    !shapes.has(shapeAt(lines, at)) &&
    (lines[at]?.text.length ?? 0) <= 40
}

function shapeAt(lines: readonly RowLine[], at: number): string {
  const line = lines[at]
  return line ? shapeOf(line) : ''
}

/** So many amounts alone, each above its name, say that others in such elements are amounts, too: '1 litro' */
const SURE_PAIRS = 3

/** Whether two lines are an amount and its name as the sure pairs of a list are, each in an element of its own. */
function elementsOfPairs(lines: readonly RowLine[]): (one: RowLine, other: RowLine) => boolean {
  const keyOf = (one: RowLine, other: RowLine) => `${one.tag} ${other.tag}`
  const sure = new Map<string, number>()
  lines.forEach((line, at) => {
    const before = lines[at - 1]
    if (!before || before.tag === line.tag || !isAmountAlone(before.text) || hasAmount(line.text))
      return
    const key = keyOf(before, line)
    sure.set(key, (sure.get(key) ?? 0) + 1)
  })
  return (one, other) =>
    (sure.get(keyOf(one, other)) ?? 0) >= SURE_PAIRS &&
    startsWithAmount(one.text) &&
    isShort(one.text)
}

/** So many names and amounts by turns are no accident. */
const FEWEST_TURNS = 3
const MOST_BY_TURNS = 0.8

function shapeOf({ tag, frame }: RowLine): string {
  return frame ? [tag, frame.tag, ...frame.names].join(' ') : ''
}

/**
 * The second places where names and amounts stand by turns, all names in one kind of element and all amounts in
 * another; what stands in others is a title.
 */
function alternating(lines: readonly RowLine[]): number[] {
  const shapes = lines.map(shapeOf)
  const times = new Map<string, number>()
  for (const shape of shapes) times.set(shape, (times.get(shape) ?? 0) + 1)
  const [one, other] = [...times].toSorted((a, b) => b[1] - a[1])
  if (!one || !other || one[1] !== other[1] || one[1] * 2 < lines.length * MOST_BY_TURNS) return []
  const places = [...shapes.keys()].filter((at) => shapes[at] === one[0] || shapes[at] === other[0])
  const areByTurns = places.every((at, place) => shapes[at] === shapes[places[place % 2] ?? 0])
  const seconds = places.filter((_, place) => place % 2 === 1)
  const measured = seconds.filter((at) => isFew(lines[at]?.text ?? '')).length
  const areNames = seconds.every((at) => !hasAmount(lines[at - 1]?.text ?? ''))
  const isMost = measured >= FEWEST_TURNS && measured >= seconds.length * 0.6
  return areByTurns && areNames && isMost && !shapes.includes('') ? seconds : []
}

/** '3 measures' */
function isFew(text: string): boolean {
  return startsWithAmount(text) && text.length <= LONGEST_AMOUNT && isShort(text)
}

/** The second places of amounts and names, both alone in one frame; several show what is meant. */
function pairsIn(lines: readonly RowLine[], amountOf: typeof amountBehind): number[] {
  const pairs = lines.flatMap((_, at) =>
    isInPair(lines, at) ? [{ amount: amountOf(lines, at), at }] : [],
  )
  const all = pairs.filter(({ amount }) => amount !== null)
  const sure = all.filter(({ amount }) => isAmountAlone(amount ?? ''))
  // 'Soy sauce', 'some': where most pairs say how much behind the name, all of them do.
  const areAll = amountOf === amountBehind && all.length >= pairs.length * 0.5
  const areShort = ({ at }: { at: number }) =>
    isShort(lines[at]?.text ?? '') && lines[at - 1]?.heading === false
  // Rows in frames of two lines each, whatever the units are called.
  const areFrames = pairs.length >= FEWEST_TURNS && pairs.length * 2 >= lines.length * MOST_BY_TURNS
  if (areFrames && all.filter(({ amount }) => isFew(amount ?? '')).length >= pairs.length * 0.6)
    return pairs.map(({ at }) => at)
  if (sure.length < 2) return sure.map(({ at }) => at)
  return (areAll ? pairs.filter((pair) => pair.amount !== null || areShort(pair)) : all).map(
    ({ at }) => at,
  )
}

/** Whether a line and the one above it are all that their frame holds. */
function isInPair(lines: readonly RowLine[], at: number): boolean {
  const frame = lines[at]?.frame
  const [above, below] = [lines[at - 1], lines[at + 1]]
  // The title of a part, '4', 'eggs'
  const isBelowTitle = above?.heading && below?.heading === false && !hasAmount(below.text)
  return (
    frame !== undefined &&
    !isBelowTitle &&
    lines[at - 1]?.frame === frame &&
    lines[at - 2]?.frame !== frame &&
    lines[at + 1]?.frame !== frame
  )
}

/** The amount of a pair, should it stand behind its name. */
function amountBehind(lines: readonly RowLine[], at: number): string | null {
  return amountBeside(lines[at]?.text ?? '', lines[at - 1]?.text ?? '')
}

/** The amount of a pair, should its name stand below it: '2 large', 'leeks'. */
function amountAbove(lines: readonly RowLine[], at: number): string | null {
  return amountBeside(lines[at - 1]?.text ?? '', lines[at]?.text ?? '')
}

function amountBeside(text: string, name: string): string | null {
  // '1 c. de sopa'
  const isFew = isShort(text) || text.length <= LONGEST_AMOUNT
  return isFew && startsWithAmount(text) && !hasAmount(withoutBrackets(name)) ? text : null
}

const LONGEST_AMOUNT = 20

function isShort(text: string): boolean {
  return text.split(' ').length <= 3
}
