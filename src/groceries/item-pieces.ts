/** A line of a list in the pieces that are shown apart. */
import { readLine } from '#shared/ingredient/ingredient.ts'

export type ItemPiece = { as: 'name' | 'amount' | 'joint'; text: string }

/** Name, amount, and what joins them; together they are the line as it was written. */
export function piecesOf(text: string): ItemPiece[] {
  const { before, amount, after } = readLine(text)
  if (amount === '') return [{ as: 'name', text }]
  const isLast = /^[\s).]*$/.test(after)
  const joint = isLast ? /[\s,;:(]*$/.exec(before)?.[0] : /^\s*(?:of\s+)?/i.exec(after)?.[0]
  const length = joint?.length ?? 0
  const pieces: ItemPiece[] = isLast
    ? [
        { as: 'name', text: before.slice(0, before.length - length) },
        { as: 'joint', text: joint ?? '' },
        { as: 'amount', text: amount },
        { as: 'joint', text: after },
      ]
    : [
        { as: 'amount', text: before + amount },
        { as: 'joint', text: joint ?? '' },
        { as: 'name', text: after.slice(length) },
      ]
  return pieces.filter((piece) => piece.text !== '')
}
