import { later } from './later.tsx'
import type { SheetProps } from './sheet-box.tsx'

/** More about something, from below (SheetBox); no first paint waits for its code. */
export const Sheet = later<SheetProps>(() => import('./sheet-box.tsx').then((m) => m.SheetBox))
