// How scopes and calls are named in the database: by ids of 16 bytes, instead of texts.
import { hash } from 'node:crypto'
import { parseScope, scopeName, type ScopeKind } from '#shared/scopes.ts'

/**
 * The two bits of an id that are the same in every UUID (its variant, RFC 9562 section 4.1): in a key
 * they say which of the four scopes of its owner it is. That of `me` is the id of the owner itself.
 */
const PARTS: readonly ScopeKind[] = ['recipes', 'places', 'me', 'lists']

/** Where the digit stands that begins with those bits. */
const AT = 19

/** The key of a scope. @throws RangeError for a text that names none */
export function keyOf(scope: string): string {
  const parsed = parseScope(scope)
  if (!parsed) throw new RangeError(`'${scope}' is no scope`)
  return withPart(parsed.owner, PARTS.indexOf(parsed.kind))
}

/** A scope with its owner. */
type Place = { scope: string; owner: string }

let last: Place & { key: string } = { key: '', scope: '', owner: '' }

/** The scope that a key stands for. */
export function placeOf(key: string): Place {
  // Rows that are read together stand together.
  if (key === last.key) return last
  const owner = withPart(key, PARTS.indexOf('me'))
  const kind = PARTS[digitOf(key) >> 2] ?? 'me'
  last = { key, owner, scope: scopeName(kind, owner) }
  return last
}

/** Of a key `one`, as a piece of a statement: that of another scope of the same owner, which may be `me`. */
export function keyBeside(one: string, kind: ScopeKind): string {
  return `scope_of(${one}, ${PARTS.indexOf(kind)})`
}

const digitOf = (id: string) => Number.parseInt(id.charAt(AT), 16)

function withPart(id: string, part: number): string {
  return id.slice(0, AT) + ((part << 2) | (digitOf(id) & 3)).toString(16) + id.slice(AT + 1)
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of a call as the log has it: of any other text than a UUID half of its SHA-256, in that form. */
export function callKey(mutationId: string): string {
  if (UUID.test(mutationId)) return mutationId
  const digits = hash('sha256', mutationId)
  return [0, 8, 12, 16, 20].map((at, n) => digits.slice(at, [8, 12, 16, 20, 32][n])).join('-')
}
