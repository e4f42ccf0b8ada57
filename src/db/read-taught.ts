/** What this user taught about categories, on whichever device (product §7.lists.9). */
import { correctionId } from '#shared/categorise/correction-id.ts'
import { correctionKey } from '#shared/categorise/normalise.ts'
import { valueOf } from '#shared/merge/record.ts'
import type { NomnomDb } from './db.ts'

/**
 * The categories that were chosen by hand for the words of these texts, by these words
 * (`correctionKey`). Each is looked up by its id: there may be thousands of others.
 */
export async function readTaught(
  db: NomnomDb,
  texts: readonly string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(texts.map(correctionKey))].map(correctionId)
  const rows = await db.tables.records.bulkGet(ids)
  return new Map(
    rows.flatMap((row) =>
      row?.shown === 'correction'
        ? [[String(valueOf(row.rec, 'key')), String(valueOf(row.rec, 'category'))] as const]
        : [],
    ),
  )
}
