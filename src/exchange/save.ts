/**
 * Saving from a screen. The code for it is as large as a screen and nobody changes anything before
 * the first one stands, so it is fetched when nothing else is under way.
 */
import type { Command, Saved } from '#db/commands.ts'
import { notify } from '#ui/notify.ts'
import { background, fetchBackground } from './fetch-background.ts'
import { currentDb } from './mirror.ts'

/**
 * Resolves once the change is on the disk of this device. Throws UnknownRecordError when its record
 * is gone, NewerSchemaError when this tab is too old to write, and NoRoomError when the disk is full;
 * the last two are told to the user, whatever the screen does.
 */
export function saveHere(command: Command): Promise<Saved> {
  const db = currentDb()
  askToKeep()
  const here = background()
  const saved = here?.save(db, command) ?? fetchBackground().then(({ save }) => save(db, command))
  saved.catch(tell)
  sayWhenSlow(saved)
  return saved
}

const SLOW_MS = 2000
const SLOW_TOAST = 'slow-save'
const slow = new Set<Promise<unknown>>()

/** A disk that somebody else holds keeps a tap waiting, and nothing is shown as done before it is. */
function sayWhenSlow(saved: Promise<unknown>): void {
  const timer = setTimeout(() => {
    slow.add(saved)
    notify.loading('Saving on this device...', SLOW_TOAST)
  }, SLOW_MS)
  const end = () => {
    clearTimeout(timer)
    if (slow.delete(saved) && slow.size === 0) notify.dismiss(SLOW_TOAST)
  }
  saved.then(end, end)
}

function tell(error: unknown): void {
  if (!(error instanceof Error) || !/^(NoRoom|NewerSchema)Error$/.test(error.name)) return
  notify.error(error.message)
}

let hasAsked = false

/** Asks the browser not to clear what is on this device when space is short, now that it matters. */
function askToKeep(): void {
  if (hasAsked) return
  hasAsked = true
  // Refused, or not known to this browser: it may then clear what was not used for long.
  navigator.storage?.persist?.().catch(() => undefined)
}
