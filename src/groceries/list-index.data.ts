/** The lists in short, and new ones. */
import { useLiveQuery } from 'dexie-react-hooks'
import { currentDb } from '#app/mirror.ts'
import { save } from '#app/save.ts'
import type { NomnomDb } from '#db/db.ts'
import { readList, readLists, type ListCard } from '#db/read-records.ts'

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

/** Own lists and shared ones, each newest first; undefined while the mirror is being read. */
export function useListSummaries(): { own: ListSummary[]; shared: ListSummary[] } | undefined {
  return useLiveQuery(async () => {
    const db = currentDb()
    const { own, shared } = await readLists(db)
    const summarise = (cards: ListCard[]) => Promise.all(cards.map((card) => summaryOf(db, card)))
    return { own: await summarise(own), shared: await summarise(shared) }
  })
}

/** Makes a list and answers its id. */
export async function createGroceryList(name: string): Promise<string> {
  const { id } = await save(currentDb(), { type: 'create-list', name: name.trim() })
  return id
}

async function summaryOf(db: NomnomDb, card: ListCard): Promise<ListSummary> {
  const items = (await readList(db, card.id))?.items ?? []
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
