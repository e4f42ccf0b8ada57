import { AboutAmount } from '#ui/about-amount.tsx'
import { LOOK_OF, TextRow } from './item-text.tsx'
import { useConvertSum } from './own-units.data.ts'
import type { RowSum } from './row-items.ts'
import { isToldTwice, tied } from './summed-rows.ts'

type Props = Pick<RowSum, 'name' | 'amount' | 'origin'> & {
  /** Of the line that says what it is made of. */
  id?: string
}

/**
 * What a row of several items says: the name in front, what it comes to behind it, in the units of who
 * reads it, and of what, unless that is the same once more.
 */
export function SumText({ id, name, amount, origin }: Props) {
  const converted = useConvertSum()?.({ name, amount }) ?? null
  return (
    <>
      <TextRow>
        <span className={LOOK_OF.name}>{name}</span>
        {amount !== '' && (
          <>
            <span className={LOOK_OF.joint}> </span>
            <span className={LOOK_OF.amount}>
              {converted === null ? amount : <AboutAmount amount={tied(converted)} />}
            </span>
          </>
        )}
      </TextRow>
      {(converted !== null || !isToldTwice({ amount, origin })) && (
        <span id={id} className="block min-w-0 text-second leading-[1.35] wrap-anywhere text-muted">
          {origin}
        </span>
      )}
    </>
  )
}
