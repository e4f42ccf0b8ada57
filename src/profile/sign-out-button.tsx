import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons } from '#ui/dialog.tsx'
import { signOut } from '#session/sign-out.ts'

/** What would be lost: how many changes were not sent, and whether something typed was not saved. */
type Left = { changes: number; isTyped: boolean }

const NOTHING: Left = { changes: 0, isTyped: false }

/** Signs out; with something left that the server does not have it first asks what is to become of it. */
export function SignOutButton() {
  const [busy, setBusy] = useState(false)
  const [left, setLeft] = useState(NOTHING)
  const isAsking = left.changes > 0 || left.isTyped
  const start = async () => {
    setBusy(true)
    const { hasTyped, sendWaitingChanges } = await import('#exchange/panels.ts')
    const changes = await sendWaitingChanges()
    const isTyped = await hasTyped()
    if (changes === 0 && !isTyped) return await signOut('discard')
    setLeft({ changes, isTyped })
    setBusy(false)
  }
  const leave = (waiting: 'keep' | 'discard') => {
    setBusy(true)
    void signOut(waiting)
  }
  return (
    <>
      <Button
        look="quiet"
        icon="logout"
        className="min-h-11! text-second"
        busy={busy}
        onClick={() => void start()}
      >
        Sign Out
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setLeft(NOTHING)}
        locked={busy}
        title={titleOf(left.changes)}
        closeButton
        text={`Keep ${left.changes > 0 ? 'what was not sent' : 'it'} on this device until you sign in again, or discard it for good?`}
      >
        <DialogButtons>
          <Button look="danger-quiet" disabled={busy} onClick={() => leave('discard')}>
            Discard
          </Button>
          <Button disabled={busy} onClick={() => leave('keep')} data-autofocus>
            Keep
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  )
}

function titleOf(changes: number): string {
  if (changes === 0) return 'What you typed is not saved yet'
  return changes === 1 ? '1 change is not sent yet' : `${changes} changes are not sent yet`
}
