import { PIECES, TextRow } from './item-text.tsx'
import type { RowSum } from './row-items.ts'

/** What a row of several items says: the name in front, what it comes to behind it, muted. */
export function SumText({ name, amount }: Pick<RowSum, 'name' | 'amount'>) {
  return (
    <TextRow>
      <span className={`${PIECES.name} first-letter:uppercase`}>{name}</span>
      {amount !== '' && (
        <>
          <span className={PIECES.joint}> </span>
          <span className={PIECES.amount}>{amount}</span>
        </>
      )}
    </TextRow>
  )
}

/** Under it: what it is made of. */
export function SumOrigin({ id, origin }: { id?: string; origin: string }) {
  return (
    <span id={id} className="block min-w-0 text-second leading-[1.35] wrap-anywhere text-muted">
      {origin}
    </span>
  )
}
