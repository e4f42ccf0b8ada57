import { useId, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Modal, MODAL_TITLE } from './modal.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** A sentence or two under the title; read out with it. */
  text?: ReactNode
  /** Something is being sent: Escape and a press beside it do nothing. */
  locked?: boolean | undefined
  /** A round button at the top right, for dialogs without a Cancel. */
  closeButton?: boolean
  /** Fields in <DialogFields>, then <DialogButtons>; a <form> may hold both. */
  children?: ReactNode
}

/**
 * A question in the middle of the screen, at most 60vh high, on a low screen as high as that (product §9;
 * src/app/after-start.css).
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, text, locked, closeButton, children } = props
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={locked}
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      className="dialog inset-0 m-auto h-fit max-h-[60vh] w-[min(100vw-32px,26rem)] rounded-sheet border"
    >
      <div className="px-6 pt-6 max-[22.5rem]:px-4 max-[22.5rem]:pt-5">
        <div className={MODAL_TITLE}>
          <h2 id={`${id}-title`} className="text-[1.5rem]">
            {title}
          </h2>
          {closeButton && (
            <IconButton icon="close" label="Close" className="-my-2 -mr-2" onClick={onClose} />
          )}
        </div>
        {text && <DialogText id={`${id}-text`}>{text}</DialogText>}
        {children}
      </div>
    </Modal>
  )
}

/** What a dialog says, in muted type. */
export function DialogText(props: { id?: string; children: ReactNode }) {
  return <p className="mt-2 text-pretty text-muted" {...props} />
}

/** The fields of a dialog, one under the other. */
export function DialogFields({ children }: { children: ReactNode }) {
  return <div className="mt-4.5 grid gap-4">{children}</div>
}

/**
 * They stay in sight while the text above scrolls, and it fades out under them. Less than half each: a
 * text that is a little longer makes its button so, and both stay in one line.
 */
const FOOT =
  'dialog-foot sticky bottom-0 -mx-6 flex flex-wrap gap-2 rounded-b-sheet bg-[linear-gradient(transparent,var(--color-surface)_20px)] p-6 *:max-w-full *:min-w-max *:flex-[1_1_calc(50%-16px)] *:px-3 large-text:static max-[22.5rem]:-mx-4 max-[22.5rem]:px-4 max-[22.5rem]:py-5 forced-colors:bg-[Canvas] forced-colors:bg-none'

type ButtonsProps = {
  onCancel?: () => void
  cancelText?: string | undefined
  /** The focus starts on Cancel. */
  danger?: boolean | undefined
  busy?: boolean | undefined
  /** Where it is no dialog. */
  className?: string
  children: ReactNode
}

/**
 * The buttons at the foot of a dialog, equally wide: Cancel first, which `onCancel` adds and which waits
 * while `busy`, then the one that acts.
 */
export function DialogButtons(props: ButtonsProps) {
  const { onCancel, cancelText = 'Cancel', danger, busy, className = FOOT, children } = props
  return (
    <div className={className}>
      {onCancel && (
        <Button
          look="secondary"
          onClick={onCancel}
          disabled={busy}
          data-autofocus={danger || undefined}
        >
          {cancelText}
        </Button>
      )}
      {children}
    </div>
  )
}
