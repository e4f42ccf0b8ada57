/** Where words of two elements would run together, although they stand apart on the screen. */
import { isRunOfLetters } from './letter-runs.ts'
import { BLOCKS, textOf, wordsOfName, type Box } from './tree.ts'

const LAID_OUT = new Set(['span', 'div', 'data', 'label', 'p', 'td', 'th', 'dt', 'dd', 'meta'])
/** What ends before another such element begins. */
const ENDS_APART = new Set([...LAID_OUT, 'img', 'a', 'b', 'strong'])

/** The upper figure of a fraction, or all of one: the number before it counts the whole. */
function isUpper(box: Box): boolean {
  if (box.tag !== 'sup' || box.size > 5) return false
  if (/^\s*\d[/⁄]\d{1,2}\s*$/.test(textOf(box))) return true
  const beside = box.parent?.children ?? []
  return /^\s*[/⁄]/.test(textOf(beside[beside.indexOf(box) + 1] ?? box))
}

/** The first text in a box; '' where it begins with something else. */
function firstText(box: Box): string {
  let first: Box | undefined = box
  while (first && first.tag !== '') first = first.children[0]
  return first?.text ?? ''
}

/** '<span>Cookbook</span><span>: Pie</span>' */
function beginsWithSign(box: Box): boolean {
  return /^\s*[,.;:)]/.test(firstText(box))
}

/** '<b>oil</b><u>15 ml</u>' */
function beginsWithAmount(box: Box): boolean {
  return box.tag !== 'sub' && box.tag !== 'sup' && /^[\d½¼¾]/.test(firstText(box))
}

/** 'a little', 'as you like' */
const SOME = /^(?:약간|적당량|적당히|조금|少々|適量|适量|少许|少許|お好みで|ตามชอบ|เล็กน้อย)/

/** 'ingredient_amount', 'unit' */
function isAmountName(name: string): boolean {
  return /^(?:amount|quantity|qty|unit|measure|measurement)s?$/.test(wordsOfName(name).at(-1) ?? '')
}

export function spaceBefore(buffer: { text: string; lastTag: string }, box: Box): void {
  if (isRunOfLetters(box)) return
  if (/\d$/.test(buffer.text) && isUpper(box)) buffer.text += ' '
  if (buffer.lastTag !== 'text' && /\p{L}$/u.test(buffer.text) && beginsWithAmount(box))
    buffer.text += ' '
  if (box.tag === 'span' && box.names.some(isAmountName) && /[\p{L})\]）]$/u.test(buffer.text))
    buffer.text += ' '
  if (
    /^(?:span|em|i|b|strong)$/.test(box.tag) &&
    /\p{Lo}$/u.test(buffer.text) &&
    SOME.test(firstText(box))
  )
    buffer.text += ' '
  // 'flour<span>200 g</span>'
  if (
    box.tag === 'span' &&
    /[\p{L}\p{M}]$/u.test(buffer.text) &&
    /^\d[\d/.,½¼¾]*\s?\p{L}/u.test(firstText(box))
  )
    buffer.text += ' '
  // 'flour<span>Why?</span>'
  if (/\p{Ll}$/u.test(buffer.text) && /^\p{Lu}\p{Ll}/u.test(firstText(box))) buffer.text += ' '
  if (
    LAID_OUT.has(box.tag) &&
    (BLOCKS.has(box.tag) || ENDS_APART.has(buffer.lastTag)) &&
    !beginsWithSign(box)
  ) {
    if (/[\p{L}\p{N})½¼¾⅓⅔.:,;%]$/u.test(buffer.text)) buffer.text += ' '
  }
}
