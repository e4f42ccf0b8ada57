import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '../tests/support/postgres.ts'
import { connect } from './db/connect.ts'
import { silentLog } from './log.ts'
import { connectPokes, createPokes } from './pokes.ts'

describe('pokes within a process', () => {
  it('reach all subscribers of the user once per burst, and nobody else', async () => {
    const pokes = createPokes()
    const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()]
    pokes.subscribe('anna', first)
    const leave = pokes.subscribe('anna', second)
    pokes.subscribe('ben', other)
    pokes.poke(['anna', 'anna'])
    pokes.poke(['anna', 'nobody'])
    await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(1))
    leave()
    pokes.poke(['anna'])
    await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(2))
    expect(second).toHaveBeenCalledTimes(1)
    expect(other).not.toHaveBeenCalled()
  })
})

it('a session that is left out of a burst hears what is not its own', async () => {
  const pokes = createPokes()
  const [phone, tablet] = [vi.fn(), vi.fn()]
  pokes.subscribe('anna', phone, 'phone')
  pokes.subscribe('anna', tablet, 'tablet')
  pokes.poke(['anna'], { sessionId: 'phone' })
  pokes.poke(['anna'], { sessionId: 'phone' })
  await vi.waitFor(() => expect(tablet).toHaveBeenCalledTimes(1))
  expect(phone).not.toHaveBeenCalled()
  pokes.poke(['anna'], { sessionId: 'phone' })
  pokes.poke(['anna'])
  await vi.waitFor(() => expect(phone).toHaveBeenCalledTimes(1))
  expect(tablet).toHaveBeenCalledTimes(2)
})

describe('pokes across processes', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>

  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(async () => {
    await database.drop()
  })

  const open = () => connectPokes({ url: database.url, log: silentLog })

  async function cutConnections(): Promise<number> {
    const db = connect(database.url, { maxConnections: 1 })
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'nomnom-pokes' and datname = current_database()
    `.execute(db)
    await db.destroy()
    return rows.length
  }

  it('carry many users at once, each exactly once', async () => {
    const [here, there] = [open(), open()]
    const users = Array.from({ length: 450 }, (_, index) => `user-${index}`)
    const heard: string[] = []
    for (const user of users) there.subscribe(user, () => heard.push(user))
    there.subscribe('first', () => heard.push('first'))
    await vi.waitFor(() => {
      here.poke(['first'])
      expect(heard).toContain('first')
    })
    here.poke(users)
    await vi.waitFor(() => expect(heard.filter((user) => user !== 'first')).toHaveLength(450))
    expect(new Set(heard).size).toBe(451)
    await Promise.all([here.stop(), there.stop()])
  })

  it('poke everybody after the connection was lost, because nobody knows what was missed', async () => {
    const pokes = open()
    const heard = vi.fn()
    pokes.subscribe('anna', heard)
    await vi.waitFor(async () => expect(await cutConnections()).toBe(1))
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 10_000 })
    await pokes.stop()
  })

  it('stay local, without an error, where the database cannot be reached', async () => {
    const pokes = connectPokes({ url: 'postgres://nobody@127.0.0.1:1/none', log: silentLog })
    const heard = vi.fn()
    pokes.subscribe('anna', heard)
    pokes.poke(['anna'])
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
    await pokes.stop()
  })
})
