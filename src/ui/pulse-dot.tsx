/** The amber dot beside Profile while friend requests wait. Say the same in words beside it. */
export function PulseDot({ className = '' }: { className?: string }) {
  return <span className={`pulse-dot ${className}`} aria-hidden="true" />
}
