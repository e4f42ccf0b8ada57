import {
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { useTimer } from './use-timer.ts'

type Props = {
  open: boolean
  /** Asked for by Escape, by a press beside it, or by a button inside. */
  onClose: () => void
  /** While true neither Escape nor a press beside it closes: something is being sent. */
  locked?: boolean | undefined
  labelledBy: string
  describedBy?: string | undefined
  className: string
  children: ReactNode
}

/** How long an element that leaves stays drawn, in ms; `--out` in theme.css plus a frame. */
const LEAVING_MS = 180

/** The title and what stands at its right. */
export const MODAL_TITLE = 'flex items-start justify-between gap-2'

/**
 * What Dialog and Sheet share: a native modal <dialog>. Everything behind it is inert, and the focus
 * goes back to where it was. The first control gets the focus, or the one marked `data-autofocus`.
 * Its content is made anew each time it opens, so a form inside starts empty.
 */
export function Modal(props: Props) {
  const { open, onClose, locked, labelledBy, describedBy, className, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const present = usePresence(open)
  const openings = useOpenings(open)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    noteScrollbar()
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-autofocus]')
    // What it asks is read before its buttons, which may be further down.
    first?.focus({ preventScroll: first.matches('button') })
    // Also when it is taken away as it stands: only what is closed gives the focus back.
    return () => {
      element.close()
      // Where nothing had it before, a field that is leaving would take the next keys.
      element.querySelector<HTMLElement>(':focus')?.blur()
    }
  }, [open])

  if (!present) return null
  const cancel = (event: SyntheticEvent) => {
    // The prop `open` decides whether it closes, so the browser must not close it by itself.
    event.preventDefault()
    if (!locked) onClose()
  }
  // The box of a dialog is filled by its content, so only the backdrop hits the dialog itself. Both
  // ends of the press count: marking text from inside to outside is not a wish to close.
  const isBeside = (event: MouseEvent) => event.target === dialog.current
  return (
    // The keyboard's way to close is Escape, which the dialog handles itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      key={openings}
      ref={dialog}
      className={`modal overflow-auto overscroll-contain bg-surface p-0 text-inherit shadow-(--shadow-3) ${className}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={cancel}
      onClose={() => open && onClose()}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event)
      }}
      onClick={(event) => {
        if (isBeside(event) && pressedBeside.current && !locked) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

/** Notes whether the page behind has a scrollbar that takes room: theme.css keeps that free. */
function noteScrollbar(): void {
  const root = document.documentElement
  // Behind another one it is hidden already.
  if (root.querySelector('dialog:modal') !== null) return
  root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth)
}

/** Counts how often it was opened: somebody may open it again before it has left the screen. */
function useOpenings(open: boolean): number {
  const [last, setLast] = useState({ open, openings: 0 })
  if (open === last.open) return last.openings
  const openings = open ? last.openings + 1 : last.openings
  setLast({ open, openings })
  return openings
}

/** True while `open`, and until what was open has left the screen. */
function usePresence(open: boolean): boolean {
  const [lingers, setLingers] = useState(open)
  if (open && !lingers) setLingers(true)
  useTimer(open ? null : LEAVING_MS, () => setLingers(false))
  return open || lingers
}
