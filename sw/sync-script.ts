// What syncs is most of the worker's code, and no page waits for it: it is a script of its own, so that a
// start of the worker, which every cold start of the app waits for, does not load it.
import * as session from '#db/session-store.ts'
import { trustedAddress } from '#shared/trusted-address.ts'

type Sync = typeof import('./run-sync.ts')

declare const self: ServiceWorkerGlobalScope & {
  /** How the script has the worker's own connection to the session. */
  nomnomSession: typeof session
  /** What the script leaves behind. */
  nomnomSync?: Sync
}
/** Where the script is; the build knows it (scripts/build.mjs). */
declare const SYNC_SCRIPT: string

const address = trustedAddress(SYNC_SCRIPT)

/**
 * Has the script kept with the worker's own: once it is installed, a worker gets no others. Call it
 * once, while the worker starts.
 */
export function keepSyncScript(): void {
  self.nomnomSession = session
  self.addEventListener('install', (event) => event.waitUntil(syncScript()))
}

/** Its code, run when it is first asked for. Rejects where the browser has lost it. */
export async function syncScript(): Promise<Sync> {
  if (!self.nomnomSync) importScripts(address)
  if (!self.nomnomSync) throw new Error('The script that syncs has left nothing')
  return self.nomnomSync
}
