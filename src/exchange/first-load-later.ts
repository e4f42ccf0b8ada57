import { later } from '#ui/later.tsx'
import type { FirstLoadNoteProps } from './first-load.tsx'

/** What stands there until everything has arrived (FirstLoadNote); mostly that is long so. */
export const FirstLoadNote = later<FirstLoadNoteProps>(
  () => import('./first-load.tsx').then((m) => m.FirstLoadNote),
  { drawn: true },
)
