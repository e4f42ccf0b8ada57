import type { IconName } from './icon.tsx'
import { createListeners } from './listeners.ts'

/** What a toast offers besides its text. onGone: it has left, pressed or not. */
type ToastAction = { label: string; icon: IconName; run: () => void; onGone?: () => void }

/*
 * The headless build keeps a store of its own, apart from the styled one: everybody must come through
 * this file. It has no place for a button either, so those wait here under the id of their toast. Its
 * code is fetched with the first toast, or when the first screen is idle.
 */
type ToastCore = typeof import('react-hot-toast/headless').toast
type Show = (toast: ToastCore, options: { id: string }) => void

const actions = new Map<string, ToastAction>()
const listeners = createListeners()
let shown = 0

/** The button of a toast, if it has one. */
export function toastAction(id: string): ToastAction | undefined {
  return actions.get(id)
}

/** Forgets the button of a toast that has left. */
export function forgetToastAction(id: string) {
  actions.get(id)?.onGone?.()
  actions.delete(id)
}

/** Whether there has been a toast since the page was loaded. */
export function hasToasts(): boolean {
  return shown > 0
}

/** Calls back at a toast; answers what stops that. */
export const onFirstToast = listeners.subscribe

/**
 * Short messages at the bottom right (product §9 for how long each stays). Each answers its id. The text
 * of what only says something is its id: said again while it stands, it stays longer.
 */
export const notify = {
  blank: (text: string) => add((toast, options) => toast(text, options), text),
  success: (text: string) => add((toast, options) => toast.success(text, options), text),
  error: (text: string) => add((toast, options) => toast.error(text, options), text),
  /** Stays until the same id is given another text, or it is dismissed. */
  loading: (text: string, id?: string) => add((toast, options) => toast.loading(text, options), id),
  /** Turns a loading toast into its outcome. */
  settle: (id: string, outcome: 'success' | 'error', text: string) =>
    add((toast, options) => toast[outcome](text, options), id),
  /** A deed that is done and can be taken back while the toast is there. */
  undo: (text: string, undo: () => void, icon: IconName = 'trash') =>
    notify.offer(text, { label: 'Undo', icon, run: undo }),
  /** A deed that is done, and a way on while the toast is there. */
  offer: (text: string, action: ToastAction): string => {
    const id = add((toast, options) => toast.custom(text, options))
    actions.set(id, action)
    return id
  },
  /** Stays until its button is pressed. */
  call: (text: string, action: ToastAction) => {
    const id = add((toast, options) => toast.custom(text, { ...options, duration: Infinity }))
    actions.set(id, action)
    return id
  },
  dismiss: (id?: string) => void withCore((toast) => toast.dismiss(id)),
}

function add(show: Show, id = `nomnom-${shown}`): string {
  shown += 1
  void withCore((toast) => show(toast, { id }))
  listeners.tell()
  return id
}

async function withCore(act: (toast: ToastCore) => void): Promise<void> {
  const { toast } = await import('react-hot-toast/headless')
  act(toast)
}
