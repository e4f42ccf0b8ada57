/**
 * The sync endpoint in memory: the rules of docs/sync.md for lists of one owner and a friend, on
 * the same merge functions as the real one. It exists for speed: thousands of schedules in seconds.
 */
import { applyDelete, applyEdits, createRecord, type Edit } from '#shared/merge/apply.ts'
import { canonicalJson, sameValue } from '#shared/merge/canonical.ts'
import { isVisible, type Rec, type Row } from '#shared/merge/record.ts'
import type { ListOperation } from '#shared/schemas/operations.ts'
import { parseScope, scopeName } from '#shared/scopes.ts'
import type {
  SyncCall,
  SyncRequest,
  SyncResponse,
  SyncResult,
  SyncScope,
} from '#shared/schemas/sync.ts'
import type { NewItem } from '#db/calls.ts'

type Logged = { hash: string; result: SyncResult }

export type MemoryServer = {
  now: number
  epoch: string
  rows: Map<string, Row & { scope: string }>
  versions: Map<string, number>
  log: Map<string, Logged>
  /** `<owner> <friend>`: who may manage whose lists. */
  grants: Set<string>
  /** How often each call was carried out. */
  applied: Map<string, number>
  sync(user: string, request: SyncRequest): SyncResponse
}

/** An empty server whose clock stands at `now`. */
export function createMemoryServer(now: number): MemoryServer {
  const server: MemoryServer = {
    now,
    epoch: 'first',
    rows: new Map(),
    versions: new Map(),
    log: new Map(),
    grants: new Set(),
    applied: new Map(),
    sync(user, request) {
      const results = request.calls.map((call) => runLogged(server, user, { call, request }))
      return {
        serverTime: server.now,
        epoch: server.epoch,
        results,
        ...pull(server, user, request),
      }
    },
  }
  return server
}

type Asked = { call: SyncCall; request: SyncRequest }

function runLogged(server: MemoryServer, user: string, asked: Asked): SyncResult {
  const { call } = asked
  const hash = canonicalJson(call)
  const key = `${user} ${call.mutationId}`
  const logged = server.log.get(key)
  if (logged) {
    return logged.hash === hash ? logged.result : refused(call, 422, 'another content')
  }
  const result = runCall(server, user, asked)
  if (result.status < 300) {
    server.log.set(key, { hash, result })
    server.applied.set(key, (server.applied.get(key) ?? 0) + 1)
  }
  return result
}

function refused({ mutationId }: SyncCall, status: number, message: string): SyncResult {
  return { mutationId, status, message }
}

function runCall(server: MemoryServer, user: string, { call, request }: Asked): SyncResult {
  const [, , id] = call.path.split('/')
  if (call.method === 'POST' && id === undefined) return createList(server, user, { call, request })
  const list = server.rows.get(id ?? '')
  const owner = list ? (parseScope(list.scope)?.owner ?? '') : ''
  if (!list || !mayManage(server, user, owner)) return refused(call, 404, 'not found')
  if (!isVisible(list)) return refused(call, 410, 'deleted')
  if (call.method === 'DELETE') return deleteList(server, user, { call, request, list })
  return changeList(server, user, { call, request, list })
}

function mayManage(server: MemoryServer, user: string, owner: string): boolean {
  return user === owner || server.grants.has(`${owner} ${user}`)
}

function writingOf(server: MemoryServer, user: string, request: SyncRequest) {
  return { user, device: request.device, now: server.now, sentWall: request.clock.wall }
}

function bump(server: MemoryServer, scope: string): number {
  const ver = (server.versions.get(scope) ?? 0) + 1
  server.versions.set(scope, ver)
  return ver
}

type CreateBody = {
  localId: string
  name: string
  groceries: NewItem[]
  at: number
  wall: number
  floor: number
}

function createList(server: MemoryServer, user: string, { call, request }: Asked): SyncResult {
  const body = call.body as CreateBody
  const scope = scopeName('lists', user)
  const known = server.rows.get(body.localId)
  if (known) return { mutationId: call.mutationId, status: 200, scope, version: known.ver }
  const ver = bump(server, scope)
  const { at, wall, floor } = body
  const writing = { ...writingOf(server, user, request), at: { at, wall, floor } }
  const list = { id: body.localId, kind: 'list', parent: null } as const
  put(server, createRecord(list, { name: body.name }, writing), { scope, ver })
  for (const { id, ...values } of body.groceries) {
    const item = { id, kind: 'item', parent: body.localId } as const
    put(server, createRecord(item, values, writing), { scope, ver })
  }
  return { mutationId: call.mutationId, status: 201, scope, version: ver }
}

function put(server: MemoryServer, rec: Rec, at: { scope: string; ver: number }): void {
  server.rows.set(rec.id, { ...rec, ...at })
}

type AskedOfList = Asked & { list: Row & { scope: string } }

function deleteList(
  server: MemoryServer,
  user: string,
  { call, request, list }: AskedOfList,
): SyncResult {
  if (parseScope(list.scope)?.owner !== user) return refused(call, 403, 'not yours')
  const { seenVersion } = call.body as { seenVersion: number }
  const unseen = [...server.rows.values()].filter(
    (row) => (row.parent === list.id || row.id === list.id) && row.ver > seenVersion,
  )
  const isSomebodyElses = unseen.some((row) =>
    Object.values(row.cells).some((cell) => cell.u !== user),
  )
  if (isSomebodyElses) return refused(call, 409, 'changed since')
  const ver = bump(server, list.scope)
  const { scope, ver: _, ...rec } = list
  put(server, applyDelete(rec, {}, writingOf(server, user, request)), { scope, ver })
  return { mutationId: call.mutationId, status: 204, scope, version: ver }
}

function changeList(
  server: MemoryServer,
  user: string,
  { call, request, list }: AskedOfList,
): SyncResult {
  const { ops } = call.body as { ops: ListOperation[] }
  const writing = writingOf(server, user, request)
  const changed = new Map<string, Rec>()
  for (const op of ops) {
    const row = server.rows.get(op.id)
    const rec = changed.get(op.id) ?? (row && recOf(row))
    if ('add' in op) {
      const { at, wall, floor, ...values } = op.add
      const item = { id: op.id, kind: 'item', parent: list.id } as const
      if (!rec) {
        const made = { ...writing, at: { at, wall, floor } }
        changed.set(op.id, createRecord(item, values, made))
      }
    } else if (!rec) {
      if ('set' in op) return refused(call, 404, 'no such item')
    } else if ('set' in op) {
      changed.set(op.id, applyEdits(rec, op.set as Record<string, Edit>, writing).rec)
    } else {
      const { seen, at, wall, floor } = op.del
      const known = Object.entries(seen).flatMap(([field, s]) => (s === null ? [] : [[field, s]]))
      const made = { ...writing, at: { at, wall, floor } }
      changed.set(op.id, applyDelete(rec, Object.fromEntries(known), made))
    }
  }
  const ver = bump(server, list.scope)
  for (const rec of changed.values()) {
    // A row that the call left as it was keeps its version, as on the real server.
    const before = server.rows.get(rec.id)
    const isSame = before && sameValue([before.cells, before.del], [rec.cells, rec.del])
    if (!isSame) put(server, rec, { scope: list.scope, ver })
  }
  return { mutationId: call.mutationId, status: 200, scope: list.scope, version: ver }
}

function recOf({ scope: _scope, ver: _ver, ...rec }: Row & { scope: string }): Rec {
  return rec
}

function pull(server: MemoryServer, user: string, request: SyncRequest) {
  const owners = [...server.grants].flatMap((grant) => {
    const [owner = '', friend] = grant.split(' ')
    return friend === user ? [owner] : []
  })
  const granted = [user, ...owners].map((owner) => scopeName('lists', owner))
  const scopes = granted.flatMap((scope) => pullScope(server, scope, request))
  const gone = Object.keys(request.cursors).filter((scope) => !granted.includes(scope))
  return { scopes, gone }
}

/** Pages of a handful of rows, so that paging is part of every schedule. */
const PAGE_ROWS = 4

function pullScope(server: MemoryServer, scope: string, request: SyncRequest): SyncScope[] {
  const ver = server.versions.get(scope) ?? 0
  const asked = request.cursors[scope]
  const cursor = asked === undefined || asked > ver ? undefined : asked
  if (cursor === ver) return []
  const behind = [...server.rows.values()]
    .filter((row) => row.scope === scope && row.ver > (cursor ?? 0))
    .sort((a, b) => a.ver - b.ver || (a.id < b.id ? -1 : 1))
  const rows: Row[] = []
  for (const { scope: _, ...row } of behind) {
    // A page ends where a version ends.
    if (rows.length >= PAGE_ROWS && row.ver !== rows.at(-1)?.ver) break
    rows.push(row)
  }
  const isDone = rows.length === behind.length
  const version = isDone ? ver : (rows.at(-1)?.ver ?? ver)
  const full = cursor === undefined ? { full: true } : {}
  return [{ scope, version, rows, ...full, ...(isDone ? {} : { more: true }) }]
}
