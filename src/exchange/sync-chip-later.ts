import { later } from '#ui/later.tsx'

/** The chip of the header (SyncChip). It is silent while all is well, so the screen goes first. */
export const SyncChip = later<object>(() => import('./sync-chip.tsx').then((m) => m.SyncChip))
