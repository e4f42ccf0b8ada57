import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'
import type { IconName } from './icon.tsx'

type ConfirmProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  /** Names the thing: Delete “Weekend”? */
  title: string
  text?: ReactNode
  /** The verb. */
  confirmText: string
  confirmIcon?: IconName
  /** The deed cannot be taken back at once: a red button, and the focus starts on Cancel. */
  danger?: boolean
  busy?: boolean
  busyText?: string
  cancelText?: string
  /** Where the button beside the verb is an answer of its own, and not only the way back. */
  onCancel?: () => void
}

/** Asks before a deed: a way back and a verb. */
export function ConfirmDialog(props: ConfirmProps) {
  const { open, onClose, onConfirm, title, text, confirmText, confirmIcon } = props
  const { danger, busy, busyText, cancelText = 'Cancel', onCancel = onClose } = props
  return (
    <Dialog open={open} onClose={onClose} title={title} text={text} locked={busy}>
      <DialogButtons>
        <Button
          look="secondary"
          onClick={onCancel}
          disabled={busy}
          data-autofocus={danger || undefined}
        >
          {cancelText}
        </Button>
        <Button
          look={danger ? 'danger' : 'primary'}
          icon={confirmIcon}
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
