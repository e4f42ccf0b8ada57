import { useState } from 'react'
import { useLoaded } from '#page/use-loaded.ts'
import { Button } from '#ui/button.tsx'
import { NOT_POSSIBLE } from '#ui/button-look.ts'
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
  /** Tapped, and not on the list yet. */
  const [tapped, setTapped] = useState<readonly string[]>([])
  const past = useLoaded(readPastItems)
  if (!isNew || past === undefined) return null
  const listed = new Set(list.items.map(({ text }) => itemKey(text)))
  const waiting = tapped.filter((key) => !listed.has(key))
  if (waiting.length < tapped.length) setTapped(waiting)
  const regulars = regularsOf(past, MOST)
  if (regulars.every(({ key }) => listed.has(key))) return null
  const add = (text: string, key: string) => {
    setTapped([...tapped, key])
    addItems(list, [{ text, category: null }]).catch((error: unknown) => {
      setTapped((all) => all.filter((each) => each !== key))
      throw error
    })
  }
  return (
    <div className="flex flex-wrap gap-2 px-1 py-2" role="group" aria-label="Bought often">
      {regulars.map(({ key, text }) => (
        <Button
          key={key}
          look="secondary"
          size="small"
          icon={listed.has(key) ? 'check' : 'plus'}
          aria-label={`Add ${text}`}
          className={`min-w-0 wrap-anywhere whitespace-normal! ${NOT_POSSIBLE}`}
          // It stays, and keeps the focus: under a second tap the next one would stand in its place.
          aria-disabled={listed.has(key) || tapped.includes(key)}
          busy={tapped.includes(key)}
          onClick={() => listed.has(key) || add(text, key)}
        >
          {text}
        </Button>
      ))}
    </div>
  )
}
