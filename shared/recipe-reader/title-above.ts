/** The title that stands above a recipe of a text. */
import { aboutAbove, FOR_PEOPLE } from './amounts.ts'
import { tidy } from './clean.ts'
import { isAboutPage } from './endings.ts'
import type { Line } from './lines.ts'
import { nameOfLine } from '../ingredient/ingredient.ts'
import { isAmountAlone, isStepCount, looksLikeIngredient } from './line-looks.ts'
import { isNoName } from './title-words.ts'
import { headingKind, inlineKind, isAside, isFarewell, isLead } from './words.ts'

/** A title and its line. */
type TitleAbove = { text: string; at: number }

/** Where a title is looked for: from a line to the one above another; as the how many-th recipe of its text. */
type Above = { from: number; to: number; count: number | null }

const GREETING =
  /^(?:hi|hello|hey|dear|hallo|liebe|lieber|bonjour|salut|hola|ciao|hej|moi|cześć|olá|oi|from|to|date|sent|von|an|gesendet|de|cc|www\.|https?:)(?:[\s,:!/]|$)/iu

/** 'But back to' */
const BROKEN_OFF = /\s(?:à|de|du|to|of|the|an|von|zu|mit|con|di)$/iu

/** The title above a place: the nearest heading, or else the first short line of the block that begins there. */
export function titleAbove(lines: readonly Line[], place: Above): TitleAbove | null {
  return countedTitle(lines, place) ?? likelyTitle(lines, place)
}

function likelyTitle(lines: readonly Line[], { from, to }: Above): TitleAbove | null {
  const candidates: { text: string; at: number; rank: number; gap: boolean }[] = []
  const bulleted: { text: string; at: number }[] = []
  let isBelowStop = false
  for (let at = from; at < to; at += 1) {
    const line = lines[at]
    // What stands below 'Utensils:' is no title.
    if (line?.gap) isBelowStop = false
    if (line?.text.endsWith(':') && headingKind(line.text) === 'stop') isBelowStop = true
    if (isBelowStop) continue
    if (!line || aboutAbove(line.text) || isPartHeading(line.text) || isAmountAlone(line.text))
      continue
    if (isNoTitle(line) || isListed(lines, at)) continue
    if (
      isFarewell(line.text) ||
      isAside(line.text) ||
      DATED.test(line.text) ||
      inlineKind(line.text) !== null
    )
      continue
    const text = asTitleText(line.text)
    const next = lines[at + 1]
    // 'A few words first:' above a paragraph.
    const isAbove = next !== undefined && next.text.length > 80 && !looksLikeIngredient(next.text)
    if (isAbove && line.text.endsWith(':')) continue
    // A paragraph whose lines are broken goes on in small letters.
    if (text.length > 25 && next && !next.gap && /^\p{Ll}/u.test(next.text)) continue
    const words = text.split(' ').length
    const isSentence =
      text.length > 90 ||
      (/[.!?,;]["»”]?$/.test(text) && words > 3) ||
      (line.text.endsWith(':') && (words > 6 || isLead(line.text)))
    if (text === '' || isSentence || GREETING.test(text) || BROKEN_OFF.test(text)) continue
    if (line.number !== null) {
      // '1.) Chicken soup' directly above what it takes.
      if (at === to - 1) bulleted.push({ text: withoutCount(text), at })
      continue
    }
    if (line.tag === 'li' && line.rank === 0 && at > 0) bulleted.push({ text, at })
    else candidates.push({ text, at, rank: line.rank, gap: line.gap || at === 0 })
  }
  const named = candidates.filter(({ at }) => !lines[at]?.text.endsWith(':'))
  const called = calledOut(lines, from)
  if (named.length === 0 && called) return called
  if (named.length > 0 && named.length < candidates.length) candidates.splice(0, Infinity, ...named)
  const isTwice = ({ text }: { text: string }, at: number) =>
    candidates.slice(at + 1).some((other) => other.text === text)
  const twice = from === 0 ? candidates.find(isTwice) : undefined
  const subject = candidates.find(({ at }) =>
    /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|title|titel|recipe|rezept|recette|receta|ricetta|recept|przepis)\s*:/i.test(
      lines[at]?.text ?? '',
    ),
  )
  const [top] = from === 0 ? candidates : []
  const repeated = candidates.slice(1).find(({ text }) => top?.text.endsWith(`: ${text}`))
  const first = from === 0 ? titleBelowTalk(lines, to, candidates) : undefined
  const heading = candidates.findLast(({ rank }) => rank > 0)
  return (
    subject ??
    twice ??
    repeated ??
    (from === 0 ? spokenOf(lines.slice(0, to), candidates) : undefined) ??
    namedAbove(lines, to, candidates.at(-1)) ??
    heading ??
    first ??
    candidates.findLast(({ gap }) => gap) ??
    candidates.at(-1) ??
    namedInHeading(lines, to) ??
    bulleted.at(-1) ??
    null
  )
}

/** '2. Poppy seed roll' without its number. */
export function withoutCount(text: string): string {
  return text.replace(/^\d{1,2}[.)\]:/]+\s*/, '')
}

/** '2. Poppy seed roll' above the second recipe of a text. */
function countedTitle(lines: readonly Line[], { from, to, count }: Above): TitleAbove | null {
  if (count === null) return null
  for (let at = to - 1; at >= from; at -= 1) {
    const [line, next] = lines.slice(at, at + 2)
    const isTitle = line?.number === count && next?.number === null && line.text.length <= 80
    if (isTitle && !/[.!:;]$/.test(line.text))
      return { text: asTitleText(withoutCount(line.text)), at }
  }
  return null
}

/** The candidate that other lines name twice at least, where none names the first: 'Bolo de chocolate'. */
function spokenOf<T extends { text: string }>(
  lines: readonly Line[],
  candidates: readonly T[],
): T | undefined {
  const all = candidates.slice(0, 10).map((candidate) => {
    const name = candidate.text.toLowerCase()
    const others = lines.filter(({ text }) => text.length > name.length + 10)
    const times = others.filter(({ text }) => text.toLowerCase().includes(name)).length
    return { candidate, times: name.length < 6 ? 0 : times }
  })
  const [first, ...others] = all
  if (first?.times !== 0) return undefined
  return others.find(({ times }) => times >= 2)?.candidate
}

/** 'Recipe for pea soup' directly above what it takes. */
function namedAbove<T extends { at: number; text: string; gap: boolean }>(
  lines: readonly Line[],
  to: number,
  last?: T,
): T | undefined {
  const isNamed = last?.gap === true && RECIPE_FOR.test(last.text)
  return isNamed && isDirectlyAbove(lines, last.at, to) ? last : undefined
}

/** Whether nothing but servings and times stands between two lines. */
function isDirectlyAbove(lines: readonly Line[], at: number, to: number): boolean {
  return lines.slice(at + 1, to).every(({ text }) => aboutAbove(text) !== null)
}

/** The first candidate; or the last, directly above the list, where the first goes on in sentences. */
function titleBelowTalk<T extends { at: number; gap: boolean }>(
  lines: readonly Line[],
  to: number,
  candidates: readonly T[],
): T | undefined {
  const [first, last] = [candidates[0], candidates.at(-1)]
  if (!first || !last) return undefined
  const below = lines[first.at + 1]
  const isBelowSentence = /[.!?…:]["»”)]?$/u.test(lines[last.at - 1]?.text ?? '')
  const isAlone = (last.gap || isBelowSentence) && isDirectlyAbove(lines, last.at, to)
  if (isAlone && !namesRow(lines, first.at, to) && namesRow(lines, last.at, to)) return last
  const isTalk = below?.gap === false && below.text.length > 40 && /[.!?…]$/.test(below.text)
  return isTalk && last.gap && last.at === to - 1 && lines[to]?.gap === false ? last : first
}

/** Whether a line names something that is listed from a place on: 'Olive chicken' above '4 chicken breasts'. */
function namesRow(lines: readonly Line[], at: number, to: number): boolean {
  const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const name = words(lines[at]?.text ?? '')
  const rows = lines.slice(to, to + 30).filter(({ text }) => looksLikeIngredient(text))
  const listed = new Set(rows.flatMap(({ text }) => words(nameOfLine(text))))
  return name.some((word) =>
    [...listed].some(
      (each) => each === word || (word.length > 4 && each.startsWith(word.slice(0, 5))),
    ),
  )
}

/** 'How do I make a good soup?', 'Onion tart, the real one!!': the first line, however it ends. */
function calledOut([line]: readonly Line[], from: number): TitleAbove | null {
  const isShort = line && from === 0 && line.text.length <= 60 && /[^.]\s?[!?]+$/.test(line.text)
  return isShort && !GREETING.test(line.text) && line.number === null
    ? { text: asTitleText(line.text).replace(/\s*!+$/, ''), at: 0 }
    : null
}

/** 'Apple cake: ingredients' */
function namedInHeading(lines: readonly Line[], at: number): TitleAbove | null {
  const [, name = '', kind = ''] = /^([^:]{4,60}):\s+(\S.*)$/.exec(lines[at]?.text ?? '') ?? []
  return name !== '' && headingKind(kind) === 'ingredients' ? { text: asTitleText(name), at } : null
}

/** 'Recipe for 4 people', 'Difficulty: easy', 'Resting time: -', '1. Step' */
function isNoTitle(line: Line): boolean {
  const name = line.text.replace(FOR_PEOPLE, '')
  // 'Now the ingredients!'
  const isCall = name.endsWith('!') && headingKind(name.replace(/!+$/, '')) !== null
  if (isNoName(name) || isStepCount(line.text) || isCall) return true
  return isAboutPage({ ...line, tag: 'p' }) || /^[^:]{3,30}\s?:\s*(?:[-–—]$|\d)/.test(line.text)
}

/** '3/4 apples', 'Juice of a lemon' */
function isListed(lines: readonly Line[], at: number): boolean {
  const isRow = (line?: Line) => line !== undefined && looksLikeIngredient(line.text)
  const [line, next] = lines.slice(at, at + 2)
  return isRow(line) && ((isRow(lines[at - 1]) && !line?.gap) || (isRow(next) && !next?.gap))
}

/** 'Published on 24/01/2026', 'Friday, October 28, 2011' */
const DATED = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\s*$|(?<!\d)\d{1,2}(?!\d).*\b(?:19|20)\d{2}\s*$/

const RECIPE_FOR =
  /^(?:recipe (?:for|of)|rezept für|recette d(?:e|u)|recette d['’]|receta de|ricetta (?:de|per)|recept (?:voor|för|på)|opskrift på|oppskrift på|przepis na|receita de)\P{L}/iu

const NAMED =
  /^(?:recette|receta|ricetta|recept|opskrift|oppskrift|przepis|rezept|recipe|receita|how|comment|cómo|come|so|zo|jak)\s/i

/** Whether a line is the heading of a part; 'Recette de la tarte de ma tante' is the title of all of it. */
function isPartHeading(text: string): boolean {
  if (text.endsWith(':') || text.split(' ').length <= 3) return headingKind(text) !== null
  return !NAMED.test(text) && headingKind(text) !== null
}

/** The words of a title without what marks it. */
export function asTitleText(text: string): string {
  return tidy(
    text
      .replace(
        /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|recipe|rezept|recette|receta|ricetta|title|titel)(?:\s+\d+)?\s*:\s*/i,
        '',
      )
      .replace(/^(?:fwd?|re|wg|aw)\s*:\s*/i, '')
      .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
      .replace(/^[*_#=~\s-]+|(?<![*_#=~:\s])[*_#=~:\s]+$/g, ''),
  )
}
