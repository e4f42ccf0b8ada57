import type { ConfirmProps } from './confirm-dialog.tsx'
import { later } from './later.tsx'

/** ConfirmDialog for screens that have to stand before anybody can be asked anything. */
export const ConfirmDialog = later<ConfirmProps>(() =>
  import('./confirm-dialog.tsx').then((m) => m.ConfirmDialog),
)
