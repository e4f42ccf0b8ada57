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
import type { Command } from './commands.ts'
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
      return buildRecipeCreate(making, command)
    case 'create-place':
      return buildPlaceCreate(making, command)
    case 'change-recipe':
      return buildRecipeChange(making, command)
    case 'change-place':
      return buildPlaceChange(making, command)
    case 'delete':
      return buildDelete(making, command)
    case 'restore':
      return buildRestore(making, command)
    case 'dismiss-notice':
      return buildDismissal(making, command.id)
    default:
      return buildPeopleCall(making, command)
  }
}

function buildRecipeCreate(
  { mirror, time }: Making,
  command: Extract<Command, { type: 'create-recipe' }>,
): Call {
  const id = command.id ?? makeId(mirror)
  const body = { ...command.fields, localId: id, ...time }
  const scope = scopeName('recipes', mirror.userId)
  return { kind: 'recipe.create', root: id, scope, method: 'POST', path: '/recipes', body }
}

function buildPlaceCreate(
  { mirror, time }: Making,
  command: Extract<Command, { type: 'create-place' }>,
): Call {
  const id = command.id ?? makeId(mirror)
  const body = { ...command.fields, localId: id, ...time }
  const scope = scopeName('places', mirror.userId)
  return { kind: 'place.create', root: id, scope, method: 'POST', path: '/places', body }
}

async function buildRecipeChange(
  { tx, time }: Making,
  { id, set: wanted, seen }: Extract<Command, { type: 'change-recipe' }>,
): Promise<Call | null> {
  const row = await needRow(tx, id)
  const set = editsOf(row, wanted, { seen, time })
  if (Object.keys(set).length === 0) return null
  const about = { root: id, scope: row.scope, method: 'PATCH', path: `/recipes/${id}` } as const
  return { ...about, kind: 'recipe.change', body: { set } }
}

async function buildPlaceChange(
  { tx, time }: Making,
  { id, set: wanted, seen }: Extract<Command, { type: 'change-place' }>,
): Promise<Call | null> {
  const row = await needRow(tx, id)
  const set = editsOf(row, wanted, { seen, time })
  if (Object.keys(set).length === 0) return null
  const about = { root: id, scope: row.scope, method: 'PATCH', path: `/places/${id}` } as const
  return { ...about, kind: 'place.change', body: { set } }
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
async function buildDismissal({ tx }: Making, id: string): Promise<Call | null> {
  const row = await needRow(tx, id)
  if (!isVisible(row.rec)) return null
  const about = { root: id, scope: row.scope, method: 'DELETE' } as const
  const body = { seen: seenStamp(row, 'value') }
  return { ...about, kind: 'notice.dismiss', path: `/users/me/notices/${id}`, body }
}
