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
  frame?: object
  columns?: true
  /** It goes on with the paragraph of the line before. */
  goesOn?: true
}

/** Amount and name that stand in lines of their own become one row. */
export function joinAmounts(lines: RowLine[]): RowLine[] {
  const terms = lines.filter((line) => line.tag === 'dt').length
  const given = lines.filter((line) => line.tag === 'dd')
  const areAmounts =
    terms > 0 &&
    given.every(({ text }) => isShort(text) && startsWithAmount(text)) &&
    given.filter((line) => isAmountAlone(line.text)).length > given.length / 2
  // A term of which nothing is said has no amount.
  const isPaired = terms > 0 && (terms === given.length || (areAmounts && given.length > terms / 2))
  // 'flour' as the term and '200 g' as what is said of it, or the other way round.
  const isTurned = isPaired && areAmounts
  // Of the entries of a list one may be an amount alone; a list that is made so has many.
  let apart: boolean | null = null
  const isApart = () =>
    (apart ??= lines.filter((line) => isAmountAlone(line.text)).length >= lines.length / 3)
  const pairs = new Set([...pairsIn(lines, amountBehind), ...pairsIn(lines, amountAbove)])
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
        (!hasAmount(line.text) && isAmountAlone(before.text))) &&
      (!line.entry || isApart())
    if (belongs)
      joined[joined.length - 1] = {
        text: isTurned ? `${line.text} ${before.text}` : `${before.text} ${line.text}`,
        heading: false,
        tag: line.tag,
      }
    else joined.push(line.tag === 'dt' ? { ...line, heading: !isPaired && given.length > 0 } : line)
  })
  return joined
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
  if (sure.length < 2) return sure.map(({ at }) => at)
  return (areAll ? pairs.filter((pair) => pair.amount !== null || areShort(pair)) : all).map(
    ({ at }) => at,
  )
}

/** Whether a line and the one above it are all that their frame holds. */
function isInPair(lines: readonly RowLine[], at: number): boolean {
  const frame = lines[at]?.frame
  return (
    frame !== undefined &&
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
