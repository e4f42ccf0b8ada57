import { waitingInvitation } from '#session/invitation.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'

/** Whether a link brought somebody here who has to sign in or register first. */
export function isInvited(): boolean {
  return waitingInvitation() !== null
}

/** Says so. */
export function InvitedNote() {
  return (
    <Notice>
      <Icon name="users" size={18} />
      You are invited. Sign in or register, and you see who shares what with you.
    </Notice>
  )
}
