// How the tests of rights ask and what they compare: the answers to a cast, and all rows of the
// database.
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { SyncCall } from '#shared/schemas/sync.ts'
import { editAt, timeAt, type Answer, type Api, type Json } from './api.ts'
import { BURIED, ENTITIES, SHOWN } from './belongings.ts'
import type { Cast, Member } from './cast.ts'
import type { TestServer } from './server.ts'

/** Where the tests of rights play. */
export type Ground = { server: TestServer; cast: Cast }

export type Channel = 'alone' | 'synced'
type Asked = { method: string; path: string; json?: unknown }
type Entity = (typeof ENTITIES)[number]

/** How a call is made: by itself or from an outbox. */
export function askOver(
  { server }: Ground,
  channel: Channel,
): (member: Member, asked: Asked) => Promise<Answer> {
  return channel === 'synced' ? sync : (member, asked) => ask(server, member, asked)
}

/** Asks as a member of the cast. Those who are shut out send what they have for a token. */
async function ask(
  server: TestServer,
  { api, token = api.accessToken }: Member,
  asked: Asked,
): Promise<Answer> {
  const { method, path, json } = asked
  const answer = await server.fetch(`/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: json === undefined || method === 'GET' ? null : JSON.stringify(json),
  })
  const type = answer.headers.get('content-type') ?? ''
  // A stream never ends, and pages and styles say nothing that rights are about.
  const isRead = !type.startsWith('text/')
  if (!isRead) await answer.body?.cancel()
  const text = isRead ? await answer.text() : ''
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : {} }
}

/** Makes the same call from an outbox. */
async function sync({ api }: Member, { method, path, json }: Asked): Promise<Answer> {
  const body = json === undefined ? {} : { body: json }
  const call = { method: method as SyncCall['method'], path, ...body }
  const [result] = (await api.sync({ calls: [call], pageBytes: 1 })).results
  return { status: result?.status ?? 0, headers: new Headers(), body: result }
}

/** Everything that a call could change, as one text; the log of calls is not among it. */
export async function everything({ server }: Ground): Promise<string> {
  const tables = [
    'records',
    'history',
    'friendships',
    'users',
    'scopes',
    'auth_users',
    'access_tokens',
    'invite_links',
    'recipe_links',
  ]
  const hashes = tables.map(
    (table) => sql`(select md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), ''))
      from ${sql.ref(table)} t)`,
  )
  const { rows } = await sql`select ${sql.join(hashes, sql` || `)} as all`.execute(server.db)
  return JSON.stringify(rows)
}

/**
 * What is wrong with an answer: words of what is hidden or deleted in it, and others' addresses.
 */
export function toldTo(
  { cast }: Ground,
  { who, member: { api } }: { who: string; member: Member },
  answer: { text: string; isGranted: boolean },
): unknown[] {
  const { text, isGranted } = answer
  const wrong: unknown[] = []
  if (!isGranted && text.includes(SHOWN)) wrong.push([who, 'leak'])
  if (api !== cast.owner && text.includes(BURIED)) wrong.push([who, 'deleted'])
  const all = [...cast.signedIn.values(), ...cast.shutOut.values(), { api: cast.third }]
  const others = all.filter((one) => one.api !== api && text.includes(one.api.email))
  return others.length > 0 ? [...wrong, [who, 'address']] : wrong
}

/** The version of each scope that somebody sees. */
export async function cursorsOf(api: Api): Promise<Record<string, number>> {
  const { scopes } = await api.sync({ pageBytes: 262_144 })
  return Object.fromEntries(scopes.map(({ scope, version }) => [scope, version]))
}

/** What is sent to the calls about people. */
export const BODIES: Record<string, () => object> = {
  '/users/friend-requests/:id': () => ({ status: 'ACCEPTED' }),
  '/users/friends/:id/permissions': () => ({ canViewPlaces: true }),
  '/users/me': () => ({ displayName: 'Somebody' }),
  '/users/friend-requests': () => ({ email: `${v7()}@example.test` }),
}

/** The id for a path: of a thing of the owner or of `third`, made anew for each test. */
export async function idFor({ server, cast }: Ground, path: string): Promise<string> {
  const { owner } = cast
  if (path.startsWith('/users/me/notices')) return noticeOf(server, owner)
  if (!path.includes(':id')) return ''
  if (path.startsWith('/access-tokens')) {
    return (await owner.post('/access-tokens', { name: 'Tests', rights: { lists: 'read' } })).body
      .id
  }
  await server.db.deleteFrom('rate_counts').execute()
  const existing: Json[] = (await owner.get('/users/me/friends')).body
  const known = existing.find(({ friend }) => friend.id === cast.third.userId)
  if (known) await owner.del(`/users/friends/${known.friendship.id}`)
  const { id } = (await cast.third.post('/users/friend-requests', { email: owner.email })).body
  if (path.startsWith('/users/friend-requests')) return id
  await owner.patch(`/users/friend-requests/${id}`, { status: 'ACCEPTED' })
  return id
}

async function noticeOf(server: TestServer, person: Api): Promise<string> {
  const id = v7()
  const create = { localId: id, name: 'One', groceries: [], ...timeAt(server) }
  const rename = (name: string) => {
    const set = { name: { ...editAt(server, name, null), at: server.clock.now() - 1000, floor: 0 } }
    return { method: 'PATCH' as const, path: `/grocerylists/${id}`, body: { ops: [{ id, set }] } }
  }
  const calls = [{ method: 'POST' as const, path: '/grocerylists', body: create }]
  await person.sync({ device: 'aaaaaaaa', calls })
  await person.sync({ device: 'bbbbbbbb', calls: [rename('Two')] })
  const answer = await person.sync()
  const rows = answer.scopes.flatMap((scope) => scope.rows)
  const notice = rows.find(
    ({ kind, del, cells }) => kind === 'notice' && !del && cells['recordId']?.v === id,
  )
  await person.del(`/grocerylists/${id}`)
  return notice?.id ?? ''
}

/** The kinds of the owner's things in an answer, however it is shaped. */
export function kindsIn({ cast: { owner } }: Ground, body: Json): Set<Entity> {
  const found = new Set<Entity>()
  const isEntity = (kind: unknown): kind is Entity => ENTITIES.some((entity) => entity === kind)
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return
    if (isEntity(value.kind) && value.by === owner.userId) found.add(value.kind)
    else if (value.authorId === owner.userId) {
      found.add(value.groceries ? 'list' : value.course ? 'recipe' : 'place')
    }
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(body)
  return found
}
