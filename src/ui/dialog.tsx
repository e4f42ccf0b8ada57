import { useId, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'

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

/** A question in the middle of the screen, at most 60vh high (product §9). */
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
      className="dialog"
    >
      <div className="dialog-body">
        <div className="modal-title">
          <h2 id={`${id}-title`}>{title}</h2>
          {closeButton && (
            <IconButton icon="close" label="Close" className="-my-2 -mr-2" onClick={onClose} />
          )}
        </div>
        {text && (
          <p className="dialog-text" id={`${id}-text`}>
            {text}
          </p>
        )}
        {children}
      </div>
    </Modal>
  )
}

/** The fields of a dialog, one under the other. */
export function DialogFields({ children }: { children: ReactNode }) {
  return <div className="dialog-fields">{children}</div>
}

/** Less than half: a text that is a little longer makes its button so, and both stay in one line. */
const HALVES = '*:max-w-full *:min-w-max *:flex-[1_1_calc(50%-16px)] *:px-3'

/** The buttons at the foot of a dialog, equally wide: Cancel first, then the one that acts. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={`dialog-buttons ${HALVES}`}>{children}</div>
}
