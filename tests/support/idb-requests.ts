/** Counts what a piece of work asks of IndexedDB (the one in memory): a disk answers one by one. */
import { IDBCursor, IDBIndex, IDBObjectStore } from 'fake-indexeddb'

/**
 * transactions: those that were asked for anything. waits: how often one was asked that had no
 * answer outstanding. durability: that of these transactions, each once.
 */
type IdbCount = {
  transactions: number
  requests: number
  waits: number
  durability: string[]
}

const ASKING = ['get', 'getKey', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor']
const WRITING = ['put', 'add', 'delete', 'clear']
const MOVING = ['continue', 'continuePrimaryKey', 'advance']

/** What was asked while `work` ran. */
export async function countIdb(work: () => Promise<unknown>): Promise<IdbCount> {
  const transactions = new Set<IDBTransaction>()
  const open = new Map<IDBTransaction, number>()
  let requests = 0
  let waits = 0
  const note = ({ transaction }: IDBObjectStore, request: IDBRequest | undefined) => {
    requests += 1
    transactions.add(transaction)
    const before = open.get(transaction) ?? 0
    if (before === 0) waits += 1
    open.set(transaction, before + 1)
    const end = () => open.set(transaction, (open.get(transaction) ?? 1) - 1)
    for (const type of ['success', 'error']) request?.addEventListener(type, end, { once: true })
  }
  const undo = [
    ...watch(IDBObjectStore.prototype, [...ASKING, ...WRITING], note),
    ...watch(IDBIndex.prototype, ASKING, (index: IDBIndex, request) =>
      note(index.objectStore, request),
    ),
    // A cursor answers through the request that opened it.
    ...watch(IDBCursor.prototype, MOVING, ({ source, request }: IDBCursor) =>
      note('objectStore' in source ? source.objectStore : source, request),
    ),
  ]
  try {
    await work()
  } finally {
    for (const step of undo) step()
  }
  const durability = new Set([...transactions].map((each) => each.durability))
  return { transactions: transactions.size, requests, waits, durability: [...durability] }
}

function watch<T>(
  prototype: object,
  names: readonly string[],
  note: (asked: T, request: IDBRequest | undefined) => void,
): (() => void)[] {
  return names.map((name) => {
    const real: unknown = Reflect.get(prototype, name)
    if (typeof real !== 'function') throw new Error(`${name} is no method`)
    const noted = function (this: T, ...args: unknown[]): unknown {
      const request: IDBRequest | undefined = Reflect.apply(real, this, args)
      note(this, request)
      return request
    }
    Reflect.set(prototype, name, noted)
    return () => void Reflect.set(prototype, name, real)
  })
}
