/** A recipe that was pasted into one field: what sorting it in makes of the form, and taking that back. */
import { sameValue } from '#shared/merge/canonical.ts'
import { EMPTY_RECIPE, type RecipeDraft } from '../recipe-draft.ts'
import type { SortInProps } from '../recipe-form.tsx'

type Field = keyof RecipeDraft

type Pasted = SortInProps['pasted']

/** The form with what was found; fields that were typed since the paste stay, rows and notes before those found. */
export function sortedIn(
  found: RecipeDraft,
  { form, empty, pasted }: { form: RecipeDraft; empty: Partial<RecipeDraft>; pasted: Pasted },
): RecipeDraft {
  const typed = fieldsOf(form).filter(
    (field) => field !== pasted.field && !sameValue(form[field], empty[field]),
  )
  return { ...found, ...picked(typed, (field) => together(field, form[field], found[field])) }
}

/**
 * The form as it was before: fields that were corrected since then stay. Where the field of the paste
 * is one of them, what was pasted goes to the notes, or it would be nowhere.
 */
export function unsorted(
  form: RecipeDraft,
  { before, sorted, pasted }: { before: RecipeDraft; sorted: RecipeDraft; pasted: Pasted },
): RecipeDraft {
  const asSorted = fieldsOf(form).filter((field) => sameValue(form[field], sorted[field]))
  const back = { ...form, ...picked(asSorted, (field) => before[field]) }
  const isHeld = pasted.field === undefined || asSorted.some((field) => field === pasted.field)
  return isHeld ? back : { ...back, notes: joined(back.notes, pasted.text) }
}

const fieldsOf = (form: RecipeDraft) => Object.keys(form) as Field[]

function picked(fields: Field[], valueOf: (field: Field) => unknown): Partial<RecipeDraft> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)]))
}

function together(field: Field, typed: unknown, found: unknown): unknown {
  if (sameValue(found, EMPTY_RECIPE[field])) return typed
  if (Array.isArray(typed) && Array.isArray(found)) return [...(typed as unknown[]), ...found]
  return field === 'notes' ? joined(String(typed), String(found)) : typed
}

const joined = (...texts: string[]) => texts.filter((text) => text !== '').join('\n\n')
