/** Whether an error has this code: one of the system, as ENOENT, or of PostgreSQL, as 23505. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
