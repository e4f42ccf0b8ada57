const FOCUS_EVENTS = ['focusin', 'focusout', 'focus', 'blur']

/**
 * Rows that change places keep the focus and the caret, also in browsers without `moveBefore`, which
 * Preact uses where there is one: what is taken out and put in again there has neither.
 */
export function keepFocusOfMoved(): void {
  if ('moveBefore' in Element.prototype) return
  Object.defineProperty(Element.prototype, 'moveBefore', { value: moveBefore })
}

function moveBefore(this: Element, moved: Node, next: Node | null): void {
  const held = document.activeElement
  if (!(held instanceof HTMLElement) || !moved.contains(held)) {
    this.insertBefore(moved, next)
    return
  }
  const caret = caretOf(held)
  // Nobody has left the field, so nothing that follows from that may happen.
  for (const type of FOCUS_EVENTS) addEventListener(type, stop, true)
  try {
    this.insertBefore(moved, next)
    held.focus({ preventScroll: true })
    caret?.()
  } finally {
    for (const type of FOCUS_EVENTS) removeEventListener(type, stop, true)
  }
}

/** Puts it back to where it is now; undefined where there is none. */
function caretOf(field: Element): (() => void) | undefined {
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  if (!isText || field.selectionStart === null) return undefined
  const { selectionStart, selectionEnd, selectionDirection } = field
  return () => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
}

function stop(event: Event): void {
  event.stopImmediatePropagation()
}
