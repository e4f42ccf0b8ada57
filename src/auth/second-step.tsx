import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { forgetHalfSignIn, proveSecondStep } from './auth-calls.ts'
import { AuthForm, AuthFrame } from './auth-frame.tsx'
import { enterApp } from './enter-app.ts'
import { useBusyScreen } from '#page/busy-screen.ts'
import { focusField, textOf } from '#ui/form-fields.ts'
import { useSending } from '#ui/use-sending.ts'

type Props = {
  email: string
  /** Where signing in leads. */
  target: string
  /**
   * Called with true when the code is being checked or the page is about to be left, with false
   * when that is over.
   */
  onProving(isProving: boolean): void
}

/** The second step of signing in: the digits that an app shows (product §2.login.6). */
export function SecondStep({ email, target, onProving }: Props) {
  useBusyScreen(true)
  const [problem, setProblem] = useState<string>()
  const form = useSending(async (fields, element) => {
    onProving(true)
    try {
      const outcome = await proveSecondStep(textOf(fields, 'code'))
      if (outcome.ok) return await enterApp(target)
      setProblem(outcome.message)
      focusField(element, 'code')
    } finally {
      onProving(false)
    }
  })
  return (
    <AuthFrame
      title="Login"
      heading="Two-step sign-in"
      text={
        <>
          Enter the code that your authenticator app shows for <b>{email}</b>.
        </>
      }
    >
      <AuthForm {...form.bind} noValidate>
        <CodeField label="Code" error={problem} isNext />
        <Button type="submit" wide busy={form.busy}>
          Sign In
        </Button>
        <Button look="quiet" wide onClick={() => void forgetHalfSignIn()}>
          Sign in as somebody else
        </Button>
      </AuthForm>
    </AuthFrame>
  )
}
