/** What the first paint of a list does without, in the editor and while shopping. */
import { later } from '#ui/later.tsx'
import type { CheckedActionsProps } from './checked-actions.tsx'
import type { ListActionsProps } from './list-actions.tsx'
import type { QuickAddProps } from './quick-add.tsx'

export const ListMissing = later<object>(
  () => import('./list-missing.tsx').then((m) => m.ListMissing),
  { now: true, required: true },
)

export const ListActions = later<ListActionsProps>(
  () => import('./list-actions.tsx').then((m) => m.ListActions),
  { now: true },
)

export const QuickAdd = later<QuickAddProps>(
  () => import('./quick-add.tsx').then((m) => m.QuickAdd),
  { now: true },
)

export const CheckedActions = later<CheckedActionsProps>(
  () => import('./checked-actions.tsx').then((m) => m.CheckedActions),
  { now: true },
)
