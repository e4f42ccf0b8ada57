import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { declineArrival, finishArrival } from '#session/finish-arrival.ts'
import { Page } from '#page/page.tsx'
import './account-switch.css'

/** email: of whoever is signed in; other: of the link, whose access token this is. */
type Props = { email: string; other: string; accessToken: string }

/**
 * Asks before a link from a mail changes accounts. Each account keeps its own data on this device;
 * what was not sent waits for its owner.
 */
export function AccountSwitch({ email, other, accessToken }: Props) {
  const [busy, setBusy] = useState<'stay' | 'switch'>()
  const stay = () => {
    setBusy('stay')
    void declineArrival(accessToken)
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
          You are signed in as <b>{email}</b>. The link that you opened signs in <b>{other}</b>.
        </p>
        <p className="muted">
          Changes of {email} that were not sent yet wait on this device until they sign in again.
        </p>
        <Button wide busy={busy === 'stay'} onClick={stay}>
          Stay signed in
        </Button>
        <Button look="secondary" wide busy={busy === 'switch'} onClick={change}>
          Switch accounts
        </Button>
      </div>
    </Page>
  )
}
