// Stamps that the server cannot have made, because they are later than its clock: until 0003 callers
// could name them, and nobody's edit came after them any more. They become stamps of now, in the
// order in which they stood, so that nothing changes but that later edits apply again.
// docs/sync.md section 2.
import { sql, type Kysely } from 'kysely'
import { isStamp, makeStamp, nextStamp, stampDevice, type Stamp } from '#shared/merge/stamp.ts'
import type { Cell, Tombstone } from '#shared/merge/record.ts'
import type { Log } from '../../log.ts'
import { pack, unpack, type Packed } from '../packed-cells.ts'

/** Stamps come from the server's clock, the times of rows from the database's. */
const CLOCKS_APART_MS = 60_000
const DEVICE_DIGITS = 8

type Healed = { cells: Record<string, Cell>; del: Tombstone | null }
type Row = Healed & { scope: string; id: string; by?: string }
/** A row as it is stored since 0017. */
type PackedRow = Omit<Row, 'cells' | 'by'> & Packed & { by: string }

export const migration0003 = {
  /** 'later': the clock is in doubt, so nothing was done and the next start tries again. */
  async up(db: Kysely<unknown>, log: Log): Promise<'later' | void> {
    const now = Date.now()
    if (await isClockInDoubt(db, now)) {
      log.warn('stamps were not looked at: the clock is behind what the database has recorded')
      return 'later'
    }
    const limit = makeStamp(now + 1, '00000000')
    const { brokenRows, store } = (await isPacked(db)) ? packedTable : plainTable
    const rows = await brokenRows(db, limit)
    for (const row of rows) await store(db, row, healed(row, now))
    await raise(db, rows)
    if (rows.length > 0) log.warn('stamps from the future were healed', { records: rows.length })
  },
}

/** The record with stamps that the server can have made. Pure; exported for its tests. */
export function healed({ cells, del }: Healed, now: number): Healed {
  const stamps = Object.values(cells).map(({ s }) => s)
  const known = [...stamps, ...(del ? [del.s, ...(del.back ? [del.back] : [])] : [])]
  const broken = [...new Set(known.filter((stamp) => isBroken(stamp, now)))].sort()
  const better = new Map<Stamp, Stamp>()
  let last = makeStamp(now, '00000000')
  for (const stamp of broken) {
    last = nextStamp(last, deviceOf(stamp))
    better.set(stamp, last)
  }
  const heal = (stamp: Stamp) => better.get(stamp) ?? stamp
  const whole = Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, { ...cell, s: heal(cell.s) }]),
  )
  if (!del) return { cells: whole, del }
  const s = heal(del.s)
  const seen: Record<string, Stamp> = {}
  for (const [field, stamp] of Object.entries(del.seen)) {
    // Nobody had seen more than stood there when they deleted it.
    const most = whole[field] && whole[field].s < s ? whole[field].s : s
    seen[field] = better.get(stamp) ?? (isBroken(stamp, now) ? most : stamp)
  }
  return { cells: whole, del: { ...del, s, seen, ...(del.back ? { back: heal(del.back) } : {}) } }
}

function isBroken(stamp: Stamp, now: number): boolean {
  return !isStamp(stamp) || stamp >= makeStamp(now + 1, '00000000')
}

function deviceOf(stamp: Stamp): string {
  return isStamp(stamp) ? stampDevice(stamp) : stamp.slice(-DEVICE_DIGITS)
}

async function isClockInDoubt(db: Kysely<unknown>, now: number): Promise<boolean> {
  const { rows } = await sql<{ here: Date; latest: Date }>`
    select now() as here, greatest(
      (select max(applied_at) from migrations),
      (select max(at) from history),
      (select max(at) from mutation_log)
    ) as latest
  `.execute(db)
  const [clock] = rows
  if (!clock) return true
  return clock.latest > clock.here || Math.abs(clock.here.getTime() - now) > CLOCKS_APART_MS
}

/** A start that was put off comes behind later migrations. */
async function isPacked(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select from pg_attribute
    where attrelid = 'records'::regclass and attname = 'content'`.execute(db)
  return rows.length > 0
}

const isWrong = (stamp: ReturnType<typeof sql>, limit: Stamp) =>
  sql`(${stamp} collate "C" >= ${limit} or ${stamp} !~ '^[0-9a-f]{24}$')`

const isDelWrong = (limit: Stamp) => sql`
  (${isWrong(sql`(r.del->>'s')`, limit)} or ${isWrong(sql`(r.del->>'back')`, limit)}
  or exists (select 1 from jsonb_each_text(r.del->'seen') d where ${isWrong(sql`d.value`, limit)}))`

const delOf = ({ del }: Healed) => (del === null ? null : JSON.stringify(del))

const plainTable = {
  async brokenRows(db: Kysely<unknown>, limit: Stamp): Promise<Row[]> {
    const { rows } = await sql<Row>`
      select r.scope, r.id, r.cells, r.del from records r
      where exists (select 1 from jsonb_each(r.cells) c
          where ${isWrong(sql`(c.value->>'s')`, limit)})
        or ${isDelWrong(limit)}
      order by r.scope, r.id for update
    `.execute(db)
    return rows
  },
  async store(db: Kysely<unknown>, { scope, id }: Row, better: Healed): Promise<void> {
    await sql`
      update records set cells = ${JSON.stringify(better.cells)}::jsonb, del = ${delOf(better)}::jsonb
      where scope = ${scope} and id = ${id}
    `.execute(db)
  },
}

const packedTable = {
  async brokenRows(db: Kysely<unknown>, limit: Stamp): Promise<Row[]> {
    const { rows } = await sql<PackedRow>`
      select r.scope, r.id, r.content, encode(r.stamp, 'hex') as stamp, r.writes, r.del,
        coalesce(r.created_by, scope_of(r.scope, 2)) as by
      from records r
      where ${isWrong(sql`encode(r.stamp, 'hex')`, limit)} or ${isDelWrong(limit)}
        or exists (select 1 from jsonb_each(r.writes) w where ${isWrong(sql`(w.value->>0)`, limit)})
      order by r.scope, r.id for update
    `.execute(db)
    return rows.map((row) => ({ ...row, cells: unpack(row, row.by) }))
  },
  async store(db: Kysely<unknown>, { scope, id, by = '' }: Row, better: Healed): Promise<void> {
    const { content, stamp, writes } = pack(better.cells, by)
    await sql`
      update records set content = ${JSON.stringify(content)}::jsonb, del = ${delOf(better)}::jsonb,
        stamp = decode(${stamp}, 'hex'), writes = ${writes && JSON.stringify(writes)}::jsonb
      where scope = ${scope} and id = ${id}
    `.execute(db)
  },
}

/** Every device fetches what was healed. */
async function raise(db: Kysely<unknown>, rows: readonly Row[]): Promise<void> {
  for (const scope of [...new Set(rows.map((row) => row.scope))].sort()) {
    const ids = rows.filter((row) => row.scope === scope).map(({ id }) => id)
    await sql`
      with raised as (update scopes set ver = ver + 1 where scope = ${scope} returning ver)
      update records set ver = (select ver from raised)
      where scope = ${scope} and id = any(${ids}::uuid[])
    `.execute(db)
  }
}
