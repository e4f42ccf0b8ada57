import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless'
import { Icon } from './icon.tsx'
import { forgetToastAction, notify, toastAction } from './notify.ts'
import { Spinner } from './spinner.tsx'
import { useUndoKey } from './use-undo-key.ts'
import { useLeaving, useWhile } from './use-while.ts'

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
  const { toasts, hold } = useHeldToasts()
  const { box, isInDialog } = useTopmost(toasts.length > 0)
  /** What had the focus before a toast took it. */
  const from = useRef<Element | null>(null)
  return (
    // The handlers only pause the timers, so nobody who uses a keyboard misses anything.
    <div
      ref={box}
      // Elsewhere it holds the handlers alone, and the toasts lie in the box around it.
      {...(isInDialog ? IN_DIALOG : { className: 'contents' })}
      // A press leaves the focus where it is: what closes without it would move the toast away.
      onPointerDown={(event) => event.preventDefault()}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget
        hold(true)
      }}
      onBlur={() => hold(false)}
    >
      {toasts.toReversed().map((toast) => (
        <ToastView
          key={keyOf(toast)}
          toast={toast}
          leave={(button) => leave(button, from.current)}
        />
      ))}
    </div>
  )
}

/**
 * The toasts, and what holds their time. A short tap begins and ends between two drawings, when the end
 * does not know of the beginning yet: so the end is said again as soon as it does.
 */
function useHeldToasts() {
  const { toasts, handlers } = useToaster(TOAST_TIMES)
  const { startPause, endPause } = handlers
  useUndoKey(toasts)
  const [isHeld, hold] = useState(false)
  useWhile(isHeld, startPause)
  useEffect(() => {
    if (!isHeld) endPause()
  }, [isHeld, endPause])
  return { toasts, hold }
}

/** What is said again is drawn anew, so that it is seen to be, and read out once more. */
const keyOf = ({ id, message, createdAt }: Toast) => (id === message ? id + createdAt : id)

/** A popover of the size of its toasts, at the top: a dialog has its buttons at the foot of a phone. */
const IN_DIALOG = {
  className: 'toaster m-0 border-0 bg-transparent p-0',
  // No classes: this comes with the first toast, all looks with the first screen.
  style: {
    top: 'max(16px, env(safe-area-inset-top))',
    bottom: 'auto',
    width: 'auto',
    overflow: 'visible',
  },
  popover: 'manual',
  role: 'alert',
} as const

/**
 * Everything beside an open dialog is behind it, cannot be pressed and is not read out. So the toasts
 * move into it, above it, as long as there are both.
 */
function useTopmost(hasToasts: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [listen, look] = hasToasts ? [onDialogs, openDialog] : [onNothing, nothing]
  const dialog = useSyncExternalStore(listen, look, nothing)
  useLayoutEffect(() => {
    const element = box.current
    const home = element?.parentElement
    // A dialog that has just been taken away shows nothing any more.
    if (!dialog?.isConnected || !element || !home) return
    dialog.append(element)
    element.showPopover()
    return () => home.append(element)
  }, [dialog])
  return { box, isInDialog: dialog !== null }
}

const nothing = () => null
const onNothing = () => () => {}

/** Calls back when a dialog opens, closes or is gone. */
function onDialogs(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  const whatever = { subtree: true, childList: true, attributeFilter: ['open'] }
  observer.observe(document.body, whatever)
  return () => observer.disconnect()
}

function openDialog(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
}

const icons = { success: 'check', error: 'alert' } as const
const tones = { success: 'text-toast-success', error: 'text-toast-error' } as const

/** The box around it lets every press through. A word may be longer than a line. */
const TOAST =
  'toast flex min-h-13 wrap-anywhere max-w-[min(24rem,100%)] items-center gap-3 rounded-row border border-[oklch(0.4_0.03_55)] bg-toast py-2.5 pr-4 pl-3.5 text-second font-medium text-on-toast shadow-(--shadow-3)'

type ToastProps = { toast: Toast; leave: (button: HTMLElement) => void }

function ToastView({ toast, leave }: ToastProps) {
  const action = toastAction(toast.id)
  useLeaving(() => forgetToastAction(toast.id))
  return (
    <div
      className={`${TOAST} ${toast.visible ? 'pointer-events-auto' : 'toast-leaving'}`}
      role={toast.type === 'error' ? 'alert' : undefined}
    >
      {toast.type === 'loading' && <Spinner />}
      {(toast.type === 'success' || toast.type === 'error') && (
        <Icon name={icons[toast.type]} size={22} className={tones[toast.type]} />
      )}
      {action && <Icon name={action.icon} size={22} />}
      <span>{resolveValue(toast.message, toast)}</span>
      {action && (
        <button
          type="button"
          className="relative ml-auto min-h-8 flex-none pl-2 font-[650] text-toast-undo outline-toast-undo after:absolute after:-inset-y-2.5 after:-right-4 after:-left-2"
          onClick={({ currentTarget }) => {
            if (currentTarget === document.activeElement) leave(currentTarget)
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

/**
 * The focus goes back to where it was, or on to the main part, before the toast is gone: nothing is told
 * of a focus that goes with its button, and time would stand still. Behind an open dialog it goes nowhere.
 */
function leave(button: HTMLElement, from: Element | null): void {
  button.blur()
  const place = from?.isConnected ? from : document.querySelector('main')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}
