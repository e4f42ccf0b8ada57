import { useState, type FormEvent } from 'react'

/** A form that makes one call at a time; `busy` while it is under way. */
export function useFormCall(call: (fields: FormData, form: HTMLFormElement) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    void call(new FormData(form), form).finally(() => setBusy(false))
  }
  return { busy, onSubmit }
}

/** The text of a field, as it was typed. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** Puts the focus where something has to be put right. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.focus()
}
