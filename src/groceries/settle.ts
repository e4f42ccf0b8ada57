/**
 * Where rows stand while one shops. A tick strikes its row where it is; after a while the row goes
 * to the cart of its own category, and never while a finger is down (product §2.shopping).
 */

/** For this long the row stays where it was ticked, so that a second tap takes the tick back. */
export const HOLD_MS = 5000

type Item = { id: string; text: string; isChecked: boolean; category: string | null }

/** movesAt: Unix ms at which the row changes its place; null: it is where it belongs. */
export type Row<T extends Item = Item> = { item: T; inCart: boolean; movesAt: number | null }

type Moment = {
  now: number
  /** No finger is down: rows may move, come and go. */
  isQuiet: boolean
  /** The items of the row that has the keyboard's focus, which stays until it is left. */
  focused?: readonly string[]
}

/**
 * The rows after something happened. `before` is what was shown; with [], at first,
 * everything is where it belongs at once. While it is not quiet, the rows shown keep their places, and
 * their words, by which they stand alone or in a sum.
 * Where nothing changes it answers `before` itself.
 */
export function settle<T extends Item>(
  before: readonly Row<T>[],
  items: readonly T[],
  { now, isQuiet, focused }: Moment,
): readonly Row<T>[] {
  if (!isQuiet && before.length > 0) {
    const latest = new Map(items.map((item) => [item.id, item]))
    return before.map((row) => {
      const { id, category, text } = row.item
      const kept = { ...row, item: { ...row.item, ...latest.get(id), category, text } }
      return { ...kept, movesAt: moveTime(kept, now) }
    })
  }
  const shown = new Map(before.map((row) => [row.item.id, row]))
  const rows = items.map((item): Row<T> => {
    const row = shown.get(item.id)
    const movesAt = row ? moveTime({ ...row, item }, now) : null
    // Later than any tick is held: the clock was put back since.
    const isDue = movesAt !== null && (movesAt <= now || movesAt > now + HOLD_MS)
    if (!row || (isDue && !focused?.includes(item.id))) {
      return { item, inCart: item.isChecked, movesAt: null }
    }
    return row.item === item ? row : { ...row, item, movesAt }
  })
  const isSame = rows.length === before.length && rows.every((row, at) => row === before[at])
  return isSame ? before : rows
}

/** When rows move next, in Unix ms; null when nothing is on its way. */
export function nextMove(rows: readonly Row[], now: number): number | null {
  let next: number | null = null
  for (const { movesAt } of rows) {
    if (movesAt !== null && movesAt > now && (next === null || movesAt < next)) next = movesAt
  }
  return next
}

function moveTime(row: Row, now: number): number | null {
  if (row.item.isChecked === row.inCart) return null
  return row.movesAt ?? now + HOLD_MS
}
