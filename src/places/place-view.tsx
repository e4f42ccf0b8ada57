import { offerUndo } from '#exchange/offer-undo.ts'
import { useState } from 'react'
import { useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { TEXT } from '#shared/errors.ts'
import { PLACE_FIELDS } from '#shared/fields.ts'
import { shownOf } from '#shared/ordinary-fields.ts'
import { later } from '#ui/later.tsx'
import type { RemarksProps } from '#page/remarks.tsx'
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
import { PlaceLocation, ReviewBy } from './place-card.tsx'
import { PlaceMissing } from './place-missing.tsx'
import { PlaceTypeChip } from './place-type.tsx'
import { deletePlace, usePlace, type PlaceView } from './places.data.ts'

const Remarks = later<RemarksProps>(() => import('#page/remarks.tsx').then((m) => m.Remarks), {
  drawn: true,
})

/** /places/{placeId}/view. */
export function PlaceScreen() {
  const { placeId = '' } = useParams()
  const place = usePlace(placeId)
  if (place === undefined) return <Page title="Restaurant">{null}</Page>
  return place === null ? <PlaceMissing /> : <PlaceDetails place={place} />
}

function PlaceDetails({ place }: { place: PlaceView }) {
  const shown = shownOf(PLACE_FIELDS, place)
  return (
    <Page bleed title={place.name}>
      <div className={`bg-(--cloth) pt-6 ${clothOf(place.id)}`}>
        <div className="wrap">
          <BackLink to="/places">Restaurants</BackLink>
          {/* A narrow screen shows the front from the card, a wide one the whole street. */}
          <ShopFront
            id={place.id}
            className="-mx-(--gutter) -mt-2.5 aspect-[2] w-[calc(100%+2*var(--gutter))] sm:hidden"
          />
          <Street className="mt-2 hidden h-auto w-full sm:block" />
        </div>
      </div>
      <div className="wrap page grid gap-5.5 pt-7 lg:grid-cols-[1fr_384px] lg:items-start">
        <div>
          <PlaceTypeChip type={place.type} />
          <h1 tabIndex={-1} dir="auto" className="mt-3 wrap-anywhere">
            {place.name}
          </h1>
          <PlaceLocation className="mt-2 text-step">{place.location}</PlaceLocation>
          <ReviewBy name={place.authorName} className="mt-4.5" />
          <Remarks {...shown} />
        </div>
        <Card className="lg:row-span-2 lg:mt-5.5">
          <dl className="grid gap-5 px-5 pt-5.5 pb-6.5">
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
    <div className="grid grid-cols-[1fr_auto] items-baseline">
      <dt className="inline-flex items-center gap-2 font-strong">
        <Icon name={icon} size={20} />
        {label}
      </dt>
      <dd className="contents">
        <span className="num font-serif text-[1.75rem] leading-none font-[450]">
          {value}{' '}
          <small className="font-ui text-second leading-[normal] font-normal text-muted">
            / 10
          </small>
        </span>
        <RatingTicks value={value} className="col-span-full mt-2" />
      </dd>
    </div>
  )
}

function PlaceActions({ place }: { place: PlaceView }) {
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    await deletePlace(place.id)
    navigate('/places', { replace: true })
    offerUndo({ kind: 'place', id: place.id, title: place.name })
  }
  return (
    <div className="flex gap-2">
      <ButtonLink
        to={`/places/${place.id}/edit`}
        look="secondary"
        size="small"
        icon="edit"
        className="max-sm:flex-1"
      >
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
