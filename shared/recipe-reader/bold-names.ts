/** Rows that begin in bold letters, among which one that is bold as a whole is no title. */
import { FOR_PART } from './line-looks.ts'

/** What is known of a line; the lines of a page are made with these rules. */
type Named = { text: string; rank: number; goesOn?: true; boldStart?: true }

/** So many lines that go on in other letters show that what is bold is a name. */
const FEWEST_NAMED = 2

/** Lines in which a paragraph whose lines all begin in bold has no titles but above its rows: '<b>Salt</b>'. */
export function withBoldNames<T extends Named>(lines: readonly T[]): T[] {
  const named: T[] = []
  let end = 0
  for (let at = 0; at < lines.length; at = end) {
    end = at + 1
    while (lines[end]?.goesOn) end += 1
    const paragraph = lines.slice(at, end)
    const goOn = paragraph.filter(({ boldStart }) => boldStart).length
    const areNamed =
      goOn >= FEWEST_NAMED && paragraph.every(({ rank, boldStart }) => rank === 7 || boldStart)
    named.push(...(areNamed ? paragraph.map(asRow) : paragraph))
  }
  return named
}

function asRow<T extends Named>(line: T, place: number): T {
  const isTitle = place === 0 || line.text.endsWith(':') || FOR_PART.test(line.text)
  return isTitle || line.rank !== 7 ? line : { ...line, rank: 0 }
}
