import { useNavigate } from 'react-router-dom'
import { Page } from '#app/page.tsx'
import type { Taken } from '#app/use-record-form.ts'
import { PLACE_DEFAULTS } from '#shared/schemas/place.ts'
import { BackLink } from '#ui/back-link.tsx'
import { PlaceForm, type PlaceDraft } from './place-form.tsx'
import { createPlace } from './places.data.ts'
import './places.css'

const EMPTY: Taken<PlaceDraft> = { values: { name: '', location: '', ...PLACE_DEFAULTS }, seen: {} }

/** /places/new. */
export function PlaceNew() {
  const navigate = useNavigate()
  return (
    <Page title="Add a New Restaurant">
      <BackLink to="/places">Back to Restaurants</BackLink>
      <h1 tabIndex={-1} className="place-form-title">
        Add a New Restaurant
      </h1>
      <PlaceForm
        draftKey="place:new"
        source={EMPTY}
        submitText="Add Restaurant"
        onSave={async (place) => {
          const id = await createPlace(place)
          void navigate(`/places/${id}/view`, { replace: true })
        }}
      />
    </Page>
  )
}
