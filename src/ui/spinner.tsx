/** A turning ring: something is under way. The text beside it says what. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
