// Ids that callers choose for records in the private scopes of two people.
import { version as versionOf } from 'uuid'
import { isOfPeople, locateRecord } from '../db/records.ts'
import type { CallContext } from '../sync/context.ts'
import { refuse } from './refusals.ts'

/**
 * An id that a caller chose, for a record in the private scopes of two people. Throws 409 where it is
 * that of something else: of their notices and corrections, too, whose ids are made from their content
 * (version 5). Those are not looked up, which would tell what the other one keeps.
 */
export async function freeId(trx: CallContext['trx'], id: string): Promise<string> {
  const isTaken =
    versionOf(id) === 5 || (await isOfPeople(trx, [id])) || (await locateRecord(trx, id))
  if (isTaken) throw refuse(409, 'id_taken', 'This id is taken')
  return id
}
