import { useState } from 'react'
import { atMost } from '#shared/errors.ts'
import { EMAIL_MAX } from '#shared/limits.ts'
import type { AuthFailure } from '#session/auth-outcome.ts'
import { MailboxLink } from '#session/mailbox-link.tsx'
import { focusField, textOf } from '#ui/form-fields.ts'
import { useSending } from '#ui/use-sending.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, DialogFields } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { notify } from '#ui/notify.ts'
import { TextInput } from '#ui/text-input.tsx'
import { changeEmail } from './account.data.ts'
import { OrSignIn } from './or-sign-in.tsx'

type Props = { open: boolean; onClose: () => void; email: string }

/** Changes the address to sign in with; links sent to the old and the new one must both be opened. */
export function AccountEmailDialog({ open, onClose, email }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Your email">
      <EmailForm email={email} onClose={onClose} />
    </Dialog>
  )
}

function EmailForm({ email, onClose }: Omit<Props, 'open'>) {
  const [problem, setProblem] = useState<Omit<AuthFailure, 'ok'>>()
  const [sentTo, setSentTo] = useState<string>()
  const form = useSending(async (fields, element) => {
    const wanted = textOf(fields, 'email').trim()
    const outcome =
      wanted.length > EMAIL_MAX
        ? { ok: false as const, message: atMost(EMAIL_MAX), code: undefined }
        : await changeEmail(wanted)
    if (!outcome.ok) {
      setProblem(outcome)
      return focusField(element, 'email')
    }
    if (!outcome.isDone) return setSentTo(wanted)
    notify.success(`Your email is ${wanted} now.`)
    onClose()
  })
  if (sentTo !== undefined) return <MailsSent from={email} to={sentTo} onClose={onClose} />
  return (
    <form noValidate {...form.bind}>
      <DialogFields>
        <Field
          label="New email"
          error={problem?.message}
          hint={`Both addresses get an email. Until both are confirmed, you sign in with ${email}.`}
        >
          <TextInput name="email" type="email" autoComplete="email" data-autofocus />
        </Field>
      </DialogFields>
      <DialogButtons onCancel={onClose} busy={form.busy}>
        <OrSignIn problem={problem}>
          <Button type="submit" busy={form.busy} busyText="Sending...">
            Change
          </Button>
        </OrSignIn>
      </DialogButtons>
    </form>
  )
}

function MailsSent({ from, to, onClose }: { from: string; to: string; onClose: () => void }) {
  return (
    <>
      <div className="mt-3 grid gap-2.5 wrap-anywhere" role="status">
        <p>Two emails are on their way. Please open the link in each of them:</p>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>
            the one to <b>{from}</b> shows that the change is your wish,
          </li>
          <li>
            the one to <b>{to}</b> that the new address is yours.
          </li>
        </ul>
        <p>Until then you sign in with {from}.</p>
        <MailboxLink />
      </div>
      <DialogButtons>
        <Button onClick={onClose} data-autofocus>
          Done
        </Button>
      </DialogButtons>
    </>
  )
}
