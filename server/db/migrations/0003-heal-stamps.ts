// Stamps that the server cannot have made, because they are later than its clock: until 0003 callers
// could name them, and nobody's edit came after them any more. They become stamps of now, in the
// order in which they stood, so that nothing changes but that later edits apply again.
// docs/sync.md section 2.
import { sql, type Kysely } from 'kysely'
import { isStamp, makeStamp, nextStamp, stampDevice, type Stamp } from '#shared/merge/stamp.ts'
import type { Cell, Tombstone } from '#shared/merge/record.ts'
import type { Log } from '../../log.ts'

/** Stamps come from the server's clock, the times of rows from the database's. */
const CLOCKS_APART_MS = 60_000
const DEVICE_DIGITS = 8

type Healed = { cells: Record<string, Cell>; del: Tombstone | null }
type Row = Healed & { scope: string; id: string }

export const migration0003 = {
  /** 'later': the clock is in doubt, so nothing was done and the next start tries again. */
  async up(db: Kysely<unknown>, log: Log): Promise<'later' | void> {
    const now = Date.now()
    if (await isClockInDoubt(db, now)) {
      log.warn('stamps were not looked at: the clock is behind what the database has recorded')
      return 'later'
    }
    const limit = makeStamp(now + 1, '00000000')
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

async function brokenRows(db: Kysely<unknown>, limit: Stamp): Promise<Row[]> {
  const isWrong = (stamp: ReturnType<typeof sql>) =>
    sql`(${stamp} collate "C" >= ${limit} or ${stamp} !~ '^[0-9a-f]{24}$')`
  const { rows } = await sql<Row>`
    select r.scope, r.id, r.cells, r.del from records r
    where exists (select 1 from jsonb_each(r.cells) c where ${isWrong(sql`(c.value->>'s')`)})
      or ${isWrong(sql`(r.del->>'s')`)} or ${isWrong(sql`(r.del->>'back')`)}
      or exists (select 1 from jsonb_each_text(r.del->'seen') d where ${isWrong(sql`d.value`)})
    order by r.scope, r.id for update
  `.execute(db)
  return rows
}

async function store(db: Kysely<unknown>, { scope, id }: Row, better: Healed): Promise<void> {
  const del = better.del === null ? null : JSON.stringify(better.del)
  await sql`
    update records set cells = ${JSON.stringify(better.cells)}::jsonb, del = ${del}::jsonb
    where scope = ${scope} and id = ${id}
  `.execute(db)
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
