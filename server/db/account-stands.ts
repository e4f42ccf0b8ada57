// Whether the account behind something that opens without a session still stands.
import { sql, type RawBuilder } from 'kysely'

/**
 * The condition that the account with the id in this column is neither blocked nor gone. `embedded`:
 * accounts are ours, and so we know; of others nothing is asked.
 */
export function accountStands(
  column: string,
  { now, embedded }: { now: Date; embedded: boolean },
): RawBuilder<boolean> {
  if (!embedded) return sql`true`
  return sql`exists (
    select from auth_users u where u.id = ${sql.ref(column)} and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= ${now})
  )`
}
