// The twin of server/db/open-calls.ts.
import type { Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Friendship } from '#server/db/friendships.ts'
import type { CallTarget, Opened } from '#server/db/open-calls.ts'
import { put, memoryOf } from './data.ts'
import { friendshipOf } from './friendships.ts'
import { claimCall, noteCall } from './mutation-log.ts'
import { listWithItems, locateRecord, recordsById } from './records.ts'
import { bumpScope } from './scopes.ts'

/** Nobody has limits in memory, so nothing is counted. */
const USAGE = { records: 0, things: 0, bytes: 0 }

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
  if (!isClaimed || found?.kind !== target.kind) return { isClaimed, opened: undefined }
  const { scope, owner } = found
  const pair = async () =>
    owner === userId ? undefined : await friendshipOf(trx, { me: userId, other: owner })
  if (owner !== userId && !mayChange(await pair(), target)) return { isClaimed, opened: undefined }
  const ver = await bumpScope(trx, scope)
  const friendship = await pair()
  const memory = memoryOf(trx)
  const latest = ver + Math.max(calls.length, 1) - 1
  put(memory, memory.tables.scopes, { key: scope, value: latest })
  for (const [at, { mutationId }] of calls.entries()) {
    const done = { status: 200, scope, version: ver + at, id: target.id }
    await noteCall(trx, { userId, mutationId }, done)
  }
  const read = await recordsById(trx, target.ids)
  if (target.isWhole) read.push(...(await listWithItems(trx, target.id)))
  const rows = new Map(read.map((row) => [row.id, row]))
  return { isClaimed, opened: { target, scope, owner, ver, friendship, rows, usage: USAGE } }
}

function mayChange(friendship: Friendship | undefined, { flags }: CallTarget): boolean {
  return friendship?.status === 'accepted' && flags.some((flag) => friendship.theirs[flag])
}
