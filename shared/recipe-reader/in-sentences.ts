/** Recipes that people tell each other: in sentences, and out of a chat with its stamps. */
import { betweenCommas } from './clean.ts'
import { nothingFound } from './draft.ts'
import { isAboutPage } from './endings.ts'
import type { Line } from './lines.ts'
import type { Outlined } from './outline-run.ts'
import { isAmountAlone, looksLikeIngredient } from './line-looks.ts'
import { ingredientSections } from './rows.ts'
import { stepSections } from './step-sections.ts'
import { headingKind, isAside, isFarewell } from './words.ts'

/** '[23/11/2026, 18:03] Mum: ', '23.11.26, 18:03 - Mum: ': who wrote a message, and when. */
const STAMP =
  /^\u200e?(?:\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\s+[-–])\s+[^:\n]{1,40}:[ \t]+/gimu

/** A text without what a chat puts in front of each message. */
export function withoutStamps(text: string): string {
  return text.replace(STAMP, '')
}

/** 'and 2 eggs': what joins the last of a list to the others. */
const AND = /^(?:and|plus|und|et|y|e|en|och|og|oraz|i|ja)\s+/iu
const SENTENCE_ENDS =
  /(?<=\p{L}{3}[.!?]|\)[.!?])(?<!\d\s(?:Pck|Pkg|Pkt|Stk|Msp|Tbsp|tbsp|tsp|lbs|pkg|cuil)\.)\s+(?=\p{Lu})/u

/** Nobody tells more ingredients in one breath. */
const MOST_IN_SENTENCE = 100

/** The ingredients that a sentence lists between its commas, from its first amount on; null for none. */
function listIn(sentence: string): string[] | null {
  const start = sentence.search(/(?<![\p{L}\d])(?:\d|[½⅓⅔¼¾])/u)
  if (start === -1) return null
  const said = sentence.slice(start).replace(/[.!]$/, '')
  const slashed = said.split(/\s\/\s?|\s?\/\s/)
  const pieces = (slashed.length > 2 ? slashed : betweenCommas(said)).map((piece) =>
    piece.replace(AND, '').trim(),
  )
  if (pieces.length < 3 || pieces.length > MOST_IN_SENTENCE) return null
  const some = pieces.filter((piece) => looksLikeIngredient(piece) && !isAmountAlone(piece)).length
  // Nothing but the list, or behind a colon, it may name more of what has no amount: 'pepper, salt'.
  const isTold = /(?:^|:\s)$/.test(sentence.slice(0, start))
  const isAll = isTold && !/[.!?]\s+\p{Lu}/u.test(sentence) && some >= 4
  return some >= pieces.length * (isAll ? 0.4 : 0.6) ? pieces : null
}

/** Lines up to where comments or the like begin. */
function uptoEnd(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ text }) => text.length < 60 && headingKind(text) === 'stop')
  return end < 0 ? lines : lines.slice(0, end)
}

/**
 * A recipe in sentences: one lists the ingredients between commas, and what is said behind it is what to
 * do, a paragraph a step. Null where no sentence is such a list.
 */
export function recipeInSentences(lines: readonly Line[]): Outlined | null {
  for (const [at, line] of lines.entries()) {
    const sentences = line.text.split(SENTENCE_ENDS)
    const place = sentences.findIndex((sentence) => listIn(sentence) !== null)
    const rows = listIn(sentences[place] ?? '')
    if (!rows) continue
    const below = uptoEnd(lines.slice(at + 1)).filter((each) => !isAboutPage(each))
    // Behind steps that are counted, what is not counted is none.
    const counted = below.findLastIndex(({ number }) => number !== null) + 1
    const told = [
      sentences.slice(place + 1).join(' '),
      ...below.slice(0, counted > 1 ? counted : undefined).map(({ text }) => text),
    ].filter((text) => text !== '' && !isFarewell(text) && !isAside(text))
    const found = {
      ...nothingFound(),
      notes: counted > 1 ? below.slice(counted).map(({ text }) => text) : [],
      ingredients: ingredientSections(rows.map((text) => ({ text, heading: false }))),
      steps: stepSections(told.map((text) => ({ text, heading: false }))),
    }
    return { found, start: at, end: lines.length - 1 }
  }
  return null
}
