/**
 * Whether single letters do something. Somebody who speaks to their device would set them off by
 * talking, so they can be switched off (WCAG 2.1.4). How: shortcut-choice.ts.
 */
export const SHORTCUTS_KEY = 'nomnom-shortcuts'
let isOn: boolean | undefined

/** Whether they are on. */
export function areShortcutsOn(): boolean {
  isOn ??= read()
  return isOn
}

/** They are on or off until the page is left, whatever is kept. */
export function noteShortcuts(on: boolean): void {
  isOn = on
}

function read(): boolean {
  try {
    return localStorage.getItem(SHORTCUTS_KEY) !== 'off'
  } catch {
    // Safe: storage is switched off here, so nobody has chosen.
    return true
  }
}
