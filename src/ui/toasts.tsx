import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless'
import { Icon } from './icon.tsx'
import { forgetToastAction, notify, toastAction } from './notify.ts'
import { Spinner } from './spinner.tsx'
import { useLeaving } from './use-while.ts'

/** How long a toast stays, in ms, by its kind; and how long it is kept after it left (product §9). */
export const TOAST_TIMES = {
  duration: 4000,
  removeDelay: 1000,
  success: { duration: 2000 },
  loading: { duration: Infinity },
}

/**
 * The toasts in their box, newest first. While a pointer or the focus is on one, time stands still for
 * all of them.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster(TOAST_TIMES)
  return (
    // The handlers only pause the timers, so nobody who uses a keyboard misses anything.
    <div
      // Holds the handlers alone; the toasts lie in the box around it.
      className="contents"
      // A press leaves the focus where it is: what closes without it would move the toast away.
      onPointerDown={(event) => event.preventDefault()}
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.toReversed().map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

const icons = { success: 'check', error: 'alert' } as const
const tones = { success: 'text-toast-success', error: 'text-toast-error' } as const

function ToastView({ toast }: { toast: Toast }) {
  const action = toastAction(toast.id)
  useLeaving(() => forgetToastAction(toast.id))
  const look = `toast ${toast.visible ? '' : 'toast-leaving'}`
  return (
    <div className={look} role={toast.type === 'error' ? 'alert' : undefined}>
      {toast.type === 'loading' && <Spinner />}
      {(toast.type === 'success' || toast.type === 'error') && (
        <Icon name={icons[toast.type]} size={22} className={tones[toast.type]} />
      )}
      {action && <Icon name={action.icon} size={22} />}
      <span>{resolveValue(toast.message, toast)}</span>
      {action && (
        <button
          type="button"
          className="relative ml-auto min-h-8 pl-2 font-[650] text-toast-undo after:absolute after:-inset-y-2.5 after:-right-4 after:-left-2"
          onClick={() => {
            action.run()
            notify.dismiss(toast.id)
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
