/** Counts what a piece of work asks of IndexedDB (the one in memory): a disk answers one by one. */
import { IDBCursor, IDBIndex, IDBObjectStore } from 'fake-indexeddb'

/** transactions: those in which anything was asked. durability: of these, each once. */
export type IdbCount = { transactions: number; requests: number; durability: string[] }

const ASKING = ['get', 'getKey', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor']
const WRITING = ['put', 'add', 'delete', 'clear']
const MOVING = ['continue', 'continuePrimaryKey', 'advance']

/** What was asked while `work` ran. */
export async function countIdb(work: () => Promise<unknown>): Promise<IdbCount> {
  const transactions = new Set<IDBTransaction>()
  let requests = 0
  const note = (store: IDBObjectStore) => {
    requests += 1
    transactions.add(store.transaction)
  }
  const undo = [
    ...watch(IDBObjectStore.prototype, [...ASKING, ...WRITING], (store: IDBObjectStore) =>
      note(store),
    ),
    ...watch(IDBIndex.prototype, ASKING, (index: IDBIndex) => note(index.objectStore)),
    ...watch(IDBCursor.prototype, MOVING, ({ source }: IDBCursor) =>
      note('objectStore' in source ? source.objectStore : source),
    ),
  ]
  try {
    await work()
  } finally {
    for (const step of undo) step()
  }
  const durability = new Set([...transactions].map((each) => each.durability))
  return { transactions: transactions.size, requests, durability: [...durability] }
}

function watch<T>(
  prototype: object,
  names: readonly string[],
  note: (asked: T) => void,
): (() => void)[] {
  return names.map((name) => {
    const real: unknown = Reflect.get(prototype, name)
    if (typeof real !== 'function') throw new Error(`${name} is no method`)
    const noted = function (this: T, ...args: unknown[]): unknown {
      note(this)
      return Reflect.apply(real, this, args)
    }
    Reflect.set(prototype, name, noted)
    return () => void Reflect.set(prototype, name, real)
  })
}
