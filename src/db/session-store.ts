/**
 * The stored session, shared by the page and the worker: the truth about who is signed in. auth-js
 * reads and writes it through the three async methods that its storage option asks for; the route
 * guard, the worker and the sync engine read it directly. docs/sync.md section 7.
 */
import { asRecord } from './as-record.ts'
import { endWhenPutAway } from './put-away.ts'

const DATABASE = 'nomnom-session'
const STORE = 'kv'

/** The key under which auth-js keeps the session as JSON. */
export const SESSION_KEY = 'nomnom-auth'

/** What nomnom needs of a stored session. */
export type StoredSession = {
  accessToken: string
  refreshToken: string
  /** Unix seconds, by the clock of this device: see receivedAt. */
  expiresAt: number
  /** How long the access token was good for when it came, in seconds; 0 when nobody said so. */
  lifetime: number
  userId: string
  email: string
  /** False while the second step of signing in, which this account asks for, is missing. */
  isComplete: boolean
}

export type SessionStore = {
  /** Whether what is stored outlives this page: IndexedDB is there and opens. */
  canKeep(): Promise<boolean>
  getItem(key: string): Promise<string | null>
  setItem(key: string, value: string): Promise<void>
  removeItem(key: string): Promise<void>
  /**
   * The session, expired or not; null when nobody is signed in, the record is not one, or its second
   * step is missing.
   */
  readSession(): Promise<StoredSession | null>
  /** The same, also while the second step is missing. */
  readRecord(): Promise<StoredSession | null>
  /**
   * Replaces (`null`: removes) the session only while it still holds `refreshToken`, in one
   * transaction, so that a late refresh never writes back a session that was signed out. Says
   * whether it did.
   */
  replaceSession(refreshToken: string, json: string | null): Promise<boolean>
}

/**
 * Opens the session store. Without a working IndexedDB it keeps the session in memory, so that the
 * app works until the tab closes.
 */
export function createSessionStore(factory: IDBFactory | undefined): SessionStore {
  const connection = connect(factory)
  const memory = new Map<string, string>()
  const run = <T>(task: StoreTask<T>) => runTask(connection, memory, task)
  const readRecord = () =>
    run({ does: 'read', key: SESSION_KEY, decide: (value) => ({ result: parseSession(value) }) })
  return {
    canKeep: () =>
      connection.open().then(
        () => true,
        () => false,
      ),
    getItem: (key) => run({ does: 'read', key, decide: (value) => ({ result: value }) }),
    setItem: (key, value) =>
      run({ does: 'write', key, decide: () => ({ result: undefined, put: value }) }),
    removeItem: (key) =>
      run({ does: 'write', key, decide: () => ({ result: undefined, put: null }) }),
    async readSession() {
      const session = await readRecord()
      return session?.isComplete === true ? session : null
    },
    readRecord,
    replaceSession: (refreshToken, json) =>
      run({
        does: 'replace',
        key: SESSION_KEY,
        decide: (value) =>
          parseSession(value)?.refreshToken === refreshToken
            ? { result: true, put: json }
            : { result: false },
      }),
  }
}

/** A token with less left than this is renewed before it is used. auth-js asks for it as early. */
const MARGIN_MS = 120_000
/** Where a token lives for minutes only, the margin is this part of its life. */
const MARGIN_PART = 0.2

/** Whether the access token can still be sent; now: Unix ms. */
export function isFresh({ expiresAt, lifetime }: StoredSession, now: number): boolean {
  const part = lifetime > 0 ? lifetime * 1000 * MARGIN_PART : MARGIN_MS
  return expiresAt * 1000 - now > Math.min(MARGIN_MS, part)
}

/**
 * The provider's answer with `expires_at` by the clock of this device, which may be days away from
 * the provider's: what both agree on is how long the token lives from now on. now: Unix ms.
 */
export function receivedAt(answer: Record<string, unknown>, now: number): Record<string, unknown> {
  const { expires_in: expiresIn } = answer
  if (typeof expiresIn !== 'number') return answer
  return { ...answer, expires_at: Math.round(now / 1000) + expiresIn }
}

/** The session inside the JSON text that auth-js stores, or null. */
export function parseSession(json: string | null): StoredSession | null {
  if (json === null) return null
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    // A damaged record counts as signed out; signing in again replaces it.
    return null
  }
  const session = asRecord(value)
  const user = asRecord(session['user'])
  const { access_token: accessToken, refresh_token: refreshToken } = session
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return null
  if (typeof user['id'] !== 'string') return null
  const { expires_at: expiresAt, expires_in: lifetime } = session
  return {
    accessToken,
    refreshToken,
    expiresAt: typeof expiresAt === 'number' ? expiresAt : 0,
    lifetime: typeof lifetime === 'number' ? lifetime : 0,
    userId: user['id'],
    email: typeof user['email'] === 'string' ? user['email'] : '',
    isComplete: !hasSecondStep(user) || levelOf(accessToken) === 'aal2',
  }
}

/** The level of an access token, without checking it; '' when it tells none. */
function levelOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.')
    return asRecord(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))['aal']
  } catch {
    // Safe: a token that cannot be read here says nothing; the server judges it.
    return ''
  }
}

/** Whether the account asks for a second step after the password (product §4.session.5). */
function hasSecondStep(user: Record<string, unknown>): boolean {
  const { factors } = user
  return (
    Array.isArray(factors) && factors.some((factor) => asRecord(factor)['status'] === 'verified')
  )
}

/**
 * Looks at the value of a key and decides the result and, when replacing, what stands there next; what
 * only writes decides without looking.
 */
type StoreTask<T> = {
  does: 'read' | 'write' | 'replace'
  key: string
  decide: (value: string | null) => { result: T; put?: string | null }
}

type Connection = { open(): Promise<IDBDatabase>; drop(): void }

function connect(factory: IDBFactory | undefined): Connection {
  let opened: Promise<IDBDatabase> | null = null
  const drop = () => {
    opened = null
  }
  return {
    drop,
    open: () => (opened ??= openDatabase(factory, drop)),
  }
}

function openDatabase(factory: IDBFactory | undefined, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!factory) {
      reject(new Error('IndexedDB is missing'))
      return
    }
    const request = factory.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('success', () => {
      const db = request.result
      db.addEventListener('close', onClose)
      db.addEventListener('versionchange', () => {
        db.close()
        onClose()
      })
      resolve(db)
    })
  })
}

async function runTask<T>(
  connection: Connection,
  memory: Map<string, string>,
  task: StoreTask<T>,
): Promise<T> {
  // Browsers lose the connection in the background; the second try opens a new one.
  for (let attempt = 0; attempt < 2 && !memory.has(task.key); attempt += 1) {
    try {
      return await inTransaction(await connection.open(), task)
    } catch {
      // Safe: the transaction did not commit, and the next turn or the memory does the task.
      connection.drop()
    }
  }
  const { result, put } = task.decide(memory.get(task.key) ?? null)
  if (typeof put === 'string') memory.set(task.key, put)
  if (put === null) memory.delete(task.key)
  return result
}

function inTransaction<T>(db: IDBDatabase, task: StoreTask<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, task.does === 'read' ? 'readonly' : 'readwrite', {
      durability: 'strict',
    })
    const store = transaction.objectStore(STORE)
    let result: T
    const act = (value: string | null) => {
      const decided = task.decide(value)
      result = decided.result
      if (typeof decided.put === 'string') store.put(decided.put, task.key)
      if (decided.put === null) store.delete(task.key)
    }
    if (task.does === 'write') act(null)
    else {
      const reading = store.get(task.key)
      const found = () => act(typeof reading.result === 'string' ? reading.result : null)
      reading.addEventListener('success', found)
    }
    // A page that is put away hears of nothing: what needs no answer of it ends by itself, and the rest
    // ends with it. A write that was done later instead could take back what others have written since.
    if (task.does === 'replace') endWhenPutAway(transaction)
    else transaction.commit()
    transaction.addEventListener('complete', () => resolve(result))
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}

/** The session store of this browser. */
export const sessionStore = createSessionStore(globalThis.indexedDB)
