import { useRef } from 'react'
import type { Toast } from 'react-hot-toast/headless'
import { notify, toastAction } from './notify.ts'
import { useWhile } from './use-while.ts'

/**
 * Ctrl+Z takes back what the newest message offers to undo: with the keys alone its button is at the
 * end of the page, and gone before one is there. What was typed since then is the browser's to take back.
 */
export function useUndoKey(toasts: readonly Toast[]): void {
  const typedAt = useRef(0)
  // A message that is taken back stands there until it is drawn anew.
  const taken = useRef(new Set<string>())
  const noteTyping = (event: Event) => {
    // A box that is ticked says so, too.
    if (event instanceof InputEvent) typedAt.current = Date.now()
  }
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event
    if (!/^z$/i.test(key) || !(ctrlKey || metaKey) || shiftKey || altKey || repeat) return
    const undo = toasts.find((toast) => {
      const isOffer = toast.visible && toastAction(toast.id)?.label === 'Undo'
      return isOffer && !taken.current.has(keyOf(toast))
    })
    if (!undo || typedAt.current > undo.createdAt) return
    event.preventDefault()
    taken.current.add(keyOf(undo))
    toastAction(undo.id)?.run()
    notify.dismiss(undo.id)
  }
  const listen = () => {
    addEventListener('input', noteTyping)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('input', noteTyping)
      removeEventListener('keydown', press)
    }
  }
  useWhile(toasts.length > 0, listen, toasts)
}

/** A later message may have the same id. */
function keyOf({ id, createdAt }: Toast): string {
  return `${id} ${createdAt}`
}
