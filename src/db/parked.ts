/** What a user can do about changes that the server refused. docs/sync.md step 17. */
import { editTimeAt } from '#shared/clock.ts'
import { byOperation } from '#shared/list-operation.ts'
import type { EditTime } from '#shared/merge/apply.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'
import type { Call, OutboxRecord } from './calls.ts'
import { seenStamp } from './base-of-row.ts'
import { heldVersion } from './held-version.ts'
import { enqueue } from './save.ts'
import type { Mirror, MirrorRow, Tx } from './store.ts'

/** Mutation ids of some of what was refused. */
type Only = readonly string[]

/**
 * Tries everything of a root that was refused once more, or only some of it: as new calls, with the bases
 * and the time of now, because the user has seen what is there now. 'Delete anyway' is the same.
 */
export async function retryParked(mirror: Mirror, root: string, only?: Only): Promise<void> {
  await mirror.store.write(async (tx) => {
    const { clock } = await tx.meta()
    const time = editTimeAt(clock, mirror.clock())
    for (const record of await parkedOf(tx, root, only)) {
      await tx.deleteOutbox([record.seq])
      await enqueue(tx, mirror, await renewed(tx, record, time))
    }
  })
}

/** Gives up everything of a root that was refused, or only some of it; answers it. */
export async function discardParked(
  mirror: Mirror,
  root: string,
  only?: Only,
): Promise<OutboxRecord[]> {
  return await mirror.store.write(async (tx) => {
    const parked = await parkedOf(tx, root, only)
    await tx.deleteOutbox(parked.map(({ seq }) => seq))
    return parked
  })
}

/** Takes back that these were given up: they wait for the user as before. */
export async function keepParked(mirror: Mirror, parked: readonly OutboxRecord[]): Promise<void> {
  await mirror.store.write((tx) => tx.putOutbox(parked))
}

async function parkedOf(tx: Tx, root: string, only?: Only): Promise<OutboxRecord[]> {
  const records = await tx.outboxOfRoot(root)
  return records.filter(
    ({ state, mutationId }) => state === 'parked' && (only?.includes(mutationId) ?? true),
  )
}

async function renewed(tx: Tx, record: OutboxRecord, time: EditTime): Promise<Call> {
  const { root, scope, method, path } = record
  const about = { root, scope, method, path }
  const [row] = await tx.rows([root])
  switch (record.kind) {
    case 'list.create':
      return { ...about, kind: record.kind, body: { ...record.body, ...time } }
    case 'recipe.create':
      return { ...about, kind: record.kind, body: { ...record.body, ...time } }
    case 'place.create':
      return { ...about, kind: record.kind, body: { ...record.body, ...time } }
    case 'list.change':
    case 'list.categorise': {
      const ops: ListOperation[] = []
      for (const op of record.body.ops) ops.push(await renewedOperation(tx, op, time))
      return { ...about, kind: record.kind, body: { ops } }
    }
    case 'list.delete':
    case 'recipe.delete':
    case 'place.delete': {
      const state = scope === null ? undefined : await tx.scope(scope)
      return { ...about, kind: record.kind, body: { seenVersion: heldVersion(state) } }
    }
    case 'recipe.change':
      return { ...about, kind: record.kind, body: { set: rebased(record.body.set, row, time) } }
    case 'place.change':
      return { ...about, kind: record.kind, body: { set: rebased(record.body.set, row, time) } }
    case 'friend.grant':
      return { ...about, kind: record.kind, body: { set: rebased(record.body.set, row, time) } }
    case 'profile.change':
      return { ...about, kind: record.kind, body: { set: rebased(record.body.set, row, time) } }
    case 'friend.invite':
      return { ...about, kind: record.kind, body: record.body }
    case 'friend.link':
      return { ...about, kind: record.kind, body: record.body }
    case 'friend.answer':
      return { ...about, kind: record.kind, body: record.body }
    case 'friend.remove':
      return { ...about, kind: record.kind, body: record.body }
    case 'list.restore':
    case 'recipe.restore':
    case 'place.restore':
      return { ...about, kind: record.kind, body: record.body }
    case 'held.reassert':
      return { ...about, kind: record.kind, body: record.body }
    case 'notice.dismiss':
      return { ...about, kind: record.kind, body: record.body }
  }
}

async function renewedOperation(tx: Tx, op: ListOperation, time: EditTime): Promise<ListOperation> {
  const [row] = await tx.rows([op.id])
  return byOperation<ListOperation>(op, {
    add: ({ id, add }) => ({ id, add: { ...add, ...time } }),
    set: ({ id, set }) => ({ id, set: rebased(set, row, time) }),
    del: ({ id, del }) => {
      const seen = {
        ...del.seen,
        ...(row && { text: seenStamp(row, 'text'), isChecked: seenStamp(row, 'isChecked') }),
      }
      return { id, del: { seen, ...time } }
    },
  })
}

/**
 * The same values as edits of what is there now. Where the record is not held any more, each edit
 * keeps the base that it had.
 */
function rebased<S extends object>(set: S, row: MirrorRow | undefined, time: EditTime): S {
  const edits = Object.entries(set).map(([field, edit]: [string, object | undefined]) => {
    // What was deleted comes without its values, and may be there again by the time this arrives.
    const base = row && seenStamp(row, field)
    return [field, edit && { ...edit, ...(base && { base }), ...time }]
  })
  // Only bases and times were replaced, which have the same type for every field.
  return Object.fromEntries(edits) as S
}
