/**
 * The items of a list as rows in which the same thing stands once (product §2.list.15): a view, the
 * items stay as they are.
 */
import { originOf } from '#shared/sums/origin-of.ts'
import { sumsOf, textOf, type Item, type Sum } from '#shared/sums/sums.ts'
import { groupItems } from './grouping.ts'
import { isRowChecked, rowPerItem, textOfRow, type RowSum, type SummedRow } from './row-items.ts'

type Listed = Item & { isChecked: boolean }

/**
 * The item whose text is being typed, as it was before: it stays in its row until its field is left,
 * whatever becomes of its words.
 */
export type EditedItem = {
  id: string
  text: string
  isChecked: boolean
  isAlone: boolean
  /** The key of its row, which keeps it whatever leaves the row or comes to stand in front of it. */
  rowKey: string
}

type Arrangement<T> = {
  /** Those of which this is true are never in one row with the others. */
  isApart: (item: T) => boolean
  edited?: EditedItem | null
}

/** The rows, each where its first item stands. What is still needed of a row makes its amount. */
export function sumRows<T extends Listed>(
  items: readonly T[],
  { isApart, edited }: Arrangement<T>,
): SummedRow<T>[] {
  const places = new Map(items.map((item, at) => [item.id, at]))
  const isLone = (item: T) => item.id === edited?.id && edited.isAlone
  const shown = items.map((item) => {
    if (item.id !== edited?.id) return item
    return { ...item, text: edited.text, isChecked: edited.isChecked }
  })
  const sides = [
    shown.filter((item) => !isLone(item) && !isApart(item)),
    shown.filter((item) => !isLone(item) && isApart(item)),
    shown.filter(isLone),
  ]
  const rows = sides.flatMap(sumsOf).flatMap((sum): SummedRow<T>[] => {
    const of = sum.parts.flatMap(({ item }) => items[places.get(item.id) ?? -1] ?? [])
    const [first, ...rest] = of
    if (!first) return []
    const inside = of.some(({ id }) => id === edited?.id) ? edited : null
    const isSum = rest.length > 0 || inside?.isAlone === false
    // An item that has left the row whose key it was finds that taken.
    const own = first.id === edited?.rowKey ? `${first.id} apart` : first.id
    const key = inside?.rowKey ?? own
    return [{ key, items: [first, ...rest], sum: isSum ? shownSum(sum) : null }]
  })
  const placeOf = ({ items: [first] }: SummedRow<T>) => places.get(first.id) ?? 0
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}

type OfList<T> = { items: readonly T[]; isSummed: boolean }

/** Several parts of one screen count the same list, and long ones take a while. */
const counted = new WeakMap<object, unknown>()

/**
 * All rows of a list, with what is ticked apart: whatever counts what stands on a list counts these
 * (product §2.list.20).
 */
export function rowsOfList<T extends Listed & { category: string | null }>({
  items,
  isSummed,
}: OfList<T>): SummedRow<T>[] {
  if (!isSummed) return rowPerItem(items)
  // What was kept for these items was made of them.
  const known = counted.get(items) as SummedRow<T>[] | undefined
  if (known) return known
  const isApart = ({ isChecked }: T) => isChecked
  const rows = groupItems(items, []).flatMap((group) => sumRows(group.items, { isApart }))
  counted.set(items, rows)
  return rows
}

/** The row in which an item of a list stands. */
export function rowOf<T extends Listed & { category: string | null }>(
  list: OfList<T>,
  itemId: string,
): SummedRow<T> | undefined {
  return rowsOfList(list).find(({ items }) => items.some(({ id }) => id === itemId))
}

/** What the rows of a list say, and which of them are ticked. */
export function saidOfList<T extends Listed & { category: string | null }>(list: OfList<T>) {
  return rowsOfList(list).map((row) => ({ text: textOfRow(row), isChecked: isRowChecked(row) }))
}

function shownSum<T extends Listed>(sum: Sum<T>): SummedRow<T>['sum'] {
  const due = sum.parts.filter(({ item }) => !item.isChecked)
  const isPart = due.length > 0 && due.length < sum.parts.length
  const [needed = sum, ...more] = isPart ? sumsOf(due.map(({ item }) => item)) : []
  const { name } = sum
  const { amount } = more.length > 0 ? sum : needed
  const text = textOf({ ...sum, amount })
  return { name, amount: tied(amount), text, origin: tied(originOf(sum)) }
}

/** Whether a sum is told in no other way by its parts: '2 tins + 250 ml' of '250 ml + 2 tins'. */
export function isToldTwice({ amount, origin }: Pick<RowSum, 'amount' | 'origin'>): boolean {
  const partsOf = (words: string) => words.split(' + ').toSorted().join()
  return partsOf(amount) === partsOf(origin)
}

/** The same words, with no line that ends between a number and its unit. */
export function tied(words: string): string {
  return words.replace(/(\p{N}) (?=\p{L})/gu, '$1\u00a0')
}
