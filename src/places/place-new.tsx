import { useNavigate } from 'react-router-dom'
import { Page } from '#page/page.tsx'
import type { Taken } from '#exchange/use-record-form.ts'
import { BackLink } from '#ui/back-link.tsx'
import { EMPTY_PLACE, type PlaceDraft } from './place-draft.ts'
import { PlaceForm } from './place-form-later.ts'
import { createPlace } from './places.data.ts'
import './places.css'

const EMPTY: Taken<PlaceDraft> = { values: EMPTY_PLACE, seen: {} }

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
