import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { ROWS_MAX } from '#shared/limits.ts'
import type { RecipeDraft } from './recipe-draft.ts'
import type { RowKind } from './row-kind.ts'
import { pasteRows, type RowAction } from './rows.ts'
import { useUndoOffer } from './use-undo-offer.ts'

export type SectionRows = {
  form: UseFormReturn<RecipeDraft>
  kind: RowKind
  section: number
  /** Reads out what was added, removed or moved. */
  say: (words: string) => void
}

/** The rows of one section and what can be done with them. */
export function useRows({ form, kind, section, say }: SectionRows) {
  const name = kind.rowsOf(section)
  const { fields, insert, remove, move } = useFieldArray({ control: form.control, name })
  const nameAt = (at: number) => kind.textOf(section, at)
  const isFull = fields.length >= ROWS_MAX
  const offerUndo = useUndoOffer()

  const addAt = (at: number) => {
    if (isFull) return say(`A section can have at most ${ROWS_MAX} rows`)
    insert(at, kind.row(''))
    say(`${kind.name} ${at + 1} added`)
  }
  const removeAt = (at: number) => {
    const text = form.getValues(nameAt(at))
    focusEnd(nameAt(at - 1))
    remove(at)
    say(`${kind.name} ${at + 1} removed`)
    if (text.trim() === '') return
    offerUndo(`Removed “${text}”`, () => insert(at, kind.row(text)))
  }
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= fields.length) return
    move(from, to)
    say(`${kind.name} moved to place ${to + 1}`)
  }
  const paste = (at: number, field: HTMLTextAreaElement, pasted: string): boolean => {
    const { value: text, selectionStart: start, selectionEnd: end } = field
    // Instructions are what is numbered, and the only rows of several lines.
    const row = { text, start, end, isNumbered: kind.isMultiline }
    const [first, ...others] = pasteRows(row, pasted) ?? []
    if (first === undefined) return false
    form.setValue(nameAt(at), first, { shouldDirty: true })
    insert(at + 1, others.map(kind.row), { focusIndex: at + others.length })
    say(`${others.length + 1} rows pasted`)
    return true
  }
  const actions: Record<RowAction, (at: number) => void> = {
    add: (at) => addAt(at + 1),
    remove: removeAt,
    up: (at) => moveTo(at, at - 1),
    down: (at) => moveTo(at, at + 1),
  }
  const act = (action: RowAction, at: number) => actions[action](at)
  return { fields, isFull, nameAt, addLast: () => addAt(fields.length), act, moveTo, paste }
}

/**
 * Puts the caret behind what is in a field. At once: the form's own setFocus waits for a timer, and
 * on a busy phone what is typed meanwhile would land in the field that is being left.
 */
export function focusEnd(name: string): void {
  const [field] = document.getElementsByName(name)
  field?.focus()
  if (field instanceof HTMLTextAreaElement) {
    field.setSelectionRange(field.value.length, field.value.length)
  }
}
