/** How many: numbers, ranges and the words for them, in the languages that lists are read in. */
import { numberAt } from './number.ts'

export type Counted = { quantity: number; to: number | null; end: number }

export const RANGE = /-?\s+(?:to|or|bis|oder|à|a|ou|o|tot|of|till|til|eller|do)\s+|\s*[-–—]\s*/y
const ARTICLE = /(?:an?|eine?[nrm]?|une?|una|uno?|een|ett?|en)(?=['’]|\s)['’]?\s*/iy
const HALF =
  /(?:(?:1|an?|one|eine?[nrms]?|une?|una|uno|een|en|ett?)[\s-]+)?(?:half(?![ -](?:and|&|n)[ -])(?: an?)?|halb[ersn]{1,2}|demie?|medi[oa]|mezz[oa]?|halve|halv[at]?|pół|połow[ay])[\s'’-]+/iy
/** 'Ein Viertel Liter', 'un cuarto de kilo', 'anderhalve liter': parts, and one with a half. */
const PARTS: [RegExp, number][] = [
  [
    /(?:(?:an?|one|ein|une?|een|en|ett|et)[\s-]+)?(?:quarter(?: of)?(?: an?)?(?= )|viertel|quart (?:de|d['’])|cuarto de|quarto di|kwart|kvart|ćwierć)\s*/iy,
    0.25,
  ],
  [
    /(?:dreiviertel |(?:trois|3) quarts? d[e'’]|tres cuartos de |tre quarti d[i'’]|driekwart |trekvart )\s*/iy,
    0.75,
  ],
  [
    /(?:anderthalbe?[rn]?|ein(?:und)?einhalb|anderhal(?:f|ve?)|halvanden|halvannan|półtor(?:a|ej))\s+/iy,
    1.5,
  ],
  [/(?:zweieinhalb|tweeënhal(?:f|ve)|tweeëneenhalf)\s+/iy, 2.5],
  [/(?:dreieinhalb|drieënhal(?:f|ve)|drieëneenhalf)\s+/iy, 3.5],
]
/** From two on, in words; 'dos de cabillaud' is a back of cod, 'cinq épices' are one thing. */
const NUMBERS = [
  'zwei|deux|dos(?! de )|due|twee|två|dwie|dwa',
  'drei|trois|tres?|drie|trzy',
  'vier|quatre(?! é)|cuatro|quattro|fyra|cztery',
  'fünf|cinq(?! é)|cinco|cinque|vijf|fem|pięć',
  'sechs|seis?|zes|sześć',
].map((words, at): [RegExp, number] => [new RegExp(`(?:${words})\\s+`, 'iy'), at + 2])
/** 'Between 4 and 5', 'da 4 a 6'. */
const BETWEEN =
  /(?:between|zwischen|entre|tra|fra|tussen|mellan|mellem|from|von|van|de|da|od)\s+(?=\d[\d.,/]*\s+(?:and|und|et|y|e|en|och|og|a|à|to|bis|tot|do)\s+\d)/iy
/** '3,5 % Milch' is milk, in whatever number. */
const PERCENT = /\s?%/y
const AND = /\s+(?:and|und|et|y|e|en|och|og|a|à|to|bis|tot|do)\s+/iy
const PART_OF =
  /\s+(?:(?:of )?an?(?=\s)|(?:de|di|von)(?=\s+(?:cuchar|taza|vaso|kilo|litr|tazz|cucch|bicchier|lit|kil|limón|cebolla|cipolla|limone|tasse|pfund)))/iy

const SPACE = /[ \u00a0\u202f\u2009]*/y

type First = Counted & { isBare: (text: string, end: number) => boolean }

/** '2', '2-3', '1½', 'half a', 'an': how many. */
export function countAt(text: string, start: number): First | null {
  const isBare = (whole: string, end: number) =>
    /^(?:$|[\s(),;/×-]|x(?=[\s\d(½¼¾⅓⅔-]|$))/i.test(whole.slice(end))
  const worded = wordedAt(text, start)
  if (worded !== null) return { ...worded, isBare: () => true }
  const between = past(BETWEEN, text, start)
  const first = numberAt(text, between ?? start)
  if (first === null) {
    const article = past(ARTICLE, text, start)
    if (article === null) return null
    return { quantity: 1, to: null, end: article, isBare: () => true }
  }
  const rangeEnd = past(between === null ? RANGE : AND, text, first.end)
  const second = rangeEnd === null ? null : numberAt(text, rangeEnd)
  if (past(PERCENT, text, (second ?? first).end) !== null) return null
  if (second === null || second.value <= first.value) {
    // '½ a bunch', '1/2 of a red onion'.
    const article = first.value < 1 ? past(PART_OF, text, first.end) : null
    return { quantity: first.value, to: null, end: article ?? first.end, isBare }
  }
  return { quantity: first.value, to: second.value, end: second.end, isBare }
}

/** 'Half a', 'ein Viertel', 'zwei': a number in words, of any language. */
function wordedAt(text: string, start: number): Counted | null {
  for (const [pattern, quantity] of [[HALF, 0.5] as const, ...PARTS, ...NUMBERS]) {
    const end = past(pattern, text, start)
    if (end !== null) return { quantity, to: null, end }
  }
  return null
}

/** Where the match of a pattern at an index ends; null where it does not match there. */
export function past(pattern: RegExp, text: string, start: number): number | null {
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : null
}

/** What may stand behind minutes without a word for them, '1 h 30 dans le four': '1 hour 20 cookies' has none. */
export const BEHIND_MINUTES = String.raw`\s*(?:$|[\n;!?()\]+|–—-]|[.,:/](?!\d))|[ \u00a0]+(?:à|au|aux|dans|environ|env|de|d|ou|et|jusqu|bei|im|in|oder|und|bis|at|or|and|until|on|over|o|y|e|en|al|nel|till|og|och|på|i|w|lub)(?!\p{L})`

/** Where the spaces end that begin at an index. */
export function skip(text: string, start: number): number {
  return past(SPACE, text, start) ?? start
}
