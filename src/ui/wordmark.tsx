/** The name of the product; both o are plates. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <span className="sr-only">nomnom</span>
      <span aria-hidden="true">n</span>
      <Plate />
      <span aria-hidden="true">mn</span>
      <Plate />
      <span aria-hidden="true">m</span>
    </span>
  )
}

function Plate() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.4" fill="none" stroke="currentColor" strokeWidth="3.2" />
      <circle cx="12" cy="12" r="5" fill="var(--color-accent)" />
    </svg>
  )
}
