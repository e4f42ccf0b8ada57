/** What goes up in a trip: waiting calls in their order, revocations first. docs/sync.md steps 5 to 7. */
import { isRevocation, isWaiting, type OutboxRecord } from '#db/calls.ts'
import { inOrder } from '#db/recompute.ts'
import type { Mirror, Tx } from '#db/store.ts'
import type { SyncCall } from '#shared/schemas/sync.ts'

type BatchLimits = { calls: number; bytes: number }

/** bytes: of these calls; waitingBytes: of all that could go, these included. */
type Batch = { calls: OutboxRecord[]; bytes: number; waitingBytes: number }

/**
 * The calls of the next trip, marked as sent before they leave: from now on they may have arrived,
 * so they never change again. Calls of one root keep their order (step 5).
 */
export async function takeBatch(tx: Tx, mirror: Mirror, limits: BatchLimits): Promise<Batch> {
  const waiting = (await tx.outbox()).filter(
    (call) => isWaiting(call) && call.userId === mirror.userId,
  )
  // Step 22: what builds on something that a restored backup may lack waits until that is known.
  const isSaving = (await tx.scopes()).some(({ saving }) => saving === true)
  const urgent = new Set(waiting.filter(isRevocation).map(({ root }) => root))
  // Step 6: a right that is taken away goes first, with everything of the same friendship.
  const ordered = [
    ...waiting.filter(({ root }) => urgent.has(root)),
    ...inOrder(isSaving ? [] : waiting.filter(({ root }) => !urgent.has(root))),
  ]
  const sizes = ordered.map((record) => byteLength(JSON.stringify(callOf(record))))
  const batch = ordered.slice(0, howMany(sizes, limits))
  const marked = batch.map((record): OutboxRecord =>
    record.state === 'queued' ? { ...record, state: 'sent' } : record,
  )
  await tx.putOutbox(marked.filter((_, at) => batch[at]?.state === 'queued'))
  return { calls: marked, bytes: sum(sizes.slice(0, batch.length)), waitingBytes: sum(sizes) }
}

/** A waiting call as it travels. */
export function callOf({ mutationId, method, path, body }: OutboxRecord): SyncCall {
  return { mutationId, method, path, ...(body === undefined ? {} : { body }) }
}

/** How many of the calls fit into the trip; one that is too large for every batch travels alone. */
function howMany(sizes: readonly number[], limits: BatchLimits): number {
  let bytes = 0
  for (const [at, size] of sizes.entries()) {
    bytes += size
    if (at > 0 && (at >= limits.calls || bytes > limits.bytes)) return at
  }
  return sizes.length
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all + size, 0)
}

function byteLength(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) bytes += 1
    else if (unit < 0x800 || (unit >= 0xd800 && unit < 0xe000)) bytes += 2
    else bytes += 3
  }
  return bytes
}
