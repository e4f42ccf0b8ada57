/** The amber dot beside Profile while friend requests wait. Say the same in words beside it. */
export function PulseDot() {
  return <span className="pulse-dot" aria-hidden="true" />
}
