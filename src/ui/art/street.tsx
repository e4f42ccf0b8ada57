import { later } from '../later.tsx'

const StreetScene = later<object>(() => import('./drawings.ts').then((m) => m.StreetScene), {
  now: true,
})

/** A street of small shops: for restaurants, and for pages that were not found. */
export function Street({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`street ${className}`}
      viewBox="0 0 760 152"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <StreetScene />
    </svg>
  )
}
