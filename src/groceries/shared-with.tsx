import { Avatar } from '#ui/avatar.tsx'
import type { GroceryListView } from './groceries.data.ts'

/** More would leave the name of the list no room on a phone. */
const MOST_DRAWN = 3

const CIRCLE = 'grid rounded-full shadow-[0_0_0_2px_var(--color-bg)] not-first:-ml-1.25'

/** Who else sees a list, as initials; of many the last ones as a number. */
export function SharedWith({ people }: Pick<GroceryListView, 'people'>) {
  const drawn = people.slice(0, people.length > MOST_DRAWN ? MOST_DRAWN - 1 : MOST_DRAWN)
  const names = people.map(({ displayName }) => displayName)
  const others = names.slice(drawn.length)
  return (
    <ul
      className="flex flex-none print:hidden"
      aria-label="Shared with"
      hidden={people.length === 0}
    >
      {drawn.map(({ id, displayName }) => (
        <li key={id} className={CIRCLE}>
          <Avatar name={displayName} />
        </li>
      ))}
      {others.length > 0 && (
        <li className={CIRCLE}>
          <Avatar name={others.join(', ')} text={`+${others.length}`} />
        </li>
      )}
    </ul>
  )
}
