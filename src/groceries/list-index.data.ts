/** The lists in short, and new ones. */
import { useDeferredValue } from 'react'
import { useLiveQuery } from 'dexie-react-hooks'
import { currentDb } from '#exchange/mirror.ts'
import { saveHere } from '#exchange/save.ts'
import { readFirstLoad, type FirstLoad } from '#exchange/first-load.data.ts'
import { readItemsByList } from '#db/read-list-items.ts'
import { readLists, type ListCard } from '#db/read-records.ts'
import type { GroceryItem } from '#shared/schemas/grocery-list.ts'

/** A list on the index. updatedAt: Unix ms. authorName: null for one's own. */
export type ListSummary = {
  id: string
  name: string
  updatedAt: number
  authorName: string | null
  done: number
  total: number
  /** What is still needed, else what is in the cart. */
  preview: string
}

const PREVIEW_ITEMS = 4

/** load: the first load of this device, until it is over. */
export type ListSummaries = { own: ListSummary[]; shared: ListSummary[]; load: FirstLoad | null }

/** Own lists and shared ones, each newest first; undefined while the mirror is being read. */
export function useListSummaries(): ListSummaries | undefined {
  const found = useLiveQuery(async () => {
    const db = currentDb()
    // All at once: what is read after the first await, Dexie may not watch.
    const [load, { own, shared }, items] = await Promise.all([
      readFirstLoad(db, navigator.onLine),
      readLists(db),
      readItemsByList(db),
    ])
    const summarise = (card: ListCard) => summaryOf(card, items.get(card.id) ?? [])
    return { own: own.map(summarise), shared: shared.map(summarise), load }
  })
  // Deferred, many cards are drawn in slices and never hold up a tap.
  return useDeferredValue(found)
}

/** Makes a list and answers its id. */
export async function createGroceryList(name: string): Promise<string> {
  const { id } = await saveHere({ type: 'create-list', name: name.trim() })
  return id
}

function summaryOf(card: ListCard, items: readonly GroceryItem[]): ListSummary {
  const needed = items.filter((item) => !item.isChecked)
  const toShow = needed.length > 0 ? needed : items
  return {
    id: card.id,
    name: card.name,
    updatedAt: card.updatedAt,
    authorName: card.isOwner ? null : card.authorName,
    done: items.filter((item) => item.isChecked).length,
    total: items.length,
    preview: toShow
      .slice(0, PREVIEW_ITEMS)
      .map((item) => item.text)
      .join(', '),
  }
}
