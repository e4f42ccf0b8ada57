import { ShopFront } from '#ui/art/shop-front.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { CardLink } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { PlaceTypeChip } from './place-type.tsx'
import type { PlaceView } from './places.data.ts'

/** A place on the list: its front, name, location, type and three ratings. */
export function PlaceCard({ place, cloth }: { place: PlaceView; cloth: string }) {
  return (
    <CardLink to={`/places/${place.id}/view`} className="h-full overflow-hidden large-text:min-w-0">
      <div className={`bg-(--cloth) ${cloth}`}>
        <ShopFront id={place.id} className="aspect-[2] w-full" />
      </div>
      <div className="px-4 pt-4 pb-4.5">
        {/* Where a word of the name has no room beside the type, that stands below. */}
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2 large-text:flex-col">
          <h3 dir="auto" className="min-w-0 flex-[1_1_min-content] text-[1.375rem] wrap-break-word">
            {place.name}
          </h3>
          <PlaceTypeChip type={place.type} />
        </div>
        <PlaceLocation className="mt-1 text-second">{place.location}</PlaceLocation>
        <dl className="num mt-3.5 grid grid-cols-[repeat(3,auto)] justify-between gap-2 border-t pt-3.5 large-text:grid-cols-1">
          <Rating label="Food" value={place.foodRating} />
          <Rating label="Price/Quality" value={place.priceQualityRating} />
          <Rating label="Seating" value={place.seatingRating} />
        </dl>
        <ReviewBy name={place.authorName} className="mt-3" />
      </div>
    </CardLink>
  )
}

/** Where it is. */
export function PlaceLocation({ className, children }: { className: string; children: string }) {
  return (
    <p className={`flex items-start gap-1.25 wrap-anywhere text-muted ${className}`}>
      <Icon name="pin" size={17} className="mt-0.75" />
      {children}
    </p>
  )
}

/** Who rated it; nothing while the author is unknown. */
export function ReviewBy({ name, className }: { name: string; className: string }) {
  if (name === '') return null
  return (
    <p className={`meta flex items-center gap-1.5 wrap-anywhere ${className}`}>
      <Avatar name={name} size="sm" decorative />
      Review by: {name}
    </p>
  )
}

function Rating({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-meta whitespace-nowrap text-muted large-text:whitespace-normal">
        {label}
      </dt>
      <dd className="font-serif text-[1.3125rem] leading-[1.2] font-medium whitespace-nowrap large-text:whitespace-normal">
        {value}{' '}
        <small className="font-ui text-meta leading-[normal] font-normal text-muted">/ 10</small>
      </dd>
    </div>
  )
}
