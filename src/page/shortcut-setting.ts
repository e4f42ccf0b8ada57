/**
 * Whether single letters do something. Somebody who speaks to their device would set them off by
 * talking, so they can be switched off (WCAG 2.1.4).
 */
import { useSyncExternalStore } from 'react'

const KEY = 'nomnom-shortcuts'
const listeners = new Set<() => void>()
let isOn: boolean | undefined

/** Whether they are on, and a new render when that changes. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsOn)
}

/** Whether they are on. */
export function areShortcutsOn(): boolean {
  isOn ??= read()
  return isOn
}

/** Switches them on or off for this device. */
export function setShortcuts(on: boolean): void {
  isOn = on
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Safe: where nothing is kept, the choice holds until the page is left.
  }
  for (const listener of listeners) listener()
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    // Safe: storage is switched off here, so nobody has chosen.
    return true
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
