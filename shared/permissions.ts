/** Who may do what (product §6). One module for endpoints, the sync feed and the buttons. */
import type { Permissions } from './grants.ts'
import { scopeName, type ScopeKind } from './scopes.ts'

export type Entity = 'recipe' | 'place' | 'list'

/** What the scopes of this kind hold. */
export const ENTITY_IN: Record<Exclude<ScopeKind, 'me'>, Entity> = {
  lists: 'list',
  recipes: 'recipe',
  places: 'place',
}

/** How a user stands to the owner of something: the owner, or somebody with these grants. */
export type Standing = { isOwner: true } | { isOwner: false; grants: Permissions }

const VIEW: Record<Entity, (grants: Permissions) => boolean> = {
  recipe: (grants) => grants.canViewRecipes || grants.canEditRecipes,
  place: (grants) => grants.canViewPlaces,
  list: (grants) => grants.canManageGroceryLists,
}

const EDIT: Record<Entity, (grants: Permissions) => boolean> = {
  recipe: (grants) => grants.canEditRecipes,
  place: () => false,
  list: (grants) => grants.canManageGroceryLists,
}

/** Whether somebody of this standing sees the owner's things of this kind. */
export function canView(entity: Entity, standing: Standing): boolean {
  return standing.isOwner || VIEW[entity](standing.grants)
}

/** Whether they may change them. */
export function canEdit(entity: Entity, standing: Standing): boolean {
  return standing.isOwner || EDIT[entity](standing.grants)
}

/** Whether they may delete them: the owner alone. */
export function canDelete(standing: Standing): boolean {
  return standing.isOwner
}

/** The scopes of an owner that these grants open. */
export function grantedScopes(grants: Permissions): ScopeKind[] {
  const scopes: ScopeKind[] = []
  if (VIEW.recipe(grants)) scopes.push('recipes')
  if (VIEW.place(grants)) scopes.push('places')
  if (VIEW.list(grants)) scopes.push('lists')
  return scopes
}

/** The scopes of these people that friends may be allowed to write in. */
export function scopesOfWork(owners: readonly string[]): string[] {
  return owners.flatMap((owner) => [scopeName('lists', owner), scopeName('recipes', owner)])
}
