// The calls under /places (product §7).
import * as z from 'zod/mini'
import { fieldsIn, PLACE_FIELDS } from '#shared/fields.ts'
import { readPlaceFields, readTimes } from '#shared/read.ts'
import { deleteSeen, placeSet } from '#shared/schemas/operations.ts'
import { place, type Place } from '#shared/schemas/place.ts'
import { friendshipsOf, scopesSeenBy } from '../db/friendships.ts'
import type { StoredRow } from '../db/records.ts'
import { namesOf } from '../db/users.ts'
import { changedPlace, newPlace, nothing } from './bodies.ts'
import { form, has, type ApiCall, type Reading } from './calls.ts'
import { runDelete, runRestore } from './deletions.ts'
import { inPortions } from './portions.ts'
import { readThing } from './targets.ts'
import { createThing, patchThing, setThing } from './things.ts'

/** Places: the order of the table in product §7. */
export const placeCalls: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/places',
    summary: 'Own places and those that friends have opened',
    answerSchema: z.array(place),
    each: readPlaces,
  },
  {
    method: 'POST',
    path: '/places',
    summary: 'Create a place',
    forms: [
      form(newPlace, (context, { body }) =>
        createThing(context, 'place', { made: body, values: fieldsIn(PLACE_FIELDS, body) }),
      ),
    ],
    answerSchema: place,
    answer: readPlace,
  },
  {
    method: 'GET',
    path: '/places/:id',
    summary: 'Read a place',
    answerSchema: place,
    read: (reading, params) => readPlace(reading, params['id']),
    findsSession: true,
  },
  {
    method: 'PATCH',
    path: '/places/:id',
    summary: 'Change a place',
    forms: [
      form(
        placeSet,
        (context, { params, body }) =>
          setThing(context, { thing: 'place', id: params['id'] }, body.set),
        has('set'),
      ),
      form(changedPlace, (context, { params, body }) => {
        const { id, version } = body
        const asked = { thing: 'place', id: params['id'] } as const
        return patchThing(context, asked, { id, version, values: fieldsIn(PLACE_FIELDS, body) })
      }),
    ],
    answerSchema: place,
    answer: readPlace,
  },
  {
    method: 'DELETE',
    path: '/places/:id',
    summary: 'Delete a place',
    forms: [
      form(deleteSeen, (context, { params, body }) =>
        runDelete(context, { entity: 'place', id: params['id'], ...body }),
      ),
    ],
  },
  {
    method: 'POST',
    path: '/places/:id/restore',
    summary: 'Bring back a deleted place',
    forms: [
      form(nothing, (context, { params }) =>
        runRestore(context, { entity: 'place', id: params['id'] }),
      ),
    ],
    answerSchema: place,
    answer: readPlace,
  },
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

function placeOf(row: StoredRow, displayName = ''): Place {
  return {
    ...readPlaceFields(row),
    id: row.id,
    authorId: row.owner,
    author: { displayName },
    ...readTimes(row),
    version: row.ver,
  }
}
