/** The changes that wait for the server or were refused, in words, for the sheet of changes. */
import { valueOf } from '#shared/merge/record.ts'
import { parseScope } from '#shared/scopes.ts'
import { isWaiting, type OutboxRecord, type ParkReason } from './calls.ts'
import type { NomnomDb } from './db.ts'
import { itemText } from './item-text.ts'
import { textsIn } from './refused-texts.ts'
import { nameOf, readPeople } from './read-people.ts'
import { changesIn } from './read-sync.ts'
import { describeCall, describeParts, valuesIn, type Typed } from './words.ts'

/** A change in words. */
export type PendingChange = {
  mutationId: string
  root: string
  kind: OutboxRecord['kind']
  /** Such as 'Ticked “Milk”'. */
  what: string
  /** Of one that was refused, what `what` leaves out: each of many changes, and what was typed. */
  parts: string[]
  typed: Typed[]
  /** The list, recipe or place it belongs to, and whose it is when that is somebody else. */
  where: string | null
  owner: string | null
  state: 'waiting' | 'parked'
  /** How many changes it tells of. */
  count: number
  error: ParkReason | null
  /** It holds something that was entered and can become something of one's own. */
  hasContent: boolean
  createdAt: number
}

/** Changes that wait or were refused, oldest first, in words. */
export async function readPending(db: NomnomDb): Promise<PendingChange[]> {
  const [records, people] = await Promise.all([
    db.tables.outbox.orderBy('seq').toArray(),
    readPeople(db),
  ])
  const changes: PendingChange[] = []
  for (const record of records) {
    if (!isWaiting(record) && record.state !== 'parked') continue
    const title = await titleOf(db, record)
    const textHere = (id: string) => textOf(db, record, id)
    const isParked = record.state === 'parked'
    const owner = record.scope === null ? null : (parseScope(record.scope)?.owner ?? null)
    changes.push({
      mutationId: record.mutationId,
      root: record.root,
      kind: record.kind,
      what: await describeCall(record, textHere),
      parts: isParked ? await describeParts(record, textHere) : [],
      typed: isParked ? valuesIn(record) : [],
      where: title ?? record.label?.title ?? null,
      owner:
        record.label?.owner ??
        (owner === null || owner === db.userId ? null : nameOf(people, owner)),
      state: isParked ? 'parked' : 'waiting',
      count: changesIn(record),
      error: record.error ?? null,
      hasContent: hasContent(record),
      createdAt: record.createdAt,
    })
  }
  return changes
}

function hasContent(record: OutboxRecord): boolean {
  if (record.kind === 'recipe.change' || record.kind === 'place.change') return true
  return record.kind === 'list.change' && textsIn(record).length > 0
}

async function titleOf(db: NomnomDb, record: OutboxRecord): Promise<string | null> {
  const row = await db.tables.records.get(record.root)
  if (!row) return null
  const title = valueOf(row.rec, row.kind === 'recipe' ? 'title' : 'name')
  return typeof title === 'string' ? title : null
}

/** Of an item that has left with its list, what it said when the change was refused. */
async function textOf(db: NomnomDb, { label }: OutboxRecord, id: string): Promise<string | null> {
  const row = await db.tables.records.get(id)
  return (row && itemText(row)) ?? label?.texts?.[id] ?? null
}
