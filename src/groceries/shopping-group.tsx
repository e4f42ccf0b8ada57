import { useId, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { CategoryMark } from './category-mark.tsx'
import type { ListItem } from './groceries.data.ts'
import { idsOfRow, isRowChecked, textOfRow, type ShownRow } from './row-items.ts'
import { ShoppingRow, type OnCheck } from './shopping-row.tsx'

type Props = {
  category: string
  rows: readonly ShownRow<ListItem>[]
  /** So many of them at most are drawn yet. */
  drawn: number
  onCheck: OnCheck
}

/** A category: what is still needed, and at its end the cart. Its heading is not a target. */
export function ShoppingGroup({ category, rows, drawn, onCheck }: Props) {
  const heading = useId()
  const done = rows.filter(isRowChecked).length
  const needed = rows.filter(({ inCart }) => !inCart)
  const bought = rows.filter(({ inCart }) => inCart)
  return (
    <section
      className={`category ${needed.length === 0 ? 'is-bought' : ''}`}
      aria-labelledby={heading}
    >
      <div className="category-head">
        <CategoryMark category={category} />
        <h2 id={heading}>{category}</h2>
        <span className="meta num">
          {done} of {rows.length}
        </span>
      </div>
      {needed.length > 0 && (
        <ul className="shopping-rows">
          <Rows rows={needed.slice(0, Math.max(0, drawn))} onCheck={onCheck} />
        </ul>
      )}
      {bought.length > 0 && <Cart rows={bought} {...{ category, drawn, onCheck }} />}
    </section>
  )
}

/** What lies in the cart, folded away until one wants to see it. */
function Cart({ rows, category, drawn, onCheck }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="cart">
      <button
        type="button"
        className="cart-button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`In the cart (${rows.length}), ${category}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="basket" size={20} />
        <span className="num">In the cart ({rows.length})</span>
        <Icon name={isOpen ? 'up' : 'down'} />
      </button>
      <ul className="shopping-rows" id={id} hidden={!isOpen}>
        <Rows rows={rows.slice(0, Math.max(0, drawn))} onCheck={onCheck} />
      </ul>
    </div>
  )
}

function Rows({ rows, onCheck }: Pick<Props, 'rows' | 'onCheck'>) {
  return rows.map((row) => {
    const { key, items, sum, inCart } = row
    return (
      <ShoppingRow
        key={key}
        ids={idsOfRow(row)}
        category={items[0].category}
        text={textOfRow(row)}
        name={sum?.name ?? null}
        amount={sum?.amount ?? null}
        origin={sum?.origin ?? null}
        isChecked={isRowChecked(row)}
        unsentSince={unsentSince(items)}
        tickedBy={items.find((item) => item.tickedBy)?.tickedBy?.name ?? null}
        {...{ inCart, onCheck }}
      />
    )
  })
}

/** Since when the oldest unsent change of a row waits, Unix ms; null: all is sent. */
function unsentSince(items: readonly ListItem[]): number | null {
  return items.reduce<number | null>((oldest, { unsentSince: since }) => {
    return since === null || (oldest !== null && oldest < since) ? oldest : since
  }, null)
}
