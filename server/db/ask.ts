// Statements that are asked with nearly every request: their text stands written, so that nothing is
// put together, and each connection prepares it once.
import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './database.ts'

/** Asks a statement whose text is a constant, with its values as `$1`, `$2` ... */
export async function ask<T>(
  db: Kysely<Database>,
  text: string,
  values: readonly unknown[],
): Promise<T[]> {
  const { rows } = await db.executeQuery<T>(CompiledQuery.raw(text, [...values]))
  return rows
}
