/** Of PostgreSQL: a row with this key is there already. */
export const UNIQUE_VIOLATION = '23505'

/** The code of an error, '' without one: of the system, as ENOENT, or of PostgreSQL, as 23505. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
