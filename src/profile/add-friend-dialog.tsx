import { useKeptLine } from '#exchange/use-kept-line.ts'
import { EMAIL_MAX } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LineForm } from '#ui/line-form.tsx'
import { inviteFriend } from './friends.data.ts'

type Props = {
  open: boolean
  /** Filled in at first: the address of an invite that failed. */
  email?: string
  onClose: () => void
  /** The other way: a link, also for people without an account. */
  onLink: () => void
}

/** 'Add a friend' (product §2): an e-mail address, sent now or when the network is back. */
export function AddFriendDialog({ open, email = '', onClose, onLink }: Props) {
  const line = useKeptLine('friend', open)
  return (
    <Dialog open={open} onClose={onClose} title="Add a friend">
      <LineForm
        label="Email"
        initial={email}
        line={email === '' ? line : undefined}
        submitText="Invite"
        onSubmit={inviteFriend}
        onClose={onClose}
        max={EMAIL_MAX}
        input={{ type: 'email' }}
      />
      <Button look="quiet" size="small" icon="link" wide className="mb-3" onClick={onLink}>
        Send a link instead
      </Button>
    </Dialog>
  )
}
