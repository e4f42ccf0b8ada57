/** The dialogs about categories and items; no first paint waits for their code. */
import { later } from '#ui/later.tsx'
import type { CategoryActionsProps } from './category-actions.tsx'
import type { CategoryNameProps } from './category-name-dialog.tsx'
import type { CategoryOrderProps } from './category-order.tsx'
import type { MoveItemProps } from './move-item-dialog.tsx'

export const CategoryOrder = later<CategoryOrderProps>(() =>
  import('./category-order.tsx').then((m) => m.CategoryOrder),
)

export const CategoryNameDialog = later<CategoryNameProps>(() =>
  import('./category-name-dialog.tsx').then((m) => m.CategoryNameDialog),
)

export const MoveItemDialog = later<MoveItemProps>(
  () => import('./move-item-dialog.tsx').then((m) => m.MoveItemDialog),
  { now: true },
)

export const CategoryActions = later<CategoryActionsProps>(() =>
  import('./category-actions.tsx').then((m) => m.CategoryActions),
)
