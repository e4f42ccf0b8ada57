import { useSyncExternalStore } from 'react'
import type { Piece } from './item-pieces.ts'

/* What reads amounts comes beside the rows; until then a line stands as it was written. */
let piecesOf: ((text: string) => Piece[]) | undefined
const loading = import('./parts.ts').then(
  (module) => {
    piecesOf = module.piecesOf
  },
  () => undefined,
)

/**
 * An item with its name in front and the amount behind it, muted. The text is there as it was
 * written, piece by piece; only its order on the screen differs.
 */
export function ItemText({ text }: { text: string }) {
  const read = useSyncExternalStore(whenLoaded, () => piecesOf)
  const pieces: Piece[] = read ? read(text) : [{ as: 'name', text }]
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

function whenLoaded(listener: () => void): () => void {
  let isLeft = false
  void loading.then(() => isLeft || listener())
  return () => {
    isLeft = true
  }
}
