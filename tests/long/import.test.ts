// Three thousand recipes brought in, the page closed in the middle and opened again: what it takes, and
// that a tick made meanwhile does not wait for them (product §2.import.6). Dexie keeps them in memory;
// instead of a server the test takes the oldest call of the outbox, one after the other.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type NomnomDb } from '#db/db.ts'
import { readRecipes } from '#db/read-records.ts'
import { save } from '#db/save.ts'
import { fileRecipe } from '#shared/recipe-files/file-recipe.ts'
import { candidateOf } from '../../src/recipes/import/candidates.ts'
import {
  keepSlices,
  planFor,
  takeBackFrom,
  type Keeping,
} from '../../src/recipes/import/keep-slices.data.ts'
import { readPlan } from '../../src/recipes/unfinished-import.data.ts'
import { figure } from '../support/figures.ts'
import { freshDb } from '../support/fresh-db.ts'

const COUNT = 3000
const LEFT_AT = 1500

let db: NomnomDb
const sender = { isOn: true }

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  db = freshDb()
})
afterEach(() => {
  sender.isOn = false
  vi.unstubAllGlobals()
  db.close()
})

const recipe = (at: number) =>
  fileRecipe({
    title: `Rice ${at}`,
    ingredients: [
      { title: '', rows: Array.from({ length: 10 }, (_, row) => `${row + 1} g of spice ${row}`) },
    ],
    steps: [{ title: '', rows: Array.from({ length: 6 }, () => 'Stir it well. '.repeat(8)) }],
  })

/** Takes the oldest call, again and again; `sent` is told its kind. */
async function send(sent: (kind: string) => void): Promise<void> {
  while (sender.isOn) {
    const first = await db.tables.outbox.orderBy('seq').first()
    if (first) {
      await db.tables.outbox.delete(first.seq)
      sent(first.kind)
    } else await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

test(
  'three thousand recipes come in over two visits, and a tick between them is sent soon',
  { timeout: 600_000 },
  async () => {
    const started = performance.now()
    const candidates = Array.from({ length: COUNT }, (_, at) =>
      candidateOf(String(at), recipe(at), 'VEGAN'),
    )
    const plan = await planFor(db, candidates)
    figure('import: noting 3,000 recipes', (performance.now() - started) / 1000, 's')

    let before = 0
    let isTicked = false
    let isTickSent = false
    void send((kind) => {
      if (kind === 'list.create') isTickSent = true
      else if (isTicked && !isTickSent) before += 1
    })
    const keeping = (onProgress: Keeping['onProgress']): Keeping => ({
      onProgress,
      signal: new AbortController().signal,
    })
    const closed = keepSlices(
      db,
      plan,
      keeping((done) => {
        if (done === LEFT_AT) throw new Error('The page was closed')
      }),
    )
    await expect(closed).rejects.toThrow('closed')
    expect(plan.kept.made).toHaveLength(LEFT_AT)

    const left = await readPlan(db)
    if (left === null) throw new Error('nothing was left')
    expect([left.done, left.kept.made.length]).toEqual([LEFT_AT, LEFT_AT])
    const rest = keepSlices(
      db,
      left,
      keeping((done) => {
        if (done !== LEFT_AT + 500) return
        isTicked = true
        void save(db, { type: 'create-list', name: 'Weekend', items: [] })
      }),
    )
    await rest
    await vi.waitFor(() => expect(isTickSent).toBe(true), { timeout: 60_000 })
    // What was waiting already, and the slice that was being put down.
    expect(before).toBeLessThanOrEqual(60)
    figure('import: calls before a tick made meanwhile', before, '')
    figure('import: 3,000 recipes over two visits', (performance.now() - started) / 1000, 's')
    figure('import: memory of the process', process.memoryUsage().heapUsed / 1e6, 'MB')
    expect(await readRecipes(db)).toHaveLength(COUNT)
    expect(new Set(left.kept.made).size).toBe(COUNT)

    const undoing = performance.now()
    await takeBackFrom(db, left.kept)
    figure('import: taking 3,000 recipes back', (performance.now() - undoing) / 1000, 's')
    expect(await readRecipes(db)).toEqual([])
  },
)
