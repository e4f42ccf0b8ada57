/**
 * Does the mirror hold what the server has? Once a day, and after each full load, a fingerprint of
 * every scope is compared; where it differs the scope is loaded anew. docs/sync.md step 19.
 */
import { isVisible, type Rec } from '#shared/merge/record.ts'
import type { SyncScope } from '#shared/schemas/sync.ts'
import { baseOfRow } from './base-of-row.ts'
import type { Tx } from './store.ts'

/** SHA-256 of a text, in hex. */
export type Hash = (text: string) => Promise<string>

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The scopes whose turn it is; none while one still loads: comparing reads all that is here, and what is
 * missing comes first. now: Unix ms, device clock.
 */
export async function scopesToVerify(tx: Tx, now: number): Promise<string[]> {
  const states = await tx.scopes()
  if (states.some(({ loading, behind }) => loading || behind)) return []
  return states
    .filter(({ cursor }) => cursor >= 0)
    .filter(({ verified }) => verified === undefined || Math.abs(now - verified) >= DAY_MS)
    .map(({ scope }) => scope)
}

/**
 * What the fingerprint is made of: the lines `<id>:<ver>` of all that is alive on the server, sorted,
 * as far as this device knows. Items of a deleted list do not count.
 */
export async function linesOf(tx: Tx, scope: string): Promise<string> {
  const alive: { rec: Rec; ver: number }[] = []
  for (const row of await tx.rowsInScope(scope)) {
    const rec = baseOfRow(row)
    if (rec && row.ver > 0 && isVisible(rec)) alive.push({ rec, ver: row.ver })
  }
  const ids = new Set(alive.map(({ rec }) => rec.id))
  return alive
    .filter(({ rec }) => rec.parent === null || ids.has(rec.parent))
    .map(({ rec, ver }) => `${rec.id}:${ver}`)
    .sort()
    .join('\n')
}

/** Notes that a scope was compared; one that differs is loaded from the beginning. */
export async function noteVerified(
  tx: Tx,
  { scope }: SyncScope,
  found: { isSame: boolean; now: number },
): Promise<void> {
  const state = await tx.scope(scope)
  if (!state) return
  // Not before tomorrow again: a difference that a full load does not mend must not load for ever.
  const verified = found.now
  await tx.putScope(
    found.isSame ? { ...state, verified } : { ...state, verified, cursor: -1, behind: true },
  )
}
