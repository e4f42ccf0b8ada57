/**
 * Whether this browser keeps data. Where it does not (IndexedDB switched off or broken), a memory
 * of this page stands in: everything works online, and nothing outlives the tab. The app says so.
 */
import { browserDeps, secureRandom } from '#db/browser.ts'
import type { DbDeps } from '#db/db.ts'
import { sessionStore } from '#db/session-store.ts'

let deps: DbDeps | null = null
let isKept = true

/** Finds out what this browser can do. Awaited once, before the app renders; never the network. */
export async function prepareStorage(): Promise<void> {
  deps = browserDeps()
  if (deps !== null && (await sessionStore.canKeep())) return
  isKept = false
  const { memoryStorage } = await import('./memory-storage.ts')
  deps = { ...memoryStorage(), clock: Date.now, random: secureRandom }
}

/** What a mirror is opened with. */
export function storageDeps(): DbDeps {
  if (deps === null) throw new Error('The storage is asked for before it is prepared')
  return deps
}

/** Whether what is entered here outlives the tab. */
export function isStorageKept(): boolean {
  return isKept
}
