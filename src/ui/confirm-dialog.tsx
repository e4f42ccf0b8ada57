import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'

type ConfirmProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  /** Names the thing: Delete “Weekend”? */
  title: string
  text?: ReactNode
  /** What the button does, as a verb: Delete. */
  confirmText: string
  /** It cannot be undone right away: the button is red and the focus starts on Cancel. */
  danger?: boolean
  busy?: boolean
  busyText?: string
  cancelText?: string
  /** What the other button does, where it is an answer and does not just close the dialog. */
  onCancel?: () => void
}

/** Asks before something is done: one button goes back, one does it. */
export function ConfirmDialog(props: ConfirmProps) {
  const { open, onClose, onConfirm, title, text, confirmText } = props
  const { danger, busy, busyText, cancelText, onCancel = onClose } = props
  return (
    <Dialog open={open} onClose={onClose} title={title} text={text} locked={busy}>
      <DialogButtons onCancel={onCancel} cancelText={cancelText} danger={danger} busy={busy}>
        <Button
          look={danger ? 'danger' : 'primary'}
          onClick={onConfirm}
          busy={busy}
          busyText={busyText}
          data-autofocus={danger ? undefined : true}
        >
          {confirmText}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
