/** A turning ring: something is under way. The text beside it says what. */
export function Spinner({ className }: { className?: string }) {
  return <span className={className ? `spinner ${className}` : 'spinner'} aria-hidden="true" />
}
