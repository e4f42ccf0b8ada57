import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ErrorBox } from '#ui/error-box.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { forgetGoodbye, hasSaidGoodbye } from '#session/goodbye.ts'
import { useSession } from '#session/session.ts'
import type { AuthFailure } from '#session/auth-outcome.ts'
import { resendConfirmation } from './auth-calls.ts'
import { useEndedSession, useWaitingChanges } from './auth.data.ts'
import { InvitedNote, isInvited } from './invited-note.tsx'

type Props = {
  failure: AuthFailure | undefined
  email: string
  /** The way to registering, with the same redirect. */
  register: string
}

/** What the sign-in screen says over its form: what waits here, and what is wrong with a link. */
export function LoginNotes({ failure, email, register }: Props) {
  const { arrival } = useSession()
  const waiting = useWaitingChanges()
  const isEnded = useEndedSession()
  const reason = arrival?.kind === 'refused' ? arrival.reason : undefined
  const isUnconfirmed = failure?.code === 'email_not_confirmed'
  const isGuest = isInvited()
  const [isGoodbye] = useState(hasSaidGoodbye)
  useEffect(forgetGoodbye, [])
  const isSilent = waiting === 0 && !isEnded && !isGuest && !isUnconfirmed && !isGoodbye
  if (isSilent && reason === undefined) return null
  return (
    <div className="mt-5 grid gap-3">
      {isGoodbye && (
        <Notice role="status">
          <Icon name="check" size={18} />
          Your account is deleted, with everything in it. Goodbye, and thank you for cooking with
          us!
        </Notice>
      )}
      {isEnded && !isGoodbye && (
        <Notice role="status">
          <Icon name="lock" size={18} />
          You are signed out on this device. A new password and two-step sign-in do that elsewhere.
        </Notice>
      )}
      {isGuest && <InvitedNote at="login" other={register} />}
      {waiting > 0 && (
        <Notice>
          <Icon name="cloud-up" size={18} />
          {waiting === 1
            ? '1 change waits on this device'
            : `${waiting} changes wait on this device`}
        </Notice>
      )}
      {reason && <ErrorBox>{reason}</ErrorBox>}
      {(reason || isUnconfirmed) && <SendAgain email={email} />}
    </div>
  )
}

function SendAgain({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    setState('sending')
    const outcome = await resendConfirmation(email)
    setProblem(outcome.ok ? undefined : outcome.message)
    setState(outcome.ok ? 'sent' : 'idle')
  }
  return (
    <div role="status">
      {state === 'sent' ? (
        <p>If the account still waits for it, a new confirmation email is on its way.</p>
      ) : (
        <Button
          look="secondary"
          size="small"
          busy={state === 'sending'}
          busyText="Sending..."
          disabled={email === ''}
          onClick={() => void send()}
        >
          Send again
        </Button>
      )}
      {email === '' && <p className="meta">Enter your email below to get a new link.</p>}
      {problem && <p className="mt-1.5 text-second text-danger">{problem}</p>}
    </div>
  )
}
