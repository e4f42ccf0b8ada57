import { useMemo } from 'react'
import { useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Page } from '#page/page.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { later } from '#ui/later.tsx'
import type { PlaceFormProps } from './place-form.tsx'
import { PlaceMissing } from './place-missing.tsx'
import { draftOf } from './place-draft.ts'
import { updatePlace, usePlace, type PlaceView } from './places.data.ts'

/** Fetched separately, because with react-hook-form it is half as large as React; the heading shows meanwhile. */
const PlaceForm = later<PlaceFormProps>(() => import('./place-form.tsx').then((m) => m.PlaceForm), {
  drawn: true,
  required: true,
})

/** /places/{placeId}/edit: for the author alone (product §6). */
export function PlaceEdit() {
  const { placeId = '' } = useParams()
  const place = usePlace(placeId)
  if (place === undefined) return <Page title="Edit Restaurant">{null}</Page>
  if (!place?.isOwner) return <PlaceMissing readable={place} />
  return <PlaceEditor key={place.id} place={place} />
}

function PlaceEditor({ place }: { place: PlaceView }) {
  const source = useMemo(() => ({ values: draftOf(place), seen: place.stamps }), [place])
  return (
    <Page title="Edit Restaurant" illustration="street">
      <BackLink to={`/places/${place.id}/view`}>Back to Place Details</BackLink>
      <h1 tabIndex={-1} className="mt-1 mb-5">
        Edit Restaurant
      </h1>
      <PlaceForm
        draftKey={`place:${place.id}`}
        source={source}
        submitText="Update Restaurant"
        onSave={(_, { set, ...form }) => updatePlace(place.id, set, form)}
        onSaved={() => navigate('/places')}
      />
    </Page>
  )
}
