/**
 * Makes the call of a command: what is written, what it replaces and when. Runs inside the
 * transaction of `save`, so that the bases are those of this moment. docs/sync.md step 1.
 */
import { isVisible } from '#shared/merge/record.ts'
import { scopeName } from '#shared/scopes.ts'
import { buildCategorise, buildListChange, buildListCreate } from './build-list.ts'
import { seenStamp } from './base-of-row.ts'
import { buildPeopleCall } from './build-people.ts'
import type { Call } from './calls.ts'
import type { Command, Seen } from './commands.ts'
import { editsOf, needRow, type Making } from './edits.ts'
import { heldVersion } from './held-version.ts'
import { makeId } from './ids.ts'

/** The call of a command, null where it would change nothing. Throws UnknownRecordError. */
export async function buildCall(making: Making, command: Command): Promise<Call | null> {
  switch (command.type) {
    case 'create-list':
      return buildListCreate(making, command)
    case 'change-list':
      return buildListChange(making, command)
    case 'categorise':
      return buildCategorise(making, command)
    case 'create-recipe':
      return { ...created(making, command, 'recipes'), kind: 'recipe.create' }
    case 'create-place':
      return { ...created(making, command, 'places'), kind: 'place.create' }
    case 'change-recipe': {
      const call = await changed(making, command, 'recipes')
      return call && { ...call, kind: 'recipe.change' }
    }
    case 'change-place': {
      const call = await changed(making, command, 'places')
      return call && { ...call, kind: 'place.change' }
    }
    case 'delete':
      return buildDelete(making, command)
    case 'restore':
      return buildRestore(making, command)
    case 'dismiss-notice':
      return buildDismissal(making, command)
    default:
      return buildPeopleCall(making, command)
  }
}

/** A new recipe or place, but for its kind. */
function created<F extends object>(
  { mirror, time }: Making,
  { id = makeId(mirror), fields }: { id?: string | undefined; fields: F },
  path: 'recipes' | 'places',
) {
  const scope = scopeName(path, mirror.userId)
  const body = { ...fields, localId: id, ...time }
  return { root: id, scope, method: 'POST', path: `/${path}`, body } as const
}

/** A change of a recipe or place, but for its kind; null where nothing changes. */
async function changed<F extends object>(
  { tx, time }: Making,
  { id, set: wanted, seen }: { id: string; set: F; seen?: Seen<F> },
  path: 'recipes' | 'places',
) {
  const row = await needRow(tx, id)
  const set = editsOf(row, wanted, { seen, time })
  if (Object.keys(set).length === 0) return null
  const about = { root: id, scope: row.scope, method: 'PATCH', path: `/${path}/${id}` } as const
  return { ...about, body: { set } }
}

const WHOLE = {
  list: { remove: 'list.delete', restore: 'list.restore', path: 'grocerylists' },
  recipe: { remove: 'recipe.delete', restore: 'recipe.restore', path: 'recipes' },
  place: { remove: 'place.delete', restore: 'place.restore', path: 'places' },
} as const

/** A delete says what its author had seen, so that it never takes somebody's new work with it. */
async function buildDelete(
  { tx }: Making,
  { entity, id }: Extract<Command, { type: 'delete' }>,
): Promise<Call | null> {
  const row = await needRow(tx, id)
  if (!isVisible(row.rec)) return null
  const state = await tx.scope(row.scope)
  const { remove: kind, path } = WHOLE[entity]
  const body = { seenVersion: heldVersion(state) }
  return { kind, root: id, scope: row.scope, method: 'DELETE', path: `/${path}/${id}`, body }
}

async function buildRestore(
  { tx }: Making,
  { entity, id }: Extract<Command, { type: 'restore' }>,
): Promise<Call | null> {
  const row = await needRow(tx, id)
  if (isVisible(row.rec)) return null
  const { restore: kind, path } = WHOLE[entity]
  const about = { root: id, scope: row.scope, method: 'POST' } as const
  return { ...about, kind, path: `/${path}/${id}/restore`, body: undefined }
}

/** It says which value was read: one that has lost since then stays. */
async function buildDismissal(
  { tx }: Making,
  { id, at }: Extract<Command, { type: 'dismiss-notice' }>,
): Promise<Call | null> {
  const row = await needRow(tx, id)
  if (!isVisible(row.rec) || row.updated !== at) return null
  const about = { root: id, scope: row.scope, method: 'DELETE' } as const
  const body = { seen: seenStamp(row, 'value') }
  return { ...about, kind: 'notice.dismiss', path: `/users/me/notices/${id}`, body }
}
