// The store in memory, which the simulation uses, answers as the one on Dexie does: whatever is
// read and written, in whatever order, in transactions that commit and in those that fail.
import { isDeepStrictEqual } from 'node:util'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import type { NewOutboxRecord } from '#db/calls.ts'
import { createDb, newMeta } from '#db/db.ts'
import type { Ahead, Meta, MirrorRow, Store, Tx } from '#db/store.ts'
import { createDisk, createMemoryStore } from '../support/memory-store.ts'
import { createChance, type Chance } from './simulation/chance.ts'

const ANNA = '0190c2f4-0000-7000-8000-000000000001'
const TRANSACTIONS = 40
const SEEDS = Array.from({ length: 50 }, (_, at) => at + 1)

type Work = (tx: Tx) => Promise<unknown>
type Planned = {
  kind: 'read' | 'write'
  fails: boolean
  ahead: Ahead
  steps: { name: string; work: Work }[]
}

class Aborted extends Error {}

/** Both stores for the same device. */
function createTwins(): { disk: Store; memory: Store } {
  const deps = { indexedDB: new IDBFactory(), IDBKeyRange, clock: () => 0, random: () => 0.5 }
  const { store: disk } = createDb(ANNA, deps)
  return { disk, memory: createMemoryStore(createDisk(newMeta(() => 0.5))) }
}

/** What the steps of a transaction found, even if it was given up after them. */
async function run(store: Store, { kind, fails, ahead, steps }: Planned): Promise<unknown[]> {
  const found: unknown[] = []
  const work = async (tx: Tx) => {
    for (const { work: step } of steps) found.push(await step(tx))
    if (fails) throw new Aborted()
  }
  await store[kind](work, { ahead }).catch((error: unknown) => {
    if (!(error instanceof Aborted)) throw error
  })
  return found
}

const nameOf = (chance: Chance, kind: string, count: number) => `${kind}-${chance.below(count)}`

function rowBy(chance: Chance): MirrorRow {
  const id = nameOf(chance, 'row', 12)
  const parent = chance.below(2) === 0 ? null : nameOf(chance, 'row', 4)
  const isShown = chance.below(4) > 0
  return {
    id,
    kind: parent === null ? 'list' : 'item',
    parent,
    scope: nameOf(chance, 'scope', 3),
    ver: chance.below(5),
    rec: { id, kind: 'item', parent, by: ANNA, createdAt: 0, cells: {}, del: null },
    load: chance.below(3),
    updated: chance.below(4),
    ...(isShown ? { shown: parent ?? 'list' } : {}),
  }
}

function callBy(chance: Chance): NewOutboxRecord {
  return {
    kind: 'list.restore',
    root: nameOf(chance, 'root', 3),
    scope: null,
    method: 'POST',
    path: '/grocerylists',
    body: undefined,
    mutationId: `call-${chance.next()}`,
    userId: ANNA,
    state: 'queued',
    attempts: 0,
    v: 1,
    createdAt: 0,
  }
}

const READING: Record<string, (chance: Chance) => Work> = {
  meta: () => (tx) => tx.meta(),
  rows(chance) {
    const ids = [nameOf(chance, 'row', 12), nameOf(chance, 'row', 12), 'nobody']
    return (tx) => tx.rows(ids)
  },
  rowIdsInScope(chance) {
    const scope = nameOf(chance, 'scope', 3)
    return (tx) => tx.rowIdsInScope(scope)
  },
  rowsInScope(chance) {
    const scope = nameOf(chance, 'scope', 3)
    return (tx) => tx.rowsInScope(scope)
  },
  rowsShown(chance) {
    const shown = chance.below(2) === 0 ? 'list' : nameOf(chance, 'row', 4)
    return (tx) => tx.rowsShown(shown)
  },
  latestUnder(chance) {
    const parent = nameOf(chance, 'row', 4)
    return (tx) => tx.latestUnder(parent)
  },
  outbox: () => (tx) => tx.outbox(),
  outboxOfRoot(chance) {
    const root = nameOf(chance, 'root', 3)
    return (tx) => tx.outboxOfRoot(root)
  },
  newestOfRoot(chance) {
    const root = nameOf(chance, 'root', 3)
    return (tx) => tx.newestOfRoot(root)
  },
  hasWaiting: () => (tx) => tx.hasWaiting(),
  outboxRoots: () => (tx) => tx.outboxRoots(),
  scope(chance) {
    const scope = nameOf(chance, 'scope', 3)
    return (tx) => tx.scope(scope)
  },
  scopes: () => (tx) => tx.scopes(),
}

const WRITING: Record<string, (chance: Chance) => Work> = {
  putMeta(chance) {
    const change: Partial<Meta> = { lastPull: chance.below(100), loads: chance.below(9) }
    return async (tx) => tx.putMeta({ ...(await tx.meta()), ...change })
  },
  putRows(chance) {
    const rows = [rowBy(chance), rowBy(chance)]
    return (tx) => tx.putRows(rows)
  },
  addRows(chance) {
    const rows = [rowBy(chance), rowBy(chance)].filter(
      ({ id }, at, all) => at === 0 || id !== all[0]?.id,
    )
    return (tx) => tx.addRows(rows)
  },
  deleteRows(chance) {
    const ids = [nameOf(chance, 'row', 12), 'nobody']
    return (tx) => tx.deleteRows(ids)
  },
  addOutbox(chance) {
    const call = callBy(chance)
    return (tx) => tx.addOutbox(call)
  },
  putOutbox(chance) {
    const at = chance.below(6)
    const state = chance.below(2) === 0 ? 'sent' : 'parked'
    return async (tx) => {
      const records = (await tx.outbox()).slice(at, at + 2)
      await tx.putOutbox(records.map((record) => ({ ...record, state })))
    }
  },
  deleteOutbox(chance) {
    const at = chance.below(6)
    return async (tx) => {
      const records = (await tx.outbox()).slice(at, at + 1)
      await tx.deleteOutbox(records.map(({ seq }) => seq))
    }
  },
  putScope(chance) {
    const scope = nameOf(chance, 'scope', 3)
    const state = { cursor: chance.below(9), load: 0, loading: false, behind: false }
    return (tx) => tx.putScope({ scope, ...state })
  },
  deleteScope(chance) {
    const scope = nameOf(chance, 'scope', 3)
    return (tx) => tx.deleteScope(scope)
  },
  clearMirror(chance) {
    const isDue = chance.below(12) === 0
    return async (tx) => (isDue ? tx.clearMirror({ typed: false }) : undefined)
  },
}

function plan(chance: Chance): Planned {
  const kind = chance.below(3) === 0 ? 'read' : 'write'
  const tables = kind === 'read' ? READING : { ...READING, ...WRITING }
  const names = Object.keys(tables)
  const steps = Array.from({ length: 1 + chance.below(6) }, () => {
    const name = names[chance.below(names.length)] ?? 'meta'
    return { name, work: tables[name]?.(chance) ?? ((tx: Tx) => tx.meta()) }
  })
  // Reading ahead changes only how long things take.
  const ahead = {
    ids: chance.below(2) === 0 ? [] : [nameOf(chance, 'row', 12)],
    root: chance.below(2) === 0 ? undefined : nameOf(chance, 'root', 3),
    scopes: chance.below(2) === 0,
    calls: chance.below(2) === 0,
  }
  return { kind, fails: chance.below(4) === 0, ahead, steps }
}

it.each(SEEDS)('the store in memory answers as the one on Dexie does, seed %i', async (seed) => {
  const chance = createChance(seed)
  const { disk, memory } = createTwins()
  for (let at = 0; at < TRANSACTIONS; at += 1) {
    const planned = plan(chance)
    const [real, simulated] = [await run(disk, planned), await run(memory, planned)]
    if (isDeepStrictEqual(simulated, real)) continue
    const names = planned.steps.map(({ name }) => name).join(', ')
    expect(simulated, `transaction ${at}: ${names}`).toEqual(real)
  }
})
