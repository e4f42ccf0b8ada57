import { listed } from '#page/listed.ts'
import { FLAGS, type Flag } from '#shared/grants.ts'
import { Button } from '#ui/button.tsx'
import { focusBeside } from '#ui/focus-beside.ts'
import { WaitingRow } from '#ui/waiting-row.tsx'
import { takeBackInviteLink, type FriendshipView } from './people.data.ts'

const DAY = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short' })

/** What whoever takes a link can do then, as it reads behind 'lets a friend'. */
const DOES: Record<Flag, string> = {
  canViewRecipes: 'see your recipes',
  canEditRecipes: 'edit your recipes',
  canManageGroceryLists: 'see and edit your grocery lists',
  canViewPlaces: 'see your restaurants',
}

/** Editing includes seeing, so only editing is named. */
function doneWith({ yours }: FriendshipView): string {
  const open = FLAGS.filter((flag) => yours[flag])
  const said = open.filter((flag) => flag !== 'canViewRecipes' || !yours.canEditRecipes)
  return listed(said.map((flag) => DOES[flag]))
}

/** Invitations by link that nobody has taken yet; each can be taken back. */
export function WaitingLinks({ links }: { links: readonly FriendshipView[] }) {
  return (
    <ul className="meta" hidden={links.length === 0}>
      {links.map((link) => {
        const does = doneWith(link)
        const until = DAY.format(link.until)
        return (
          <WaitingRow
            key={link.id}
            text={`A link waits until ${until}${does === '' ? '' : ` and lets a friend ${does}`}`}
          >
            <Button
              size="small"
              look="quiet"
              onClick={() => void takeBackInviteLink(link.id).then(focusBeside())}
            >
              Take back<span className="sr-only"> the link until {until}</span>
            </Button>
          </WaitingRow>
        )
      })}
    </ul>
  )
}
