// What is asked of the fields of a form that is being sent.

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
