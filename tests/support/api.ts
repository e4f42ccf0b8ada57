// The product API as one person uses it: a plain caller, and a device with an outbox.
import { randomUUID } from 'node:crypto'
import { v7 } from 'uuid'
import type { EditTime } from '#shared/merge/apply.ts'
import type { SyncCall, SyncResponse } from '#shared/schemas/sync.ts'
import { as, settle, type Person } from './people.ts'
import type { TestServer } from './server.ts'

/** An answer, read to its end. body: its JSON; {} if it has none (product §7). */
export type Answer = { status: number; headers: Headers; body: Json }
// What a test reads from an answer is checked by its own expectations.
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any

/** Somebody, with the calls that they can make. */
export type Api = Person & {
  get(path: string): Promise<Answer>
  post(path: string, json?: unknown, headers?: Record<string, string>): Promise<Answer>
  patch(path: string, json: unknown, headers?: Record<string, string>): Promise<Answer>
  del(path: string, json?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Sends calls as a device does, and pulls what comes after `cursors`. */
  sync(trip?: Trip): Promise<SyncResponse>
}

export type Trip = {
  device?: string
  calls?: readonly Omit<SyncCall, 'mutationId'>[] | readonly SyncCall[]
  cursors?: Record<string, number>
  pageBytes?: number
  verify?: string[]
  epoch?: string
  life?: string
}

/** Somebody new; paths are given behind /api. */
export async function join(server: TestServer, name: string): Promise<Api> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}-${randomUUID().slice(0, 8)}@example.test`
  return apiOf(server, await settle(server, email, name))
}

/** The calls of somebody who is signed in. */
export function apiOf(server: TestServer, person: Person): Api {
  const ask = as(server, person)
  const call = async (
    method: string,
    path: string,
    ...[json, headers]: [unknown?, HeadersInit?]
  ) => {
    const answer = await ask(`/api${path}`, { method, ...(headers ? { headers } : {}), json })
    const text = await answer.text()
    const body: Json = text === '' ? {} : JSON.parse(text)
    return { status: answer.status, headers: answer.headers, body }
  }
  return {
    ...person,
    get: (path) => call('GET', path),
    post: (path, json, headers) => call('POST', path, json, headers),
    patch: (path, json, headers) => call('PATCH', path, json, headers),
    del: (path, json, headers) => call('DELETE', path, json, headers),
    async sync({ device = 'aaaaaaaa', calls = [], cursors = {}, ...rest } = {}) {
      const answer = await call('POST', '/sync', {
        device,
        schema: 1,
        clock: { wall: server.clock.now() },
        calls: calls.map((entry) => ({ mutationId: v7(), ...entry })),
        cursors,
        ...rest,
      })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return answer.body
    },
  }
}

/** Makes two people friends. grants: what the first grants to the second. */
export async function befriend(
  owner: Api,
  friend: Api,
  grants: readonly string[] = [],
): Promise<{ id: string }> {
  const request = await friend.post('/users/friend-requests', { email: owner.email })
  const { id } = request.body
  await owner.patch(`/users/friend-requests/${id}`, { status: 'ACCEPTED' })
  for (const flag of grants) await owner.patch(`/users/friends/${id}/permissions`, { [flag]: true })
  return { id }
}

/** An edit that is made now by somebody who had seen the value with the stamp `base`. */
export function editAt(server: TestServer, v: unknown, base: string | null) {
  return { v, base, ...timeAt(server) }
}

/** The clock readings of an operation that is made now. */
export function timeAt(server: TestServer): EditTime {
  const now = server.clock.now()
  return { at: now, wall: now, floor: now }
}
