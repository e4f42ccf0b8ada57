/** The calls about people: invites, answers, grants, the end of a friendship, one's own name. */
import { isVisible } from '#shared/merge/record.ts'
import { impliedFlags, type Permissions } from '#shared/grants.ts'
import { scopeName } from '#shared/scopes.ts'
import type { Call } from './calls.ts'
import type { Command } from './commands.ts'
import { editsOf, needRow, type Making } from './edits.ts'
import { makeId } from './ids.ts'

type PeopleCommand = Extract<
  Command,
  { type: 'invite' | 'make-link' | 'answer-request' | 'grant' | 'unfriend' | 'rename-me' }
>

/** The call of a command about people, null where it would change nothing. */
export function buildPeopleCall(making: Making, command: PeopleCommand): Promise<Call | null> {
  switch (command.type) {
    case 'invite':
      return Promise.resolve(buildInvite(making, command.email))
    case 'make-link':
      return Promise.resolve(buildLink(making, command))
    case 'grant':
      return buildGrant(making, command)
    case 'rename-me':
      return buildRename(making, command.displayName)
    case 'unfriend':
      return buildUnfriend(making, command.friendshipId)
    case 'answer-request':
      return buildAnswer(making, command)
  }
}

function buildInvite({ mirror }: Making, email: string): Call {
  const localId = makeId(mirror)
  return {
    kind: 'friend.invite',
    root: localId,
    scope: scopeName('me', mirror.userId),
    method: 'POST',
    path: '/users/friend-requests',
    body: { email, localId },
  }
}

function buildLink(
  { mirror }: Making,
  { hash, grants }: Extract<Command, { type: 'make-link' }>,
): Call {
  const localId = makeId(mirror)
  const scope = scopeName('me', mirror.userId)
  const about = { root: localId, scope, method: 'POST', path: '/users/invite-links' } as const
  return { ...about, kind: 'friend.link', body: { localId, hash, grants } }
}

async function buildGrant(
  { tx, time }: Making,
  { friendshipId, flag, on }: Extract<Command, { type: 'grant' }>,
): Promise<Call | null> {
  const row = await needRow(tx, friendshipId)
  const wanted: Partial<Permissions> = impliedFlags(flag, on)
  const set = editsOf(row, wanted, { time })
  if (Object.keys(set).length === 0) return null
  const path = `/users/friends/${friendshipId}/permissions`
  const about = { root: friendshipId, scope: row.scope, method: 'PATCH', path } as const
  return { ...about, kind: 'friend.grant', body: { set } }
}

async function buildRename({ tx, mirror, time }: Making, name: string): Promise<Call | null> {
  const row = await needRow(tx, mirror.userId)
  const { displayName } = editsOf(row, { displayName: name }, { time })
  if (!displayName) return null
  const about = { root: row.id, scope: row.scope, method: 'PATCH', path: '/users/me' } as const
  return { ...about, kind: 'profile.change', body: { set: { displayName } } }
}

async function buildUnfriend({ tx }: Making, friendshipId: string): Promise<Call | null> {
  const row = await needRow(tx, friendshipId)
  if (!isVisible(row.rec)) return null
  const path = `/users/friends/${friendshipId}`
  const about = { root: friendshipId, scope: row.scope, method: 'DELETE', path } as const
  return { ...about, kind: 'friend.remove', body: undefined }
}

async function buildAnswer(
  { tx }: Making,
  { id, status }: Extract<Command, { type: 'answer-request' }>,
): Promise<Call | null> {
  const row = await needRow(tx, id)
  if (!isVisible(row.rec)) return null
  const about = { root: id, scope: row.scope, method: 'PATCH' } as const
  return { ...about, kind: 'friend.answer', path: `/users/friend-requests/${id}`, body: { status } }
}
