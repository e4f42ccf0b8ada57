import type { ReactNode } from 'react'
import type { ItemPiece } from './item-pieces.ts'
import './item-text.css'

/** How each piece looks: the amount comes last, however the line was written. */
export const LOOK_OF: Record<ItemPiece['as'], string> = {
  name: 'item-name min-w-0',
  amount: 'item-amount num order-1 text-body text-muted',
  joint: 'hidden',
}

type Props = { text: string; piecesOf: ((text: string) => ItemPiece[]) | undefined }

/**
 * An item with its name in front and the amount behind it, muted. The text is there as it was
 * written, piece by piece; only the order on the screen differs. Until the code that reads amounts is
 * loaded, the line stands as it was written.
 */
export function ItemText({ text, piecesOf }: Props) {
  const pieces: ItemPiece[] = piecesOf ? piecesOf(text) : [{ as: 'name', text }]
  return (
    <TextRow>
      {pieces.map(({ as, text: piece }) => (
        // A key of kind and text: a line has one piece of each kind, or two joints with different texts.
        <span key={`${as}${piece}`} className={LOOK_OF[as]}>
          {piece}
        </span>
      ))}
    </TextRow>
  )
}

/** The pieces side by side. */
export function TextRow({ children }: { children: ReactNode }) {
  return (
    <span
      className="shopping-text flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere"
      dir="auto"
    >
      {children}
    </span>
  )
}
