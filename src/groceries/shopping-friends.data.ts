/** Who else shops. */
import { useNow } from '#page/use-now.ts'
import { useDevice } from '#exchange/device-state.ts'
import type { ListItem } from './groceries.data.ts'

/** For this long after their last tick somebody counts as shopping. */
export const SHOPPING_TOO_MS = 10 * 60 * 1000

/** The names of friends who ticked something within the last 10 minutes. */
export function useFriendsShopping(items: readonly ListItem[]): string[] {
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
