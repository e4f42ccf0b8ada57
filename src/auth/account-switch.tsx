import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { declineArrival, finishArrival } from '#session/finish-arrival.ts'
import { Page } from '#page/page.tsx'

/** email: of whoever is signed in, if anybody; other: of the link, whose access token this is. */
type Props = { email: string | null; other: string; accessToken: string }

/**
 * Asks before a link from a mail changes accounts, or signs in somebody who did not ask for it in this
 * browser: whoever sent it might want what is entered next. Each account keeps its own data on this device;
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
  const words = email === null ? signInWords(other) : switchWords(email, other)
  return (
    <Page title={words.title}>
      <div className="mx-auto mt-[8vh] grid max-w-[26rem] grid-cols-1 gap-4 wrap-anywhere">
        <Wordmark />
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.what}</p>
        <p className="text-muted">{words.more}</p>
        <Button wide busy={busy === 'stay'} onClick={stay}>
          {words.stay}
        </Button>
        <Button look="secondary" wide busy={busy === 'switch'} onClick={change}>
          {words.change}
        </Button>
      </div>
    </Page>
  )
}

function switchWords(email: string, other: string) {
  return {
    title: 'Another account',
    what: (
      <>
        You are signed in as <b>{email}</b>. The link that you opened signs in <b>{other}</b>.
      </>
    ),
    more: `Changes of ${email} that were not sent yet wait on this device until they sign in again.`,
    stay: 'Stay signed in',
    change: 'Switch accounts',
  }
}

function signInWords(other: string) {
  return {
    title: 'Is this your account?',
    what: (
      <>
        The link that you opened signs in <b>{other}</b>.
      </>
    ),
    more: 'If that is not your address, somebody else sent you the link, and could read what you enter.',
    stay: 'Not my account',
    change: 'Sign in',
  }
}
