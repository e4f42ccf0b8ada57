/**
 * What this device remembers of its sync, read once at each change for everybody who asks: a run
 * changes it at each of its steps, and every reader of its own is one more transaction on the disk.
 */
import { liveQuery } from 'dexie'
import { useSyncExternalStore } from 'react'
import { readDevice, type Device } from '#db/read-sync.ts'
import { reportError } from '#page/report-error.ts'
import { createListeners } from '#ui/listeners.ts'
import { currentDb } from './mirror.ts'

let device: Device | undefined
let following: { unsubscribe(): void } | undefined
const listeners = createListeners()

/** Listens until the returned function is called, and hears what is known already; `currentDevice` says it. */
export function watchDevice(listener: () => void): () => void {
  const leave = listeners.subscribe(listener)
  following ??= follow()
  if (device) listener()
  return () => {
    leave()
    if (listeners.isHeard()) return
    following?.unsubscribe()
    following = undefined
    device = undefined
  }
}

/** As it was read last; undefined before it was, and while nobody listens. */
export function currentDevice(): Device | undefined {
  return device
}

/** A part of it, and a new render when that changes; undefined while it is read. */
export function useDevice<T>(select: (device: Device) => T): T | undefined {
  return useSyncExternalStore(watchDevice, () => device && select(device))
}

function follow(): { unsubscribe(): void } {
  return liveQuery(() => readDevice(currentDb())).subscribe({
    next(read) {
      // Most steps change nothing that anybody shows.
      const isSame = JSON.stringify(read.state) === JSON.stringify(device?.state)
      device = { ...read, state: isSame && device ? device.state : read.state }
      listeners.tell()
    },
    error: (error: unknown) => reportError('error', error),
  })
}
