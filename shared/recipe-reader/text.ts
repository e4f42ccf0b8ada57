/** Recipes in plain text: pasted, shared, from a note, a mail or a chat. */
import {
  aboutAbove,
  FOR_PEOPLE,
  minutesIn,
  servingsInTitle,
  withAbout,
  type About,
} from './amounts.ts'
import { tidy } from './clean.ts'
import { nothingFound, type Doubt, type Found, type RecipeDraft } from './draft.ts'
import { draftOf } from './draft-of.ts'
import { isAboutPage } from './endings.ts'
import type { Line } from './lines.ts'
import { recipesInLines, stepsInLines, withLabels } from './outline.ts'
import type { Outlined } from './outline-run.ts'
import { nameOfLine } from '../ingredient/ingredient.ts'
import { withoutStamps } from './in-sentences.ts'
import { isAmountAlone, isForPart, isStepCount, looksLikeIngredient } from './line-looks.ts'
import { recipesWithoutHeadings, withParts } from './several.ts'
import { linesOfText, unwrappedLines } from './text-lines.ts'
import { isNoName } from './title.ts'
import { headingKind, inlineKind, isAside, isFarewell, isLead, isPartName } from './words.ts'

/** The text that is read; what stands behind is not. */
const MOST_TEXT = 1_000_000

/** All recipes in a text, in order; one without ingredients where none could be told apart. Linear. */
export function readText(text: string): RecipeDraft[] {
  const doubts: Doubt[] = []
  if (text.length > MOST_TEXT)
    doubts.push({ field: 'page', text: 'The text is very long. Only its beginning was read.' })
  // Blanks in a row would be looked through again from each of them.
  const read = text.slice(0, MOST_TEXT).replace(/[^\S\r\n\u2028\u2029]{2,}/g, ' ')
  const lines = withLabels(unwrappedLines(linesOfText(withoutStamps(read))))
  const outlined = withParts(recipesInLines(lines), lines)
  const all =
    outlined.length > 0
      ? withStepsAbove(outlined, lines)
      : withParts(recipesWithoutHeadings(lines), lines)
  if (all.length === 0) return [draftOf(untold(lines), doubts)]
  return all.map((each, at) => draftOf(titled(all, at, lines), each === all[0] ? doubts : []))
}

/** The only recipe of a text, with the steps that stand above its list where none stand below. */
function withStepsAbove(all: readonly Outlined[], lines: readonly Line[]): readonly Outlined[] {
  const [only, ...others] = all
  if (!only || others.length > 0 || only.found.steps.length > 0) return all
  const told = stepsInLines(lines.slice(0, only.start))
  return told ? [{ ...only, found: { ...only.found, steps: told.steps } }] : all
}

/** A recipe with the title that stands above it, which is not a step of the one before. */
function titled(all: readonly Outlined[], at: number, lines: readonly Line[]): Found {
  const each = all[at]
  if (!each) throw new RangeError('no such recipe')
  const from = at === 0 ? 0 : (all[at - 1]?.start ?? 0) + 1
  const title = titleAbove(lines, from, each.start)
  const next = all[at + 1]
  const following = next ? titleAbove(lines, each.start + 1, next.start) : null
  const found = following
    ? without(
        each.found,
        lines.slice(following.at, next?.start).map((line) => line.text),
      )
    : each.found
  const above = lines.slice(at === 0 ? 0 : (title?.at ?? each.start), each.start)
  const about = above.reduce<About>((known, line) => withAbout(known, aboutAbove(line.text)), {})
  const description = at === 0 && title ? describing(lines.slice(title.at + 1, each.start)) : ''
  const named = title ? null : namedInSection(found)
  return {
    ...found,
    ...named,
    description,
    title: title?.text ?? named?.title ?? '',
    servings: found.servings || (about.servings ?? servingsAbove(above)),
    minutes: found.minutes ?? minutesIn(about),
  }
}

/** The title that a recipe has from the only section of its list, 'Sponge cake:'; null where that is a part. */
function namedInSection({ ingredients }: Found): Pick<Found, 'title' | 'ingredients'> | null {
  const [only, ...others] = ingredients
  if (!only || only.title === '' || others.length > 0) return null
  if (isForPart(only.title) || isPartName(only.title)) return null
  return { title: only.title, ingredients: [{ ...only, title: '' }] }
}

/** 'Pea soup for 4 people' */
function servingsAbove(lines: readonly Line[]): string {
  return lines.map((line) => servingsInTitle(line.text)).find((said) => said !== '') ?? ''
}

function describing(lines: readonly Line[]): string {
  return lines
    .filter(
      (line) =>
        aboutAbove(line.text) === null &&
        headingKind(line.text) === null &&
        !isStepCount(line.text),
    )
    .map((line) => line.text)
    .join(' ')
    .slice(0, 1000)
}

/** A recipe without the lines that turned out to begin the next one. */
function without(found: Found, texts: string[]): Found {
  const gone = new Set(texts)
  const steps = found.steps
    .filter((section) => !gone.has(section.title) || section.rows.some((row) => !gone.has(row)))
    .map((section) => ({ ...section, rows: section.rows.filter((row) => !gone.has(row)) }))
    .filter((section) => section.rows.length > 0)
  return { ...found, steps, notes: found.notes.filter((note) => !gone.has(note)) }
}

const GREETING =
  /^(?:hi|hello|hey|dear|hallo|liebe|lieber|bonjour|salut|hola|ciao|hej|moi|cześć|olá|oi|from|to|date|sent|von|an|gesendet|de|cc|www\.|https?:)(?:[\s,:!/]|$)/iu

/** The title above a place: the nearest heading, or else the first short line of the block that begins there. */
function titleAbove(
  lines: readonly Line[],
  from: number,
  to: number,
): { text: string; at: number } | null {
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
    // A paragraph whose lines are broken goes on in small letters.
    if (text.length > 25 && next && !next.gap && /^\p{Ll}/u.test(next.text)) continue
    const words = text.split(' ').length
    const isSentence =
      text.length > 90 ||
      (/[.!?,;]["»”]?$/.test(text) && words > 3) ||
      (line.text.endsWith(':') && (words > 6 || isLead(line.text)))
    if (text === '' || isSentence || GREETING.test(text)) continue
    if (line.number !== null) {
      // '1.) Chicken soup' directly above what it takes.
      if (at === to - 1) bulleted.push({ text: text.replace(/^\d{1,2}[.)\]:]+\s*/, ''), at })
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
    /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|title|titel)\s*:/i.test(
      lines[at]?.text ?? '',
    ),
  )
  const first = from === 0 ? titleBelowTalk(lines, to, candidates) : undefined
  const heading = candidates.findLast(({ rank }) => rank > 0)
  return (
    subject ??
    twice ??
    heading ??
    first ??
    candidates.findLast(({ gap }) => gap) ??
    candidates.at(-1) ??
    namedInHeading(lines, to) ??
    bulleted.at(-1) ??
    null
  )
}

/** The first candidate; or the last, directly above the list, where the first goes on in sentences. */
function titleBelowTalk<T extends { at: number; gap: boolean }>(
  lines: readonly Line[],
  to: number,
  candidates: readonly T[],
): T | undefined {
  const [first, last] = [candidates[0], candidates.at(-1)]
  const below = lines[(first?.at ?? 0) + 1]
  const isBelowSentence = /[.!?…:]["»”)]?$/u.test(lines[(last?.at ?? 0) - 1]?.text ?? '')
  const isNext =
    last !== undefined &&
    lines.slice(last.at + 1, to).every(({ text }) => aboutAbove(text) !== null)
  const isAlone = isNext && (last.gap || isBelowSentence)
  if (isAlone && !namesRow(lines, first?.at, to) && namesRow(lines, last.at, to)) return last
  const isTalk = below?.gap === false && below.text.length > 40 && /[.!?…]$/.test(below.text)
  return isTalk && last?.gap && last.at === to - 1 && lines[to]?.gap === false ? last : first
}

/** Whether a line names something that is listed from a place on: 'Olive chicken' above '4 chicken breasts'. */
function namesRow(lines: readonly Line[], at: number | undefined, to: number): boolean {
  const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const name = words(lines[at ?? -1]?.text ?? '')
  const rows = lines.slice(to, to + 30).filter(({ text }) => looksLikeIngredient(text))
  const listed = new Set(rows.flatMap(({ text }) => words(nameOfLine(text))))
  return name.some((word) =>
    [...listed].some(
      (each) => each === word || (word.length > 4 && each.startsWith(word.slice(0, 5))),
    ),
  )
}

/** 'How do I make a good soup?', 'Onion tart, the real one!!': the first line, however it ends. */
function calledOut([line]: readonly Line[], from: number): { text: string; at: number } | null {
  const isShort = line && from === 0 && line.text.length <= 60 && /[^.]\s?[!?]+$/.test(line.text)
  return isShort && !GREETING.test(line.text) && line.number === null
    ? { text: asTitleText(line.text).replace(/\s*!+$/, ''), at: 0 }
    : null
}

/** 'Apple cake: ingredients' */
function namedInHeading(lines: readonly Line[], at: number): { text: string; at: number } | null {
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

const NAMED =
  /^(?:recette|receta|ricetta|recept|opskrift|oppskrift|przepis|rezept|recipe|receita|how|comment|cómo|come|so|zo|jak)\s/i

/** Whether a line is the heading of a part; 'Recette de la tarte de ma tante' is the title of all of it. */
function isPartHeading(text: string): boolean {
  if (text.endsWith(':') || text.split(' ').length <= 3) return headingKind(text) !== null
  return !NAMED.test(text) && headingKind(text) !== null
}

function asTitleText(text: string): string {
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

/**
 * A text without ingredients: its first line as title, where it is short, the steps that it heads, and
 * without those all else as notes.
 */
function untold(lines: readonly Line[]): Found {
  const first = asTitleText(lines[0]?.text ?? '')
  const title = first.length > 90 ? '' : first
  const told = stepsInLines(lines)
  if (told && told.steps.length > 0) return { ...told, title }
  const notes = lines.slice(title === '' ? 0 : 1, 200).map((line) => line.text)
  return { ...nothingFound(), title, notes }
}
