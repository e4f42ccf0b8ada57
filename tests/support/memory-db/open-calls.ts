// The twin of server/db/open-calls.ts.
import type { Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { CallTarget, Opened } from '#server/db/open-calls.ts'
import { put, memoryOf } from './data.ts'
import { claimCall, noteCall } from './mutation-log.ts'
import { locateRecord, recordsById } from './records.ts'
import { bumpScope } from './scopes.ts'

export async function openCalls(
  trx: Transaction<Database>,
  asked: {
    userId: string
    calls: readonly { mutationId: string; hash: Buffer }[]
    target: CallTarget
  },
): Promise<{ isClaimed: boolean; opened: Opened | undefined }> {
  const { userId, calls, target } = asked
  let isClaimed = true
  for (const call of calls) isClaimed = (await claimCall(trx, { userId, ...call })) && isClaimed
  const found = await locateRecord(trx, target.id)
  if (!isClaimed || found?.owner !== userId || found.kind !== target.kind) {
    return { isClaimed, opened: undefined }
  }
  const { scope } = found
  const ver = await bumpScope(trx, scope)
  const memory = memoryOf(trx)
  const latest = ver + Math.max(calls.length, 1) - 1
  put(memory, memory.tables.scopes, { key: scope, value: latest })
  for (const [at, { mutationId }] of calls.entries()) {
    const done = { status: 200, scope, version: ver + at, id: target.id }
    await noteCall(trx, { userId, mutationId }, done)
  }
  const rows = new Map((await recordsById(trx, target.ids)).map((row) => [row.id, row]))
  return { isClaimed, opened: { target, scope, ver, rows } }
}
