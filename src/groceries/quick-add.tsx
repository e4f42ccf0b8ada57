import { useRef, useState, type FormEvent } from 'react'
import { TEXT } from '#shared/errors.ts'
import { ITEM_TEXT_MAX, LIST_MAX_ITEMS } from '#shared/limits.ts'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { notify } from '#ui/notify.ts'
import { pastedText } from '#ui/pasted-text.ts'
import { categoryChoices } from './category-choices.ts'
import { checkItems, type GroceryListView } from './groceries.data.ts'
import { addItems, newItemId } from './list-changes.data.ts'
import { offerToTakeOff } from './list-undo.data.ts'
import { joined, linesOf, pastedLines } from './pasted-lines.ts'
import type { ItemToAdd } from './sorting.data.ts'
import { revealItem } from './reveal.ts'
import { textOfRow } from './row-items.ts'
import { findCovering, saysListed, type Suggestion } from './suggest.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { rowOf } from './summed-rows.ts'
import { useTypedLine } from './typed-line.ts'

export type QuickAddProps = { list: GroceryListView; categories: readonly string[] }

/**
 * The pill at the foot of a list: Enter adds and keeps the focus, several pasted lines become
 * several items, beside what stands in the line. What was on lists before is offered above it (product
 * §2.list.8). Several items that could not be saved stand in the line with '↵' between them.
 */
export function QuickAdd({ list, categories }: QuickAddProps) {
  const input = useRef<HTMLInputElement>(null)
  const line = useAddLine(list, categories, () => input.current?.focus())
  const { text, problem, isOpen } = line
  return (
    <form
      className="quick-add fixed inset-x-0 bottom-0 z-15 bg-[linear-gradient(transparent,var(--color-bg)_26%)] px-3 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] print:hidden forced-colors:bg-[Canvas]"
      onSubmit={line.submit}
    >
      {isOpen && (
        <SuggestionList
          typed={text}
          list={list}
          input={input}
          active={line.active}
          onActive={line.setActive}
          onPick={line.pick}
          onClose={line.close}
        />
      )}
      {problem !== undefined && (
        <div
          className="mx-auto mb-2 max-w-[40rem] rounded-row border bg-danger-soft px-4.5 py-2.5"
          role="alert"
        >
          <FieldError className="mt-0!">{problem}</FieldError>
        </div>
      )}
      <div className="mx-auto flex max-w-[40rem] items-center gap-1.5 rounded-full border border-border-strong bg-surface py-1 pr-1 pl-4.5 shadow-(--shadow-2) focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
        {line.choices.length > 1 && (
          <CategoryChoice
            categories={line.choices}
            value={line.category}
            onChange={line.setCategory}
          />
        )}
        <input
          ref={input}
          className="min-h-12 min-w-0 flex-1 bg-transparent text-step outline-none placeholder:text-muted placeholder:opacity-100"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the list of suggestions sets them while it is there
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          dir="auto"
          aria-label="Add an item"
          aria-invalid={problem !== undefined || undefined}
          placeholder="Add an item"
          enterKeyHint="next"
          autoComplete="off"
          value={text}
          onFocus={line.open}
          onBlur={line.close}
          onChange={(event) => line.type(event.target.value)}
          onPaste={(event) => {
            const lines = pastedText(event)
            if (!/\S\r?\n\s*\S/.test(lines)) return
            event.preventDefault()
            const { value, selectionStart, selectionEnd } = event.currentTarget
            const rest = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? 0)
            line.add(pastedLines(lines), rest)
          }}
        />
        <IconButton
          icon="plus"
          label="Add"
          type="submit"
          className="size-12 bg-accent text-on-accent hover:bg-accent-hover!"
        />
      </div>
    </form>
  )
}

/**
 * The state of the line: what is typed, what is wrong with it, and what happens when it is sent.
 */
function useAddLine(list: GroceryListView, categories: readonly string[], refocus: () => void) {
  const { text, setText, save } = useTypedLine(`add:${list.id}`)
  const { choices, category, setCategory } = useChosenCategory(list, categories)
  const [problem, setProblem] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<Suggestion | null>(null)

  const type = (next: string) => {
    setText(next)
    setActive(null)
    setOpen(next.trim() !== '')
    setProblem(problemOf(list, linesOf(next)))
  }
  const finish = (rest = '') => {
    type(rest)
    refocus()
  }
  const put = (lines: readonly string[]) => {
    const found = problemOf(list, lines)
    setProblem(found)
    if (found !== undefined || lines.length === 0) return false
    const items = lines.map((line) => ({
      id: newItemId(),
      text: line,
      category: category || null,
    }))
    const id = items[0]?.id ?? null
    void save({ text: joined(...lines), id }, addAndShow(list, items))
    return true
  }
  const add = (lines: readonly string[], rest?: string) => {
    if (put(lines)) finish(rest)
  }
  const pick = (suggestion: Suggestion) => {
    // Its category is that of other lists, and is found for this one like any.
    if (suggestion.kind === 'add') return add([suggestion.text])
    const { itemId } = suggestion
    if (suggestion.kind === 'put-back') {
      const ids = rowOf(list, itemId)?.items.map(({ id }) => id)
      void save({ text, id: null }, checkItems(list.id, ids ?? [itemId], false))
    }
    finish()
    revealItem(itemId)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (active) return pick(active)
    const lines = linesOf(text)
    const [first = ''] = lines
    const isOne = category === '' && lines.length === 1
    const covering = isOne ? findCovering(list.items, first) : undefined
    const row = covering && rowOf(list, covering.id)
    if (!row) return add(lines)
    finish()
    revealItem(row.key)
    // Leaves alone what is typed by the time it is pressed.
    const run = () => void put(lines)
    notify.offer(saysListed(textOfRow(row)), { label: 'Add anyway', icon: 'plus', run })
  }
  return {
    text,
    type,
    choices,
    category,
    setCategory,
    problem,
    isOpen,
    open: () => setOpen(text === ''),
    close: () => setOpen(false),
    active,
    setActive,
    add,
    pick,
    submit,
  }
}

/** Where the next items go; '': nomnom finds it. */
function useChosenCategory(list: GroceryListView, shown: readonly string[]) {
  const [chosen, setChosen] = useState({ name: '', wasShown: false })
  const { name, wasShown } = chosen
  const isShown = shown.includes(name)
  if (isShown && !wasShown) setChosen({ name, wasShown: true })
  const choices = categoryChoices(list, shown)
  // What is removed or renamed meanwhile would come back with the next item.
  const isThere = isShown || (!wasShown && choices.includes(name))
  const setCategory = (next: string) => setChosen({ name: next, wasShown: false })
  return { choices, category: isThere ? name : '', setCategory }
}

type ChoiceProps = {
  categories: readonly string[]
  value: string
  onChange: (category: string) => void
}

function CategoryChoice({ categories, value, onChange }: ChoiceProps) {
  return (
    <span className="relative -ml-3.5 grid min-h-11 min-w-11 flex-none place-items-center rounded-full bg-chip has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
      <select
        aria-label="Category of the new item"
        // Chosen by nomnom: a picture is enough, and leaves room for the words.
        className={`min-h-11 max-w-30 bg-transparent py-0 pr-2 pl-3 text-[max(0.9375rem,16px)] text-ellipsis outline-none ${value === '' ? 'absolute inset-0 w-full opacity-0' : ''}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">Automatic</option>
        {categories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {value === '' && <Icon name="tag" className="pointer-events-none text-muted" />}
    </span>
  )
}

async function addAndShow(list: GroceryListView, items: readonly ItemToAdd[]): Promise<void> {
  const ids = await addItems(list, items)
  const last = ids.at(-1)
  if (last !== undefined) revealItem(last)
  if (ids.length > 1) offerToTakeOff(list.id, ids)
}

/** Why these lines cannot be added, in words; nothing is ever cut. */
function problemOf(list: GroceryListView, lines: readonly string[]): string | undefined {
  if (lines.some((line) => line.trim().length > ITEM_TEXT_MAX)) return TEXT.itemTooLong
  const over = list.items.length + lines.length - LIST_MAX_ITEMS
  return over > 0 ? `${TEXT.listTooLong}: ${over} too many` : undefined
}
