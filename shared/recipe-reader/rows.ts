/** Rows of ingredients under the titles of their sections, and what rows of any kind have in common. */
import type { DraftSection } from './draft.ts'
import { hasAmount, isForPart, isLabel, startsWithAmount, withoutBrackets } from './line-looks.ts'
import { joinAmounts, type RowLine } from './row-pairs.ts'
import { isSaidElsewhere } from './endings.ts'
import { LEADS } from './outline-detour.ts'
import {
  headingKind,
  isAdvertisement,
  isAside,
  isFarewell,
  isPartName,
  sectionOfHeading,
} from './words.ts'

const BULLET =
  /^(?:[①-⑳❶-❿➀-➓▢☐□☑✓✔•·・●◦○▪▫■◆◇▸▹►▻‣∙❑❏❒➢➤★☆✅🔸🔹👉]\uFE0F?|\*(?!\*)|[-–—](?=\s)|-(?=[\p{L}\d½¼¾]))\s*/u
/** A row without the sign in front of it: bullets, boxes to tick. */
export function withoutBullet(text: string): string {
  return text.replace(BULLET, '').trim()
}

const FOOTNOTE = /^\*{1,3}(?=[^\s*])/
/** '★しょうゆ': steps name by their sign what belongs together. */
const GROUP = /^[★☆●○◎■◆](?=[^\sA-Z])/

/** '★ Rate it': what data says so here and there. */
const STAR = /^[★☆✅]/

/** Rows without these signs. In data and on a page '*optional' refers to a note, unless most rows begin so. */
export function withoutBullets(lines: readonly RowLine[]): RowLine[] {
  const isFew = (mark: RegExp) =>
    lines.filter((line) => mark.test(line.text)).length < lines.length * 0.5
  const [hasNotes, hasGroups] = [isFew(FOOTNOTE), isFew(BULLET)]
  return lines.map((line) =>
    ((line.entry || line.frame || line.text.startsWith('**')) &&
      hasNotes &&
      FOOTNOTE.test(line.text)) ||
    (hasGroups && (GROUP.test(line.text) || (line.entry && STAR.test(line.text)))) ||
    (line.entry && isBulletedWithin(line.text))
      ? line
      : { ...line, text: withoutBullet(line.text) },
  )
}

/** '• Boil it. • Eat it.': an entry whose sign stands within it, too, which is what it parts. */
function isBulletedWithin(text: string): boolean {
  const sign = BULLET.exec(text)?.[0].trim() ?? ''
  const again = sign === '' ? -1 : text.indexOf(` ${sign} `, sign.length)
  return again > 0 && /[.!?)]/.test(text[again - 1] ?? '')
}

/** The heads of the columns of a table. */
const COLUMNS =
  /^(?:(?:zutat(?:en)?|menge|einheit|amounts?|quantity|ingredients?|units?|measures?|ingrediente|cantidad|quantité|ingrédient|quantità|hoeveelheid|mängd|mængde|produ[ck]t|prodotto|producto|produto)[\s/|:]*)+$/iu
const isColumns = ({ text, columns }: RowLine) => columns === true || COLUMNS.test(text)
export const CAPITALS = /^(?=\P{Ll}*$).*?\p{Lu}{2}/su

/** The title of a section as it is kept: without the colon behind it. */
export function asTitle(text: string): string {
  const kind = headingKind(text)
  const title = kind === 'ingredients' || kind === 'steps' ? sectionOfHeading(text) : text
  return withoutBullet(title).replace(/^[*_#\s]+|[*_#:\s]+$/g, '')
}

/** A section that begins, under the title that a line is. */
export function titled({ text, entry }: RowLine, title = asTitle(text)): DraftSection {
  return { title, rows: [], ...(entry && { entry: text }) }
}

/** Where a printed page is from. */
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i

/** '4 + -', '− 4 +': a number that can be made more and less. */
const STEPPER = /^(?=[^+]*\+[^+]*$)(?=[^-–−]*[-–−][^-–−]*$)[-–−]?\s?\d*\s?\p{L}*[\d\s+–−-]+$/u

/** 'Recipe adapted from my aunt': whose a recipe is, in the last entry of a list. */
const CREDIT =
  /^[(*]?(?:(?:recipe|rezept|recette|receta|ricetta|recept|receita) )?(?:(?:slightly |loosely )?(?:adapted|inspired) (?:from|by)|(?:adaptiert|abgewandelt|inspiriert) (?:nach|von)|(?:adaptée?|inspirée?) (?:de|du|par)|(?:adaptad[ao]|inspirad[ao]) (?:de|da|do|por)|(?:adattat[ao]|ispirat[ao]|tratt[ao]) (?:da|dal)|(?:aangepast|geïnspireerd) (?:van|naar|door))(?!\p{L})/iu

/** Whether a line holds something, and is no button among the others. */
export function isRow({ text, entry, frame }: RowLine): boolean {
  if (!entry && ((text.length < 40 && STEPPER.test(text)) || CREDIT.test(text))) return false
  if (frame && !entry && (LEADS.test(text) || isSaidElsewhere(text))) return false
  if (!/[\p{L}\p{N}]/u.test(text) || isAdvertisement(text)) return false
  return entry || !(isAside(text) || ADDRESS.test(text))
}

/** Rows of ingredients under the titles of their sections. */
export function ingredientSections(lines: readonly RowLine[]): DraftSection[] {
  const joined = withoutSameEnd(
    withoutPrices(withoutOnes(joinAmounts(withoutBullets(withoutPlaces(lines))))),
  )
  const kept = withoutCountsAbove(joined.filter((line) => isRow(line) && line.columns !== true))
  // Where all rows are loud, only headings are titles.
  const areLoud = kept.every(({ heading }) => heading)
  const isHeading = ({ tag = '' }: RowLine) => /^h[1-6]$/.test(tag)
  const isTitled = areLoud && !kept.every(isHeading)
  const rows = isTitled ? kept.map((line) => ({ ...line, heading: isHeading(line) })) : kept
  const headings = rows.filter((line) => line.heading && !isColumns(line)).length
  const areLoudTitles = titlesAreLoud(rows)
  // '2 eggs;' and so on, and a full stop behind the last; a page shows them as they stand.
  const areListed = rows.filter(({ text, frame }) => !frame && text.endsWith(';')).length > 1
  const areCommas = rows.filter(({ text }) => text.endsWith(',')).length > rows.length * 0.7
  const sections: DraftSection[] = []
  rows.forEach((line, at) => {
    const next = rows[at + 1]
    const between =
      areListed || (areCommas && !next)
        ? /\s?[,;.]$/
        : line.tag === 'li' && line.frame
          ? /$^/
          : /,$/
    // '<b>pepper</b>', where names are bold, above the title of the next part.
    const isBoldRow = at > 0 && line.tag === 'li' && next !== undefined && isLabel(next.text)
    const isSetApart =
      line.heading &&
      !isBoldRow &&
      headings <= rows.length * 0.5 &&
      !hasAmount(line.text) &&
      next?.heading === false
    const isPart =
      !line.entry &&
      !line.part &&
      (isPartName(line.text) || isForSome(line.text)) &&
      hasAmount(next?.text ?? '')
    // '■ソース', where rows have no such sign.
    const isMarked =
      !line.entry &&
      /^[■◆▼]\S/.test(line.text) &&
      !hasAmount(line.text) &&
      hasAmount(next?.text ?? '')
    const isNamed =
      isPart || isMarked || (isLabel(line.text) && (areLoudTitles || isForPart(line.text)))
    if (isColumns(line)) return
    // A heading below which nothing stands any more is of something else.
    const isLeft = !next && line.heading && !line.entry && headings <= 1 && rows.length > 2
    // A table of contents names the parts once more.
    if (!next && isLabel(line.text) && sections.some(({ title }) => title === asTitle(line.text)))
      return
    if (next && (isSetApart || isNamed)) sections.push(titled(line))
    else if (isLeft && !hasAmount(line.text)) return
    else if (line.entry) push(sections, line.text)
    else if (!isFarewell(line.text)) push(sections, line.text.replace(between, ''))
  })
  return withRowsOnly(sections)
}

const PLACE = /^(\d{1,2})[.)]?\s+(?=\S)/
/** So many amounts in a row are no accident: '1 egg', '2 leeks', '3 carrots'. */
const FEWEST_PLACES = 4

/** '1 200 g of flour', '2 3 eggs': rows without a number that counts each of them, most of which have an amount behind it. */
function withoutPlaces(lines: readonly RowLine[]): readonly RowLine[] {
  const rows = lines.filter(({ heading }) => !heading)
  if (rows.length < FEWEST_PLACES || !PLACE.test(rows[0]?.text ?? '')) return lines
  const places = rows.map(({ text }) => Number(PLACE.exec(text)?.[1] ?? Number.NaN))
  const areCounted = places.every(
    (place, at) => place === (places[at - 1] ?? 0) + 1 || (at > 0 && place === 1),
  )
  const without = (text: string) => text.replace(PLACE, '')
  if (!areCounted || !places.includes(FEWEST_PLACES)) return lines
  // '1 1/2 cups' has one amount; '1 flour 200 g' and '1 200 g flour' have one behind the place.
  const isMeasured = (text: string) =>
    !/^(?:\d+[/⁄]|[½¼¾⅓⅔])/.test(text) && hasAmount(withoutBrackets(text))
  const measured = rows.filter(({ text }) => isMeasured(without(text))).length
  if (measured < rows.length * 0.5) return lines
  return lines.map((line) => (line.heading ? line : { ...line, text: without(line.text) }))
}

/** '2', '4', '6' above the first row: for how many, to press. */
function withoutCountsAbove(lines: RowLine[]): RowLine[] {
  const first = lines.findIndex(({ text }) => !/^\d{1,2}$/.test(text))
  const isRow = hasAmount(lines[first]?.text ?? '') || lines[first]?.heading
  return first > 1 && isRow && lines.length - first > 2 && !lines[0]?.entry
    ? lines.slice(first)
    : lines
}

/** 'For frying' */
function isForSome(text: string): boolean {
  const isFor =
    /^(?:for|für|fürs|zum|zur|pour|para|per|voor|till|til|za|для|за|για|pentru|na|pro)\s\p{L}/iu.test(
      text,
    )
  return isFor && text.length <= 30 && !/[,.;(]/.test(text) && text.split(' ').length <= 4
}

/** '2 eggs: 1': rows that say their amount, without the one that a program puts behind each of them. */
function withoutOnes(lines: readonly RowLine[]): readonly RowLine[] {
  const areCounted = lines.every(({ text }) => startsWithAmount(text) && text.endsWith(': 1'))
  return areCounted ? lines.map((line) => ({ ...line, text: line.text.slice(0, -3) })) : lines
}

const PRICE = /\s(?:[$£€]\s?\d+[.,]\d\d|\d+[.,]\d\d\s?(?:€|kr|zł))$/u

/** '2 eggs $0.90': rows of a page without what they cost, which stands behind most of them. */
function withoutPrices(lines: readonly RowLine[]): readonly RowLine[] {
  const priced = lines.filter(({ text, entry }) => !entry && PRICE.test(text)).length
  if (priced < 3 || priced < lines.length * 0.6) return lines
  return lines.map((line) => ({ ...line, text: line.text.replace(PRICE, '') }))
}

/** '2 eggs add to cart': rows without the words that stand behind each of at least five. */
function withoutSameEnd(lines: readonly RowLine[]): readonly RowLine[] {
  const rows = lines.filter(({ heading }) => !heading)
  const [first, ...others] = rows
  if (!first || rows.length < 5) return lines
  const words = first.text.split(' ')
  const isEnd = (end: string) => others.every(({ text }) => text.endsWith(end))
  let count = 0
  while (count < words.length - 1 && isEnd(` ${words.slice(-count - 1).join(' ')}`)) count += 1
  const said = words.slice(-count).join(' ')
  // 'see note', 'finely chopped'
  const isOfRow = said.endsWith(')') || words[words.length - count - 1]?.endsWith(',')
  if (count < 2 || isOfRow) return lines
  const end = said.length + 1
  return lines.map((line) => (line.heading ? line : { ...line, text: line.text.slice(0, -end) }))
}

/** Sections that hold something. A title below which data lists nothing but the next title is a row. */
export function withRowsOnly(sections: readonly DraftSection[]): DraftSection[] {
  const filled: DraftSection[] = []
  for (const section of sections) {
    if (section.rows.length > 0) filled.push(section)
    else if (section.entry !== undefined) push(filled, section.entry)
  }
  return filled
}

/** Whether words in capitals are titles: the first row is one, or there are several, amounts below each. */
function titlesAreLoud(rows: readonly RowLine[]): boolean {
  const loud = rows.flatMap((row, at) => (CAPITALS.test(row.text) && isLabel(row.text) ? [at] : []))
  const isAbove = (at: number) => hasAmount(rows[at + 1]?.text ?? '')
  const [first] = loud
  if (first === undefined || loud.length > rows.length * 0.5) return false
  return (first === 0 && isAbove(0)) || (loud.length > 1 && loud.every(isAbove))
}

export function push(sections: DraftSection[], row: string): void {
  if (sections.length === 0) sections.push({ title: '', rows: [] })
  sections.at(-1)?.rows.push(row)
}
