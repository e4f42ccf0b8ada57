/**
 * After a backup was restored the device gives back what the server lost: while each scope loads
 * anew, what is newer here than there becomes a call that goes before all others. Nothing is deleted
 * because of it. docs/sync.md step 22.
 */
import { baseOf, isVisible, valueOf, type Cell, type Rec } from '#shared/merge/record.ts'
import { FLAGS, NO_PERMISSIONS, type Permissions } from '#shared/grants.ts'
import { HELD_MAX_RECORDS } from '#shared/limits.ts'
import { canEdit, ENTITY_IN, type Entity, type Standing } from '#shared/permissions.ts'
import type { HeldRecord } from '#shared/schemas/operations.ts'
import { parseScope } from '#shared/scopes.ts'
import { editTimeAt } from '#shared/clock.ts'
import { baseOfRow } from './base-of-row.ts'
import type { Call } from './calls.ts'
import { ownPartOf } from './own-part.ts'
import { enqueue } from './save.ts'
import type { Mirror, MirrorRow, Tx } from './store.ts'

/** What the server says about a row that this device holds; null: nothing any more. */
export type Compared = { held: MirrorRow; now: Rec | null }

const PATHS: Record<Entity, string> = { list: 'grocerylists', recipe: 'recipes', place: 'places' }

/** Keeps what the device holds beyond the server as calls. Before the rows are taken over. */
export async function keepHeld(
  tx: Tx,
  mirror: Mirror,
  { scope, compared }: { scope: string; compared: readonly Compared[] },
): Promise<void> {
  const parsed = parseScope(scope)
  if (!parsed) return
  if (parsed.kind === 'me') {
    for (const { held, now } of compared) {
      const base = baseOfRow(held)
      if (!base || !now || !isVisible(now)) continue
      if (held.kind === 'friendship') await keepRevocation(tx, mirror, { held, base, now })
      if (held.kind === 'notice' && !isVisible(base))
        await keepDismissal(tx, mirror, { held, base })
    }
    return
  }
  const entity = ENTITY_IN[parsed.kind]
  const mayEdit = canEdit(entity, await standingTo(tx, mirror, parsed.owner))
  const byRoot = new Map<string, HeldRecord[]>()
  for (const one of compared) {
    const { held } = one
    const whole = lostOf(one, mirror.userId)
    // Whoever may not edit any more is refused, and keeps what they wrote.
    const lost = whole && (mayEdit ? whole : ownPartOf(whole, mirror.userId))
    if (!lost || (one.now === null && !(await isListThere(tx, held)))) continue
    const root = held.parent ?? held.id
    byRoot.set(root, [...(byRoot.get(root) ?? []), lost])
  }
  for (const [root, all] of byRoot) {
    for (let at = 0; at < all.length; at += HELD_MAX_RECORDS) {
      await enqueue(tx, mirror, {
        kind: 'held.reassert',
        root,
        scope,
        method: 'POST',
        path: `/${PATHS[entity]}/${root}/reassert`,
        body: { owner: parsed.owner, records: all.slice(at, at + HELD_MAX_RECORDS) },
      })
    }
  }
}

/**
 * The record with what is newer here than there, and with what its author has to confirm because a
 * friend gave it back first; null where nothing is. Guesses do not count.
 */
function lostOf({ held, now }: Compared, me: string): HeldRecord | null {
  const base = baseOfRow(held)
  if (!base || held.ver === 0 || (now && !isVisible(now))) return null
  // What was deleted since the backup may be there again, but then as it was last.
  if (!isVisible(base) && !now) return null
  const cells: Record<string, Cell> = {}
  for (const [field, cell] of Object.entries(base.cells)) {
    const there = now?.cells[field]
    const isMine = cell.u === me && cell.g === undefined
    const isOpen = isMine && there?.g !== undefined && there.s === cell.s
    if (isOpen || cell.s > (there?.s ?? '')) cells[field] = cell
  }
  if (Object.keys(cells).length === 0) return null
  return { id: base.id, by: base.by, createdAt: base.createdAt, cells }
}

/**
 * Items of a list that was deleted went with it, unless the list is there again; a deletion that
 * waits may still be refused.
 */
async function isListThere(tx: Tx, { parent }: MirrorRow): Promise<boolean> {
  if (parent === null) return true
  const [list] = await tx.rows([parent])
  return list !== undefined && isVisible(baseOfRow(list) ?? list.rec)
}

async function standingTo(tx: Tx, mirror: Mirror, owner: string): Promise<Standing> {
  if (owner === mirror.userId) return { isOwner: true }
  for (const { rec } of await tx.rowsShown('friendship')) {
    if (valueOf(rec, 'userId') !== owner || valueOf(rec, 'status') !== 'accepted') continue
    const theirs = valueOf(rec, 'theirs')
    // The server wrote it from the grants of the other.
    return { isOwner: false, grants: { ...NO_PERMISSIONS, ...(theirs as Partial<Permissions>) } }
  }
  return { isOwner: false, grants: NO_PERMISSIONS }
}

/** A value that lost, and that its author has put away, is not told once more. */
async function keepDismissal(
  tx: Tx,
  mirror: Mirror,
  { held, base }: { held: MirrorRow; base: Rec },
): Promise<void> {
  await enqueue(tx, mirror, {
    kind: 'notice.dismiss',
    root: held.id,
    scope: held.scope,
    method: 'DELETE',
    path: `/users/me/notices/${held.id}`,
    body: { seen: baseOf(base, 'value') },
  })
}

/** A right that was taken away, or a friendship that was ended, stays so. */
async function keepRevocation(
  tx: Tx,
  mirror: Mirror,
  { held, base, now }: { held: MirrorRow; base: Rec; now: Rec },
): Promise<void> {
  const about = { root: held.id, scope: held.scope } as const
  const path = `/users/friends/${held.id}`
  if (!isVisible(base)) {
    const call: Call = { ...about, kind: 'friend.remove', method: 'DELETE', path, body: undefined }
    await enqueue(tx, mirror, call)
    return
  }
  const time = editTimeAt((await tx.meta()).clock, mirror.clock())
  const off = FLAGS.filter((flag) => {
    const isNewer = (baseOf(base, flag) ?? '') > (baseOf(now, flag) ?? '')
    return isNewer && valueOf(base, flag) === false && valueOf(now, flag) === true
  })
  if (off.length === 0) return
  const set = Object.fromEntries(
    off.map((flag) => [flag, { v: false, base: baseOf(now, flag), ...time }]),
  )
  const permissions = `${path}/permissions`
  await enqueue(tx, mirror, {
    ...about,
    kind: 'friend.grant',
    method: 'PATCH',
    path: permissions,
    body: { set },
  })
}
