/** As the `ref` of what takes the focus when it appears: it stands where the focus was. */
export function focusHere(element: HTMLElement | null): void {
  element?.focus()
}
