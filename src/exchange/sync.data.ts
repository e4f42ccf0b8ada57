/** How this device and the server stand, for the header and the sheet of changes. */
import { useSyncExternalStore } from 'react'
import { useLive } from './use-live.ts'
import { readLatestLoss } from '#db/read-loss.ts'
import type { Upload } from '#db/store.ts'
import type { SyncState } from '#ui/sync-chip.tsx'
import { useDevice } from './device-state.ts'
import { noticeKey, useHiddenNotices } from './hidden-notices.ts'
import { currentDb } from './mirror.ts'
import { useSession } from '#session/session.ts'
import { longUpload, nextLook, syncView } from './sync-view.ts'
import { useNow } from '#page/use-now.ts'

export type SyncView = {
  state: SyncState
  /** How far a long upload is, in kB. */
  upload: Upload | null
  /** When everything was up to date last, Unix ms; 0 before the first time. */
  lastPull: number
  /** Somebody chose to send and fetch nothing. */
  workOffline: boolean
  /** The server did not take something. */
  hasRefused: boolean
}

const UNKNOWN: SyncView = {
  state: { kind: 'synced' },
  upload: null,
  lastPull: 0,
  workOffline: false,
  hasRefused: false,
}

/** How it stands, as it changes. */
export function useSyncView(): SyncView {
  const device = useDevice(({ state }) => state)
  const hidden = useHiddenNotices()
  const isHidden = (id: string, at: number) => hidden.has(noticeKey(id, at))
  const loss = useLive(() => readLatestLoss(currentDb(), isHidden), hidden)
  const { isSignedIn } = useSession()
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  const now = useNow((at) => (device === undefined ? null : nextLook(device, at)))
  if (device === undefined) return UNKNOWN
  const { lastPull, workOffline, parked } = device
  const overruled = loss && {
    ...loss,
    thing: loss.title === null ? 'something' : `“${loss.title}”`,
  }
  const state = syncView(device, { now, isOnline, isSignedIn, overruled })
  const upload = longUpload(state, device)
  return { state, upload, lastPull, workOffline, hasRefused: parked > 0 }
}

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
