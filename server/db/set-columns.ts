// Updates whose columns differ from call to call.
import { type RawBuilder, sql } from 'kysely'

/** `name = value, ...` of the columns that are given. Their names are ours, never a caller's. */
export function setColumns(columns: Readonly<Record<string, unknown>>): RawBuilder<unknown> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  return sql.join(given.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
}
