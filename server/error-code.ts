/** Of PostgreSQL: a row with this key is there already. */
export const UNIQUE_VIOLATION = '23505'

/** Two transactions waited for each other, or one could not be put in order with another: it may run again. */
export const DEADLOCK = '40P01'
export const SERIALIZATION_FAILURE = '40001'
/** A lock that was not to be waited for any longer. */
export const LOCK_NOT_AVAILABLE = '55P03'
/** The database is starting, or stopping. */
export const CANNOT_CONNECT_NOW = '57P03'

/** Of PostgreSQL: a text holds what it cannot keep, such as NUL or half a character. */
export const UNSTORABLE_TEXT: ReadonlySet<string> = new Set(['22P02', '22P05', '22021'])

/** The code of an error, '' without one: of the system, as ENOENT, or of PostgreSQL, as 23505. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
