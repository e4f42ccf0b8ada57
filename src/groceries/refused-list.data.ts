/** A list that the server did not take. */
import { useLiveQuery } from 'dexie-react-hooks'
import { currentDb } from '#exchange/mirror.ts'
import type { NomnomDb } from '#db/db.ts'
import { textsIn } from '#db/refused-texts.ts'
import { TEXT } from '#shared/errors.ts'

/** Why, and what was entered. */
export type RefusedList = { name: string; texts: string[]; message: string }

/** The refused creation of a list; null without one, undefined while it is read. */
export function useRefusedList(id: string): RefusedList | null | undefined {
  return useLiveQuery(() => readRefusedList(currentDb(), id), [id])
}

/** Reads the refused creation of a list, with what was added to it since. */
export async function readRefusedList(db: NomnomDb, id: string): Promise<RefusedList | null> {
  const records = await db.tables.outbox.where('root').equals(id).sortBy('seq')
  const created = records.find(({ kind, state }) => kind === 'list.create' && state === 'parked')
  if (created?.kind !== 'list.create') return null
  return {
    name: created.body.name,
    texts: records.flatMap(textsIn),
    message: created.error?.message ?? TEXT.anErrorOccurred,
  }
}
