// Several server processes on one database: each knows what another has counted or taken away.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { noteInDatabase, readJournal } from '#server/sync/journal.ts'
import { startJournal } from '#server/sync/journal-copies.ts'
import { call } from '../support/auth-client.ts'
import { befriend, join } from '../support/api.ts'
import { openStream, type Stream } from '../support/event-stream.ts'
import { as, register } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const PASSWORD = 'a long enough pass-phrase'
const env = { TRUST_PROXY: 'loopback', SMTP_URL: 'smtp://127.0.0.1:1', AUTH_AUTOCONFIRM: 'true' }

let one: TestServer
let two: TestServer

beforeAll(async () => {
  one = await startServer({ listen: true, env })
  two = await startServer({ listen: true, env, databaseUrl: one.databaseUrl })
})
afterAll(async () => {
  await two.stop()
  await one.stop()
})

/** Sends so many calls to one process and the other in turn; answers the statuses. */
async function inTurn(count: number, ask: (server: TestServer) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let at = 0; at < count; at += 1) statuses.push((await ask(at % 2 ? two : one)).status)
  return statuses
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)
const from = (address: string) => ({ 'X-Forwarded-For': address })

describe('limits', () => {
  it('of wrong passwords are ten over both, and forgotten by both once the right one came', async () => {
    const email = 'guessed@example.org'
    await register(one, email, PASSWORD)
    const guess = (password: string, address: string) => (server: TestServer) =>
      call(server, '/token?grant_type=password', {
        json: { email, password },
        headers: from(address),
      })
    const wrong = guess('wrong', '203.0.113.5')
    expect(await inTurn(20, wrong)).toEqual([...times(10, 400), ...times(10, 429)])
    const home = '203.0.113.6'
    expect(await inTurn(9, guess('wrong', home))).toEqual(times(9, 400))
    expect((await guess(PASSWORD, home)(two)).status).toBe(200)
    expect(await inTurn(11, guess('wrong', home))).toEqual([...times(10, 400), 429])
  })

  it('of guessed mail codes, and of mails, count over both', async () => {
    const json = { type: 'recovery', email: 'nobody@example.org', token: '123456' }
    const verify = (server: TestServer) =>
      call(server, '/verify', { json, headers: from('203.0.113.7') })
    const statuses = await inTurn(62, verify)
    const limit = one.deps.config.auth.rateLimits.verifyPer5Minutes
    expect(statuses.indexOf(429)).toBe(limit)
    let asked = 0
    const recover = (server: TestServer) => {
      asked += 1
      const email = `stranger${asked}@example.org`
      return call(server, '/recover', { json: { email }, headers: from('203.0.113.8') })
    }
    const { sentPerSender, emailsPerHour } = one.deps.config.auth.rateLimits
    const mails = Math.min(sentPerSender, emailsPerHour)
    expect((await inTurn(mails + 2, recover)).indexOf(429)).toBe(mails)
  })

  it('that are reached cost the database nothing more', async () => {
    const guess = (server: TestServer) =>
      call(server, '/token?grant_type=password', {
        json: { email: 'guessed@example.org', password: 'wrong' },
        headers: from('203.0.113.9'),
      })
    const sender = (server: TestServer) =>
      server.deps.counting?.selectFrom('rate_counts').selectAll().execute()
    while ((await guess(one)).status !== 429);
    const before = await sender(one)
    const asked = vi.spyOn(Client.prototype, 'query')
    await guess(one)
    const counted = asked.mock.calls.filter(([query]) => JSON.stringify(query).includes('rate_co'))
    asked.mockRestore()
    // One count is read: that of all calls of the sender, which has room left.
    expect(counted).toHaveLength(1)
    expect(before?.some(({ key }) => key.includes('@') || key.includes('203.'))).toBe(false)
  })
})

describe('the journal', () => {
  const folder = mkdtempSync(pathOf(tmpdir(), 'nomnom-journal-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is in the files of each process what any has taken away', async () => {
    const [anna, ben] = [await join(one, 'Anna'), await join(one, 'Ben')]
    const { id } = await befriend(anna, ben, ['canViewPlaces'])
    const files = [pathOf(folder, 'data/r.jsonl'), pathOf(folder, 'backups/r.jsonl')] as const
    const { db, log, clock } = one.deps
    const running = startJournal({ db, files, log, clock })
    one.deps.journal = running
    await anna.patch(`/users/friends/${id}/permissions`, { canViewPlaces: false })
    delete one.deps.journal
    await running.stop()
    // Noted by the other process, whose files are elsewhere.
    const user = ben.userId
    await noteInDatabase(two.db, [{ kind: 'account-deleted', at: 5, user }])
    const journal = startJournal({ db, files, log, clock })
    await journal.stop()
    for (const file of files) {
      // A line that its process writes just as it looks for those of others stands there twice; a restore takes it once.
      const lines = (await readJournal(file, 0)).map((entry) => JSON.stringify(entry))
      expect([...new Set(lines)].map((line) => JSON.parse(line))).toMatchObject([
        { kind: 'account-deleted', user },
        { kind: 'revoked', granter: anna.userId },
      ])
    }
    const before = readFileSync(files[1], 'utf8')
    await startJournal({ db, files, log, clock }).stop()
    expect(readFileSync(files[1], 'utf8')).toBe(before)
  })
})

describe('live streams', () => {
  let streams: Stream[] = []
  afterEach(async () => {
    vi.useRealTimers()
    await Promise.all(streams.map((stream) => stream.close()))
    streams = []
  })

  it('of one process share a heartbeat, and one question about all of their sessions', async () => {
    const quiet = await startServer({ databaseUrl: one.databaseUrl, env })
    const people = await Promise.all(
      ['a', 'b', 'c'].map((name) => register(quiet, `${name}@streams.example.org`, PASSWORD)),
    )
    const [, , gone] = people
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    for (const person of [...people, ...people]) {
      streams.push(await openStream(as(quiet, person)('/api/events')))
    }
    for (const stream of streams) expect(await stream.next()).toBe(': open')
    await quiet.db
      .deleteFrom('auth_sessions')
      .where('user_id', '=', gone?.userId ?? '')
      .execute()
    const asked = vi.spyOn(Client.prototype, 'query')
    vi.advanceTimersByTime(20_000)
    const frames = await Promise.all(streams.map((stream) => stream.next()))
    const about = asked.mock.calls.filter(([query]) => JSON.stringify(query).includes('sessions'))
    asked.mockRestore()
    expect(frames).toEqual([': ', ': ', undefined, ': ', ': ', undefined])
    expect(about).toHaveLength(1)
    await quiet.stop()
  })
})
