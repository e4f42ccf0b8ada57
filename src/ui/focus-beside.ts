/** How long a row is waited for to go: drawing it takes a moment. */
const PATIENCE_MS = 3000

/**
 * Where the focus goes when the row that has it goes: to the row behind it, or to the one before, else
 * to the heading of the dialog or the screen. Asked before the row goes; what it answers is called once
 * it is going. rows: what a row is, as a selector.
 */
export function focusBeside(rows = 'li'): () => void {
  const { activeElement } = document
  // Seen by src/page/lost-focus.ts, which leaves the focus of it to this.
  activeElement?.setAttribute('data-awaited', '')
  const row = activeElement?.closest(rows)
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  return () => {
    const giveUpAt = performance.now() + PATIENCE_MS
    const look = () => {
      // Whoever has gone on meanwhile stays where they are.
      const isOpen = document.activeElement === document.body
      if (document.activeElement !== activeElement && !isOpen) return
      if (activeElement?.isConnected) {
        if (performance.now() < giveUpAt) requestAnimationFrame(look)
        else activeElement.removeAttribute('data-awaited')
        return
      }
      const next = beside?.isConnected ? beside.querySelector('button') : null
      const inDialog = document.querySelector<HTMLElement>('dialog:modal h2')
      const place = next ?? inDialog ?? document.querySelector('h1')
      place?.focus({ preventScroll: next === null })
    }
    requestAnimationFrame(look)
  }
}
