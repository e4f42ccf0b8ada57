import { FirstLoadNote } from '#exchange/first-load.tsx'
import { Page, PageTitle } from '#page/page.tsx'
import { Street } from '#ui/art/street.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useReading } from '#ui/idle.ts'
import { clothsOf } from './cloths.ts'
import { PlaceCard } from './place-card.tsx'
import { usePlaces } from './places.data.ts'

/** /places: own restaurants and those of friends, newest first. */
export function PlaceList() {
  const found = usePlaces()
  useReading(!found)
  const places = found?.places ?? []
  const cloths = clothsOf(places.map(({ id }) => id))
  return (
    <Page title="Restaurants">
      <PageTitle
        title="Restaurants"
        text="Rate the places you have been to, and share the good ones."
        action={
          <ButtonLink to="/places/new" size="small" icon="plus">
            Add New Restaurant
          </ButtonLink>
        }
      />
      {found?.load && <FirstLoadNote load={found.load} isEmpty={places.length === 0} />}
      {found?.load === null && places.length === 0 && (
        <EmptyState picture={<Street />} title="No places yet. Add your first one!" />
      )}
      <h2 className="sr-only" hidden={places.length === 0}>
        All restaurants
      </h2>
      <ul
        hidden={places.length === 0}
        className="grid gap-4 *:min-w-0 sm:grid-cols-[1fr_1fr] lg:grid-cols-[repeat(3,1fr)] lg:gap-5 large-text:grid-cols-1"
      >
        {places.map((place, at) => (
          <li key={place.id}>
            <PlaceCard place={place} cloth={cloths[at] ?? ''} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
