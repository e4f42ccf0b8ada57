/** What the restaurant screens read from the mirror and what they can do to it. */
import { useLive } from '#exchange/use-live.ts'
import { currentDb } from '#exchange/mirror.ts'
import { saveHere } from '#exchange/save.ts'
import { readFirstLoad, useLoadedQuery, type FirstLoad } from '#exchange/first-load.data.ts'
import type { Ends } from '#db/commands.ts'
import { readPlace, readPlaces, type PlaceView } from '#db/read-records.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import type { PlaceInput } from '#shared/schemas/place.ts'

export type { PlaceView } from '#db/read-records.ts'

/** load: the first load of this device, until it is over. */
type Places = { places: PlaceView[]; load: FirstLoad | null }

/** Own places and those of friends, newest first; undefined while the mirror is being read. */
export function usePlaces(): Places | undefined {
  return useLoadedQuery(async () => {
    const db = currentDb()
    const [load, places] = await Promise.all([readFirstLoad(db, navigator.onLine), readPlaces(db)])
    return { places, load }
  })
}

/** A place; null when there is none (any more), undefined while it is being read. */
export function usePlace(id: string): PlaceView | null | undefined {
  return useLive(() => readPlace(currentDb(), id), id)
}

/** Makes a place and answers its id. */
export async function createPlace(fields: PlaceInput, ends: Ends): Promise<string> {
  const { id } = await saveHere({ type: 'create-place', fields, ends })
  return id
}

/** Writes the fields that were changed; `seen` holds the stamps of the values they replace. */
export async function updatePlace(
  id: string,
  set: Partial<PlaceInput>,
  form: { seen: Record<string, Stamp | null>; ends: Ends },
): Promise<void> {
  await saveHere({ type: 'change-place', id, set, ...form })
}

/** Deletes a place for everybody who sees it. */
export async function deletePlace(id: string): Promise<void> {
  await saveHere({ type: 'delete', entity: 'place', id })
}
