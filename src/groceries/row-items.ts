/** The rows that a list shows: mostly an item each, and a sum where the same thing stands on it twice. */

/** sum: null for an item that stands alone. */
export type SummedRow<T> = {
  key: string
  items: readonly [T, ...T[]]
  sum: RowSum | null
}

/** text: 'Milk 2.25 l'; origin: '2 l + 250 ml (Béchamel)'. */
export type RowSum = { name: string; amount: string; text: string; origin: string }

/** A row while one shops. inCart: it stands in the cart of its category. */
export type ShownRow<T> = SummedRow<T> & { inCart: boolean }

/** Each item in a row of its own. */
export function rowPerItem<T extends { id: string }>(items: readonly T[]): SummedRow<T>[] {
  return items.map((item) => ({ key: item.id, items: [item], sum: null }))
}

/** What a row says. */
export function textOfRow({ items: [first], sum }: SummedRow<{ text: string }>): string {
  return sum?.text ?? first.text
}

/** Whether all of a row is ticked. */
export function isRowChecked({ items }: SummedRow<{ isChecked: boolean }>): boolean {
  return items.every((item) => item.isChecked)
}

/** The value of `data-item` of a row, by which each of its items is found (reveal.ts). */
export function idsOfRow({ items }: SummedRow<{ id: string }>): string {
  return items.map(({ id }) => id).join(' ')
}
