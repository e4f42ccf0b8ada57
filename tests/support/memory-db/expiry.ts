// The twin of server/db/expiry.ts.
import type { Kysely } from 'kysely'
import { isVisible } from '#shared/merge/record.ts'
import type { Database } from '#server/db/database.ts'
import { FORGOTTEN } from '#server/db/history.ts'
import type { StoredRow } from '#server/db/records.ts'
import { memoryOf, put, remove, type MemoryDatabase } from './data.ts'

export async function forgetOld(db: Kysely<Database>, before: Date): Promise<void> {
  const memory = memoryOf(db)
  const { log, seen, links } = memory.tables
  const ms = before.getTime()
  for (const [key, { at }] of log) if (at < ms) remove(memory, log, key)
  forgetHistory(memory, ms)
  for (const [key, { at }] of seen) if (at < ms) remove(memory, seen, key)
  for (const [key, { expiresAt }] of links) {
    if (expiresAt.getTime() < ms) remove(memory, links, key)
  }
}

function forgetHistory(memory: MemoryDatabase, ms: number): void {
  const { history } = memory.tables
  const last = new Map<string, number>()
  for (const [key, { record_id: id, field, ver, at }] of history) {
    if (at >= ms || field === FORGOTTEN) continue
    last.set(id, Math.max(last.get(id) ?? 0, ver))
    remove(memory, history, key)
  }
  for (const [key, { record_id: id, field }] of history) {
    if (field === FORGOTTEN && last.has(id)) remove(memory, history, key)
  }
  for (const [id, ver] of last) {
    memory.nextHistory += 1
    const mark = { record_id: id, field: FORGOTTEN, ver, cell: null, refused: false }
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
