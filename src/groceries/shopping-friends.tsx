import { useDevice } from '#exchange/device-state.ts'
import { listed } from '#page/listed.ts'
import { useNow } from '#page/use-now.ts'
import { Avatar } from '#ui/avatar.tsx'
import type { ListItem } from './groceries.data.ts'

/** For this long after their last tick somebody counts as shopping. */
const SHOPPING_TOO_MS = 10 * 60 * 1000

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
  const all = listed(names)
  if (isDone) return `with ${all}`
  return names.length === 1 ? `${all} is shopping too` : `${all} are shopping too`
}

/** The names of friends who ticked something within the last 10 minutes. */
function useFriendsShopping(items: readonly ListItem[]): string[] {
  const offset = useDevice((device) => device.offset) ?? 0
  const latest = new Map<string, number>()
  for (const { tickedBy } of items) {
    if (tickedBy) latest.set(tickedBy.name, Math.max(tickedBy.at, latest.get(tickedBy.name) ?? 0))
  }
  const leftAt = (at: number) => at + SHOPPING_TOO_MS - offset
  const now = useNow((time) => {
    const waits = [...latest.values()].map((at) => leftAt(at) - time).filter((wait) => wait > 0)
    return waits.length > 0 ? Math.min(...waits) : null
  })
  return [...latest].filter(([, at]) => leftAt(at) > now).map(([name]) => name)
}
