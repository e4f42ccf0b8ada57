/** What is said among the steps of a page, or below them, and tells no work, by the letters that it is set in. */
import { FOR_PART, looksLikeStep } from './line-looks.ts'
import type { Line } from './lines.ts'
import { isPartName, isPhase } from './words.ts'

/** So many lines tell the work in ordinary letters, and so many for each that does not. */
const FEWEST_PLAIN = 2

/**
 * Steps without what is said in slanted or small letters, where they are in others: sentences, and what stands
 * directly below a picture. A few words may be the title of a part.
 */
export function withoutQuiet(lines: readonly Line[]): readonly Line[] {
  const quiet = new Set(lines.filter(isQuiet))
  const plain = lines.filter(({ slanted, rank }) => !slanted && rank === 0).length
  const isFew = plain >= FEWEST_PLAIN && quiet.size * FEWEST_PLAIN <= Math.max(plain, FEWEST_PLAIN)
  return quiet.size > 0 && isFew ? lines.filter((line) => !quiet.has(line)) : lines
}

function isQuiet({ slanted, frame, tag, number, text, belowPicture }: Line): boolean {
  if (!slanted || !frame || tag === 'li' || number !== null) return false
  const isSaid = /[.!…)](?:["»”]?$|\s\p{Lu})/u.test(text) && text.split(' ').length > 3
  return isSaid || (belowPicture === true && !text.endsWith(':'))
}

/** So many steps show how all of them are written. */
const FEWEST_STEPS = 3
/** So long a few words below a picture are. */
const LONGEST_CAPTION = 60

/** Steps that end as sentences do, without a few words directly below a picture that do not: 'The dough after an hour'. */
export function withoutWordsBelow(lines: readonly Line[]): readonly Line[] {
  const isWords = ({ belowPicture, rank, tag, number, text }: Line) =>
    belowPicture === true &&
    rank === 0 &&
    tag !== 'li' &&
    number === null &&
    text.length <= LONGEST_CAPTION &&
    /[\p{L}\p{N}]$/u.test(text) &&
    !looksLikeStep(text)
  const told = lines.filter((line) => line.rank === 0 && !isWords(line))
  const areSaid =
    told.length >= FEWEST_STEPS && told.every(({ text }) => /[.!?…):]["»”]?$/.test(text))
  return areSaid ? lines.filter((line) => !isWords(line)) : lines
}

/** Of a word so many letters tell what it is about, whatever form it is in. */
const STEM = 5
/** Work names as many of the ingredients. */
const FEWEST_NAMED = 2

const LABEL = /^(\p{L}[^:.!?]{1,30}?)\s?:\s(.*)$/su
/** 'To serve', 'Zum Anrichten' */
const FOR_SOME = /^(?:to|for|zum|zur|für|pour|para|per|voor|om|till?|do|na|za)\s/iu

/**
 * Steps of a page without those below the last that begin with a label in bold letters, as none above them does:
 * 'Wine: a dry one.' What names a part of the dish, or ingredients, is work. rows: the ingredients.
 */
export function withoutLabelled(lines: readonly Line[], rows: readonly Line[]): readonly Line[] {
  const first = lines.findIndex(isLabelled)
  if (first < FEWEST_STEPS || !lines.slice(first).every(isLabelled)) return lines
  const titles = new Set(rows.filter(({ rank }) => rank > 0).map(({ text }) => plain(text)))
  const stems = new Set(rows.flatMap(({ text }) => stemsOf(text)))
  const isWork = ({ text }: Line) => {
    const [, label = '', rest = ''] = LABEL.exec(text) ?? []
    if (isPartName(label) || isPhase(label) || FOR_PART.test(label) || FOR_SOME.test(label))
      return true
    const named = new Set(stemsOf(rest).filter((stem) => stems.has(stem)))
    return titles.has(plain(label)) || named.size >= FEWEST_NAMED
  }
  return lines.slice(first).some(isWork) ? lines : lines.slice(0, first)
}

const plain = (text: string) => text.toLowerCase().replace(/[\s:]+$/, '')

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM))
}

function isLabelled({ boldStart, frame, tag, text }: Line): boolean {
  return boldStart === true && frame !== null && tag !== 'li' && LABEL.test(text)
}
