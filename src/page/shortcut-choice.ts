/** Switching the single letters of shortcut-setting.ts on and off. */
import { useSyncExternalStore } from 'react'
import { createListeners } from '#ui/listeners.ts'
import { keep } from './kept.ts'
import { areShortcutsOn, noteShortcuts, SHORTCUTS_KEY } from './shortcut-setting.ts'

const { subscribe, tell } = createListeners()

/** Whether they are on, and a new render when that changes. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsOn)
}

/** Switches them on or off for this device. */
export function setShortcuts(on: boolean): void {
  noteShortcuts(on)
  keep(SHORTCUTS_KEY, on ? null : 'off')
  tell()
}
