import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, DialogFields } from '#ui/dialog.tsx'

type Props = {
  text: string
  /** Its place, from 0, among so many. */
  at: number
  of: number
  onMove: (to: number) => void
  onClose: () => void
}

/** Where a row stands among its neighbours. */
export function MoveRowDialog({ text, at, of, onMove, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.trim() === '' ? 'Move this row' : `Move “${text.trim()}”`}
      text={`Place ${at + 1} of ${of}`}
    >
      <DialogFields>
        <Button look="secondary" wide icon="up" disabled={at === 0} onClick={() => onMove(at - 1)}>
          Move up
        </Button>
        <Button
          look="secondary"
          wide
          icon="down"
          disabled={at === of - 1}
          onClick={() => onMove(at + 1)}
        >
          Move down
        </Button>
      </DialogFields>
      <DialogButtons>
        <Button onClick={onClose} data-autofocus>
          Done
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
