// How PostgreSQL carries out statements: each is asked again in a transaction that is taken back.
import { Client, type QueryResult } from 'pg'
import { vi } from 'vitest'

/** A statement with its values, as it was asked. */
export type Asked = { text: string; values: unknown[] }

/** A step of a plan, as `explain (format json)` names its parts. */
export type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}

/**
 * How often a table was looked into and how many of its rows were read, also inside of functions.
 */
type Reads = { table: string; scans: number; rows: number }

/**
 * The statements of a piece of work, without those that begin or end transactions or read a cursor.
 */
export async function statementsAsked(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = []
  await watching(work, ([query, values = []]) => {
    const { text } = typeof query === 'string' ? { text: query } : query
    if (/^\s*(?:\/\*.*\*\/\s*)?(?:select|with|update|insert)\b/.test(text)) {
      asked.push({ text, values: typeof query === 'string' ? values : (query.values ?? []) })
    }
  })
  return asked
}

/** How many rows the database sends for a piece of work. */
export async function rowsReadBy(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  await watching(work, (_, answer) => {
    void Promise.resolve(answer).then((told) => {
      count += (told as QueryResult | undefined)?.rows?.length ?? 0
    })
  })
  return count
}

type See = (args: [string | Asked, unknown[]?], answer: unknown) => void

/** Does a piece of work and shows everything that it asks of the database. */
async function watching(work: () => Promise<unknown>, see: See): Promise<void> {
  const real = Client.prototype.query
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const answer: unknown = Reflect.apply(real, this, args)
    see(args as Parameters<See>[0], answer)
    return answer
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
}

/** Each statement with all steps of its plan and what was read for it. settings: set beforehand. */
export async function explained(
  url: string,
  asked: readonly Asked[],
  settings = '',
): Promise<{ text: string; steps: Plan[]; reads: Reads[] }[]> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(settings)
    const all = []
    for (const { text, values } of asked) {
      await client.query('begin')
      // Calls that are in the log would only be answered again.
      await client.query('delete from mutation_log')
      const before = await readsOf(client)
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
      const reads = (await readsOf(client)).map((read): Reads => {
        const { scans = 0, rows: known = 0 } = before.find((one) => one.table === read.table) ?? {}
        return { ...read, scans: read.scans - scans, rows: read.rows - known }
      })
      await client.query('rollback')
      all.push({ text, steps: stepsOf(rows[0]['QUERY PLAN'][0].Plan), reads })
    }
    return all
  } finally {
    await client.end()
  }
}

async function readsOf(client: Client): Promise<Reads[]> {
  const { rows } = await client.query<Reads>(`
    select relname as table, (seq_scan + coalesce(idx_scan, 0))::int as scans,
      (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables where schemaname = current_schema()`)
  return rows
}

function stepsOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(stepsOf)]
}
