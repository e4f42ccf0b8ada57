import { useSyncExternalStore } from 'react'
import { later } from './later.tsx'
import { hasToasts, onFirstToast } from './notify.ts'

const Toasts = later<{ open: boolean }>(() => import('./toasts.tsx').then((m) => m.Toasts))

/**
 * The box of the toasts, at the bottom right. It is the live region and is always there, empty or not:
 * a region that arrives together with its text is not read out. Errors are read at once.
 */
export function Toaster() {
  const open = useSyncExternalStore(onFirstToast, hasToasts, hasToasts)
  return (
    <div className="toaster" role="log" aria-live="polite" aria-label="Messages">
      <Toasts open={open} />
    </div>
  )
}
