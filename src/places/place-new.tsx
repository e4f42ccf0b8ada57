import { useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Page } from '#page/page.tsx'
import type { Taken } from '#exchange/use-record-form.ts'
import { BackLink } from '#ui/back-link.tsx'
import { later } from '#ui/later.tsx'
import { EMPTY_PLACE, type PlaceDraft } from './place-draft.ts'
import type { PlaceFormProps } from './place-form.tsx'
import { createPlace } from './places.data.ts'

const EMPTY: Taken<PlaceDraft> = { values: EMPTY_PLACE, seen: {} }

/** Fetched separately, because with react-hook-form it is half as large as React; the heading shows meanwhile. */
const PlaceForm = later<PlaceFormProps>(() => import('./place-form.tsx').then((m) => m.PlaceForm), {
  drawn: true,
  required: true,
})

/** /places/new. */
export function PlaceNew() {
  const madeId = useRef('')
  return (
    <Page title="Add a New Restaurant" illustration="street">
      <BackLink to="/places">Back to Restaurants</BackLink>
      <h1 tabIndex={-1} className="mt-1 mb-5">
        Add a New Restaurant
      </h1>
      <PlaceForm
        draftKey="place:new"
        source={EMPTY}
        submitText="Add Restaurant"
        onSave={async (place, { ends }) => {
          madeId.current = await createPlace(place, ends)
        }}
        onSaved={() => navigate(`/places/${madeId.current}/view`, { replace: true })}
      />
    </Page>
  )
}
