// `npm run admin` on accounts and sessions, beside a running server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admin } from '#server/admin.ts'
import { JOURNAL_FILE, readJournal } from '#server/sync/journal.ts'
import { setUpSecondStep } from '../support/auth-client.ts'
import { openStream } from '../support/event-stream.ts'
import { as, register, signIn, type Person } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const PASSWORD = 'a long enough pass-phrase'
const dataDir = mkdtempSync(pathOf(tmpdir(), 'nomnom-admin-'))

let server: TestServer
let anna: Person
let ben: Person

beforeAll(async () => {
  server = await startServer()
  anna = await register(server, 'anna@example.org', PASSWORD)
  ben = await register(server, 'ben@example.org', PASSWORD)
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

const command = (...args: string[]) =>
  admin(args, { DATABASE_URL: server.databaseUrl, DATA_DIR: dataDir })
const status = async (person: Person) => (await as(server, person)('/api/users/me')).status

it('says what there is, and does nothing when a word is missing', async () => {
  for (const args of [[], ['nonsense'], ['disable'], ['end-sessions'], ['delete']]) {
    await expect(command(...args)).rejects.toThrow(/admin -- status .*\n.*admin -- users/)
  }
  expect(await command('status')).toMatch(/mails +0 wait to be sent/)
})

it('says how many servers run, which streams they hold and who waits', async () => {
  const other = await startServer({ databaseUrl: server.databaseUrl })
  const here = await openStream(as(server, anna)('/api/events'))
  const there = await openStream(as(other, anna)('/api/events'))
  for (const stream of [here, there]) expect(await stream.next()).toBe(': open')
  const said = await command('status')
  expect(said).toMatch(/servers +2 running\nstreams +2 open\n/)
  expect(said).toMatch(/requests +0 wait for a connection, 0 for a lock/)
  for (const stream of [here, there]) await stream.close()
  await other.stop()
  expect(await command('status')).toMatch(/servers +1 running\nstreams +0 open\n/)
})

it('finds accounts by a part of the address, with how they stand', async () => {
  await setUpSecondStep(server, ben)
  expect((await command('users')).split('\n')).toHaveLength(2)
  const line = await command('users', 'BEN')
  expect(line).toMatch(/^\d{4}-\d\d-\d\d {2}confirmed {4}ben@example.org .*second step\)$/)
  expect(await command('users', 'nobody')).toBe('No address holds nobody.')
})

it('lists sessions, and ends one or all of somebody', async () => {
  const again = await signIn(server, anna.email, PASSWORD)
  const before = (await command('sessions', anna.email)).split('\n')
  const newestOne = await signIn(server, anna.email, PASSWORD)
  const lines = (await command('sessions', anna.email)).split('\n')
  expect(lines).toHaveLength(before.length + 1)
  expect(await command('sessions')).toContain('ben@example.org')
  const [newest = ''] = lines
  expect(await command('end-sessions', newest.split(' ')[0] ?? '')).toBe('The session is ended.')
  expect([await status(again), await status(newestOne)]).toEqual([200, 401])
  expect(await command('end-sessions', anna.email)).toContain(`(${before.length} sessions)`)
  expect([await status(anna), await status(again)]).toEqual([401, 401])
  await expect(command('end-sessions', newest.split(' ')[0] ?? '')).rejects.toThrow('no session')
  await expect(command('sessions', 'x@example.org')).rejects.toThrow('No account has the address')
})

it('disables an account: out everywhere, and in nowhere until it is enabled', async () => {
  const signedIn = await signIn(server, anna.email, PASSWORD)
  expect(await command('disable', anna.email)).toContain('signed out everywhere (1 sessions)')
  expect(await status(signedIn)).toBe(401)
  await expect(signIn(server, anna.email, PASSWORD)).rejects.toThrow()
  expect(await command('users', 'anna')).toContain('disabled')
  await command('enable', anna.email)
  expect(await status(await signIn(server, anna.email, PASSWORD))).toBe(200)
})

it('deletes an account only when told twice, and notes it in the journal', async () => {
  const signedIn = await signIn(server, anna.email, PASSWORD)
  await expect(command('delete', anna.email)).rejects.toThrow(`delete ${anna.email} --yes`)
  expect(await status(signedIn)).toBe(200)
  expect(await command('delete', anna.email, '--yes')).toContain('is deleted')
  expect(await status(signedIn)).toBe(401)
  expect(await command('users')).not.toContain('anna')
  const journal = await readJournal(pathOf(dataDir, JOURNAL_FILE), 0)
  expect(journal.at(-1)).toMatchObject({ kind: 'account-deleted', user: anna.userId })
})
