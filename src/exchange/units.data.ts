/**
 * The units that somebody thinks in: theirs alone, on this device (product §2.profile.12). Nothing
 * is sent or written into recipes.
 */
import { liveQuery } from 'dexie'
import { useLive } from './use-live.ts'
import { readLocal, writeLocal } from '#db/local.ts'
import type { UnitSystem } from '#shared/ingredient/kitchen-units.ts'
import { currentDb } from './mirror.ts'

/** 'written': recipes show what they say. */
export type Units = UnitSystem | 'written'

const KEY = 'units'

/** What was chosen; undefined while it is read. */
export function useUnits(): Units | undefined {
  return useLive(readUnits)
}

/** Says what is chosen, now and whenever that changes, until what it answers is called. */
export function watchUnits(listener: (units: Units) => void): () => void {
  const watching = liveQuery(readUnits).subscribe(listener)
  return () => watching.unsubscribe()
}

async function readUnits(): Promise<Units> {
  const kept = await readLocal(currentDb(), KEY)
  return kept === 'metric' || kept === 'us' ? kept : 'written'
}

/** Chooses, for whoever is signed in. */
export async function setUnits(units: Units): Promise<void> {
  await writeLocal(currentDb(), KEY, units)
}
