import { TEXT } from '#shared/errors.ts'
import { Missing } from '#exchange/missing.tsx'
import { Street } from '#ui/art/street.tsx'

/** readable: the place is there, and this person may look at it and not change it. */
type Props = { readable?: { id: string; name: string } | null }

/** A place that is not there (any more), or not for changing. */
export function PlaceMissing({ readable }: Props) {
  if (!readable) {
    const title = TEXT.placeNotFound
    return (
      <Missing title={title} picture={<Street />} to="/places" linkText="Back to Restaurants" />
    )
  }
  return (
    <Missing
      title={readable.name}
      text="You can look at this restaurant, but not change it."
      picture={<Street />}
      to={`/places/${readable.id}/view`}
      linkText="Back to Place Details"
    />
  )
}
