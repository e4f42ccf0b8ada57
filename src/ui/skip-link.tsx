/** The first stop of the Tab key: past the header, to the main part (#main). */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to content
    </a>
  )
}
