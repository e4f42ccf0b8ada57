/** Labels and what they say: in two lines that are one, or in one that is a heading and a line. */
import { isOnlyTimes } from './times.ts'
import { labelled } from './amounts.ts'
import type { Line } from './lines.ts'
import { FOR_PART, hasAmount, startsWithAmount } from './line-looks.ts'
import { inlinePieces } from './list-in-line.ts'
import { headingInFront, headingKind, isHeadingAlone } from './words.ts'

/** A sentence that leads to a list is no longer than this. */
const LONGEST_LEAD = 160

/** Lines in which a label and its value, each in a line of its own, are one; see labelled. */
export function withLabels(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const [at, line] of lines.entries()) {
    const before = joined.at(-1)
    const word = wordAboveList(line, lines[at + 1])
    if (word !== '' && !isHead(before)) {
      joined.push({ ...line, text: word, rank: 7 })
      continue
    }
    if (isHeadOfList(line, lines[at - 1], lines[at + 1]) || isAboveInner(line, lines[at + 1])) {
      joined.push({ ...line, rank: 7 })
      continue
    }
    const isApart =
      line.rank === 0 && line.tag !== 'tr' && (line.tag !== 'li' || before?.tag === 'li')
    const text = before && isApart ? labelled(before.text, line.text) : null
    if (before && text !== null) joined[joined.length - 1] = { ...before, text, rank: 0 }
    else joined.push(line)
  }
  return joined
}

/** 'ingredients' of 'For this soup we need these ingredients:' in a paragraph above a list; '' where none stands so. */
function wordAboveList({ text, rank, tag, frame }: Line, next?: Line): string {
  if (!frame || rank > 0 || tag === 'li' || text.length > LONGEST_LEAD) return ''
  const [, word = ''] = next?.list?.tag === 'ul' ? (/ (\p{L}{5,16}):$/u.exec(text) ?? []) : []
  return word !== '' && headingKind(word) === 'ingredients' ? word : ''
}

function isHead(line?: Line): boolean {
  return line !== undefined && line.rank > 0 && headingKind(line.text) === 'ingredients'
}

/** 'Ingredients' as the first entry of the list that it stands above. */
function isHeadOfList({ tag, list, linked, text }: Line, before?: Line, next?: Line): boolean {
  const isFirst = tag === 'li' && list !== null && before?.list !== list && next?.list === list
  return isFirst && !linked && isHeadingAlone(text) && headingKind(text) === 'ingredients'
}

/** 'Dry', an entry that holds a list of its own, of what has amounts. */
function isAboveInner({ tag, list, text }: Line, next?: Line): boolean {
  const inner = next?.tag === 'li' && next.list !== list ? next.list : null
  if (tag !== 'li' || list === null || !inner || text.length > 40 || hasAmount(text)) return false
  return [inner.parent, inner.parent?.parent].includes(list) && hasAmount(next?.text ?? '')
}

/** 'Ingredients: 2 eggs, salt' is a heading and a line. */
export function headingApart(line: Line): Line[] {
  const front = line.tag === 'p' ? headingInFront(line.text) : ''
  if (front !== '')
    return [
      { ...line, text: front, rank: 7 },
      { ...line, text: line.text.slice(front.length + 1), rank: 0, gap: false },
    ]
  const [, head = '', rest = ''] = /^([^:]{4,60}):\s+(\S.{9,})$/.exec(line.text) ?? []
  // 'For the dough: 400 g of flour', with more below it.
  if (FOR_PART.test(head) && startsWithAmount(rest) && inlinePieces(rest).length === 0)
    return [
      { ...line, text: `${head}:`, rank: 7 },
      { ...line, text: rest, rank: 0, gap: false },
    ]
  const kind =
    head === '' || line.tag === 'li' || (line.rank > 0 && line.rank < 7) ? null : headingKind(head)
  if ((kind !== 'ingredients' && kind !== 'steps') || isOnlyTimes(line.text)) return [line]
  return [
    { ...line, text: head, rank: 7 },
    { ...line, text: rest.replace(/^\(\s*([^()]*?)\s*\)$/, '$1'), rank: 0, gap: false },
  ]
}

/** Lines without the heads of panels side by side, 'Ingredients', 'Method', 'Tips': the first stands above its panel. */
export function withoutTabs(lines: readonly Line[]): readonly Line[] {
  const kindOf = ({ tag, text }: Line) => (tag === 'button' ? headingKind(text) : null)
  const isTab = (line?: Line) => line !== undefined && kindOf(line) !== null
  const isBehind = (line: Line, at: number) =>
    isTab(line) &&
    (isTab(lines[at - 1]) || (isTab(lines[at + 1]) && kindOf(line) !== 'ingredients'))
  return lines.some(isBehind) ? lines.filter((line, at) => !isBehind(line, at)) : lines
}

/**
 * Headings without the name of the dish, which stands behind both: 'Preparation Plum Cake', below 'Ingredients Plum
 * Cake', or on the page that is called so.
 */
export function withoutDish(lines: readonly Line[]): readonly Line[] {
  const partsOf = ({ text }: Line) => /^(\p{L}{4,20}) (\S.{2,60})$/u.exec(text) ?? []
  const head = lines.find((line) => {
    const [, word = '', dish = ''] = partsOf(line)
    return /^[^.,:\s]+ [^.,:]+$/.test(dish) && headingKind(word) === 'ingredients'
  })
  const [, , dish = ''] = head ? partsOf(head) : []
  const title = lines.find(({ rank }) => rank === 1)?.text ?? ''
  const isInTitle = (name: string) => name.length > 4 && `${title} `.startsWith(`${name} `)
  const isDish = (name: string, rank: number) =>
    name === dish || (rank > 0 && rank < 7 && isInTitle(name))
  if (dish === '' && title === '') return lines
  return lines.map((line) => {
    const [, word = '', rest = ''] = partsOf(line)
    return rest !== '' && isDish(rest, line.rank) && headingKind(word) === 'steps'
      ? { ...line, text: word, rank: 7 }
      : line
  })
}
