import { Dialog } from '#ui/dialog.tsx'
import { InviteLink } from './invite-link.tsx'

/** An invitation by link, from where nothing else is shared at that moment. */
export function InviteLinkDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Invite with a link" closeButton>
      <InviteLink onClose={onClose} />
    </Dialog>
  )
}
