import { EMAIL_MAX } from '#shared/limits.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LineForm } from '#ui/line-form.tsx'
import { inviteFriend } from './friends.data.ts'

type Props = {
  open: boolean
  /** Filled in at first: the address of an invite that failed. */
  email?: string
  onClose: () => void
}

/** 'Add a friend' (product §2): an e-mail address, sent now or when the network is back. */
export function AddFriendDialog({ open, email = '', onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Add a friend">
      <LineForm
        label="Email"
        initial={email}
        submitText="Invite"
        onSubmit={inviteFriend}
        onClose={onClose}
        max={EMAIL_MAX}
        input={{ type: 'email' }}
      />
    </Dialog>
  )
}
