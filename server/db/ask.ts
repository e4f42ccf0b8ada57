// Statements whose text never changes: nothing is put together while the server works, and each
// connection prepares them once.
import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './database.ts'

/** Asks a statement whose text is a constant, with its values as `$1`, `$2` ... */
export async function askText<T>(
  db: Kysely<Database>,
  text: string,
  values: readonly unknown[],
): Promise<T[]> {
  let query = queries.get(text)
  if (!query) queries.set(text, (query = CompiledQuery.raw(text)))
  const { rows } = await db.executeQuery<T>({ ...query, parameters: values })
  return rows
}

/** By text: what Kysely wants to know of a statement beside its values. */
const queries = new Map<string, CompiledQuery>()

const texts = new WeakMap<TemplateStringsArray, string>()

/** The same for a statement that is written with its values in their places, as with `sql`. */
export function ask<T>(
  db: Kysely<Database>,
): (parts: TemplateStringsArray, ...values: unknown[]) => Promise<T[]> {
  return (parts, ...values) => {
    const text = texts.get(parts) ?? textOf(parts)
    texts.set(parts, text)
    return askText<T>(db, text, values)
  }
}

function textOf(parts: TemplateStringsArray): string {
  return parts.reduce((all, part, at) => `${all}$${at}${part}`)
}

/** The row of a statement that always answers one. @throws Error when there is none */
export function onlyRow<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('no row, where there is always one')
  return row
}
