/**
 * Watches what goes into the server and what comes out. Of the rules it knows only what product §6
 * and docs/sync.md promise: whose calls may come, which rows may leave, where a page may end.
 */
import { SYNC_MAX_CALLS } from '#shared/limits.ts'
import type { Row } from '#shared/merge/record.ts'
import type { SyncRequest } from '#shared/schemas/sync.ts'
import type { SyncAnswer } from '#server/api/sync.ts'
import type { MemoryDatabase } from '../../support/memory-db/data.ts'
import type { Device } from './device.ts'
import { recordOf } from './intents.ts'
import type { Judge } from './judge.ts'
import { isThere } from './removals.ts'
import type { Answer } from './server.ts'
import { must } from './violation.ts'

/** A trip, with those of its calls that had been carried out before. */
type Coming = { request: SyncRequest; known: ReadonlySet<string> }

export type Witness = {
  /** Calls that were carried out. */
  executed: Set<string>
  /** Judges what the server made of the calls; null: nobody does yet. */
  judge: Judge | null
  /** `<owner> <friend> <kind>`: grants that were missing at some time. */
  missed: Set<string>
  devices: Device[]
  /**
   * What was seen to be wrong. Kept here, as the device whose trip it was would swallow the error.
   */
  broken: unknown
  /** Trips in which anything went up or came down. */
  busyTrips: number
  /** A trip before the server has read it; then the same with the answer. */
  comes(token: string, request: SyncRequest): Coming
  trip(token: string, coming: Coming, answer: Answer): void
  /** The server has forgotten what it refused. */
  forget(): void
  /** Notes the grants that are missing now. */
  look(): void
}

const GRANTS = {
  lists: (grants: Readonly<Record<string, boolean>>) => grants['canManageGroceryLists'] === true,
  places: (grants: Readonly<Record<string, boolean>>) => grants['canViewPlaces'] === true,
  editing: (grants: Readonly<Record<string, boolean>>) => grants['canEditRecipes'] === true,
  recipes: (grants: Readonly<Record<string, boolean>>) =>
    grants['canViewRecipes'] === true || grants['canEditRecipes'] === true,
}

export function createWitness(memory: MemoryDatabase): Witness {
  const madeBy = new Map<string, string>()
  const sentAs = new Map<string, string>()
  const refused = new Set<string>()
  let looked: unknown[] = []
  const witness: Witness = {
    executed: new Set(),
    judge: null,
    missed: new Set(),
    devices: [],
    busyTrips: 0,
    broken: null,
    comes(token, request) {
      const ids = request.calls.map(({ mutationId }) => mutationId)
      const [user = ''] = token.split('/')
      const known = new Set(ids.filter((id) => isExecuted(memory, user, id)))
      return { request, known }
    },
    trip(token, { request, known }, answer) {
      const [user = ''] = token.split('/')
      // A right may be missing for this one trip alone, so it is noted with each.
      witness.look()
      checkSender(witness.devices, { madeBy, sentAs, user, request })
      checkOrder(request)
      const done: SyncRequest['calls'] = []
      // A trip that failed may have carried out some of its calls before.
      for (const call of request.calls) {
        const isDone = isExecuted(memory, user, call.mutationId)
        const logged = memory.tables.log.get(`${user} ${call.mutationId}`)
        if (logged?.refusal) refused.add(call.mutationId)
        const isKept = !isDone || !refused.has(call.mutationId)
        must(isKept, 'refused stays refused', () => `${call.path} ran after it was refused`)
        // What was carried out before is only answered again, so its rights do not matter now.
        if (!isDone || known.has(call.mutationId)) continue
        checkMayWrite(memory, user, call)
        witness.executed.add(call.mutationId)
        done.push(call)
      }
      witness.judge?.calls(done, user)
      const response = answer.said
      if (!response) return
      if (request.calls.length + response.scopes.length + response.gone.length > 0) {
        witness.busyTrips += 1
      }
      for (const scope of response.scopes) {
        if (!witness.judge) continue
        const rows = JSON.parse(`[${scope.rows.join()}]`) as Row[]
        checkScope({ memory, judge: witness.judge }, { user, scope, rows, request })
        checkDead(witness.judge, { user, scope, rows })
      }
    },
    forget() {
      refused.clear()
    },
    look() {
      const friendships = [...memory.tables.friendships.values()]
      const isKnown =
        friendships.length === looked.length && friendships.every((row, at) => row === looked[at])
      if (isKnown) return
      looked = friendships
      const users = [...memory.tables.users.keys()]
      for (const owner of users) {
        for (const friend of users) {
          if (owner !== friend) noteMissed(witness.missed, { memory, owner, friend })
        }
      }
    },
  }
  return witness
}

function noteMissed(
  missed: Set<string>,
  { memory, owner, friend }: { memory: MemoryDatabase; owner: string; friend: string },
): void {
  const grants = grantsOf(memory, owner, friend)
  for (const [name, isOpen] of Object.entries(GRANTS)) {
    if (!isOpen(grants)) missed.add(`${owner} ${friend} ${name}`)
  }
}

/** Whether somebody may read a scope, by the friendships as they stand. */
export function mayRead(memory: MemoryDatabase, user: string, scope: string): boolean {
  const [kind = '', owner = ''] = scope.split(':')
  if (owner === user) return true
  if (kind !== 'lists' && kind !== 'recipes' && kind !== 'places') return false
  return GRANTS[kind](grantsOf(memory, owner, user))
}

/** What somebody has granted to somebody, by the friendships as they stand. */
function grantsOf(
  { tables }: MemoryDatabase,
  owner: string,
  friend: string,
): Readonly<Record<string, boolean>> {
  for (const { low, high, status, grantsLow, grantsHigh } of tables.friendships.values()) {
    if (status !== 'accepted') continue
    if (low === owner && high === friend) return grantsLow
    if (low === friend && high === owner) return grantsHigh
  }
  return {}
}

/** By call: its user (madeBy), and its content when it first left (sentAs). */
type Sent = {
  madeBy: Map<string, string>
  sentAs: Map<string, string>
  user: string
  request: SyncRequest
}

/** Refused calls are in the log, too, and do not count. */
function isExecuted({ tables }: MemoryDatabase, user: string, mutationId: string): boolean {
  const logged = tables.log.get(`${user} ${mutationId}`)
  return logged !== undefined && logged.refusal === null
}

function checkSender(devices: readonly Device[], { madeBy, sentAs, user, request }: Sent): void {
  for (const call of request.calls) {
    const { mutationId } = call
    const content = JSON.stringify(call)
    const isSame = (sentAs.get(mutationId) ?? content) === content
    must(isSame, 'sent is sent', () => `${content} was ${sentAs.get(mutationId)}`)
    sentAs.set(mutationId, content)
    if (!madeBy.has(mutationId)) {
      const maker = devices.find(({ disk }) =>
        [...disk.outbox.values()].some((record) => record.mutationId === mutationId),
      )
      madeBy.set(mutationId, maker?.user ?? user)
    }
    must(madeBy.get(mutationId) === user, 'own name', () => `${mutationId} left as ${user}`)
  }
}

/** A call that takes a right away has nothing before it but calls about friendships. */
function checkOrder({ calls }: SyncRequest): void {
  const isTaken = calls.length <= SYNC_MAX_CALLS
  must(isTaken, 'no more than it takes', () => `${calls.length} calls came at once`)
  const isRevocation = (body: unknown) => /"can\w+":\{"v":false/.test(JSON.stringify(body ?? null))
  const last = calls.findLastIndex(
    ({ method, path, body }) =>
      path.startsWith('/users/friend') && (method === 'DELETE' || isRevocation(body)),
  )
  for (const { path } of calls.slice(0, Math.max(0, last))) {
    must(path.startsWith('/users/friend'), 'revocations first', () => `${path} was before one`)
  }
}

type Page = {
  user: string
  scope: SyncAnswer['scopes'][number]
  rows: readonly Row[]
  request: SyncRequest
}

function checkScope(
  { memory, judge }: { memory: MemoryDatabase; judge: Judge },
  { user, scope, rows, request }: Page,
): void {
  const isAllowed = mayRead(memory, user, scope.scope)
  must(isAllowed, 'private', () => `${user} was given ${scope.scope}`)
  const sent = new Set(rows.map(({ id }) => id))
  const from = scope.full ? 0 : (request.cursors[scope.scope] ?? 0)
  if (from >= scope.version) return
  for (const row of memory.tables.records.values()) {
    const isDue = row.scope === scope.scope && row.ver > from && row.ver <= scope.version
    if (!isDue || sent.has(row.id)) continue
    const isDead = row.del !== null || !isThere(judge.ledger, recordOf(row))
    must(isDead, 'whole versions', () => `${row.id} at ${row.ver} was left out`)
  }
}

/** What was deleted leaves for nobody but its owner. */
function checkDead({ ledger, unsure }: Judge, { user, scope, rows }: Omit<Page, 'request'>): void {
  if (scope.scope.endsWith(user)) return
  for (const { id, cells } of rows) {
    if (unsure.has(id)) continue
    const isSilent = isThere(ledger, id) || Object.keys(cells).length === 0
    must(isSilent, 'private', () => `${user} was told what had been deleted: ${id}`)
  }
}

/** What somebody did to another's record was granted; deleting it never is. */
function checkMayWrite(
  memory: MemoryDatabase,
  user: string,
  { method, path }: SyncRequest['calls'][number],
): void {
  const [, kind = '', id = ''] = path.split('/')
  if (!['grocerylists', 'recipes', 'places'].includes(kind) || id === '') return
  const row = [...memory.tables.records.values()].find((found) => found.id === id.toLowerCase())
  if (!row || row.owner === user) return
  const grants = grantsOf(memory, row.owner, user)
  const isOpen = kind === 'grocerylists' ? GRANTS.lists : GRANTS.editing
  const isAllowed = method !== 'DELETE' && kind !== 'places' && isOpen(grants)
  must(isAllowed, 'private', () => `${user} was let into ${path}`)
}
