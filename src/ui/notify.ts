import { toast } from 'react-hot-toast/headless'
import type { IconName } from './icon.tsx'

/** What a toast offers besides its text. */
export type ToastAction = { label: string; icon: IconName; run: () => void }

/*
 * The headless build keeps a store of its own, apart from the styled one: everybody must come through
 * this file. It has no place for a button either, so those wait here under the id of their toast.
 */
const actions = new Map<string, ToastAction>()

/** The button of a toast, if it has one. */
export function toastAction(id: string): ToastAction | undefined {
  return actions.get(id)
}

/** Forgets the button of a toast that has left. */
export function forgetToastAction(id: string) {
  actions.delete(id)
}

/** Short messages at the bottom right (product §9 for how long each stays). Each answers its id. */
export const notify = {
  blank: (text: string) => toast(text),
  success: (text: string) => toast.success(text),
  error: (text: string) => toast.error(text),
  /** Stays until the same id is given another text, or it is dismissed. */
  loading: (text: string, id?: string) => toast.loading(text, id ? { id } : undefined),
  /** Turns a loading toast into its outcome. */
  settle: (id: string, outcome: 'success' | 'error', text: string) => toast[outcome](text, { id }),
  /** A deed that is done and can be taken back while the toast is there. */
  undo: (text: string, undo: () => void, icon: IconName = 'trash') => {
    const id = toast.custom(text)
    actions.set(id, { label: 'Undo', icon, run: undo })
    return id
  },
  dismiss: (id?: string) => toast.dismiss(id),
}
