import { useId } from 'react'
import { TEXT } from '#shared/errors.ts'
import { ITEM_TEXT_MAX } from '#shared/limits.ts'
import { useAutosavedText } from '#page/use-autosaved-text.ts'
import { useElapsed } from '#page/use-elapsed.ts'
import { Avatar } from '#ui/avatar.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { renameItem, UNSENT_MARK_MS, type ListItem } from './groceries.data.ts'
import { keepItemDraft } from './groceries.data.ts'

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
  const isUnsent = useElapsed(item.unsentSince, UNSENT_MARK_MS)
  const field = useAutosavedText({
    source: { value: item.text, seen: item.seenText },
    save: (text, seen) => renameItem({ listId, itemId: item.id, text, seen }),
    keep: (text, seen) => void keepItemDraft({ listId, itemId: item.id, text, seen }),
    problem: (text) => {
      if (text.trim() === '') return TEXT.itemNameRequired
      return text.trim().length > ITEM_TEXT_MAX ? TEXT.itemTooLong : undefined
    },
  })
  return (
    <li data-item={item.id} className={`item-row ${item.isChecked ? 'is-checked' : ''}`}>
      <IconButton icon="grip" label={`Move ${item.text}`} className="item-grip" onClick={onMove} />
      <textarea
        {...field.bind}
        rows={1}
        aria-label={`Item ${item.text}`}
        aria-invalid={field.problem ? true : undefined}
        aria-describedby={field.problem ? id : undefined}
        enterKeyHint="done"
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') field.reset()
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          event.currentTarget.blur()
        }}
      />
      {isUnsent && (
        <span className="unsent" role="img" aria-label="Not sent yet" title="Not sent yet">
          <Icon name="cloud-up" size={18} />
        </span>
      )}
      <ItemTrace item={item} />
      <IconButton icon="close" label={`Remove ${item.text}`} onClick={onRemove} />
      {field.problem && <FieldError id={id}>{field.problem}</FieldError>}
      {from && <span className="item-from">{from}</span>}
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
