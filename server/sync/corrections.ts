// A category that somebody chose by hand is remembered for them: the same words get it the next time
// a list is categorised, on every device (product §7.lists.9).
import { v5 as uuidFrom } from 'uuid'
import { correctionKey } from '#shared/categorise/categorise.ts'
import { valueOf, type Rec } from '#shared/merge/record.ts'
import { scopeName } from '#shared/scopes.ts'
import { recordsInScopes } from '../db/records.ts'
import type { CallContext } from './context.ts'
import { serverCells, type Change } from './write.ts'

const CORRECTIONS = 'd3c5b0d6-0d0b-4a57-8f0e-6b1f4c9a7e52'

/** The corrections that follow from items whose category the caller has just chosen. */
export function correctionsFrom(context: CallContext, chosen: readonly Rec[]): Change[] {
  const changes = new Map<string, Change>()
  for (const item of chosen) {
    // Moved back to where it had none: '' forgets what was taught.
    const category = String(valueOf(item, 'category') ?? '')
    const key = correctionKey(String(valueOf(item, 'text') ?? ''))
    if (key === '') continue
    const by = { user: context.caller.userId, now: context.now }
    const cells = serverCells({}, { key, category }, by)
    const id = uuidFrom(key, CORRECTIONS)
    const made = { id, kind: 'correction', parent: null, by: by.user } as const
    changes.set(id, { before: null, after: { ...made, createdAt: by.now, cells, del: null } })
  }
  return [...changes.values()]
}

/** What the caller has taught: categories by the words they belong to. */
export async function taughtBy({ trx, caller }: CallContext): Promise<Map<string, string>> {
  const rows = await recordsInScopes(trx, [scopeName('me', caller.userId)], ['correction'])
  return new Map(rows.map((row) => [String(valueOf(row, 'key')), String(valueOf(row, 'category'))]))
}
