// A category that somebody chose by hand is remembered for them: the same words get it the next time
// a list is categorised, on every device (product §7.lists.9).
import { correctionKey } from '#shared/categorise/normalise.ts'
import { correctionId } from '#shared/categorise/correction-id.ts'
import { valueOf, type Rec } from '#shared/merge/record.ts'
import { scopeName } from '#shared/scopes.ts'
import { recordsOfScopes } from '../db/records.ts'
import type { CallContext } from './context.ts'
import { serverCells, type Change } from './write.ts'

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
    const id = correctionId(key)
    const made = { id, kind: 'correction', parent: null, by: by.user } as const
    changes.set(id, { before: null, after: { ...made, createdAt: by.now, cells, del: null } })
  }
  return [...changes.values()]
}

/**
 * What the caller has taught about these texts: categories by the words they belong to. Somebody may
 * have taught thousands, so each is looked up by its id.
 */
export async function taughtBy(
  { trx, caller }: CallContext,
  texts: readonly string[],
): Promise<Map<string, string>> {
  const keys = new Set(texts.map(correctionKey))
  keys.delete('')
  if (keys.size === 0) return new Map()
  const ids = [...keys].map(correctionId)
  const rows = await recordsOfScopes(trx, [scopeName('me', caller.userId)], ids)
  const taught = rows.filter(({ kind }) => kind === 'correction')
  return new Map(
    taught.map((row) => [String(valueOf(row, 'key')), String(valueOf(row, 'category'))]),
  )
}
