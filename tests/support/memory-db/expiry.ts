// The twin of server/db/expiry.ts.
import type { Kysely } from 'kysely'
import { isVisible } from '#shared/merge/record.ts'
import type { Database } from '#server/db/database.ts'
import { FORGOTTEN } from '#server/db/history.ts'
import type { StoredRow } from '#server/db/records.ts'
import { memoryOf, put, remove, type MemoryDatabase } from './data.ts'

export async function forgetCalls(db: Kysely<Database>, before: Date): Promise<void> {
  const memory = memoryOf(db)
  const { log } = memory.tables
  for (const [key, { at }] of log) if (at < before.getTime()) remove(memory, log, key)
}

export async function forgetOld(db: Kysely<Database>, before: Date): Promise<void> {
  const memory = memoryOf(db)
  const { seen, links } = memory.tables
  const ms = before.getTime()
  forgetHistory(memory, ms)
  for (const [key, { at }] of seen) if (at < ms) remove(memory, seen, key)
  for (const [key, { endedAt }] of links) {
    if (endedAt && endedAt.getTime() < ms) remove(memory, links, key)
  }
}

function forgetHistory(memory: MemoryDatabase, ms: number): void {
  const { history } = memory.tables
  const last = new Map<string, { scope: string; record_id: string; ver: number }>()
  const keyOf = ({ scope, record_id: id }: { scope: string; record_id: string }) => `${scope} ${id}`
  for (const [key, row] of history) {
    if (row.at >= ms || row.field === FORGOTTEN) continue
    remove(memory, history, key)
    if (row.refused) continue
    const { scope, record_id } = row
    const ver = Math.max(last.get(keyOf(row))?.ver ?? 0, row.ver)
    last.set(keyOf(row), { scope, record_id, ver })
  }
  for (const [key, row] of history) {
    if (row.field === FORGOTTEN && last.has(keyOf(row))) remove(memory, history, key)
  }
  for (const place of last.values()) {
    memory.nextHistory += 1
    const mark = { ...place, field: FORGOTTEN, cell: null, refused: false }
    put(memory, history, { key: memory.nextHistory, value: { ...mark, at: memory.clock() } })
  }
}

export async function forgetCounts(db: Kysely<Database>, before: number): Promise<void> {
  const memory = memoryOf(db)
  for (const [key, { since }] of memory.tables.counts) {
    if (since < before) remove(memory, memory.tables.counts, key)
  }
}

export async function emptyGraves(db: Kysely<Database>, stamp: string): Promise<void> {
  const memory = memoryOf(db)
  for (const row of memory.tables.records.values()) {
    const isDead = row.del !== null && row.del.s < stamp && (row.del.back ?? '') <= row.del.s
    if (isDead && !isVisible(row)) empty(memory, row)
  }
  for (const row of memory.tables.records.values()) {
    const list = row.parent === null ? undefined : findList(memory, row.parent)
    if (list?.del && Object.keys(list.cells).length === 0) empty(memory, row)
  }
}

function findList(memory: MemoryDatabase, id: string): StoredRow | undefined {
  return [...memory.tables.records.values()].find((row) => row.id === id && row.kind === 'list')
}

function empty(memory: MemoryDatabase, row: StoredRow): void {
  const value = { ...row, cells: {} }
  put(memory, memory.tables.records, { key: `${row.scope} ${row.id}`, value })
}

/** The clock of the simulation is set by itself. */
export async function hasGoneOn(): Promise<boolean> {
  return true
}
