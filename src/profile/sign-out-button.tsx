import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons } from '#ui/dialog.tsx'
import { signOut } from '#session/sign-out.ts'

/** Signs out; with changes that cannot be sent now it first asks what is to become of them. */
export function SignOutButton() {
  const [busy, setBusy] = useState(false)
  const [unsent, setUnsent] = useState(0)
  const start = async () => {
    setBusy(true)
    const { sendWaitingChanges } = await import('#exchange/panels.ts')
    const left = await sendWaitingChanges()
    if (left === 0) return await signOut('discard')
    setUnsent(left)
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
        open={unsent > 0}
        onClose={() => setUnsent(0)}
        locked={busy}
        title={unsent === 1 ? '1 change is not sent yet' : `${unsent} changes are not sent yet`}
        text="Keep what was not sent on this device until you sign in again, or discard it for good?"
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
