/**
 * Somebody's device: the real mirror on an IndexedDB of its own, the real engine, a network with
 * faults.
 */
import { createHash } from 'node:crypto'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { Schema } from '#db/calls.ts'
import type { Command, Saved } from '#db/commands.ts'
import { createDb, type NomnomDb } from '#db/db.ts'
import type { Notice } from '#db/read-notices.ts'
import { readList, type ListView } from '#db/read-records.ts'
import { save } from '#db/save.ts'
import { SCHEMA } from '#db/schema.ts'
import { createEngine } from '#sw/sync/run.ts'
import type { Engine, RunResult } from '#sw/sync/engine.ts'
import { createTransport, type Net } from '#sw/sync/transport.ts'
import { asUnderstood } from '../sync/simulation/next-version.ts'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'
import { tokensOf } from './tokens.ts'

/**
 * What happens to a request: ok. lost: it never arrives. answerLost: it arrives, the answer does
 * not. twice: it arrives twice. portal: a captive portal answers in the server's place.
 */
export type Fault = 'ok' | 'lost' | 'answerLost' | 'twice' | 'portal'

export type Phone = {
  db: NomnomDb
  engine: Engine
  /** What happens to the next requests, in order; after these they are 'ok'. */
  faults: Fault[]
  isOnline: boolean
  /** Runs while an answer is on its way. */
  onTheWay: () => Promise<void>
  /** How many requests have reached the server. */
  requests: number
  /** How far the device's clock is ahead of the server's, in ms. */
  skewMs: number
  /** The version of payloads that the server takes. */
  serverVersion: number
  person: Person
  save(command: Command): Promise<Saved>
  sync(): Promise<RunResult>
  list(id: string): Promise<ListView | null>
  /** Kills the app and starts it again: its memory is gone, the disk is not. */
  restart(): void
}

/** disk: shared by the tabs of a device. schema: the version that the code of this tab writes. */
type Parts = { disk?: IDBFactory; schema?: Schema }

/** A device on which this person is signed in: a new one, or another tab of one. */
export function createPhone(
  server: TestServer,
  person: Person,
  { disk = new IDBFactory(), schema = SCHEMA }: Parts = {},
): Phone {
  const open = () => {
    const deps = { indexedDB: disk, IDBKeyRange, clock, random: Math.random, schema }
    return createDb(person.userId, deps)
  }
  const clock = () => server.clock.now() + phone.skewMs
  const phone: Phone = {
    faults: [],
    isOnline: true,
    onTheWay: async () => {},
    requests: 0,
    skewMs: 0,
    serverVersion: schema.version,
    person,
    save: (command) => save(phone.db, command),
    sync: () => phone.engine.run({ force: true }),
    list: (id) => readList(phone.db, id),
    restart() {
      phone.db.close()
      Object.assign(phone, createParts())
    },
    ...({} as { db: NomnomDb; engine: Engine }),
  }
  const createParts = () => {
    const db = open()
    const engine = createEngine({
      mirror: db,
      transport: createTransport('/api/sync', createNet(server, phone)),
      tokens: tokensOf(() => phone.person),
      hash: async (text) => createHash('sha256').update(text).digest('hex'),
      lock: createLock(),
    })
    return { db, engine }
  }
  Object.assign(phone, createParts())
  return phone
}

/** Puts a value that lost away. */
export async function dismiss(phone: Phone, notice: Notice | undefined): Promise<void> {
  if (!notice) throw new Error('Nothing was lost')
  await phone.save({ type: 'dismiss-notice', id: notice.id, at: notice.at })
}

/** Runs one task at a time, as a Web Lock does. */
export function createLock() {
  let queue: Promise<unknown> = Promise.resolve()
  return <T>(_name: string, task: () => Promise<T>): Promise<T> => {
    const turn = queue.then(task)
    queue = turn.catch(() => undefined)
    return turn
  }
}

function createNet(server: TestServer, phone: Phone): Net<AbortSignal> {
  const reach = (url: string, asked: RequestInit & { body: string }) => {
    phone.requests += 1
    return server.fetch(url, { ...asked, body: asUnderstood(asked.body, phone.serverVersion) })
  }
  return {
    async fetch(url, asked) {
      if (!phone.isOnline) throw new TypeError('Failed to fetch')
      const fault = phone.faults.shift() ?? 'ok'
      if (fault === 'lost') throw new TypeError('Failed to fetch')
      if (fault === 'portal') return new Response('<html>Please sign in</html>', { status: 403 })
      const answer = await reach(url, asked)
      await phone.onTheWay()
      if (fault === 'twice') return await reach(url, asked)
      if (fault === 'answerLost') throw new TypeError('Failed to fetch')
      return answer
    },
    aborter() {
      const controller = new AbortController()
      return { signal: controller.signal, abort: () => controller.abort() }
    },
    timer(delayMs, task) {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
    decoder: () => new TextDecoder(),
    clock: () => server.clock.now() + phone.skewMs,
  }
}
