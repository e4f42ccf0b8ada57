import { waitingInvitation } from '#session/invitation.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'

type Props = {
  /** The screen it stands on. */
  at: 'login' | 'register'
  /** The address of the other one. */
  other: string
}

const WORDS = {
  register: {
    text: 'Register, and you see who shares what with you. Registered already?',
    link: 'Sign in',
  },
  login: { text: 'Sign in, and you see who shares what with you. New here?', link: 'Register' },
}

/**
 * Whether an invitation waits in this browser for somebody who has to sign in or register first.
 */
export function isInvited(): boolean {
  return waitingInvitation() !== null
}

/** Says so, with the way to the other of the two screens. */
export function InvitedNote({ at, other }: Props) {
  const { text, link } = WORDS[at]
  return (
    <Notice>
      <Icon name="users" size={18} />
      <span>
        You are invited. {text} <TextLink to={other}>{link}</TextLink>
      </span>
    </Notice>
  )
}
