/** The user, friends and requests, and whose name may be shown where (product §2, §6). */
import { Dexie } from 'dexie'
import { readFriendship, type FriendshipView } from '#shared/read.ts'
import { valueOf, type Rec } from '#shared/merge/record.ts'
import { NO_PERMISSIONS, type Permissions } from '#shared/grants.ts'
import { canEdit, canDelete, type Entity, type Standing } from '#shared/permissions.ts'
import type { NomnomDb } from './db.ts'
import type { MirrorRow } from './store.ts'

type Profile = { id: string; displayName: string; email: string }

/** Everybody whose name this user may see, what they granted, and what this user grants to friends. */
export type People = {
  me: string
  names: Map<string, string>
  grants: Map<string, Permissions>
  granted: Map<string, Permissions>
}

/** What the user may do with something of this owner. */
export type Rights = { isOwner: boolean; canEdit: boolean; canDelete: boolean }

/** The visible rows of a kind, or of a list's items, newest first; at most `limit` of them. */
export async function rowsShown(db: NomnomDb, shown: string, limit?: number): Promise<MirrorRow[]> {
  const rows = db.tables.records
    .where('[shown+updated]')
    .between([shown, Dexie.minKey], [shown, Dexie.maxKey])
    .reverse() // oxlint-disable-line unicorn/no-array-reverse -- a Dexie collection, not an array
  return await (limit === undefined ? rows : rows.limit(limit)).toArray()
}

/** The signed-in user; null before the first sync. */
export async function readProfile(db: NomnomDb): Promise<Profile | null> {
  const row = await db.tables.records.get(db.userId)
  return row ? profileOf(row.rec) : null
}

/**
 * Friends by name: accepted friendships with both directions of grants. read: the friendships, where
 * somebody reads them anyway.
 */
export async function readFriends(
  db: NomnomDb,
  read = readFriendships(db),
): Promise<FriendshipView[]> {
  return (await read)
    .filter((friendship) => friendship.status === 'accepted')
    .sort((a, b) => a.displayName.localeCompare(b.displayName))
}

/** Requests that wait for this user's answer, newest first. read: as in `readFriends`. */
export async function readRequests(
  db: NomnomDb,
  read = readFriendships(db),
): Promise<FriendshipView[]> {
  return (await read).filter(({ status, incoming }) => status === 'pending' && incoming)
}

/** The people that names and rights are resolved with. */
export async function readPeople(db: NomnomDb): Promise<People> {
  const people: People = {
    me: db.userId,
    names: new Map(),
    grants: new Map(),
    granted: new Map(),
  }
  const [profile, friendships] = await Promise.all([readProfile(db), readFriendships(db)])
  if (profile) people.names.set(profile.id, profile.displayName)
  for (const { userId, displayName, status, yours, theirs } of friendships) {
    people.names.set(userId, displayName)
    if (status !== 'accepted') continue
    people.grants.set(userId, theirs)
    people.granted.set(userId, yours)
  }
  return people
}

/** The name of a user, 'Someone' where this user has no right to it. */
export function nameOf(people: People, userId: string): string {
  return people.names.get(userId) ?? 'Someone'
}

/** The rights of the signed-in user. The server decides; this is for the buttons. */
export function rightsOf(people: People, entity: Entity, owner: string): Rights {
  const standing: Standing =
    owner === people.me
      ? { isOwner: true }
      : { isOwner: false, grants: people.grants.get(owner) ?? NO_PERMISSIONS }
  return {
    isOwner: standing.isOwner,
    canEdit: canEdit(entity, standing),
    canDelete: canDelete(standing),
  }
}

/** All friendships, requests and links of this user, newest first. */
export async function readFriendships(db: NomnomDb): Promise<FriendshipView[]> {
  const rows = await rowsShown(db, 'friendship')
  return rows.map(({ rec }) => readFriendship(rec))
}

function profileOf(rec: Rec): Profile {
  const text = (field: string) => {
    const value = valueOf(rec, field)
    return typeof value === 'string' ? value : ''
  }
  return { id: rec.id, displayName: text('displayName'), email: text('email') }
}
