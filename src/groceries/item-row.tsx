import { useId } from 'react'
import { TEXT } from '#shared/errors.ts'
import { isBlank } from '#shared/hidden-characters.ts'
import { ITEM_TEXT_MAX } from '#shared/limits.ts'
import { useAutosavedText } from '#page/use-autosaved-text.ts'
import { Avatar } from '#ui/avatar.tsx'
import { FieldError } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { keepItemDraft, renameItem, type ListItem } from './groceries.data.ts'
import { UnsentMark } from './unsent-mark.tsx'

type Props = {
  listId: string
  item: ListItem
  /** What it is for, where that is to be shown. */
  from?: string | null
  onMove: () => void
  onRemove: () => void
}

/** A row of the list editor: text that saves by itself, a grip to move it, a cross to remove it. */
export function ItemRow({ listId, item, from, onMove, onRemove }: Props) {
  const id = useId()
  const field = useAutosavedText({
    source: { value: item.text, seen: item.seenText },
    save: (text, seen) => renameItem({ listId, itemId: item.id, text, seen }),
    keep: (text, seen) => void keepItemDraft({ listId, itemId: item.id, text, seen }),
    problem: (text) => {
      if (isBlank(text)) return TEXT.itemNameRequired
      return text.trim().length > ITEM_TEXT_MAX ? TEXT.itemTooLong : undefined
    },
  })
  return (
    <li
      data-item={item.id}
      tabIndex={-1}
      className={`item-row grid min-h-13 grid-cols-[44px_1fr_auto_auto_auto] items-center pr-1 not-first:border-t has-[textarea:focus]:rounded-card has-[textarea:focus]:bg-bg has-[textarea:focus]:shadow-[inset_0_0_0_2px_var(--color-focus)] ${item.isChecked ? 'is-checked' : ''}`}
    >
      <IconButton
        icon="grip"
        label={`Move ${item.text}`}
        className="text-border-strong"
        onClick={onMove}
      />
      <textarea
        {...field.bind}
        className={`field-sizing-content w-full min-w-0 resize-none bg-transparent px-0 py-2.5 text-step leading-[1.5] not-forced-colors:outline-none ${item.isChecked ? 'text-muted line-through' : ''}`}
        rows={1}
        dir="auto"
        aria-label={`Item ${item.text}`}
        aria-invalid={field.problem ? true : undefined}
        aria-describedby={field.problem ? id : undefined}
        enterKeyHint="done"
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') field.reset()
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          // The keys go on from this row; the keyboard of a phone goes.
          event.currentTarget.closest('li')?.focus({ preventScroll: true })
        }}
      />
      {item.unsentSince !== null && <UnsentMark since={item.unsentSince} />}
      <ItemTrace item={item} />
      <IconButton
        icon="close"
        label={`Remove ${item.text}`}
        className="text-muted"
        onClick={onRemove}
      />
      {field.problem && (
        <FieldError id={id} className="col-[2/-1] mt-0! mb-2">
          {field.problem}
        </FieldError>
      )}
      {from && (
        <span className="col-[2/-1] row-2 -mt-2 mb-2 text-second wrap-anywhere text-muted">
          {from}
        </span>
      )}
    </li>
  )
}

/** Who else had a hand in it: who took it, while it lies in the cart, else who wanted it. */
function ItemTrace({ item: { isChecked, tickedBy, adder } }: { item: ListItem }) {
  const [did, name] = isChecked ? ['Ticked by', tickedBy?.name] : ['Added by', adder]
  if (!name) return null
  const words = `${did} ${name}`
  return (
    <span role="img" aria-label={words} title={words}>
      <Avatar name={name} size="sm" decorative />
    </span>
  )
}
