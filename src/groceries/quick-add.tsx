import { useRef, useState, type FormEvent } from 'react'
import { ITEM_TEXT_MAX } from '#shared/limits.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { isOther } from './grouping.ts'

type Props = {
  categories: readonly string[]
  onAdd: (texts: string[], category: string | null) => void
}

/**
 * The pill at the foot of a list: Enter adds and keeps the focus, several pasted lines become
 * several items.
 */
export function QuickAdd({ categories, onAdd }: Props) {
  const [text, setText] = useState('')
  const [category, setCategory] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const add = (lines: string) => {
    const texts = lines
      .split(/\r?\n/)
      .map((line) => line.trim().slice(0, ITEM_TEXT_MAX))
      .filter((line) => line !== '')
    if (texts.length > 0) onAdd(texts, isOther(category) ? null : category)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add(text)
    setText('')
    input.current?.focus()
  }
  return (
    <form className="quick-add" onSubmit={submit}>
      <div className="quick-add-pill">
        {categories.length > 0 && (
          <select
            aria-label="Category of the new item"
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          >
            <option value="">Other</option>
            {categories.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
        <input
          ref={input}
          aria-label="Add an item"
          placeholder="Add an item"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={ITEM_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const lines = event.clipboardData.getData('text/plain')
            if (!/\S\r?\n\s*\S/.test(lines)) return
            event.preventDefault()
            add(lines)
          }}
        />
        <IconButton icon="plus" label="Add" type="submit" className="quick-add-button" />
      </div>
    </form>
  )
}
