import { FLAGS, type Flag } from '#shared/grants.ts'
import { Button } from '#ui/button.tsx'
import { takeBackLink, type FriendshipView } from './people.data.ts'
import '#ui/waiting-list.css'
import './people.css'

const AND = new Intl.ListFormat('en')
const DAY = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short' })

/** What whoever takes a link will do, behind 'lets a friend'. */
const DOES: Record<Flag, string> = {
  canViewRecipes: 'see your recipes',
  canEditRecipes: 'edit your recipes',
  canManageGroceryLists: 'see and edit your grocery lists',
  canViewPlaces: 'see your restaurants',
}

/** Editing says seeing, too. */
function doneWith({ yours }: FriendshipView): string {
  const open = FLAGS.filter((flag) => yours[flag])
  const said = open.filter((flag) => flag !== 'canViewRecipes' || !yours.canEditRecipes)
  return AND.format(said.map((flag) => DOES[flag]))
}

/** Invitations by link that nobody has taken yet; each can be taken back. */
export function WaitingLinks({ links }: { links: readonly FriendshipView[] }) {
  return (
    <ul className="waiting-list meta">
      {links.map((link) => {
        const does = doneWith(link)
        const until = DAY.format(link.until)
        return (
          <li key={link.id}>
            <span>
              A link waits until {until}
              {does !== '' && ` and lets a friend ${does}`}
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
