/** What one friend grants another, and the words for it (product §6). */
export const FLAGS = [
  'canViewRecipes',
  'canEditRecipes',
  'canManageGroceryLists',
  'canViewPlaces',
] as const
export type Flag = (typeof FLAGS)[number]

export type Permissions = Record<Flag, boolean>

export const NO_PERMISSIONS: Permissions = {
  canViewRecipes: false,
  canEditRecipes: false,
  canManageGroceryLists: false,
  canViewPlaces: false,
}

/**
 * The flags that follow from setting one (product §8): editing recipes implies seeing them, and
 * not seeing them implies not editing them.
 */
export function impliedFlags(flag: Flag, on: boolean): Partial<Permissions> {
  if (flag === 'canEditRecipes' && on) return { canEditRecipes: true, canViewRecipes: true }
  if (flag === 'canViewRecipes' && !on) return { canViewRecipes: false, canEditRecipes: false }
  return { [flag]: on }
}

/** The words beside each switch (product §2). */
export const FLAG_LABEL: Record<Flag, string> = {
  canViewRecipes: 'Can view my recipes',
  canEditRecipes: 'Can edit my recipes',
  canManageGroceryLists: 'Can manage edit my grocery lists',
  canViewPlaces: 'Can view my restaurants',
}
