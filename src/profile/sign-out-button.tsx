import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons } from '#ui/dialog.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { LeftTyped } from '#exchange/left-typed.data.ts'
import { signOut } from '#session/sign-out.ts'

/** What would be lost: how many changes were not sent, and what was typed and not saved. */
type Left = { changes: number; typed: readonly LeftTyped[]; isOffline: boolean }

const NOTHING: Left = { changes: 0, typed: [], isOffline: false }

const OFFLINE = 'Without a network nobody can sign in again. '

/**
 * Signs out; with something left that the server does not have it first asks what is to become of it,
 * and offline whether it is meant.
 */
export function SignOutButton() {
  const [busy, setBusy] = useState(false)
  const [left, setLeft] = useState(NOTHING)
  const hasLeft = left.changes > 0 || left.typed.length > 0
  const start = async () => {
    setBusy(true)
    const { readLeftTyped, sendWaitingChanges } = await import('#exchange/panels.ts')
    const changes = await sendWaitingChanges()
    const typed = await readLeftTyped()
    const isOffline = !navigator.onLine
    if (changes === 0 && typed.length === 0 && !isOffline) return await signOut('discard')
    setLeft({ changes, typed, isOffline })
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
        open={hasLeft}
        onClose={() => setLeft(NOTHING)}
        locked={busy}
        title={titleOf(left.changes)}
        closeButton
        text={`${left.isOffline ? OFFLINE : ''}Keep ${left.changes > 0 ? 'what was not sent' : 'it'} on this device until you sign in again, or discard it for good?`}
      >
        {left.typed.length > 0 && (
          <ul className="mt-2 text-second">
            {left.typed.map(({ draft, lines, path }) => (
              <li key={draft.key} className="truncate">
                {path === null ? (
                  lines[0]
                ) : (
                  <TextLink block to={path}>
                    {lines[0]}
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        )}
        <DialogButtons>
          <Button look="danger-quiet" disabled={busy} onClick={() => leave('discard')}>
            Discard
          </Button>
          <Button disabled={busy} onClick={() => leave('keep')} data-autofocus>
            Keep
          </Button>
        </DialogButtons>
      </Dialog>
      <Dialog
        open={left.isOffline && !hasLeft}
        onClose={() => setLeft(NOTHING)}
        locked={busy}
        title="Sign out while offline?"
        text={`${OFFLINE}What is on this device goes from it now.`}
      >
        <DialogButtons onCancel={() => setLeft(NOTHING)} busy={busy} danger>
          <Button look="danger" disabled={busy} onClick={() => leave('discard')}>
            Sign Out
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
