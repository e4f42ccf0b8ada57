/** How the state of this device's changes reads in the chip and the sheet (docs/sync.md). */
import type { DeviceState } from '#db/read-sync.ts'
import type { Upload } from '#db/store.ts'
import type { SyncState } from '#ui/sync-chip.tsx'

/** A change that is sent within this time is not worth a word. */
const QUIET_MS = 400

/** The first try after none is mostly made within this time, and needs no word. */
const SOON_MS = 2000

/** What else counts beside the device's own books; times are Unix ms. */
type Surroundings = {
  now: number
  isOnline: boolean
  isSignedIn: boolean
  /** The latest value of this user that lost and was not put away. */
  overruled?:
    | {
        name: string | null
        isHere?: boolean
        thing: string
        givenBack?: number | null
        count?: number
      }
    | undefined
}

/** The one state to show, the most pressing first. */
export function syncView(device: DeviceState, around: Surroundings): SyncState {
  const { waiting, changes, parked, retryAt, attempts, waitingSince } = device
  if (waiting > 0 && (device.needsSignIn || !around.isSignedIn)) {
    return { kind: 'signed-out', count: changes }
  }
  if (parked > 0) return { kind: 'rejected', count: parked }
  if (device.workOffline) return { kind: 'offline', count: changes, chosen: true }
  if (!around.isOnline) return { kind: 'offline', count: changes }
  const left = retryAt - around.now
  if (left > 0 && (attempts > 1 || left > SOON_MS))
    return { kind: 'retrying', seconds: Math.ceil(left / 1000) }
  const isWorthAWord = waitingSince !== null && around.now - waitingSince >= QUIET_MS
  if (isWorthAWord) return { kind: 'saving', count: changes }
  return around.overruled ? { kind: 'overruled', ...around.overruled } : { kind: 'synced' }
}

/** An upload that a slow line is busy with for more than a few seconds. */
const LONG_BYTES = 16 * 1024

/** How far a long upload is, in kB; null without one. */
export function longUpload(state: SyncState, { upload }: DeviceState): Upload | null {
  if (state.kind !== 'saving' || upload === null || upload.of < LONG_BYTES) return null
  return { sent: Math.round(upload.sent / 1024), of: Math.round(upload.of / 1024) }
}

/** In how many ms the state may read differently without anything having happened; null: never. */
export function nextLook(device: DeviceState, now: number): number | null {
  if (device.retryAt > now) return Math.min(1000, device.retryAt - now)
  if (device.waitingSince === null) return null
  const left = device.waitingSince + QUIET_MS - now
  return left > 0 ? left : null
}
