// The calls under /places (product §7).
import * as z from 'zod/mini'
import { PLACE_FIELDS } from '#shared/fields.ts'
import { readPlaceFields, readTimes } from '#shared/read.ts'
import { placeSet } from '#shared/schemas/operations.ts'
import { place, type Place } from '#shared/schemas/place.ts'
import { friendshipsOf, scopesSeenBy } from '../db/friendships.ts'
import type { StoredRow } from '../db/records.ts'
import { namesOf } from '../db/users.ts'
import { changedPlace, newPlace } from './bodies.ts'
import type { ApiCall, Reading } from './calls.ts'
import { inPortions } from './portions.ts'
import { readThing } from './targets.ts'
import { callsOfThing } from './thing-calls.ts'

/** Places: the order of the table in product §7. */
export const placeCalls: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/places',
    summary: 'Own places and those that friends have opened',
    answerSchema: z.array(place),
    each: readPlaces,
  },
  ...callsOfThing({
    thing: 'place',
    fields: PLACE_FIELDS,
    newSchema: newPlace,
    changedSchema: changedPlace,
    setSchema: placeSet,
    answerSchema: place,
    answer: readPlace,
  }),
]

async function* readPlaces({ db, userId }: Reading): AsyncIterable<Place> {
  const scopes = scopesSeenBy(userId, await friendshipsOf(db, userId))
  const ofPlaces = scopes.filter((scope) => scope.startsWith('places:'))
  for await (const rows of inPortions(db, ofPlaces, 'place')) {
    const owners = rows.map(({ owner }) => owner)
    const names = await namesOf(db, owners)
    for (const row of rows) yield placeOf(row, names.get(row.owner))
  }
}

async function readPlace(reading: Reading, id: string | undefined): Promise<Place> {
  const { row, ownerName } = await readThing(reading, { entity: 'place', id })
  return placeOf(row, ownerName)
}

// Put together as recipes are, and for the same reason.
function placeOf(row: StoredRow, displayName = ''): Place {
  const about = { id: row.id, authorId: row.owner, author: { displayName } }
  return Object.assign(readPlaceFields(row), about, readTimes(row), { version: row.ver })
}
