/** The code behind `save`, which is fetched on its own; tells what keeps a change from the disk. */
import type { Command, Saved } from '#db/commands.ts'
import type { NomnomDb } from '#db/db.ts'
import * as commands from '#db/save.ts'
import { notify } from '#ui/notify.ts'

/** Saves; a full disk and a tab that is too old are told to the user, whatever the screen does. */
export async function save(db: NomnomDb, command: Command): Promise<Saved> {
  try {
    return await commands.save(db, command)
  } catch (error) {
    if (error instanceof Error && /^(NoRoom|NewerSchema)Error$/.test(error.name)) {
      notify.error(error.message)
    }
    throw error
  }
}
