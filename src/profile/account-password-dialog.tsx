import { useState } from 'react'
import { signInAgain } from '#session/sign-out.ts'
import { focusField, textOf } from '#ui/form-fields.ts'
import { useSending } from '#ui/use-sending.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { Dialog, DialogButtons, DialogFields } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { notify } from '#ui/notify.ts'
import { PasswordInput, UsernameForManager } from '#ui/password-input.tsx'
import { askForCode, changePassword } from './account.data.ts'

type Props = { open: boolean; onClose: () => void; email: string }

/** Changes the password; if the sign-in was long ago, a code sent by mail has to be entered, too. */
export function AccountPasswordDialog({ open, onClose, email }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your password"
      text="Your other devices are signed out when it changes."
    >
      <PasswordForm email={email} onClose={onClose} />
    </Dialog>
  )
}

type Problem = { field: 'password' | 'code'; message: string }

function PasswordForm({ email, onClose }: Omit<Props, 'open'>) {
  const [problem, setProblem] = useState<Problem>()
  const [needsCode, setNeedsCode] = useState(false)
  const form = useSending(async (fields, element) => {
    const found = await change(textOf(fields, 'password'), textOf(fields, 'code'))
    if (found === 'changed') {
      notify.success('Your password is changed.')
      return onClose()
    }
    if (found === 'code-sent') {
      setProblem(undefined)
      return setNeedsCode(true)
    }
    setProblem(found)
    focusField(element, found.field)
  })
  const errorAt = (field: Problem['field']) =>
    problem?.field === field ? problem.message : undefined
  return (
    <form noValidate {...form.bind}>
      <DialogFields>
        <UsernameForManager email={email} />
        <Field label="New password" error={errorAt('password')}>
          <PasswordInput name="password" autoComplete="new-password" data-autofocus />
        </Field>
        {needsCode && (
          <>
            <CodeField
              label="Code from the email"
              hint={`You signed in a while ago. Please prove it is you with the code sent to ${email}.`}
              error={errorAt('code')}
              isNext
            />
            <Button look="quiet" onClick={() => void signInAgain('/profile')}>
              Sign in again instead
            </Button>
          </>
        )}
      </DialogFields>
      <DialogButtons onCancel={onClose} busy={form.busy}>
        <Button type="submit" busy={form.busy} busyText="Saving...">
          Save
        </Button>
      </DialogButtons>
    </form>
  )
}

async function change(password: string, code: string): Promise<'changed' | 'code-sent' | Problem> {
  if (password === '') return { field: 'password', message: 'Please enter a new password' }
  const outcome = await changePassword(password, code)
  if (outcome.ok) return 'changed'
  if (outcome.code === 'reauthentication_needed') {
    const asked = await askForCode()
    return asked.ok ? 'code-sent' : { field: 'password', message: asked.message }
  }
  const isAboutCode = outcome.code === 'reauthentication_not_valid'
  return { field: isAboutCode ? 'code' : 'password', message: outcome.message }
}
