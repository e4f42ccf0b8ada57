/** The lists in short. */
import { useEffect, useState } from 'react'
import { currentDb } from '#exchange/mirror.ts'
import { readFirstLoad, useLoadedQuery, type FirstLoad } from '#exchange/first-load.data.ts'
import { useIdle } from '#ui/idle.ts'
import { keepListCards, readListCards, type ListSummary, type RowsOf } from '#db/list-cards.ts'
import { useParts } from './use-parts.ts'

export type { ListSummary } from '#db/list-cards.ts'

/** load: the first load of this device, until it is over. */
type ListSummaries = { own: ListSummary[]; shared: ListSummary[]; load: FirstLoad | null }

/** Own lists and shared ones, each newest first; undefined while the mirror is being read. */
export function useListSummaries(): ListSummaries | undefined {
  const [isShown, setShown] = useState(false)
  const rowsOf = useRowsOf(isShown)
  const found = useLoadedQuery(async () => {
    const db = currentDb()
    // Everything is asked for at once: Dexie may not watch what is read after the first await.
    const [load, lists] = await Promise.all([
      readFirstLoad(db, navigator.onLine),
      readListCards(db, rowsOf),
    ])
    return { ...lists, load }
  }, rowsOf)
  // A first load changes them with each page that it writes.
  const packed = found?.load === null ? found.packed : null
  useEffect(() => {
    if (packed) void keepListCards(currentDb(), packed)
  }, [packed])
  if (found && !isShown) setShown(true)
  return found
}

/**
 * What the rows of a list say (product §2.list.20); undefined until that code is there, which is fetched
 * in the first idle moment after it `isWanted`. Until then items are counted.
 */
export function useRowsOf(isWanted: boolean): RowsOf | undefined {
  return useParts(useIdle(isWanted))?.saidOfList
}
