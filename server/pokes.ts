// "Something of yours changed, ask for it." A poke carries no content, so it can be lost, doubled or
// sent to a stream of a user who lost a right without telling anything. Several server processes on
// one database tell each other through LISTEN/NOTIFY.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Log } from './log.ts'
import { answerState, SERVER_CONNECTION } from './server-state.ts'

/** Tells the open streams of users that there is something to pull. */
export type Pokes = {
  /**
   * Call it after the commit, never inside a data transaction: NOTIFY serialises commits. but: a session
   * that fetches by itself what is new, so it is not told.
   */
  poke(userIds: readonly string[], but?: { sessionId: string }): void
  /** Whether anybody may be listening: if not, nobody need find out whom to poke. */
  isHeard(): boolean
  /** Calls `onPoke` once per burst. Returns how to stop that. sessionId: whose stream it is. */
  subscribe(userId: string, onPoke: () => void, sessionId?: string): () => void
}

type Subscriber = { onPoke: () => void; sessionId: string | undefined }

/** Pokes that also reach the other processes on the same database. */
type ConnectedPokes = Pokes & { stop(): Promise<void> }

/** waiting: how many requests wait for a connection, for whoever asks how the server is. */
type PokeOptions = { url: string; log: Log; waiting?: () => number }

const CHANNEL = 'nomnom_poke'
/** What a process says that has just begun to listen. No user has this id. */
const HELLO = 'hello'
// NOTIFY takes at most 8,000 bytes; a user id has 36 and a comma.
const USERS_PER_NOTIFY = 200
const RECONNECT_MS = 2_000
const CONNECT_TIMEOUT_MS = 5_000

/** Pokes within this process. */
export function createPokes(): Pokes & { pokeEveryone(): void; countStreams(): number } {
  const subscribers = new Map<string, Set<Subscriber>>()
  /** By user, the session that need not be told; null: none. */
  const waiting = new Map<string, string | null>()
  let isScheduled = false

  function flush() {
    isScheduled = false
    const poked = [...waiting]
    waiting.clear()
    for (const [userId, but] of poked) {
      for (const { onPoke, sessionId } of subscribers.get(userId) ?? []) {
        if (but === null || sessionId !== but) onPoke()
      }
    }
  }

  function poke(
    userIds: readonly string[],
    { sessionId = null }: { sessionId?: string | null } = {},
  ) {
    for (const userId of userIds) {
      if (!subscribers.has(userId)) continue
      const isAlike = !waiting.has(userId) || waiting.get(userId) === sessionId
      waiting.set(userId, isAlike ? sessionId : null)
    }
    if (isScheduled || waiting.size === 0) return
    isScheduled = true
    setImmediate(flush)
  }

  return {
    poke,
    isHeard: () => subscribers.size > 0,
    pokeEveryone: () => poke([...subscribers.keys()]),
    countStreams: () => [...subscribers.values()].reduce((sum, { size }) => sum + size, 0),
    subscribe(userId, onPoke, sessionId) {
      const ofUser = subscribers.get(userId) ?? new Set()
      const subscriber = { onPoke, sessionId }
      ofUser.add(subscriber)
      subscribers.set(userId, ofUser)
      return () => {
        ofUser.delete(subscriber)
        if (ofUser.size === 0 && subscribers.get(userId) === ofUser) subscribers.delete(userId)
      }
    },
  }
}

/**
 * Pokes across processes, over one connection of its own. `url` must reach PostgreSQL directly, not
 * through a transaction pooler. A lost connection is opened again, and then everybody is poked once,
 * because nobody knows what was missed. Never throws: without the connection, pokes stay local.
 */
export function connectPokes(options: PokeOptions): ConnectedPokes {
  const local = createPokes()
  const processId = randomUUID()
  const waiting = new Set<string>()
  let client: Client | undefined
  let isSending = false
  /** False until another process was heard: alone on the database, there is nobody to tell. */
  let hasOthers = false
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  const warn = (error: unknown) => options.log.warn('poke not sent to other processes', { error })

  async function open(isFirst: boolean) {
    const next = clientOf(options.url)
    let isLost = false
    const reopen = () => {
      if (isLost) return
      isLost = true
      if (client === next) client = undefined
      if (!isStopped) retry = setTimeout(() => void open(false), RECONNECT_MS).unref()
    }
    next.on('error', (error) => options.log.warn('poke connection failed', { error }))
    next.once('end', reopen)
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel !== CHANNEL) return
      const [sender, userIds = ''] = payload.split(':')
      if (sender === processId) return
      hasOthers = true
      // Answered, so that of two processes both know of each other, whoever was there first.
      if (userIds === HELLO) notify(next, `${processId}:`).catch(warn)
      else local.poke(userIds.split(','))
    })
    try {
      await listenOn(next, { processId, streams: local.countStreams, ...options })
      client = next
      if (isStopped) await next.end()
      else if (!isFirst) local.pokeEveryone()
      void send()
    } catch (error) {
      options.log.warn('poke connection failed', { error })
      reopen()
      await next.end().catch(() => {
        // It never opened, so there is nothing left to close.
      })
    }
  }

  // One NOTIFY at a time: what comes in meanwhile leaves together in the next one.
  async function send() {
    const connection = client
    if (isSending || connection === undefined) return
    isSending = true
    let batch: string[] = []
    try {
      while (waiting.size > 0) {
        batch = [...waiting].slice(0, USERS_PER_NOTIFY)
        for (const userId of batch) waiting.delete(userId)
        await notify(connection, `${processId}:${batch.join(',')}`)
      }
    } catch (error) {
      // They go out when the connection is open again.
      for (const userId of batch) waiting.add(userId)
      warn(error)
    } finally {
      isSending = false
    }
  }

  const opened = open(true)
  return {
    subscribe: local.subscribe,
    isHeard: () => hasOthers || local.isHeard(),
    poke(userIds, but) {
      local.poke(userIds, but)
      if (!hasOthers) return
      for (const userId of userIds) waiting.add(userId)
      setImmediate(() => void send())
    },
    async stop() {
      isStopped = true
      clearTimeout(retry)
      await opened
      await client?.end()
    },
  }
}

type Listener = { processId: string; streams: () => number; waiting?: () => number }

/** To pokes, and to whoever asks how this server is. */
async function listenOn(
  client: Client,
  { processId, streams, waiting = () => 0 }: Listener,
): Promise<void> {
  await client.connect()
  await client.query(`listen ${CHANNEL}`)
  await answerState(client, () => ({ streams: streams(), waiting: waiting() }))
  await notify(client, `${processId}:${HELLO}`)
}

function clientOf(url: string): Client {
  return new Client({
    connectionString: url,
    application_name: SERVER_CONNECTION,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
}

function notify(connection: Client, payload: string) {
  return connection.query('select pg_notify($1, $2)', [CHANNEL, payload])
}
