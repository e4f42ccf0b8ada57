/** How a form follows its record while others change that. */
import { useEffect, type RefObject } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { holdStill } from '#ui/hold-still.ts'
import { useListening } from '#ui/use-listening.ts'
import { sameValue } from '#shared/merge/canonical.ts'
import { sameTyped, withField, type Taken } from './record-draft.ts'

/**
 * The field of the record to which a control belongs: the first word of its name, or of that of the
 * fieldset round it.
 */
export function fieldOf(target: EventTarget | null): string | undefined {
  const named = target instanceof Element ? target.closest('[name]') : null
  return named?.getAttribute('name')?.split('.')[0]
}

/**
 * Takes over what others changed in fields that were not touched here, as it comes. Never in the one that
 * has the focus, before that is left: nothing changes under the cursor.
 */
export function useFollowing<T extends FieldValues>(
  form: UseFormReturn<T>,
  taken: RefObject<Taken<T>>,
  { source, isOn }: { source: Taken<T>; isOn: boolean },
): void {
  useEffect(() => {
    if (isOn) follow(form, taken.current, { source, focused: document.activeElement })
  }, [form, taken, source, isOn])
  useListening('focusout', ({ relatedTarget }) => {
    // A window that is left keeps its focus for when somebody comes back.
    const focused = relatedTarget ?? document.activeElement
    if (isOn) follow(form, taken.current, { source, focused })
  })
}

function follow<T extends FieldValues>(
  form: UseFormReturn<T>,
  taken: Taken<T>,
  { source, focused }: { source: Taken<T>; focused: EventTarget | null },
): void {
  const fields = Object.keys(source.values) as (keyof T & string)[]
  const changed = fields.filter((field) => {
    const isClean = sameTyped(form.getValues(field as Path<T>), taken.values[field])
    if (!isClean || field === fieldOf(focused)) return false
    return !sameValue(taken.values[field], source.values[field])
  })
  if (changed.length === 0) return
  holdStill(focused)
  for (const field of changed) {
    Object.assign(taken, withField(taken, source, field))
    put(form, field, source.values[field])
  }
}

/**
 * Sets a field. What is in a list is set by itself, too: it hears nothing of the whole, and counts on
 * being drawn anew.
 */
export function put<T extends FieldValues>(
  form: UseFormReturn<T>,
  name: string,
  value: unknown,
): void {
  form.setValue(name as Path<T>, value as PathValue<T, Path<T>>)
  const entries = Array.isArray(value) ? [...value.entries()] : []
  for (const [at, entry] of entries as [number, object][]) {
    for (const [part, of] of Object.entries(entry)) put(form, `${name}.${at}.${part}`, of)
  }
}
