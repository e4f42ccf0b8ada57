/** The scopes of a user: units of permission and of cursor. docs/sync.md section 1. */
export const SCOPE_KINDS = ['me', 'recipes', 'places', 'lists'] as const
export type ScopeKind = (typeof SCOPE_KINDS)[number]

/** The name of a scope, as `lists:<owner>`. */
export function scopeName(kind: ScopeKind, userId: string): string {
  return `${kind}:${userId}`
}

/** The kind and the owner of a scope, or null where the text names none. */
export function parseScope(scope: string): { kind: ScopeKind; owner: string } | null {
  const [kind, owner] = scope.split(':')
  const known = SCOPE_KINDS.find((candidate) => candidate === kind)
  return known && owner ? { kind: known, owner } : null
}
