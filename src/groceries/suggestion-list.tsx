import { useLayoutEffect, useState, type RefObject } from 'react'
import { useLoaded } from '#page/use-loaded.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { GroceryListView } from './groceries.data.ts'
import { textOfRow } from './row-items.ts'
import { readOffers } from './sorting.data.ts'
import { saysListed, suggest, type Suggestion } from './suggest.ts'
import { rowOf } from './summed-rows.ts'

type SuggestionListProps = {
  typed: string
  list: GroceryListView
  /** The line it belongs to: keeps the focus, and its arrow keys move in here. */
  input: RefObject<HTMLInputElement | null>
  active: Suggestion | null
  onActive: (suggestion: Suggestion | null) => void
  onPick: (suggestion: Suggestion) => void
  onClose: () => void
}

const LIST_ID = 'suggestions'

const ICONS: Record<Suggestion['kind'], IconName> = {
  listed: 'check',
  'put-back': 'undo',
  add: 'plus',
}

/** What was bought before, above the line 'Add an item'. */
export function SuggestionList(props: SuggestionListProps) {
  const { typed, list, input, active, onActive, onPick, onClose } = props
  const past = useLoaded(() => readOffers(list))
  const [now] = useState(() => Date.now())
  const found = past === undefined ? [] : suggest(typed, { past, items: list.items, now })
  const at = active === null ? -1 : found.findIndex((one) => keyOf(one) === keyOf(active))

  // Before it is painted: keys that follow each other fast meet what is shown.
  useLayoutEffect(() => {
    const line = input.current
    if (line === null || found.length === 0) return
    line.setAttribute('aria-expanded', 'true')
    line.setAttribute('aria-controls', LIST_ID)
    line.setAttribute('aria-activedescendant', at < 0 ? '' : optionId(at))
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'Escape') return onClose()
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      const to = at + (event.key === 'ArrowDown' ? 1 : -1)
      onActive(found[to < -1 ? found.length - 1 : to] ?? null)
    }
    line.addEventListener('keydown', press)
    return () => {
      line.removeEventListener('keydown', press)
      line.setAttribute('aria-expanded', 'false')
      line.removeAttribute('aria-controls')
      line.removeAttribute('aria-activedescendant')
    }
  })

  if (found.length === 0) return null
  return (
    // A press would take the focus from the line and close the list before it counts.
    <div
      className="mx-auto mb-2 max-w-[40rem] overflow-hidden rounded-card border bg-surface p-1.5 shadow-(--shadow-3)"
      id={LIST_ID}
      role="listbox"
      aria-label={typed.trim() === '' ? 'Needed before' : 'Suggestions'}
      onPointerDown={(event) => event.preventDefault()}
    >
      {found.map((suggestion, index) => (
        // The keys of the line choose it: the focus stays there.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={keyOf(suggestion)}
          id={optionId(index)}
          role="option"
          aria-selected={index === at}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-[14px] px-3.5 py-1 text-step leading-[1.3] wrap-anywhere hover:bg-chip aria-selected:bg-chip aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
          onClick={() => onPick(suggestion)}
        >
          <Icon
            name={ICONS[suggestion.kind]}
            size={20}
            className={suggestion.kind === 'put-back' ? 'text-leaf' : 'text-muted'}
          />
          <span>{wordsOf(suggestion, list)}</span>
          {suggestion.kind === 'add' && suggestion.category !== null && (
            <span className="meta ml-auto max-w-30 flex-none text-right">
              {suggestion.category}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

function wordsOf(suggestion: Suggestion, list: GroceryListView): string {
  if (suggestion.kind === 'add') return suggestion.text
  const row = rowOf(list, suggestion.itemId)
  const text = row ? textOfRow(row) : suggestion.text
  return suggestion.kind === 'listed' ? saysListed(text) : `Put back “${text}”`
}

function keyOf(suggestion: Suggestion): string {
  return suggestion.kind === 'add' ? `add:${suggestion.text}` : suggestion.itemId
}

function optionId(at: number): string {
  return `suggestion-${at}`
}
