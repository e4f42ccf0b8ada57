/** By which rows are known to the screen, so that they stay the same when all of them come anew. */
import { useState } from 'react'

/** id: as the form knows it; it gives new ones to all rows of a list that is put in place of another. */
type Row = { id: string; text: string }
export type Keyed = Row & { key: string }

/**
 * The rows with the keys that they had. Where none has an id of before, they are known by their words, else
 * by their places.
 */
export function withKeys(rows: readonly Row[], before: readonly Keyed[]): Keyed[] {
  const free = new Set(before)
  const keys = new Map<Row, string>()
  const match = (of: (row: Row, at: number) => Keyed | undefined) => {
    for (const [at, row] of rows.entries()) {
      if (keys.has(row)) continue
      const same = of(row, at)
      if (same && free.delete(same)) keys.set(row, same.key)
    }
  }
  const byId = new Map(before.map((row) => [row.id, row]))
  match(({ id }) => byId.get(id))
  if (keys.size === 0) {
    match(({ text }) => [...free].find((old) => old.text === text))
    match((_, at) => before[at])
  }
  return rows.map((row) => ({ ...row, key: keys.get(row) ?? row.id }))
}

/** The keys of rows that are drawn. */
export function useKeys(rows: readonly Row[]): string[] {
  const [before, setBefore] = useState<readonly Keyed[]>([])
  const isAsBefore = ({ id, text }: Row, at: number) =>
    before[at]?.id === id && before[at].text === text
  const isSame = rows.length === before.length && rows.every(isAsBefore)
  const keyed = isSame ? before : withKeys(rows, before)
  if (!isSame) setBefore(keyed)
  return keyed.map(({ key }) => key)
}
