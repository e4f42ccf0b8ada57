// How calls that change something of the caller's own begin: in one statement.
import type { Transaction } from 'kysely'
import { ask } from './ask.ts'
import type { Database } from './database.ts'
import { toRow, type Columns, type StoredRow } from './records.ts'

/** What a call is about, and the ids of everything it names: see openCalls. */
export type CallTarget = { id: string; kind: 'list' | 'recipe' | 'place'; ids: readonly string[] }

/** Calls, in their order, of one user about one thing. */
type Opening = {
  userId: string
  calls: readonly { mutationId: string; hash: Buffer }[]
  target: CallTarget
}

/** A target of the caller's own, its scope locked. ver: of the first call; each has the next one. */
export type Opened = {
  target: CallTarget
  scope: string
  ver: number
  /** What was asked for, as far as it is there. */
  rows: Map<string, StoredRow>
}

type Answer = { claimed: boolean; scope?: string; ver: number; rows: Columns[] }

/**
 * Claims calls as `claimCall` does; where the target is the caller's own it also locks its scope,
 * gives each call a version, notes that it was applied (200, about the target, at this version) and
 * reads the rows. Must be the first statement of the transaction. isClaimed false: one of them was
 * run before, and nothing more was done. opened: undefined where the target is somebody else's, or none.
 */
export async function openCalls(
  trx: Transaction<Database>,
  { userId, calls, target }: Opening,
): Promise<{ isClaimed: boolean; opened: Opened | undefined }> {
  const mutations = calls.map(({ mutationId }) => mutationId)
  const hashes = calls.map(({ hash }) => hash)
  const [row] = await ask<{ answer: Answer }>(trx)`
    select open_calls(${userId}, ${mutations}::text[], ${hashes}::bytea[], ${target.id},
      ${target.kind}, ${[...target.ids]}::uuid[]) as answer
  `
  const answer = row?.answer
  if (answer?.scope === undefined) {
    return { isClaimed: answer?.claimed === true, opened: undefined }
  }
  const { scope, ver } = answer
  const read = new Map(answer.rows.map((row) => [row.id, toRow(row)]))
  return { isClaimed: true, opened: { target, scope, ver, rows: read } }
}
