import type { Piece } from './item-pieces.ts'
import { useParts } from './use-parts.ts'

/**
 * An item with its name in front and the amount behind it, muted. The text is there as it was
 * written, piece by piece; only the order on the screen differs. Until the code that reads amounts is
 * loaded, the line stands as it was written.
 */
export function ItemText({ text }: { text: string }) {
  const parts = useParts()
  const pieces: Piece[] = parts ? parts.piecesOf(text) : [{ as: 'name', text }]
  return (
    <span className="shopping-text">
      {pieces.map(({ as, text: piece }) => (
        // A key of kind and text: a line has one piece of each kind, or two joints with different texts.
        <span key={`${as}${piece}`} className={`item-${as}`}>
          {piece}
        </span>
      ))}
    </span>
  )
}
