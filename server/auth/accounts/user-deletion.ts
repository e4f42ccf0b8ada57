// Deleting an account. For good, everything of it goes; softly, the row stays without anything that
// tells whose it was, so that its id is never given out again.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type AuthContext, now, type Trx } from '../context.ts'
import { updateUser, type User, dropUser } from './users.ts'

const obscured = (value: string | null): string | null =>
  value === null ? null : createHash('sha256').update(value).digest('base64url')

/**
 * Deletes an account, and what the product keeps for it, in one transaction. Resolves to what is to be
 * done after its commit.
 */
export async function deleteUser(
  auth: AuthContext,
  trx: Trx,
  { user, isSoft }: { user: User; isSoft: boolean },
): Promise<() => Promise<void>> {
  const done = await auth.hooks.onUserDeleted(trx, user.id)
  if (!isSoft) {
    await dropUser(trx, user.id)
    return done
  }
  for (const table of [
    'auth_sessions',
    'auth_identities',
    'auth_factors',
    'auth_one_time_tokens',
    'auth_flow_states',
    'auth_mail',
  ]) {
    await sql`delete from ${sql.table(table)} where user_id = ${user.id}`.execute(trx)
  }
  await updateUser(auth, trx, {
    id: user.id,
    set: {
      email: obscured(user.email),
      phone: obscured(user.phone),
      new_email: null,
      new_phone: null,
      password_hash: null,
      user_metadata: {},
      app_metadata: {},
      deleted_at: now(auth),
    },
  })
  return done
}
