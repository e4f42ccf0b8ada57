/**
 * Whether single letters do something. Somebody who speaks to their device would set them off by
 * talking, so they can be switched off (WCAG 2.1.4). How: shortcut-choice.ts.
 */
import { readKept } from './kept.ts'

/** Under which it is kept. */
export const SHORTCUTS_KEY = 'nomnom-shortcuts'
let isOn: boolean | undefined

/** Whether they are on. */
export function areShortcutsOn(): boolean {
  isOn ??= readKept(SHORTCUTS_KEY) !== 'off'
  return isOn
}

/** They are on or off until the page is left, whatever is kept. */
export function noteShortcuts(on: boolean): void {
  isOn = on
}
