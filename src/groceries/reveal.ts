/** How long a row that was just made is looked for: drawing it takes a moment. */
const PATIENCE_MS = 3000
const FLASH_MS = 1400

/** Scrolls to the row of an item once it is there, and lets it glow for a moment. */
export function revealItem(itemId: string): void {
  const giveUpAt = performance.now() + PATIENCE_MS
  const look = () => {
    const row = document.querySelector<HTMLElement>(`[data-item~="${CSS.escape(itemId)}"]`)
    if (row === null) {
      if (performance.now() < giveUpAt) requestAnimationFrame(look)
      return
    }
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
    const from = getComputedStyle(row).getPropertyValue('--color-accent-soft')
    row.animate([{ backgroundColor: from }, {}], { duration: FLASH_MS, easing: 'ease-in' })
  }
  requestAnimationFrame(look)
}
