import { useState } from 'react'
import { useLoaded } from '#page/use-loaded.ts'
import { Button } from '#ui/button.tsx'
import type { GroceryListView } from './groceries.data.ts'
import { addItems } from './list-changes.data.ts'
import { readPastItems } from './sorting.data.ts'
import { itemKey, regularsOf } from './suggest.ts'

export type RegularChipsProps = { list: GroceryListView }

/** More would be a list of their own. */
const MOST = 8

/** On a list that was opened empty: what is bought each time, one tap each (product §2.list.18). */
export function RegularChips({ list }: RegularChipsProps) {
  const [isNew] = useState(list.items.length === 0)
  const past = useLoaded(readPastItems)
  if (!isNew || past === undefined) return null
  const listed = new Set(list.items.map(({ text }) => itemKey(text)))
  const regulars = regularsOf(past, MOST).filter(({ key }) => !listed.has(key))
  if (regulars.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 px-1 py-2" role="group" aria-label="Bought often">
      {regulars.map(({ key, text }) => (
        <Button
          key={key}
          look="secondary"
          size="small"
          icon="plus"
          aria-label={`Add ${text}`}
          onClick={() => void addItems(list, [{ text, category: null }])}
        >
          {text}
        </Button>
      ))}
    </div>
  )
}
