import { useId, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { CategoryHead } from './category-head.tsx'
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
  // All of it is bought: it is one line that opens.
  const isLine = needed.length === 0
  return (
    <section
      className={`category break-inside-avoid ${isLine ? 'grid grid-cols-[minmax(0,1fr)_auto] items-center py-1 not-first:border-t large-text:grid-cols-1' : 'pt-5'}`}
      aria-labelledby={heading}
    >
      <CategoryHead
        id={heading}
        category={category}
        count={isLine ? null : `${done} of ${rows.length}`}
      />
      {needed.length > 0 && (
        <ul className={ROWS}>
          <Rows rows={needed.slice(0, Math.max(0, drawn))} onCheck={onCheck} />
        </ul>
      )}
      {bought.length > 0 && <Cart rows={bought} {...{ category, drawn, onCheck, isLine }} />}
    </section>
  )
}

const ROWS = 'shopping-rows grid gap-2 *:min-w-0 *:scroll-my-35 *:rounded-row'

/** What lies in the cart, folded away until one wants to see it. */
function Cart({ rows, category, drawn, onCheck, isLine }: Props & { isLine: boolean }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={isLine ? 'contents' : 'mt-2'}>
      <button
        type="button"
        className={`flex min-h-14 items-center gap-2.5 rounded-row text-second font-semibold text-leaf hover:bg-chip ${isLine ? 'px-2' : 'w-full px-4.5'}`}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`In the cart (${rows.length}), ${category}`}
        onClick={() => setOpen(!isOpen)}
      >
        {!isLine && <Icon name="basket" size={20} />}
        <span className="num">In the cart ({rows.length})</span>
        <Icon name={isOpen ? 'up' : 'down'} className="ml-auto text-muted" />
      </button>
      <ul className={isLine ? `${ROWS} col-span-full pb-2` : ROWS} id={id} hidden={!isOpen}>
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
