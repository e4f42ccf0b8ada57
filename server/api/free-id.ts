// Ids that callers choose for records in the private scopes of two people.
import { version as versionOf } from 'uuid'
import { isOfPeople, locateRecord } from '../db/records.ts'
import type { CallContext } from '../sync/context.ts'
import { idTaken } from '../http-error.ts'

/**
 * Checks an id that a caller chose for a record in the private scopes of two people. Throws 409
 * where something else has it. Ids of version 5 are refused unseen: notices and corrections have
 * such ids, made from their content, so looking one up would tell what the other person keeps.
 */
export async function freeId(trx: CallContext['trx'], id: string): Promise<string> {
  const isTaken =
    versionOf(id) === 5 || (await isOfPeople(trx, [id])) || (await locateRecord(trx, id))
  if (isTaken) throw idTaken()
  return id
}
