import { useId, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  text?: ReactNode
  children?: ReactNode
  /** Stays at the end, under a line: a note at the left, a button at the right. */
  foot?: ReactNode
}

/** More about something, from below; on a wide screen at the bottom right. */
export function Sheet({ open, onClose, title, text, children, foot }: SheetProps) {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      className="sheet"
    >
      <div className="sheet-body">
        <div className="modal-title">
          <h2 id={`${id}-title`}>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        {text && (
          <p className="sheet-text" id={`${id}-text`}>
            {text}
          </p>
        )}
        {children}
        {foot && <div className="sheet-foot">{foot}</div>}
      </div>
    </Modal>
  )
}
