import { flagLabel, FLAGS } from '#shared/grants.ts'
import { Button } from '#ui/button.tsx'
import { takeBackLink, type FriendshipView } from './people.data.ts'
import '#ui/waiting-list.css'
import './people.css'

const DAY = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short' })

/** Invitations by link that nobody has taken yet; each can be taken back. */
export function WaitingLinks({ links }: { links: readonly FriendshipView[] }) {
  return (
    <ul className="waiting-list meta">
      {links.map((link) => {
        const open = FLAGS.filter((flag) => link.yours[flag]).map(flagLabel)
        const until = DAY.format(link.until)
        return (
          <li key={link.id}>
            <span>
              A link waits until {until}
              {open.length > 0 && `: ${open.join(', ')}`}
            </span>
            <Button size="small" look="quiet" onClick={() => void takeBackLink(link.id)}>
              Take back<span className="sr-only"> the link until {until}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
