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
  if (newest.kind === 'list.change' && call.kind === 'list.change') {
    const back = await broughtBack(tx, newest.body.ops, call.body.ops)
    if (back.size === 0) return { newest, call }
    const ops = newest.body.ops.filter((op) => !('del' in op && back.has(op.id)))
    const rest = ops.length > 0 ? { ...newest, body: { ops } } : undefined
    await (rest ? tx.putOutbox([rest]) : tx.deleteOutbox([newest.seq]))
    await recomputeCalls(tx, me, [newest])
    // Removed all the same, by somebody else: bringing it back is to be sent.
    const gone = await hiddenOf(tx, [...back.keys()])
    const left = call.body.ops.filter((op) => back.get(op.id) !== op || gone.has(op.id))
    return left.length > 0 ? { newest: rest, call: { ...call, body: { ops: left } } } : null
  }
  if (!isOpposite(newest, call)) return { newest, call }
  await tx.deleteOutbox([newest.seq])
  await recomputeCalls(tx, me, [call])
  // Still deleted without that delete: it had been before, so restoring it is to be sent.
  return (await hiddenOf(tx, [call.root])).size > 0 ? { newest: undefined, call } : null
}

function isOpposite(newest: OutboxRecord, call: Call): boolean {
  return (
    (newest.kind === 'list.delete' && call.kind === 'list.restore') ||
    (newest.kind === 'recipe.delete' && call.kind === 'recipe.restore') ||
    (newest.kind === 'place.delete' && call.kind === 'place.restore') ||
    (newest.kind === 'friend.link' && call.kind === 'friend.remove')
  )
}

/**
 * By item that a call would remove last: what of a new call brings it back, by writing the text that it
 * has, and nothing else.
 */
async function broughtBack(
  tx: Tx,
  waiting: readonly ListOperation[],
  made: readonly ListOperation[],
): Promise<Map<string, ListOperation>> {
  const last = new Map(waiting.map((op) => [op.id, op]))
  const texts = made.flatMap((op) => {
    const removal = last.get(op.id)
    if (!removal || !('del' in removal) || !('set' in op)) return []
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

async function hiddenOf(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows([...ids])
  return new Set(rows.flatMap((row) => (row && !isVisible(row.rec) ? [row.id] : [])))
}
