import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { Page } from '#page/page.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { PlaceForm } from './place-form-later.ts'
import { PlaceMissing } from './place-missing.tsx'
import { inputOf, updatePlace, usePlace, type PlaceView } from './places.data.ts'
import './places.css'

/** /places/{placeId}/edit: for the author alone (product §6). */
export function PlaceEdit() {
  const { placeId = '' } = useParams()
  const place = usePlace(placeId)
  if (place === undefined) return <Page title="Edit Restaurant">{null}</Page>
  if (!place?.isOwner) return <PlaceMissing readable={place} />
  return <PlaceEditor key={place.id} place={place} />
}

function PlaceEditor({ place }: { place: PlaceView }) {
  const navigate = useNavigate()
  const source = useMemo(() => ({ values: inputOf(place), seen: place.stamps }), [place])
  return (
    <Page title="Edit Restaurant">
      <BackLink to={`/places/${place.id}/view`}>Back to Place Details</BackLink>
      <h1 tabIndex={-1} className="place-form-title">
        Edit Restaurant
      </h1>
      <PlaceForm
        draftKey={`place:${place.id}`}
        source={source}
        submitText="Update Restaurant"
        onSave={async (_, { set, seen }) => {
          await updatePlace(place.id, set, seen)
          void navigate('/places')
        }}
      />
    </Page>
  )
}
