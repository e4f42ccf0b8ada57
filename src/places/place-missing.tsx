import { TEXT } from '#shared/errors.ts'
import { Missing } from '#app/missing.tsx'
import { Street } from '#ui/art/street.tsx'
import './places.css'

/** A place that is not there (any more). */
export function PlaceMissing() {
  return (
    <Missing
      title={TEXT.placeNotFound}
      picture={<Street />}
      to="/places"
      linkText="Back to Restaurants"
    />
  )
}
