import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import type { Arrival } from './arrival.ts'
import { declineArrival, finishArrival } from './finish-arrival.ts'
import { Page } from './page.tsx'
import type { SessionUser } from './session.ts'
import './account-switch.css'

type Props = { user: SessionUser; arrival: Extract<Arrival, { kind: 'session' }> }

/**
 * Asks before a link from a mail changes accounts. Each account keeps its own data on this device;
 * what was not sent waits for its owner.
 */
export function AccountSwitch({ user, arrival }: Props) {
  const other = arrival.email || 'another account'
  const [busy, setBusy] = useState<'stay' | 'switch'>()
  const stay = () => {
    setBusy('stay')
    void declineArrival(arrival.accessToken)
  }
  const change = () => {
    setBusy('switch')
    void finishArrival()
  }
  return (
    <Page title="Another account">
      <div className="account-switch">
        <Wordmark />
        <h1 tabIndex={-1}>Another account</h1>
        <p>
          You are signed in as <b>{user.email}</b>. The link that you opened signs in <b>{other}</b>
          .
        </p>
        <p className="muted">
          Changes of {user.email} that were not sent yet wait on this device until they sign in
          again.
        </p>
        <Button wide busy={busy === 'stay'} onClick={stay}>
          {`Stay signed in as ${user.email}`}
        </Button>
        <Button look="secondary" wide busy={busy === 'switch'} onClick={change}>
          {`Continue as ${other}`}
        </Button>
      </div>
    </Page>
  )
}
