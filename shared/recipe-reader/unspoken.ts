/** What stands in the lines of a page and is no word of its text: hidden, pressed, below a photo, a tip aside. */
import { letters } from './clean.ts'
import { attribute, textOf, wordsOfName, type Box } from './tree.ts'
import { isAmountAlone, looksLikeStep } from './line-looks.ts'
import { isCaption } from './picture-captions.ts'
import { headingKind, isAside } from './words.ts'

const UNSPOKEN =
  /^(?:screen-?reader(?:-text)?|sr-?only|show-for-sr|element-invisible|hidden-visually|a11y-hidden|is-hidden|d-none|visually-hidden|visuallyhidden|hidden|hide|u-hidden|wprm-screen-reader-text)$/

/** The same behind the name of a library: 'govuk-visually-hidden' */
const UNSPOKEN_IN = /-(?:visually-hidden|visuallyhidden|sr-only|screen-reader-text)$/

/** Whether a box is left out of a line that is an element of this tag. */
export function isUnspoken(box: Box, line: string): boolean {
  if (
    box.tag === 'button' &&
    !isTold(box) &&
    !isWordOfText(box) &&
    headingKind(textOf(box).trim()) === null
  )
    return true
  if (line === 'li' && (isBesideStep(box) || isTip(box) || isOtherAmount(box))) return true
  if (isAllergens(box) || ((line === 'li' || line === 'tr') && isPrice(box))) return true
  return (
    isHidden(box) ||
    isRowOfButtons(box) ||
    isStepper(box) ||
    isHeadOfTooltip(box) ||
    isPictureNumber(box) ||
    isCaption(box) ||
    isLinkToPress(box, line) ||
    isBesideHeading(box, line)
  )
}

/** A step that can be pressed once it is done. */
function isTold(box: Box): boolean {
  return box.size > 30 && looksLikeStep(textOf(box).trim()) && /[.!]\s*$/.test(textOf(box))
}

/** What can be pressed and is said all the same: the name in a row, and words within a sentence. */
function isWordOfText(box: Box): boolean {
  return isNameInRow(box) || isAmidWords(box)
}

/** 'Boil it for <button>ten minutes</button> or longer.' */
export function isAmidWords(box: Box): boolean {
  const beside = box.parent?.children ?? []
  const at = beside.indexOf(box)
  const [before, behind] = [beside[at - 1]?.text ?? '', beside[at + 1]?.text ?? '']
  return /\p{L}[,;]? $/u.test(before) && /^(?: \p{L}|[.,;] ?)/u.test(behind)
}

/** The name of an ingredient that can be pressed to read about it, alone in its row or behind its amount. */
export function isNameInRow(box: Box): boolean {
  const name = textOf(box).trim()
  let row = box.parent
  while (row && row.tag !== 'label' && row.tag !== 'li' && row.size < 300) row = row.parent
  if (!row || row.size >= 300 || !/\p{L}{3}/u.test(name) || isAside(name)) return false
  const [before = '', behind = ''] = textOf(row).split(name)
  const isAlone = textOf(row).trim() === name && attribute(row, 'for') !== ''
  // '2 (Swap it) eggs': what is pressed stands between the amount and the name.
  const isName = /[,;]$/.test(name) || /^\s*(?:[,;(]|$)/.test(behind)
  return isAlone || (isName && isAmountAlone(before.trim()))
}

/** Behind a row or a step, a link that is drawn as a button, or says what buttons say. */
function isLinkToPress(box: Box, line: string): boolean {
  if (box.tag !== 'a' || (line !== 'li' && line !== 'tr')) return false
  const isButton = box.names.some((name) =>
    wordsOfName(name).some((word) => /^(?:button|btn|cta)$/.test(word)),
  )
  return isButton || isAside(textOf(box).trim()) || isInEach(box)
}

/** Within a heading, what one presses to change it, or to link to it: 'Method [edit]', 'Method ¶'. */
function isBesideHeading(box: Box, line: string): boolean {
  if (box.tag !== 'a' || !/^h[1-6]$/.test(line)) return false
  const isSign = box.size === 1 && /^\s*[¶#§]\s*$/.test(textOf(box))
  if (!isSign && attribute(box, 'role') !== 'button') return false
  let heading = box.parent
  while (heading && heading.tag !== line) heading = heading.parent
  return heading !== null && box.size < heading.size
}

/** A link behind a row whose words stand behind the first rows of its list, too: 'shopping list'. */
function isInEach(box: Box): boolean {
  let row = box.parent
  for (let up = 0; row && row.tag !== 'li' && up < 3; up += 1) row = row.parent
  const said = textOf(box).trim()
  const rows = row?.parent?.children.slice(0, 8).filter(({ tag }) => tag === 'li') ?? []
  const endsSo = (each: Box) => {
    let last: Box | undefined = each
    while (last && last.tag !== 'a') last = last.children.findLast(({ size }) => size > 0)
    return last !== undefined && each.size > last.size && textOf(last).trim() === said
  }
  return said !== '' && rows.length > 2 && rows.every(endsSo)
}

/** What stands in a step and is none of its words: an aside, what it takes, the tools for it. */
function isBesideStep(box: Box): boolean {
  return box.tag === 'aside' || isListOfStep(box) || isListOfTools(box)
}

/** What a step takes, listed in it once more, by what it is called: 'instruction-ingredients'. */
function isListOfStep(box: Box): boolean {
  return box.names.some((name) => {
    const words = wordsOfName(name)
    const at = words.findIndex((word) => /^(?:instruction|direction|step)s?$/.test(word))
    return at !== -1 && words.includes('ingredients', at)
  })
}

/** 'knife', 'board': a list of single words above the paragraph of a step. */
function isListOfTools(box: Box): boolean {
  if (box.tag !== 'ul' || box.size > 100) return false
  const beside = box.parent?.children ?? []
  const below = beside.slice(beside.indexOf(box) + 1).find(({ size }) => size > 0)
  const entries = box.children.filter(({ size }) => size > 0)
  return below?.tag === 'p' && entries.every((each) => /^\s*\p{L}+\s*$/u.test(textOf(each)))
}

const AMOUNT = /^(?:amount|unit|quantity|qty)$/

/** The amount in the other system of units, by what it is called: 'ingredient-alt-amount'. */
function isOtherAmount(box: Box): boolean {
  if (box.size > 20) return false
  if (isNotChosen(box)) return true
  return box.names.some((name) => {
    const words = wordsOfName(name)
    return words.includes('alt') && words.some((word) => AMOUNT.test(word))
  })
}

/** 'qty-metric' beside 'qty-trad show' */
function isNotChosen(box: Box): boolean {
  const kind = kindOf(box)
  if (!AMOUNT.test(kind) || isChosen(box)) return false
  return box.parent?.children.some((each) => isChosen(each) && kindOf(each) === kind) ?? false
}

function kindOf({ names }: Box): string {
  const [name] = names
  return name === undefined ? '' : (wordsOfName(name)[0] ?? '')
}

function isChosen({ names }: Box): boolean {
  return names.some((name) => /^(?:show|shown|active)$/.test(name))
}

/** Both kinds of screens. */
const HIDDEN_ON = [/(?:^|-)hidden-desktop$/, /(?:^|-)hidden-(?:phone|mobile)$/]

function isHidden(box: Box): boolean {
  const { names } = box
  if (names.length > 1 && HIDDEN_ON.every((on) => names.some((name) => on.test(name)))) return true
  // What is hidden on one screen only is shown on another.
  if (box.names.some((name) => UNSPOKEN.test(name) || UNSPOKEN_IN.test(name)))
    return (
      !box.names.some((name) => /^(?:d-)?(?:sm|md|lg|xl)[-:]/.test(name)) &&
      (box.size < 100 || isSaidBefore(box))
    )
  if (box.size === 0 || !isNotShown(box)) return false
  return box.size <= 60 || isOtherOfTwo(box)
}

/** What is said twice begins with as many letters that are the same. */
const MOST_ALIKE = 40

/** Whether what is hidden says what stands directly before it once more. */
function isSaidBefore(box: Box): boolean {
  const beside = box.parent?.children ?? []
  const before = beside.slice(0, beside.indexOf(box)).findLast(({ size }) => size > 0)
  if (!before || before.size < MOST_ALIKE) return false
  return letters(textOf(box)).includes(letters(textOf(before)).slice(0, MOST_ALIKE))
}

function isNotShown(box: Box): boolean {
  return (
    typeof box.node.getAttribute?.('hidden') === 'string' ||
    /display:\s*none/i.test(attribute(box, 'style'))
  )
}

/** The same list in other units, for which one has to press: as long as the one beside it that is shown. */
function isOtherOfTwo(box: Box): boolean {
  const rows = ({ children }: Box) => children.filter(({ tag }) => tag !== '').length
  const beside = box.parent?.children.slice(0, MOST_BESIDE) ?? []
  return (
    rows(box) > 2 &&
    beside.some(
      (each) =>
        each !== box && each.tag === box.tag && rows(each) === rows(box) && !isNotShown(each),
    )
  )
}

/** Of as many elements beside it another of its kind is looked for. */
const MOST_BESIDE = 10

const CONTAINS =
  /^\s*\(?(?:(?:may )?contains?|enthält|(?:peut )?conten?[ir]e?n?t?|(?:puede )?contiene|può contenere|bevat|innehåller|indeholder|inneholder)\s?:?\s+\p{L}/iu

/** '(Contains: milk)', in a box of its own behind what a meal kit brings. */
function isAllergens(box: Box): boolean {
  if (box.size === 0 || box.size > 80 || box.parent?.size === box.size) return false
  const isNamed = box.names.some((name) =>
    wordsOfName(name).some((word) => /^(?:allergens?|allergene|allergènes?)$/.test(word)),
  )
  // Most of what is looked at begins with another letter.
  let first: Box | undefined = box
  while (first && first.tag !== '') first = first.children.find(({ size }) => size > 0)
  return isNamed || (/^\s*\(?[mcekpbi]/i.test(first?.text ?? '') && CONTAINS.test(textOf(box)))
}

/** '$2.49', behind what is sold for it. */
function isPrice(box: Box): boolean {
  if (box.size === 0 || box.size > 12 || box.tag === 'td') return false
  const isOnly = box.parent?.size === box.size
  return (
    !isOnly && /^\s*(?:[€$£]\s?\d+[.,]\d\d|\d+[.,]\d\d\s?(?:€|kr|zł|[€$£]))\s*$/.test(textOf(box))
  )
}

/** What stands above the words that explain one, which are not shown. */
function isHeadOfTooltip(box: Box): boolean {
  if (box.tag !== 'span' || box.size === 0 || !endsWith(box, 'header')) return false
  const beside = box.parent?.children.filter(({ tag }) => tag !== '') ?? []
  const next = beside[beside.indexOf(box) + 1]
  return next !== undefined && endsWith(next, 'tooltip')
}

function endsWith({ names }: Box, word: string): boolean {
  return names.some((name) => name.endsWith(word) && wordsOfName(name).at(-1) === word)
}

/** A number between two buttons, for more of it and for less. */
function isStepper(box: Box): boolean {
  if (box.size > 12 || box.children.length < 3) return false
  const buttons = box.children.filter((each) => each.tag === 'button')
  return buttons.length === 2 && /^[-–−+\s]*\d+[-–−+\s]*$/.test(textOf(box))
}

/** Words for the buttons beside them, which show other units or more portions: 'Units', 'Scale'. */
function isRowOfButtons(box: Box): boolean {
  if (box.size === 0 || box.size > 80) return false
  const isNamed = box.names.some((name) =>
    wordsOfName(name).some((word) =>
      /^(?:scale|scaler|scaling|units|convert|conversion)$/.test(word),
    ),
  )
  return isNamed && buttonsIn(box) > 1 && headingKind(textOf(box).trim()) === null
}

function buttonsIn(box: Box): number {
  if (box.tag === 'button') return 1
  // A heading beside them is one.
  if (/^h[1-6]$/.test(box.tag)) return Number.NEGATIVE_INFINITY
  return box.children.reduce((sum, child) => sum + buttonsIn(child), 0)
}

/** Within a sentence, the number of the picture beside it, or of a note below. */
function isPictureNumber(box: Box): boolean {
  if (box.size === 0 || box.size > 2 || !/^\s*\d+\s*$/.test(textOf(box))) return false
  const isNamed = box.names.some((name) =>
    wordsOfName(name).some((word) => /^(?:step|foto|photo|picture|ref|footnote)$/.test(word)),
  )
  const beside = box.parent?.children ?? []
  const before = beside[beside.indexOf(box) - 1]
  if (!before) return false
  const said = textOf(before)
  return isNamed ? said.length > 15 : box.tag === 'sup' && /\p{L}{4}[,)]?$/u.test(said)
}

const TIP =
  /^\s*(?:pro[ -]|chef['’]s |cook['’]s )?(?:tips?|tipps?|hinweis|astuce|conseil|consejo|truco|consiglio|dica|note)\s*:/i

/** What is called a tip, in a box of its own within a step, and says so. */
function isTip(box: Box): boolean {
  const isCalled = box.names.some((name) =>
    wordsOfName(name).some((word) => /^(?:tips?|tipps?|note|notes|hint)$/.test(word)),
  )
  return isCalled && box.size < 1000 && TIP.test(textOf(box))
}
