/**
 * Saves what a user did: the view and the waiting call in one transaction, so that neither is ever
 * there without the other. docs/sync.md steps 1 to 3.
 */
import { editTimeAt, type ServerClock } from '#shared/clock.ts'
import type { EditTime } from '#shared/merge/apply.ts'
import { buildCall } from './build.ts'
import type { Call, NewOutboxRecord } from './calls.ts'
import { coalesce, looksBack } from './coalesce.ts'
import { idsOfChanges, type Command, type Ends, type Saved } from './commands.ts'
import { makeId } from './ids.ts'
import { authorOf, recomputeCalls, showCall } from './recompute.ts'
import type { Ahead, Mirror, Tx } from './store.ts'
import { takeBack, type Pair } from './take-back.ts'

/**
 * Resolves once the change is on the disk of this device. Throws UnknownRecordError when its record
 * is gone and NewerSchemaError when this tab is too old to write.
 */
export function save(mirror: Mirror, command: Command): Promise<Saved> {
  return saveAll(mirror, [command]).then(([saved]) => saved ?? { id: '', changed: false })
}

/** Saves several commands in one transaction: all of them or none. */
export function saveAll(mirror: Mirror, commands: readonly Command[]): Promise<Saved[]> {
  return mirror.store.write(
    async (tx) => {
      const saved: Saved[] = []
      for (const command of commands) saved.push(await saveIn(tx, mirror, command))
      return saved
    },
    { ahead: aheadOf(commands) },
  )
}

/** What the commands will ask for, as far as they say so themselves. */
function aheadOf(commands: readonly Command[]): Ahead {
  const ids = commands.flatMap((command) => {
    if (command.type === 'change-recipe' || command.type === 'change-place') return [command.id]
    if (command.type !== 'change-list') return []
    return [command.listId, ...idsOfChanges(command.changes)]
  })
  return { ids: [...new Set(ids)], root: ids[0] }
}

async function saveIn(tx: Tx, mirror: Mirror, command: Command): Promise<Saved> {
  const { clock } = await tx.meta()
  const time = timeOf(command, clock, mirror.clock())
  const call = await buildCall({ tx, mirror, time }, command)
  if (call) await enqueue(tx, mirror, call)
  if ('ends' in command) await end(tx, command.ends)
  if (!call) return { id: idOf(command), changed: false }
  return { id: call.root, changed: true }
}

async function end(tx: Tx, { draft, refused = [] }: Ends = {}): Promise<void> {
  if (draft !== undefined) await tx.deleteDraft(draft)
  await tx.deleteOutbox(refused)
}

function timeOf(command: Command, clock: ServerClock, now: number): EditTime {
  if (!('typedAt' in command) || command.typedAt === undefined) return editTimeAt(clock, now)
  const { at, wall, floor } = editTimeAt(clock, command.typedAt)
  // What the server had said by then nobody knows any more; what it has said since came later.
  return { at, wall, floor: Math.min(at, floor) }
}

/** Puts a call at the end of the outbox and into the view. */
export async function enqueue(tx: Tx, mirror: Mirror, call: Call): Promise<void> {
  const me = authorOf(mirror.userId, await tx.meta())
  const waiting = looksBack(call) ? await tx.newestOfRoot(call.root) : undefined
  const left = await takeBack(tx, me, { newest: waiting, call })
  if (left) await queue(tx, mirror, left)
}

/** Queues a call behind the newest one of its root, or in it. */
async function queue(tx: Tx, mirror: Mirror, { newest, call }: Pair): Promise<void> {
  const me = authorOf(mirror.userId, await tx.meta())
  const record: NewOutboxRecord = {
    ...call,
    mutationId: makeId(mirror),
    userId: mirror.userId,
    state: 'queued',
    attempts: 0,
    v: mirror.schema.version,
    createdAt: mirror.clock(),
  }
  const merged = coalesce(newest, call)
  const queued = merged ? tx.putOutbox([merged]) : tx.addOutbox(record)
  // What is given back goes before what waits already, which has to be read.
  if (call.kind !== 'held.reassert') await Promise.all([queued, showCall(tx, me, record)])
  else await queued.then(() => recomputeCalls(tx, me, [call]))
}

function idOf(command: Command): string {
  if ('listId' in command) return command.listId
  if ('friendshipId' in command) return command.friendshipId
  return 'id' in command ? (command.id ?? '') : ''
}
