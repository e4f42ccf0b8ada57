// The twin of server/db/lives.ts.
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { GONE, type LifeClaim, type Remembered } from '#server/db/lives.ts'
import { memoryOf, put } from './data.ts'

export { GONE }

export async function beginLife(trx: Transaction<Database>, life: string): Promise<void> {
  const memory = memoryOf(trx)
  const { lives, writes, meta } = memory.tables
  const since = Math.max(0, Number(meta.get(GONE) ?? 0), ...writes.values())
  put(memory, lives, { key: life, value: { place: lives.size + 1, since } })
}

/** Transactions run one after the other here. */
export async function lockWrites(): Promise<void> {}

export async function remembered(db: Kysely<Database>, claim: LifeClaim): Promise<Remembered> {
  const { meta, lives, epochs, counters } = memoryOf(db).tables
  const named = lives.get(claim.life)
  const [later] = [...lives.values()]
    .filter(({ place }) => named !== undefined && place > named.place)
    .sort((a, b) => a.place - b.place)
  return {
    key: meta.get('lifeKey') ?? '',
    epoch: meta.get('epoch') ?? '',
    knowsEpoch: epochs.has(claim.epoch),
    knowsLife: named !== undefined,
    lastWrite: later?.since ?? counters.get('writes') ?? 1,
  }
}

export async function rememberEpoch(trx: Transaction<Database>, epoch: string): Promise<void> {
  const memory = memoryOf(trx)
  put(memory, memory.tables.epochs, { key: epoch, value: true })
}
