import { offerUndo } from '#exchange/offer-undo.ts'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { TEXT } from '#shared/errors.ts'
import { Page } from '#page/page.tsx'
import { ShopFront } from '#ui/art/shop-front.tsx'
import { Street } from '#ui/art/street.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { clothOf } from '#ui/hash.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { RatingTicks } from '#ui/rating-picker.tsx'
import { ReviewBy } from './place-card.tsx'
import { PlaceMissing } from './place-missing.tsx'
import { PlaceTypeChip } from './place-type.tsx'
import { deletePlace, usePlace, type PlaceView as Place } from './places.data.ts'
import './places.css'

/** /places/{placeId}/view. */
export function PlaceView() {
  const { placeId = '' } = useParams()
  const place = usePlace(placeId)
  if (place === undefined) return <Page title="Restaurant">{null}</Page>
  return place === null ? <PlaceMissing /> : <PlaceDetails place={place} />
}

function PlaceDetails({ place }: { place: Place }) {
  return (
    <Page bleed title={place.name}>
      <div className={`place-street cloth ${clothOf(place.id)}`}>
        <div className="wrap">
          <BackLink to="/places">Restaurants</BackLink>
          {/* On a narrow screen the front of its card, on a wide one the whole street. */}
          <ShopFront id={place.id} />
          <Street />
        </div>
      </div>
      <div className="wrap page place-details">
        <div>
          <PlaceTypeChip type={place.type} />
          <h1 tabIndex={-1}>{place.name}</h1>
          <p className="place-location">
            <Icon name="pin" size={17} />
            {place.location}
          </p>
          <ReviewBy name={place.authorName} />
        </div>
        <Card className="place-scores">
          <dl>
            <Score icon="fork" label="Food" value={place.foodRating} />
            <Score icon="coins" label="Price / Quality" value={place.priceQualityRating} />
            <Score icon="chair" label="Seating" value={place.seatingRating} />
          </dl>
        </Card>
        {place.isOwner && <PlaceActions place={place} />}
      </div>
    </Page>
  )
}

function Score({ icon, label, value }: { icon: IconName; label: string; value: number }) {
  return (
    <div className="place-score">
      <dt>
        <Icon name={icon} size={20} />
        {label}
      </dt>
      <dd>
        <span className="num">
          {value} <small>/ 10</small>
        </span>
        <RatingTicks value={value} />
      </dd>
    </div>
  )
}

function PlaceActions({ place }: { place: Place }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    await deletePlace(place.id)
    void navigate('/places', { replace: true })
    offerUndo({ kind: 'place', id: place.id, title: place.name })
  }
  return (
    <div className="place-actions">
      <ButtonLink to={`/places/${place.id}/edit`} look="secondary" size="small" icon="edit">
        Edit
      </ButtonLink>
      <Button look="danger-quiet" size="small" icon="trash" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        title={`Delete “${place.name}”?`}
        text={`The restaurant and its ratings will be gone, for everybody who sees them. ${TEXT.canRestore}`}
        confirmText="Delete"
        danger
      />
    </div>
  )
}
