/** The lists in short, and new ones. */
import { useDeferredValue, useEffect } from 'react'
import { currentDb } from '#exchange/mirror.ts'
import { saveHere } from '#exchange/save.ts'
import { readFirstLoad, useLoadedQuery, type FirstLoad } from '#exchange/first-load.data.ts'
import { keepListCards, readListCards, type ListSummary } from '#db/list-cards.ts'

export type { ListSummary } from '#db/list-cards.ts'

/** load: the first load of this device, until it is over. */
export type ListSummaries = { own: ListSummary[]; shared: ListSummary[]; load: FirstLoad | null }

/** Own lists and shared ones, each newest first; undefined while the mirror is being read. */
export function useListSummaries(): ListSummaries | undefined {
  const found = useLoadedQuery(async () => {
    const db = currentDb()
    // Everything is asked for at once: Dexie may not watch what is read after the first await.
    const [load, lists] = await Promise.all([
      readFirstLoad(db, navigator.onLine),
      readListCards(db),
    ])
    return { ...lists, load }
  })
  const packed = found?.packed
  useEffect(() => {
    if (packed) void keepListCards(currentDb(), packed)
  }, [packed])
  // Deferred, many cards are drawn in slices and never hold up a tap.
  return useDeferredValue(found)
}

/** Makes a list and answers its id. */
export async function createGroceryList(name: string): Promise<string> {
  const { id } = await saveHere({ type: 'create-list', name: name.trim() })
  return id
}
