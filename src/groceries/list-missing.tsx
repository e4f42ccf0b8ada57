import { TEXT } from '#shared/errors.ts'
import { Missing } from '#exchange/missing.tsx'
import { Plate } from '#ui/art/plate.tsx'

/** A list that is not there (any more). */
export function ListMissing() {
  return (
    <Missing
      title={TEXT.listNotFound}
      picture={<Plate id="missing-list" kind="crumbs" />}
      to="/groceries"
      linkText="To the Grocery Lists"
    />
  )
}
