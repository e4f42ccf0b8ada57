import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useLocation } from '#page/router.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorBox } from '#ui/error-box.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { settleArrival, useSession } from '#session/session.ts'
import { sendResetMail } from './auth-calls.ts'
import { AuthBody, AuthForm, AuthFrame, AuthLinks } from './auth-frame.tsx'
import { emailProblem } from './email-problem.ts'
import { MailCode, useMailCode } from './mail-code.tsx'
import { MailboxLink } from '#session/mailbox-link.tsx'
import { focusField, textOf } from '#ui/form-fields.ts'
import { useSending } from '#ui/use-sending.ts'

/** /forgot-password (product §2.forgot). */
export function ForgotPassword() {
  const { arrival } = useSession()
  const [problem, setProblem] = useState<string>()
  const sentTo = useLocation().state
  const form = useSending(async (fields, element) => {
    const email = textOf(fields, 'email')
    const found = emailProblem(element) ?? (await send(email))
    setProblem(found)
    if (found !== undefined) return focusField(element, 'email')
    settleArrival()
    // As after registering: the page may be dropped while somebody reads the mail.
    navigate('', { replace: true, state: email })
  })
  if (typeof sentTo === 'string') return <ResetMailSent email={sentTo} />

  const reason = arrival?.kind === 'refused' ? arrival.reason : undefined
  return (
    <AuthFrame title="Forgot Password" heading="Forgot Password">
      {reason && (
        <div className="mt-5">
          <ErrorBox>{reason}</ErrorBox>
        </div>
      )}
      <AuthForm {...form.bind} noValidate>
        <Field label="Email" error={problem}>
          <TextInput name="email" type="email" autoComplete="username" />
        </Field>
        <Button type="submit" wide busy={form.busy} busyText="Sending...">
          {reason ? 'Send again' : 'Send reset email'}
        </Button>
        <AuthLinks>
          <TextLink block to="/login">
            To Login
          </TextLink>
        </AuthLinks>
      </AuthForm>
    </AuthFrame>
  )
}

async function send(email: string): Promise<string | undefined> {
  const outcome = await sendResetMail(email)
  return outcome.ok ? undefined : outcome.message
}

function ResetMailSent({ email }: { email: string }) {
  const code = useMailCode({ email, type: 'recovery', target: '/update-password' })
  return (
    <AuthFrame
      title="Check Your Email"
      heading="Check Your Email"
      text="Password reset instructions sent"
    >
      <AuthBody>
        <p>
          If you registered using your email and password, you will receive a password reset email.
        </p>
        <MailCode form={code} />
        <MailboxLink />
        <AuthLinks>
          <TextLink block to="/login">
            To Login
          </TextLink>
        </AuthLinks>
      </AuthBody>
    </AuthFrame>
  )
}
