import { useRef } from 'react'
import { notify } from '#ui/notify.ts'
import { useLeaving } from '#ui/use-while.ts'

/** Offers to undo something of a form; once that is gone there is nothing to put it back into. */
export function useUndoOffer(): (said: string, undo: () => void) => void {
  const offered = useRef<string>(undefined)
  useLeaving(() => {
    if (offered.current !== undefined) notify.dismiss(offered.current)
  })
  return (said, undo) => {
    offered.current = notify.undo(said, undo)
  }
}
