import { NO_PERMISSIONS } from '#shared/grants.ts'
import { Dialog } from '#ui/dialog.tsx'
import { InviteLink } from './invite-link.tsx'

const LISTS = { ...NO_PERMISSIONS, canManageGroceryLists: true }

/** An invitation by link, from where nothing else is shared at that moment. */
export function InviteLinkDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Invite with a link" closeButton>
      <InviteLink preset={LISTS} onClose={onClose} />
    </Dialog>
  )
}
