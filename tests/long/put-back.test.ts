// A whole data folder is put back without a word: one copied while the server was stopped, weeks
// ago, and a snapshot of the volume in the middle of its work, seconds ago; twice in a row. The
// phones run the real engine against the real server on a PostgreSQL of that folder.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDeviceState } from '#db/read-sync.ts'
import { connect } from '#server/db/connect.ts'
import { startEmbedded, type EmbeddedDatabase } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { apiOf, befriend, join as joinIn, type Api } from '../support/api.ts'
import { figure } from '../support/figures.ts'
import { signIn } from '../support/people.ts'
import { createPhone, type Phone } from '../support/phone.ts'
import { startServer, type TestServer } from '../support/server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let root = ''
let database: EmbeddedDatabase
let server: TestServer
let anna: Api
let phones: Phone[] = []
let listId = ''
let clockMs = 0

const folder = (name: string) => join(root, name)

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'nomnom-put-back-'))
  chmodSync(root, 0o755)
  clockMs = Date.now() - 40 * DAY_MS
  await start()
  anna = await joinIn(server, 'Anna')
  const ben = await joinIn(server, 'Ben')
  await befriend(anna, ben, ['canManageGroceryLists'])
  phones = [createPhone(server, anna), createPhone(server, ben)]
  const items = [{ text: 'Milk', category: null, pos: 'a0' }]
  const [phone] = phones
  listId = (await phone?.save({ type: 'create-list', name: 'Weekend', items }))?.id ?? ''
  await meet()
}, 300_000)

afterAll(async () => {
  await stop()
  rmSync(root, { recursive: true, force: true })
}, 120_000)

async function start(): Promise<void> {
  database = await startEmbedded({ dataDir: folder('data'), log: () => undefined })
  const db = connect(database.url, { maxConnections: 1 })
  await migrate(db)
  await db.destroy()
  const next = await startServer({ databaseUrl: database.url })
  next.clock.set(clockMs)
  // The phones know the server by its address, whatever is started there.
  if (server === undefined) server = next
  else Object.assign(server, next)
}

async function stop(): Promise<void> {
  clockMs = server.clock.now()
  await server.stop()
  await database.stop()
}

/** The processes of PostgreSQL stand still while their files are copied, as a volume's snapshot is. */
function snapshot(name: string): void {
  const main = String(database.pid())
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', main], { encoding: 'utf8' })
  const pids = [main, ...children.split('\n').map((line) => line.trim())].filter(Boolean)
  for (const pid of pids) process.kill(Number(pid), 'SIGSTOP')
  try {
    copy('data', name)
  } finally {
    for (const pid of pids) process.kill(Number(pid), 'SIGCONT')
  }
}

function copy(from: string, to: string): void {
  rmSync(folder(to), { recursive: true, force: true })
  execFileSync('cp', ['-a', folder(from), folder(to)])
}

async function putBack(name: string): Promise<void> {
  await stop()
  rmSync(folder('data'), { recursive: true, force: true })
  copy(name, 'copy')
  // What a folder of another machine would not hold either: the lock of a server that lives.
  rmSync(folder('copy/nomnom.lock'), { force: true })
  renameSync(folder('copy'), folder('data'))
  await start()
}

async function meet(): Promise<void> {
  for (const phone of [...phones, ...phones]) await phone.sync()
}

async function add(text: string, pos: string): Promise<void> {
  const [phone] = phones
  const changes = [{ add: { text, category: null, pos } }]
  await phone?.save({ type: 'change-list', listId, changes })
  await meet()
}

async function everywhere(): Promise<unknown[]> {
  const shown = await Promise.all(phones.map((phone) => phone.list(listId)))
  const { body } = await anna.get(`/grocerylists/${listId}`)
  const lists = [body.groceries, ...shown.map((list) => list?.items)]
  return lists.map((items) => items?.map(({ text }: { text: string }) => text))
}

/** Weeks pass, and everybody signs in again. */
async function pass(days: number): Promise<void> {
  server.clock.advance(days * DAY_MS)
  for (const { person } of phones) {
    Object.assign(person, await signIn(server, person.email, 'a long enough pass-phrase'))
  }
  const [phone] = phones
  if (phone) anna = apiOf(server, phone.person)
}

test('what the phones hold is there again after each copy, old or new', async () => {
  await stop()
  copy('data', 'weeks')
  await start()
  await pass(20)
  await add('Bread', 'a1')
  snapshot('seconds')
  await add('Eggs', 'a2')
  await add('Butter', 'a3')
  const all = ['Milk', 'Bread', 'Eggs', 'Butter']
  expect(await everywhere()).toEqual([all, all, all])

  for (const name of ['seconds', 'seconds', 'weeks', 'weeks', 'seconds']) {
    await putBack(name)
    // The copy may not know their sessions.
    await pass(0)
    const { body } = await anna.get(`/grocerylists/${listId}`)
    expect(body.groceries, name).toHaveLength(name === 'weeks' ? 1 : 2)
    await meet()
    await meet()
    expect(await everywhere(), name).toEqual([all, all, all])
    for (const { db } of phones) {
      expect(await readDeviceState(db)).toMatchObject({ waiting: 0, parked: 0 })
    }
  }
  figure('data folders put back without a word', 5, '')
  figure('entries lost', 0, '')
}, 600_000)
