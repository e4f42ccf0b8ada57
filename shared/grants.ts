/** What one friend grants another, and the words for it (product §6). */
import { GRANT_FIELDS, labelOf } from './fields.ts'

export type Flag = keyof typeof GRANT_FIELDS
// Object.keys knows no more of its keys than that they are text.
export const FLAGS = Object.keys(GRANT_FIELDS) as Flag[]

export type Permissions = Record<Flag, boolean>

/** The permissions with each flag as `isOn` says. */
export function permissionsBy(isOn: (flag: Flag) => boolean): Permissions {
  // It has an entry for every flag.
  return Object.fromEntries(FLAGS.map((flag) => [flag, isOn(flag)])) as Permissions
}

export const NO_PERMISSIONS = permissionsBy(() => false)

/** The words beside a switch (product §2.profile.5). */
export const flagLabel = (flag: Flag) => labelOf('friendship', flag)

/**
 * The flags that follow from setting one (product §8): editing recipes implies seeing them, and
 * not seeing them implies not editing them.
 */
export function impliedFlags(flag: Flag, on: boolean): Partial<Permissions> {
  if (flag === 'canEditRecipes' && on) return { canEditRecipes: true, canViewRecipes: true }
  if (flag === 'canViewRecipes' && !on) return { canViewRecipes: false, canEditRecipes: false }
  return { [flag]: on }
}
