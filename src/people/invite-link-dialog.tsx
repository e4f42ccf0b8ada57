import { Sheet } from '#ui/sheet.tsx'
import { InviteLink } from './invite-link.tsx'

/** An invitation by link, from where nothing else is shared at that moment. */
export function InviteLinkDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title="Invite with a link">
      <InviteLink onClose={onClose} />
    </Sheet>
  )
}
