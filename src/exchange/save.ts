/**
 * Saving from a screen. The code for it is as large as a screen and nobody changes anything before
 * the first one stands, so it is fetched when nothing else is under way.
 */
import type { Command, Saved } from '#db/commands.ts'
import type { NomnomDb } from '#db/db.ts'

type Saving = typeof import('./saving.ts')

let saving: Saving | undefined

/**
 * Resolves once the change is on the disk of this device. Throws UnknownRecordError when its record
 * is gone NewerSchemaError when this tab is too old to write, and
 * NoRoomError when the disk is full; the last two are told to the user.
 */
export function save(db: NomnomDb, command: Command): Promise<Saved> {
  // Without a detour where it can be: a page that is being closed waits for nothing.
  askToKeep()
  if (saving !== undefined) return saving.save(db, command)
  return prepareSaving().then((ready) => ready.save(db, command))
}

let hasAsked = false

/** Asks the browser not to clear what is on this device when space is short, now that it matters. */
function askToKeep(): void {
  if (hasAsked) return
  hasAsked = true
  // Refused, or not known to this browser: it may then clear what was not used for long.
  navigator.storage?.persist?.().catch(() => undefined)
}

/** Fetches the code of `save`. */
export async function prepareSaving(): Promise<Saving> {
  saving = await import('./saving.ts')
  return saving
}
