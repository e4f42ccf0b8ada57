import type { ReactNode } from 'react'
import type { DialogProps } from './dialog-box.tsx'
import { later } from './later.tsx'

/** A question in the middle of the screen (DialogBox); no first paint waits for its code. */
export const Dialog = later<DialogProps>(() => import('./dialog-box.tsx').then((m) => m.DialogBox))

/** The fields of a dialog, one under the other. */
export function DialogFields({ children }: { children: ReactNode }) {
  return <div className="dialog-fields">{children}</div>
}

/** The row of equal buttons at the foot of a dialog: the way back first, then the deed. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="dialog-buttons">{children}</div>
}
