/**
 * Takes back what waits and never left, instead of sending it and then its opposite: what others did
 * meanwhile stays as they did it. docs/sync.md step 2.
 */
import { isVisible, valueOf } from '#shared/merge/record.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'
import type { Call, OutboxRecord } from './calls.ts'
import { recomputeCalls } from './recompute.ts'
import type { Tx } from './store.ts'
import type { Author } from './view.ts'

/** A call, and the newest one that waits for the same root. */
export type Pair = { newest: OutboxRecord | undefined; call: Call }

/** What of the two is still to be queued; null: nothing. */
export async function takeBack(tx: Tx, me: Author, { newest, call }: Pair): Promise<Pair | null> {
  if (newest?.state !== 'queued') return { newest, call }
  if (call.kind === 'list.change') return await takeRemovalsBack(tx, me, { newest, call })
  if (!isOpposite(newest, call)) return { newest, call }
  await tx.deleteOutbox([newest.seq])
  await recomputeCalls(tx, me, [call])
  // Still deleted without that delete: it had been before, so restoring it is to be sent.
  return (await hiddenOf(tx, [call.root])).size > 0 ? { newest: undefined, call } : null
}

type ListCall = Extract<Call, { kind: 'list.change' }>

/** Removals are taken out of whichever calls hold them: behind one of many items the next change is another call. */
async function takeRemovalsBack(
  tx: Tx,
  me: Author,
  { newest, call }: { newest: OutboxRecord; call: ListCall },
): Promise<Pair | null> {
  const { ops } = call.body
  const back = await broughtBack(tx, ops)
  const holding = back.size === 0 ? [] : await removalsOf(tx, call.root, back)
  if (holding.length === 0) return { newest, call }
  const taken = new Set(holding.flatMap(({ removed }) => [...removed]))
  let last: OutboxRecord | undefined = newest
  for (const { record, removed } of holding) {
    const kept = record.body.ops.filter((op) => !('del' in op && removed.has(op.id)))
    const rest = kept.length > 0 ? { ...record, body: { ops: kept } } : undefined
    await (rest ? tx.putOutbox([rest]) : tx.deleteOutbox([record.seq]))
    if (record.seq === newest.seq) last = rest
  }
  await recomputeCalls(
    tx,
    me,
    holding.map(({ record }) => record),
  )
  // Removed all the same, by somebody else: bringing it back is to be sent.
  const gone = await hiddenOf(tx, [...taken])
  const isLeft = (op: ListOperation) =>
    back.get(op.id) !== op || !taken.has(op.id) || gone.has(op.id)
  const left = ops.filter(isLeft)
  return left.length > 0 ? { newest: last, call: { ...call, body: { ops: left } } } : null
}

function isOpposite(newest: OutboxRecord, call: Call): boolean {
  return (
    (newest.kind === 'list.delete' && call.kind === 'list.restore') ||
    (newest.kind === 'recipe.delete' && call.kind === 'recipe.restore') ||
    (newest.kind === 'place.delete' && call.kind === 'place.restore') ||
    (newest.kind === 'friend.link' && call.kind === 'friend.remove')
  )
}

/** By item that is removed: what of a new call brings it back, by writing the text that it has, and nothing else. */
async function broughtBack(
  tx: Tx,
  made: readonly ListOperation[],
): Promise<Map<string, ListOperation>> {
  const texts = made.flatMap((op) => {
    if (!('set' in op)) return []
    const { text, ...others } = op.set
    return text && Object.keys(others).length === 0 ? [{ op, text: text.v }] : []
  })
  if (texts.length === 0) return new Map()
  const rows = await tx.rows(texts.map(({ op }) => op.id))
  const back = texts.filter(({ text }, at) => {
    const row = rows[at]
    return row && !isVisible(row.rec) && valueOf(row.rec, 'text') === text
  })
  return new Map(back.map(({ op }) => [op.id, op]))
}

/** The calls of a list that never left, with those of some items that they would remove last. */
async function removalsOf(tx: Tx, root: string, items: ReadonlyMap<string, unknown>) {
  const queued = (await tx.outboxOfRoot(root)).flatMap((record) =>
    record.kind === 'list.change' && record.state === 'queued' ? [record] : [],
  )
  const lastOf = new Map(
    queued.flatMap((record) => record.body.ops.map((op) => [op.id, { op, record }] as const)),
  )
  return queued.flatMap((record) => {
    const isRemoved = (id: string) => {
      const last = lastOf.get(id)
      return last?.record === record && 'del' in last.op
    }
    const removed = new Set([...items.keys()].filter(isRemoved))
    return removed.size > 0 ? [{ record, removed }] : []
  })
}

async function hiddenOf(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows([...ids])
  return new Set(rows.flatMap((row) => (row && !isVisible(row.rec) ? [row.id] : [])))
}
