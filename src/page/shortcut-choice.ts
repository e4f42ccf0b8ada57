/** Switching the single letters of shortcut-setting.ts on and off. */
import { useSyncExternalStore } from 'react'
import { areShortcutsOn, noteShortcuts, SHORTCUTS_KEY } from './shortcut-setting.ts'

const listeners = new Set<() => void>()

/** Whether they are on, and a new render when that changes. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsOn)
}

/** Switches them on or off for this device. */
export function setShortcuts(on: boolean): void {
  noteShortcuts(on)
  try {
    if (on) localStorage.removeItem(SHORTCUTS_KEY)
    else localStorage.setItem(SHORTCUTS_KEY, 'off')
  } catch {
    // Safe: where nothing is kept, the choice holds until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
