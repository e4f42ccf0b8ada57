// While a page is written the next one is on its way already, unless the user wants something else
// meanwhile. docs/sync.md step 10.
import { expect, it } from 'vitest'
import { newMeta } from '#db/db.ts'
import { save } from '#db/save.ts'
import { SCHEMA } from '#db/schema.ts'
import type { Mirror } from '#db/store.ts'
import { createRecord } from '#shared/merge/apply.ts'
import type { SyncRequest, SyncResponse } from '#shared/schemas/sync.ts'
import { scopeName } from '#shared/scopes.ts'
import { createEngine } from '#sw/sync/run.ts'
import type { Reply } from '#sw/sync/transport.ts'
import { createDisk, createMemoryStore } from '../support/memory-store.ts'
import { tokensOf } from '../support/tokens.ts'

const ANNA = '00000000-0000-7000-8000-00000000000a'
const SCOPE = scopeName('recipes', ANNA)
const NOW = 1_800_000_000_000
const PAGES = 4

/** The page of a server that has a recipe a page. */
function pageAfter(cursor: number): SyncResponse {
  const version = Math.min(cursor + 1, PAGES)
  const made = { id: `recipe-${version}`, kind: 'recipe', parent: null } as const
  const writing = { user: ANNA, device: 'ffff0000', now: NOW, sentWall: NOW }
  const row = { ...createRecord(made, { title: `Recipe ${version}` }, writing), ver: version }
  const full = cursor <= 0 ? { full: true } : {}
  const more = version < PAGES ? { more: true } : {}
  const scopes = [{ scope: SCOPE, version, rows: [row], ...full, ...more }]
  return { serverTime: NOW, epoch: 'e', results: [], scopes, gone: [] }
}

/** A device that loads page by page; `meanwhile` runs while the page behind this cursor is on its way. */
function createDevice(
  meanwhile: (mirror: Mirror) => Promise<Reply | null | void> = async () => undefined,
  on = 1,
  hash?: (text: string) => Promise<string>,
) {
  const disk = createDisk(newMeta(() => 0.5))
  const mirror: Mirror = {
    userId: ANNA,
    store: createMemoryStore(disk),
    schema: SCHEMA,
    clock: () => NOW,
    random: () => 0.5,
  }
  /** Of each request the cursor, how many recipes were here when it left, and its calls. */
  const asked: {
    cursor: number
    held: number
    calls: number
    verify: readonly string[]
    isUnwanted: () => boolean
  }[] = []
  const answer = async (request: SyncRequest): Promise<Reply> => {
    const cursor = request.cursors[SCOPE] ?? 0
    const body = pageAfter(cursor)
    const instead = cursor === on ? await meanwhile(mirror) : null
    if (instead) return instead
    return { kind: 'answer', status: 200, body, retryAfterMs: null }
  }
  const engine = createEngine({
    mirror,
    transport: {
      send(request, _token, watch) {
        asked.push({
          cursor: request.cursors[SCOPE] ?? 0,
          held: disk.rows.size,
          calls: request.calls.length,
          verify: request.verify ?? [],
          isUnwanted: () => watch?.isUnwanted?.() ?? false,
        })
        return answer(request)
      },
    },
    tokens: tokensOf(() => ({ userId: ANNA, accessToken: 't' })),
    hash,
    lock: async (_, task) => {
      await Promise.resolve()
      return await task()
    },
  })
  return { disk, engine, asked }
}

it('each page is asked for before the one before it is written, and only once', async () => {
  const { disk, engine, asked } = createDevice()
  await engine.run()
  expect(asked.map(({ cursor, held }) => [cursor, held])).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
  ])
  expect(disk.rows.size).toBe(PAGES)
})

it('what was loaded is compared in a trip of its own, once all of it is here', async () => {
  const { engine, asked } = createDevice(undefined, -1, async () => '')
  await engine.run()
  expect(asked.map(({ verify }) => verify)).toEqual([[], [], [], [], [SCOPE]])
})

it('a page that is refused or does not come is asked for in a trip made anew', async () => {
  for (const failed of [
    { kind: 'answer', status: 401, body: null, retryAfterMs: null },
    { kind: 'silence', retryAfterMs: 60_000 },
  ] as const) {
    let isFirst = true
    const { disk, engine, asked } = createDevice(async () => {
      const reply = isFirst ? failed : null
      isFirst = false
      return reply
    })
    expect((await engine.run()).kind).toBe('idle')
    expect(asked.map(({ cursor }) => cursor)).toEqual([0, 1, 1, 2, 3])
    expect(disk.rows.size).toBe(PAGES)
  }
})

it('a change that is made meanwhile leaves at once, and the page is asked for anew', async () => {
  const change = (mirror: Mirror) => save(mirror, { type: 'create-list', name: 'Weekend' })
  let isFirst = true
  const { disk, engine, asked } = createDevice(async (mirror) => {
    if (isFirst) await change(mirror)
    isFirst = false
  })
  await engine.run()
  const [, ahead, next] = asked
  expect([ahead?.cursor, ahead?.calls, ahead?.isUnwanted()]).toEqual([1, 0, true])
  expect([next?.cursor, next?.calls]).toEqual([1, 1])
  expect([...disk.rows.keys()]).toContain(`recipe-${PAGES}`)
})

it('who goes offline meanwhile asks for nothing more, and the page that comes is not written', async () => {
  const { disk, engine, asked } = createDevice(goOffline)
  expect((await engine.run()).kind).toBe('stopped')
  expect(asked).toHaveLength(2)
  expect([...disk.rows.keys()]).toEqual(['recipe-1'])
})

it('who goes offline meanwhile is not asked for again where the page does not come', async () => {
  const { engine, asked } = createDevice(async (mirror) => {
    await goOffline(mirror)
    return { kind: 'silence', retryAfterMs: null }
  })
  expect((await engine.run()).kind).toBe('stopped')
  expect(asked).toHaveLength(2)
})

it('who went offline before the answer came asks for no further page', async () => {
  const { disk, engine, asked } = createDevice(goOffline, 0)
  expect((await engine.run()).kind).toBe('stopped')
  expect(asked).toHaveLength(1)
  expect([...disk.rows.keys()]).toEqual(['recipe-1'])
})

async function goOffline({ store }: Mirror): Promise<void> {
  await store.write(async (tx) => tx.putMeta({ ...(await tx.meta()), workOffline: true }))
}
