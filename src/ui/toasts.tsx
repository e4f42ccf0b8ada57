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
      className="toasts"
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

function ToastView({ toast }: { toast: Toast }) {
  const action = toastAction(toast.id)
  useLeaving(() => forgetToastAction(toast.id))
  const look = `toast toast-${toast.type} ${toast.visible ? '' : 'toast-leaving'}`
  return (
    <div className={look} role={toast.type === 'error' ? 'alert' : undefined}>
      {toast.type === 'loading' && <Spinner />}
      {(toast.type === 'success' || toast.type === 'error') && (
        <Icon name={icons[toast.type]} size={22} />
      )}
      {action && <Icon name={action.icon} size={22} />}
      <span>{resolveValue(toast.message, toast)}</span>
      {action && (
        <button
          type="button"
          className="toast-undo"
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
