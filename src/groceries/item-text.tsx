import type { Piece } from './item-pieces.ts'
import { useParts } from './use-parts.ts'

/**
 * An item with its name in front and the amount behind it, muted. The text is there as it was
 * written, piece by piece; only its order on the screen differs. Until what reads amounts is there,
 * a line stands as it was written.
 */
export function ItemText({ text }: { text: string }) {
  const parts = useParts()
  const pieces: Piece[] = parts ? parts.piecesOf(text) : [{ as: 'name', text }]
  return (
    <span className="shopping-text">
      {pieces.map(({ as, text: piece }) => (
        // A line has each of them once, two joints aside, which differ by their text.
        <span key={`${as}${piece}`} className={`item-${as}`}>
          {piece}
        </span>
      ))}
    </span>
  )
}
