/** As the `ref` of what takes the focus when it appears: it stands where the focus was. */
export function focusHere(element: HTMLElement | null): void {
  element?.focus()
}

/** The same where the focus went with what was pressed; elsewhere it stays. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focusHere(element)
}
