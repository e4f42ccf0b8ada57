import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, DialogFields } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { untilLeft } from '#session/until-left.ts'
import { useSending } from '#ui/use-sending.ts'
import type { AuthFailure } from '#session/auth-outcome.ts'
import { deleteAccount } from '#session/delete-account.ts'
import { downloadExport } from './account.data.ts'
import { OrSignIn } from './or-sign-in.tsx'

type Props = { open: boolean; onClose: () => void; email: string }

/** Deleting the account: the export is offered first, and the address has to be typed. */
export function AccountDeletionDialog({ open, onClose, email }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete your account?"
      text="Your recipes, restaurants and grocery lists are deleted for you and for your friends, at once and for good. This device forgets them, too."
    >
      <DeletionForm email={email} onClose={onClose} />
    </Dialog>
  )
}

function DeletionForm({ email, onClose }: Omit<Props, 'open'>) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<AuthFailure>()
  const isRight = typed.trim().toLowerCase() === email.toLowerCase()
  const { busy, bind } = useSending(async () => {
    if (!isRight) return
    const outcome = await deleteAccount(typed)
    if (outcome.ok) await untilLeft()
    else setProblem(outcome)
  })
  return (
    <form noValidate {...bind}>
      <DialogFields>
        <Button look="secondary" wide onClick={() => void downloadExport()}>
          Export your data first
        </Button>
        <Field label="Your email" hint={`Type ${email} to confirm.`} error={problem?.message}>
          <TextInput
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </DialogFields>
      <DialogButtons onCancel={onClose} busy={busy} danger>
        <OrSignIn problem={problem}>
          <Button type="submit" look="danger" disabled={!isRight} busy={busy}>
            Delete
          </Button>
        </OrSignIn>
      </DialogButtons>
    </form>
  )
}
