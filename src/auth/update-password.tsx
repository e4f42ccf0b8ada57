import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput, UsernameForManager } from '#ui/password-input.tsx'
import { useUser } from '#session/session.ts'
import { signInAgain } from '#session/sign-out.ts'
import { TEXT } from '#shared/errors.ts'
import { updatePassword } from './auth-calls.ts'
import { AuthForm, AuthFrame } from './auth-frame.tsx'
import { enterApp } from './enter-app.ts'
import { usePasswordHint } from './use-password-hint.ts'
import { focusField, textOf } from '#ui/form-fields.ts'
import { useSending } from '#ui/use-sending.ts'

/** /update-password, opened by the link of a reset mail (product §2.update-password). */
export function UpdatePassword() {
  const { email } = useUser()
  const [problem, setProblem] = useState<string>()
  const [isStale, setStale] = useState(false)
  const passwordHint = usePasswordHint()
  const form = useSending(async (fields, element) => {
    const outcome = await updatePassword(textOf(fields, 'password'))
    if (outcome.ok) return await enterApp('/')
    // Opened without the link of a mail, on a device that signed in long ago.
    setStale(outcome.code === 'reauthentication_needed')
    setProblem(outcome.message)
    focusField(element, 'password')
  })
  return (
    <AuthFrame
      title="Update Your Password"
      heading="Update Your Password"
      text="Please enter your new password below."
    >
      <AuthForm {...form.bind} noValidate>
        <UsernameForManager email={email} />
        <Field label="New password" {...(problem ? {} : passwordHint)} error={problem}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" wide busy={form.busy} busyText="Saving...">
          Save new password
        </Button>
        {isStale && (
          <>
            <p role="status">{TEXT.signInAgainForPassword}</p>
            <Button look="secondary" wide onClick={() => void signInAgain('/update-password')}>
              Sign in again
            </Button>
          </>
        )}
      </AuthForm>
    </AuthFrame>
  )
}
