import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { signInWithCode } from './auth-calls.ts'
import { enterApp } from './enter-app.ts'
import { useBusyScreen } from '#page/busy-screen.ts'
import { focusField, textOf } from '#ui/form-fields.ts'
import { useSending } from '#ui/use-sending.ts'

type Mail = {
  email: string
  /** What the mail is for, in the provider's words. */
  type: 'email' | 'recovery'
  /** Where the code leads. */
  target: string
}

const WRONG_CODE = 'This code is not the one from the email, or it is too old.'

/** The form of MailCode; `busy` until the page is left. */
export function useMailCode({ email, type, target }: Mail) {
  const [problem, setProblem] = useState<string>()
  useBusyScreen(true)
  const form = useSending(async (fields, element) => {
    const outcome = await signInWithCode({ email, type, code: textOf(fields, 'code') })
    if (outcome.ok) return await enterApp(target)
    // The provider's message speaks of a "token", a word that no screen uses.
    setProblem(outcome.code === 'otp_expired' ? WRONG_CODE : outcome.message)
    focusField(element, 'code')
  })
  return { ...form, problem }
}

type Props = { form: ReturnType<typeof useMailCode>; look?: 'primary' | 'secondary' }

/** The field for the code of a mail whose link cannot be opened on this device (product §2.forgot.4). */
export function MailCode({ form, look = 'secondary' }: Props) {
  return (
    <form className="grid gap-3 border-t pt-4.5" {...form.bind} noValidate>
      <CodeField
        label="Code from the email"
        hint="Six digits, for when the link cannot be opened on this device."
        error={form.problem}
      />
      <Button type="submit" look={look} wide busy={form.busy}>
        Use the code
      </Button>
    </form>
  )
}
