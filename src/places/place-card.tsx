import { ShopFront } from '#ui/art/shop-front.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { CardLink } from '#ui/card.tsx'
import { clothOf } from '#ui/hash.ts'
import { Icon } from '#ui/icon.tsx'
import { PlaceTypeChip } from './place-type.tsx'
import type { PlaceView } from './places.data.ts'

/** A place on the list: its front, name, location, type and three ratings. */
export function PlaceCard({ place }: { place: PlaceView }) {
  return (
    <CardLink to={`/places/${place.id}/view`} className="place-card">
      <div className={`place-card-front cloth ${clothOf(place.id)}`}>
        <ShopFront id={place.id} />
      </div>
      <div className="place-card-body">
        <div className="place-card-head">
          <h3>{place.name}</h3>
          <PlaceTypeChip type={place.type} />
        </div>
        <p className="place-location">
          <Icon name="pin" size={17} />
          {place.location}
        </p>
        <dl className="place-ratings num">
          <Rating label="Food" value={place.foodRating} />
          <Rating label="Price/Quality" value={place.priceQualityRating} />
          <Rating label="Seating" value={place.seatingRating} />
        </dl>
        <ReviewBy name={place.authorName} />
      </div>
    </CardLink>
  )
}

/** Who rated it; nothing while the author is unknown. */
export function ReviewBy({ name }: { name: string }) {
  if (name === '') return null
  return (
    <p className="place-author meta">
      <Avatar name={name} size="sm" decorative />
      Review by: {name}
    </p>
  )
}

function Rating({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value} <small>/ 10</small>
      </dd>
    </div>
  )
}
