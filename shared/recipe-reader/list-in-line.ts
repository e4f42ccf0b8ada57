/** A list of ingredients in one line: 'Eggs, potatoes, salt, oil'. */
import { betweenCommas } from './clean.ts'
import type { Line } from './lines.ts'
import { isAmountAlone, looksLikeIngredient, withoutBrackets } from './line-looks.ts'

/** Behind a row, and not behind a unit: '2 Tbsp. Butter'. */
const FULL_STOP = /(?<=\p{L}{3,20} \p{L}{4,20})\.\s(?=\p{Lu})/u

/** The ingredients in one line, between commas or other signs; empty where it is no list of them. */
export function inlinePieces(text: string): string[] {
  const signs = text.split(/[;•|]/).map((piece) => piece.trim())
  const areApart =
    signs.length > 2 && signs.filter(looksLikeIngredient).length >= signs.length * 0.6
  const pieces = areApart
    ? signs.filter((piece) => piece !== '')
    : signs.flatMap(betweenCommas).flatMap((piece) => piece.split(FULL_STOP))
  if (pieces.length < 3) return []
  const some = pieces.filter((piece) => looksLikeIngredient(piece) && !isAmountAlone(piece)).length
  return some >= pieces.length * 0.6 ? pieces : []
}

/** Whether a line that begins a list is all of it, without any amount: 'Eggs, potatoes, salt, oil'. */
export function isBareList(text: string): boolean {
  const pieces = betweenCommas(withoutBrackets(text).replace(/\.\s*$/, ''))
  return (
    pieces.length >= 3 &&
    pieces.every((piece) => piece.split(' ').length <= 4 && !/[.!?]/.test(piece))
  )
}

/** The rows of a bare list; what it says in brackets behind its full stop is none of them. */
export function listed(line: Line): Line[] {
  const text = line.text.replace(/\. ?\([^()]*\)$/, '').replace(/\.$/, '')
  return betweenCommas(text).map((piece) => ({ ...line, text: piece }))
}
