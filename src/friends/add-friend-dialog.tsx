import { useState, type FormEvent } from 'react'
import { EMAIL_MAX } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, DialogFields } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { inviteFriend } from './friends.data.ts'

type Props = {
  open: boolean
  /** An address to start from: that of an invite that came to nothing. */
  email?: string
  onClose: () => void
}

/** 'Add a friend' (product §2): an e-mail address, sent now or when the network is back. */
export function AddFriendDialog({ open, email = '', onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Add a friend">
      <InviteForm startsWith={email} onClose={onClose} />
    </Dialog>
  )
}

function InviteForm({ startsWith, onClose }: { startsWith: string } & Pick<Props, 'onClose'>) {
  const [email, setEmail] = useState(startsWith)
  const [isPending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '' || isPending) return
    setPending(true)
    await inviteFriend(email)
    setEmail('')
    onClose()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogFields>
        <Field label="Email">
          <TextInput
            type="email"
            autoComplete="off"
            value={email}
            maxLength={EMAIL_MAX}
            data-autofocus
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      </DialogFields>
      <DialogButtons>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={email.trim() === '' || isPending}>
          Invite
        </Button>
      </DialogButtons>
    </form>
  )
}
