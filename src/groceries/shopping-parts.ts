/** What the first paint of the shopping mode does without. */
import { later } from '#ui/later.tsx'
import type { ShoppingDoneProps } from './shopping-done.tsx'
import type { ShoppingFriendsProps } from './shopping-friends.tsx'

export const ShoppingDone = later<ShoppingDoneProps>(
  () => import('./shopping-done.tsx').then((m) => m.ShoppingDone),
  { now: true },
)

export const ShoppingFriends = later<ShoppingFriendsProps>(
  () => import('./shopping-friends.tsx').then((m) => m.ShoppingFriends),
  { now: true },
)
