// When somebody was let in to lists: what was removed before that they cannot have seen. docs/sync.md
// section 2.
import type { Transaction } from 'kysely'
import { NO_PERMISSIONS, type Permissions } from '#shared/grants.ts'
import { grantedScopes } from '#shared/permissions.ts'
import { scopeName } from '#shared/scopes.ts'
import type { Database } from '../db/database.ts'
import type { Friendship } from '../db/friendships.ts'
import { LET_IN } from '../db/history.ts'
import { saveRecords } from '../db/save-records.ts'
import { scopeVersions } from '../db/scopes.ts'

/**
 * Notes it where a friend may see the lists from now on. before: what they could see till then. The
 * scope of the lists must be locked.
 */
export async function noteLetIn(
  trx: Transaction<Database>,
  { me, other, mine }: Friendship,
  before: Permissions = NO_PERMISSIONS,
): Promise<void> {
  const seesLists = (grants: Permissions) => grantedScopes(grants).includes('lists')
  if (!seesLists(mine) || seesLists(before)) return
  const scope = scopeName('lists', me)
  const ver = (await scopeVersions(trx, [scope])).get(scope) ?? 0
  // There is nothing that could have been removed.
  if (ver === 0) return
  const noted = { record_id: other, field: LET_IN, ver, cell: null, refused: false }
  await saveRecords(trx, [], { scope, replaced: [noted] })
}
