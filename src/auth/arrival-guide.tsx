import { useEffect } from 'react'
import { useLoaded } from '#page/use-loaded.ts'
import { Loading } from '#ui/loading.tsx'
import { notify } from '#ui/notify.ts'
import { AccountSwitch } from './account-switch.tsx'
import type { Arrival } from '#session/arrival.ts'
import { hasAskedMail } from '#session/asked-mail.ts'
import { finishArrival, keepSession } from '#session/finish-arrival.ts'
import { currentUser, settleArrival, type SessionUser } from '#session/session.ts'

type Props = { arrival: Exclude<Arrival, { kind: 'refused' }>; user: SessionUser | null }

/** Deals with what a link from a mail brought: a session to take over, or something to say. */
export function ArrivalGuide({ arrival, user }: Props) {
  if (arrival.kind === 'told') return <Told text={arrival.text} />
  const { sub, email } = claimsOf(arrival.accessToken)
  const told = typeof email === 'string' ? email : ''
  // A link never changes accounts by itself, nor signs in by one that nobody asked for here
  // (product §4.session.6).
  if (user === null ? hasAskedMail(told) : user.id === sub) {
    return <TakeOver keeps={user !== null && !arrival.isRecovery} {...arrival} />
  }
  const other = told === '' ? 'another account' : told
  return (
    <AccountSwitch email={user?.email ?? null} other={other} accessToken={arrival.accessToken} />
  )
}

type TakeOverProps = { keeps: boolean; accessToken: string }

function TakeOver({ keeps, accessToken }: TakeOverProps) {
  useLoaded(async () => {
    if (!keeps) return finishArrival()
    const before = currentUser()?.email
    await keepSession(accessToken)
    const email = currentUser()?.email
    if (email !== undefined && email !== before) notify.success(`Your email is ${email} now.`)
  })
  return <Loading />
}

function Told({ text }: { text: string }) {
  useEffect(() => {
    notify.blank(text)
    settleArrival()
  }, [text])
  return null
}

/** What an access token says, without checking it; {} when it is none. */
function claimsOf(token: string): Record<string, unknown> {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0)))
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    // Safe: nobody known, so whoever is signed in is asked.
    return {}
  }
}
