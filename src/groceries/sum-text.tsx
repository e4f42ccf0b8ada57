import type { RowSum } from './row-items.ts'

/** What a row of several items says: the name in front, what it comes to behind it, muted. */
export function SumText({ name, amount }: Pick<RowSum, 'name' | 'amount'>) {
  return (
    <span className="shopping-text">
      <span className="item-name is-sum">{name}</span>
      {amount !== '' && (
        <>
          <span className="item-joint"> </span>
          <span className="item-amount">{amount}</span>
        </>
      )}
    </span>
  )
}
