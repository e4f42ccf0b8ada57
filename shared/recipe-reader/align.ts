/** The lines of a page that say the same as data without structure: they say where a text is parted. */
import { letters } from './clean.ts'
import { flatRows, type DraftSection } from './draft.ts'
import type { Line } from './lines.ts'
import { hasAmount, isAmountAlone, isLabel, withoutBrackets } from './line-looks.ts'
import { headingKind } from './words.ts'

/** A line with its letters, which are worked out once, when they are asked for. */
export type Spelled = { line: Line; readonly letters: string }

const LONGEST = 60_000

export function spelled(lines: readonly Line[]): Spelled[] {
  return lines.map((line) => {
    let known: string | null = null
    return {
      line,
      get letters() {
        return (known ??= letters(line.text))
      },
    }
  })
}

/**
 * The lines of the page that together are a text, in its order, with the headings between them; null
 * where the page does not hold nine tenths of the text in at least two lines.
 */
export function linesOfText(text: string, page: readonly Spelled[]): Line[] | null {
  const whole = letters(text.slice(0, LONGEST))
  if (whole.length < 40) return null
  let best: Line[] = []
  let covered = 0
  const start = whole.slice(0, 12)
  page.forEach((first, from) => {
    // A run begins with the line that the text begins with; there are few of them.
    if (covered >= whole.length * 0.9 || first.letters.length > whole.length * 0.9) return
    const isHeading =
      first.line.rank > 0 && first.letters.length > 2 && whole.startsWith(first.letters)
    if (!isHeading && !(first.letters.length >= 12 && first.letters.startsWith(start))) return
    const run = runFrom(page, from, whole)
    if (run.covered > covered) ({ lines: best, covered } = run)
  })
  const said = best.filter((line) => line.rank === 0 || letters(line.text).length > 40)
  return covered >= whole.length * 0.9 && said.length > 1 ? best : null
}

function runFrom(
  page: readonly Spelled[],
  from: number,
  whole: string,
): { lines: Line[]; covered: number } {
  const lines: Line[] = []
  let pending: Line[] = []
  let position = 0
  let covered = 0
  let misses = 0
  for (let at = from; at < page.length && misses < 12 && position < whole.length; at += 1) {
    const each = page[at]
    if (!each || each.letters === '') continue
    const found = whole.startsWith(each.letters, position)
      ? position
      : near(whole, each.letters, position)
    if (found === -1) {
      misses += 1
      if (each.line.rank > 0) pending.push(each.line)
      continue
    }
    misses = 0
    lines.push(...pending, each.line)
    pending = []
    position = found + each.letters.length
    covered += each.letters.length
  }
  return { lines, covered }
}

/** Short lines must stand right here; a longer one may leave out a few words. */
function near(whole: string, part: string, position: number): number {
  if (part.length < 12) return -1
  const found = whole.indexOf(part, position)
  return found !== -1 && found - position < 80 ? found : -1
}

/** Rows as the page has them: each with its line, the heading above, and the rank of one that is a heading. */
type Aligned = {
  row: string
  line: string
  isMeasured: boolean
  title: string | null
  heading: number
}

/** 'A knob of butter' says how much where only names are given, too. */
const MOST_BARE = 0.75

/**
 * Ingredients of a source without sections or without amounts, with those that the page shows in its
 * list of the same rows; as they are where the page has no such list.
 */
export function asOnPage(
  sections: DraftSection[],
  page: readonly Spelled[],
  recipe: string,
): DraftSection[] {
  const rows = flatRows(sections)
  const aligned = rows.length >= 2 && rows.length <= 500 ? align(rows, page) : null
  if (!aligned) return sections
  const bare = rows.filter((row) => !hasAmount(row)).length
  const measured = aligned.filter(
    ({ row, line, isMeasured }) => !hasAmount(row) && isMeasured && line.length < row.length + 60,
  ).length
  const isUnmeasured = bare >= rows.length * MOST_BARE && measured >= rows.length * 0.5
  const isTitled = sections.some((section) => section.title !== '')
  if (!isUnmeasured && isTitled) return sections
  // A page that shows rows with amounts as headings shows all rows so.
  const ranks = new Set(aligned.filter(({ row }) => hasAmount(row)).map(({ heading }) => heading))
  const built: DraftSection[] = []
  for (const { row, line, title, heading } of aligned) {
    if (heading > 0 && !ranks.has(heading)) {
      built.push({ title: row, rows: [], entry: row })
      continue
    }
    const own = title !== null && letters(title) !== letters(recipe) ? title : null
    if (own !== null || built.length === 0) built.push({ title: own ?? '', rows: [] })
    built.at(-1)?.rows.push(isUnmeasured && line !== '' && !hasAmount(row) ? line : row)
  }
  const kept = built.filter((section) => section.rows.length > 0)
  return isUnmeasured || kept.some((section) => section.title !== '') ? kept : sections
}

/** A step that is shorter, and no sentence, may be the title of those below it. */
const LONGEST_TITLE = 60

/** Steps of data that may be titles: short, between sentences. */
export function maybeTitles(rows: readonly string[]): string[] {
  const told = rows.filter((row) => /[.!?)]$/.test(row)).length
  const isShort = (row: string) => row.length < LONGEST_TITLE && !/[.!?:)]$/.test(row)
  const some = rows.filter((row, at) => isShort(row) && !isShort(rows[at + 1] ?? ''))
  return told > rows.length * 0.5 ? some.filter((row) => row !== rows.at(-1)) : []
}

/** Steps of a source without sections, under those of them that the page shows as headings of the next. */
export function headedOnPage(sections: DraftSection[], page: readonly Spelled[]): DraftSection[] {
  const rows = flatRows(sections)
  if (sections.length !== 1 || sections[0]?.title !== '') return sections
  const wanted = new Set(maybeTitles(rows).map(letters))
  if (wanted.size === 0) return sections
  const shown = new Map<string, string>()
  page.forEach((each, at) => {
    const { rank, tag } = each.line
    if (rank > 0 && tag !== 'li' && wanted.has(each.letters))
      shown.set(each.letters, page[at + 1]?.letters ?? '')
  })
  const built: DraftSection[] = []
  rows.forEach((row, at) => {
    const below = shown.get(letters(row)) ?? ''
    if (below !== '' && letters(rows[at + 1] ?? '').startsWith(below))
      built.push({ title: row, rows: [], entry: row })
    else if (built.length === 0) built.push({ title: '', rows: [row] })
    else built.at(-1)?.rows.push(row)
  })
  return built
}

function align(rows: readonly string[], page: readonly Spelled[]): Aligned[] | null {
  const wanted = rows.map(letters)
  const first = wanted[0] ?? ''
  let best: Aligned[] | null = null
  let matched = 0
  let tried = 0
  for (let at = 0; at < page.length && tried < 20; at += 1) {
    const each = page[at]
    if (!each || each.line.text.length > (rows[0]?.length ?? 0) + 60) continue
    if (!says(each.letters, first)) continue
    tried += 1
    const begin = Math.max(0, at - 2)
    const run = alignFrom(rows, wanted, {
      page: page.slice(begin, at + rows.length * 4),
      first: at - begin,
    })
    const count = run.filter(({ line }) => line !== '').length
    // The dish may be called after the first row.
    const isBetter =
      count > matched || (count === matched && measuredIn(run) > measuredIn(best ?? []))
    if (isBetter) [best, matched] = [run, count]
  }
  return matched >= rows.length * 0.8 ? best : null
}

const measuredIn = (run: readonly Aligned[]) => run.filter(({ isMeasured }) => isMeasured).length

/** The heading of the page or of all ingredients is no title of a section. */
function isSectionTitle({ text, rank }: Line): boolean {
  return (rank > 1 || isLabel(text)) && !hasAmount(text) && headingKind(text) === null
}

/** Whether a line says a row and little more. */
function says(line: string, row: string): boolean {
  if (row.length < 2 || line.length > row.length + 40) return false
  // The amount may stand in a line of its own before the name.
  return (
    line.includes(row) ||
    (line.length > 3 && row.endsWith(line) && /^\d+$/.test(row.slice(0, -line.length)))
  )
}

/** Whether a line says a row, and is no heading that only has its name within: 'Plum Cake' above 'plum'. */
function isRowIn({ line, letters: all }: Spelled, row: string): boolean {
  const isHeading = line.rank > 0 && line.rank < 7 && all !== row && !hasAmount(line.text)
  return !isHeading && says(all, row)
}

/** '400 g', '400 gramów': an amount, with a unit that one need not know. */
function isMeasure(text: string): boolean {
  return isAmountAlone(text) || /^\d[\d.,/ ]*\s\p{L}{1,12}$/u.test(text)
}

/** 'Eggs 6', 'Salt to taste', where the data says 'Eggs' and 'Salt'. */
function isMeasuredBehind(text: string, row: string): boolean {
  if (!text.startsWith(row) || text.length > row.length + 60) return false
  const behind = withoutBrackets(text.slice(row.length))
  return /^[\s:–—…-]+(?:[\d½¼¾⅓⅔]|(?:to taste|al gusto|q\.? ?b|au goût|nach))/iu.test(behind)
}

/** `first` is the place of the first row; above it a title may stand. */
function alignFrom(
  rows: readonly string[],
  wanted: readonly string[],
  { page, first }: { page: readonly Spelled[]; first: number },
): Aligned[] {
  let at = 0
  let isBehind: boolean | undefined
  const textAt = (place: number) => page[place]?.line.text ?? ''
  return rows.map((row, index) => {
    let title: string | null = null
    for (let look = at; look < page.length && look < at + 8; look += 1) {
      const each = page[look]
      if (!each) break
      if (look >= first && isRowIn(each, wanted[index] ?? '')) {
        at = look + 1
        const isTitle = each.line.rank < 7 || (each.line.text.endsWith(':') && !hasAmount(row))
        const heading = isTitle ? each.line.rank : 0
        // The amount may stand in a line of its own: before all names, or behind all.
        isBehind ??= !isMeasure(textAt(look - 1)) && isMeasure(textAt(look + 1))
        const amount = textAt(isBehind ? look + 1 : look - 1)
        const { text } = each.line
        const isApart = !hasAmount(text) && isMeasure(amount)
        const line = isApart ? (isBehind ? `${text} ${amount}` : `${amount} ${text}`) : text
        const isMeasured = isApart || hasAmount(text) || isMeasuredBehind(text, row)
        return { row, line, isMeasured, title, heading }
      }
      if (isSectionTitle(each.line)) title = each.line.text.replace(/[:\s]+$/, '')
    }
    return { row, line: '', isMeasured: false, title: null, heading: 0 }
  })
}
