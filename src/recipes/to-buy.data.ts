/** What the dialog 'Add to Groceries' knows: what a list needs already, and what is left off each time. */
import { useLive } from '#exchange/use-live.ts'
import { readLocal, writeLocal } from '#db/local.ts'
import { readList } from '#db/read-records.ts'
import { currentDb } from '#exchange/mirror.ts'
import { learnt, type LeftOff, type Needed } from './to-buy.ts'

const KEY = 'left-off'

const NOTHING: Needed = { items: [], isSummed: true }

/** What of a list is still to be bought; nothing where there is no list (any more). */
export function useNeeded(listId: string): Needed {
  const found = useLive(async () => {
    const list = await readList(currentDb(), listId)
    if (!list) return NOTHING
    return { items: list.items.filter((item) => !item.isChecked), isSummed: list.isSummed }
  }, listId)
  return found ?? NOTHING
}

/** What this person leaves off, on this device. */
export function useLeftOff(): LeftOff | undefined {
  return useLive(readLeftOff)
}

/** Learns from what was chosen and what was not. */
export async function learnChoices(choices: Parameters<typeof learnt>[1]): Promise<void> {
  const db = currentDb()
  await db.dexie.transaction('rw', db.tables.local, async () => {
    await writeLocal(db, KEY, learnt(await readLeftOff(), choices))
  })
}

async function readLeftOff(): Promise<LeftOff> {
  return ((await readLocal(currentDb(), KEY)) as LeftOff | undefined) ?? {}
}
