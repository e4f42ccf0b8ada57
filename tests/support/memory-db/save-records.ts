// The twin of server/db/save-records.ts.
import type { Transaction } from 'kysely'
import type { Kind } from '#shared/merge/record.ts'
import type { Database } from '#server/db/database.ts'
import type { Placed, saveRecords as realSaveRecords } from '#server/db/save-records.ts'
import type { Usage } from '#server/db/usage.ts'
import { memoryOf, put, uniqueViolation, type MemoryDatabase } from './data.ts'
import { noteSeen } from './rest-seen.ts'

const ONCE = new Set<Kind>(['list', 'item', 'recipe', 'place'])

export async function saveRecords(
  trx: Transaction<Database>,
  placed: readonly Placed[],
  { scope: of, replaced, seen }: Parameters<typeof realSaveRecords>[2] & object = {
    scope: '',
    replaced: [],
  },
): Promise<Map<string, Usage>> {
  // Nobody has limits in memory, so nothing is counted.
  const counted = new Map<string, Usage>()
  if (placed.length + replaced.length === 0) return counted
  const memory = memoryOf(trx)
  for (const { scope, owner, ver, rec } of placed) {
    const key = `${scope} ${rec.id}`
    const before = memory.tables.records.get(key)
    if (!before && ONCE.has(rec.kind) && isTaken(memory, rec.id)) throw uniqueViolation('records')
    const made = before ?? { ...rec, scope, owner, born: ver }
    const value = { ...made, ver, cells: rec.cells, del: rec.del, by: rec.by }
    put(memory, memory.tables.records, { key, value })
  }
  for (const row of replaced) {
    memory.nextHistory += 1
    const value = { ...row, scope: of, at: memory.clock() }
    put(memory, memory.tables.history, { key: memory.nextHistory, value })
  }
  if (seen) await noteSeen(trx, seen.sessionId, [{ ...seen, scope: of }])
  return counted
}

function isTaken(memory: MemoryDatabase, id: string): boolean {
  for (const row of memory.tables.records.values()) {
    if (row.id === id && ONCE.has(row.kind)) return true
  }
  return false
}
