import type { ConfirmProps } from './confirm-box.tsx'
import { later } from './later.tsx'

/** Asks before a deed (ConfirmBox); no first paint waits for its code. */
export const ConfirmDialog = later<ConfirmProps>(() =>
  import('./confirm-box.tsx').then((m) => m.ConfirmBox),
)
