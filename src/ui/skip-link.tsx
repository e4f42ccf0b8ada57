/** The first stop of the Tab key: past the header, to the main part (#main). */
export function SkipLink() {
  return (
    <a
      className="skip-link fixed top-2 left-2 z-60 rounded-control bg-accent px-5 py-3 font-semibold text-on-accent"
      href="#main"
    >
      Skip to content
    </a>
  )
}
