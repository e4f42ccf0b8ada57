/** Where items will be. */
export function NothingYet({
  children = 'Nothing on this list yet. Add your first item below.',
}: {
  children?: string
}) {
  return <p className="px-1 py-3 text-muted">{children}</p>
}
