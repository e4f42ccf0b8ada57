/** What became of each call of a request. docs/sync.md steps 11 to 13. */
import { valueOf } from '#shared/merge/record.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { OutboxRecord, ParkReason } from './calls.ts'
import { parkCalls } from './park.ts'
import type { Mirror, Tx } from './store.ts'

/**
 * done: applied; with a scope and a version the call feeds the view until the pull has reached it.
 * later: it stays as it is. park: a final refusal.
 */
export type CallOutcome = { mutationId: string } & (
  | { kind: 'done'; status: number; scope: string | undefined; version: number | undefined }
  | { kind: 'later' }
  | { kind: 'park'; reason: ParkReason }
)

/** How many calls got a final answer, and how many have to be tried again. */
type Counts = { settled: number; later: number }

/** Writes the outcomes into the outbox. Calls that were settled before are left alone. */
export async function applyOutcomes(
  tx: Tx,
  mirror: Mirror,
  outcomes: readonly CallOutcome[],
): Promise<Counts> {
  if (outcomes.length === 0) return { settled: 0, later: 0 }
  const sent = (await tx.outbox()).filter((record) => record.state === 'sent')
  const records = new Map(sent.map((record) => [record.mutationId, record]))
  const kept: OutboxRecord[] = []
  const gone: number[] = []
  const refused: { record: OutboxRecord; reason: ParkReason }[] = []
  const counts = { settled: 0, later: 0 }
  for (const outcome of outcomes) {
    const record = records.get(outcome.mutationId)
    if (!record) continue
    if (outcome.kind === 'later') {
      counts.later += 1
      kept.push({ ...record, attempts: record.attempts + 1 })
      continue
    }
    counts.settled += 1
    if (leavesResult(record)) await noteResult(tx, mirror, { record, outcome })
    if (outcome.kind === 'done') {
      const { scope, version } = outcome
      if (scope === undefined || version === undefined) gone.push(record.seq)
      else kept.push({ ...record, state: 'acked', scope, version })
    } else if (record.kind === 'friend.invite') {
      // What became of an invite is a result that Profile shows; there is nothing to mend in it.
      gone.push(record.seq)
    } else {
      refused.push({ record, reason: outcome.reason })
    }
  }
  await tx.putOutbox(kept)
  await tx.deleteOutbox(gone)
  await parkCalls(tx, mirror, refused)
  return counts
}

type Settled = Exclude<CallOutcome, { kind: 'later' }>

/** Whether what came of a call is kept to be shown: for calls about people it is (product §8). */
function leavesResult({ kind }: OutboxRecord): boolean {
  return (
    kind === 'friend.invite' ||
    kind === 'friend.answer' ||
    kind === 'friend.grant' ||
    kind === 'friend.remove'
  )
}

async function noteResult(
  tx: Tx,
  mirror: Mirror,
  { record, outcome }: { record: OutboxRecord; outcome: Settled },
): Promise<void> {
  if (await isOfNobody(tx, record)) return
  const code: ErrorCode | null = outcome.kind === 'done' ? null : outcome.reason.code
  await tx.putResult({
    mutationId: record.mutationId,
    kind: record.kind,
    status: outcome.kind === 'done' ? outcome.status : outcome.reason.status,
    code,
    label: record.kind === 'friend.invite' ? record.body.email : await friendOf(tx, record.root),
    about: record.root,
    at: mirror.clock(),
    seen: 0,
  })
}

/**
 * Whether a call takes back an invite or a link that nobody has taken: then no friendship ended.
 */
async function isOfNobody(tx: Tx, { kind, root }: OutboxRecord): Promise<boolean> {
  if (kind !== 'friend.remove') return false
  const [row] = await tx.rows([root])
  const status = row && valueOf(row.rec, 'status')
  return status === 'link' || status === 'pending'
}

async function friendOf(tx: Tx, friendshipId: string): Promise<string> {
  const [row] = await tx.rows([friendshipId])
  const name = row && valueOf(row.rec, 'displayName')
  return typeof name === 'string' ? name : 'Someone'
}
