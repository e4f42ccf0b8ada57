import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, DialogFields } from '#ui/dialog.tsx'
import { MoveButtons } from '#ui/move-buttons.tsx'

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
        <MoveButtons at={at} of={of} onMove={onMove} />
      </DialogFields>
      <DialogButtons>
        <Button onClick={onClose} data-autofocus>
          Done
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
