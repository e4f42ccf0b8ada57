/** How this device and the server stand, for the header and the sheet of changes. */
import { useSyncExternalStore } from 'react'
import { useLiveQuery } from 'dexie-react-hooks'
import { readSyncState } from '#db/read-sync.ts'
import type { SyncState } from '#ui/sync-chip.tsx'
import { currentDb } from './mirror.ts'
import { useSession } from './session.ts'
import { nextLook, syncView } from './sync-view.ts'
import { useNow } from './use-now.ts'

export type SyncView = {
  state: SyncState
  /** When everything was up to date last, Unix ms; 0 before the first time. */
  lastPull: number
  /** Somebody chose to send and fetch nothing. */
  workOffline: boolean
}

/** How it stands, as it changes. */
export function useSyncView(): SyncView {
  const device = useLiveQuery(() => readSyncState(currentDb()), [])
  const { isSignedIn } = useSession()
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  const now = useNow((at) => (device === undefined ? null : nextLook(device, at)))
  if (device === undefined) return { state: { kind: 'synced' }, lastPull: 0, workOffline: false }
  const { lastPull, workOffline } = device
  return { state: syncView(device, { now, isOnline, isSignedIn }), lastPull, workOffline }
}

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
