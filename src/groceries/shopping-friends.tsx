import { Avatar } from '#ui/avatar.tsx'
import { useFriendsShopping } from './shopping-friends.data.ts'
import type { ListItem } from './groceries.data.ts'

export type ShoppingFriendsProps = { items: readonly ListItem[]; isDone: boolean }

/** Who else ticks on this list just now (product §2.shopping.4). */
export function ShoppingFriends({ items, isDone }: ShoppingFriendsProps) {
  const names = useFriendsShopping(items)
  return (
    <p className="flex min-h-6 items-center justify-end gap-1.5 text-meta text-muted" role="status">
      {names.length > 0 && (
        <>
          {names.map((name) => (
            <Avatar key={name} name={name} size="sm" decorative />
          ))}
          <span className="min-w-0 truncate">{inWords(names, isDone)}</span>
        </>
      )}
    </p>
  )
}

function inWords(names: readonly string[], isDone: boolean): string {
  const all = new Intl.ListFormat('en').format(names)
  if (isDone) return `with ${all}`
  return names.length === 1 ? `${all} is shopping too` : `${all} are shopping too`
}
