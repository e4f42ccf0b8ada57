import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runRestoreProgram } from '#server/backup/program.ts'
import {
  buildFirst,
  type BuiltServer,
  listIdsAt,
  openBuilt,
  runScript,
  send,
  signUpAt,
} from '../support/built-server.ts'
import { postgresBelow } from '../support/checkout.ts'
import { figure } from '../support/figures.ts'
import { freshEmptyDatabase } from '../support/postgres.ts'
import { freePort } from '#server/free-port.ts'

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 50)
const WRITERS = 8
const OPEN_LIMIT_MS = 30_000
const POLL_MS = 10

let dataDir = ''
let backups = ''
let url = ''
let port = 0

beforeAll(async () => {
  await buildFirst()
  dataDir = mkdtempSync(join(tmpdir(), 'nomnom-kill-'))
  chmodSync(dataDir, 0o755)
  backups = mkdtempSync(join(tmpdir(), 'nomnom-kill-backups-'))
  port = await freePort()
  url = `http://127.0.0.1:${port}`
})

afterAll(() => {
  for (const folder of [dataDir, backups]) rmSync(folder, { recursive: true, force: true })
})

/** Starts the built server on the one data folder. */
const open = () => openBuilt(port, { DATA_DIR: dataDir })

/** Writes lists until told to stop and notes each that the server acknowledged. */
async function write(token: string, acknowledged: Set<string>, isOver: () => boolean) {
  while (!isOver()) {
    const localId = v7()
    const list = { localId, name: localId, groceries: [{ text: 'Milk' }] }
    const { status } = await send(`${url}/api/grocerylists`, list, token)
    if (status === 201) acknowledged.add(localId)
    else if (status === 0) await delay(POLL_MS)
  }
}

/** In turn: the server, PostgreSQL's main process, one of its workers, and everything at once. */
function kill(round: number, server: BuiltServer): string {
  const postgres = postgresBelow(dataDir)
  const workers = postgres.flatMap(childrenOf)
  const targets = [
    { name: 'server', pids: [server.process.pid ?? 0] },
    { name: 'postgres', pids: postgres },
    { name: 'worker', pids: workers.slice(-1) },
    { name: 'all', pids: [server.process.pid ?? 0, ...postgres, ...workers] },
  ]
  const { name, pids } = targets[round % targets.length] ?? { name: '', pids: [] }
  for (const pid of pids) killHard(pid)
  return name
}

/** A backup by command, which the kill of the database may cut off. */
function startBackup(round: number): Promise<void> {
  const args = [join(backups, `${round}.tar.gz`)]
  const child = runScript('backup.mjs', { args, env: { DATA_DIR: dataDir } })
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Ended between being listed and being killed.
  }
}

test(`${ROUNDS} rounds of kill -9 under ${WRITERS} writers and backups lose nothing that was acknowledged`, async ({
  skip,
}) => {
  if (process.platform !== 'linux') skip('finds the processes in /proc, which only Linux has')
  let server = await open()
  expect(server).toBeDefined()
  const names = Array.from({ length: WRITERS }, (_, index) => `writer-${index}`)
  const tokens = await Promise.all(names.map(async (name) => (await signUpAt(url, name)).token))
  const acknowledged = tokens.map(() => new Set<string>())
  const openTimes: number[] = []
  let failedOpens = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    let isOver = false
    const before = count(acknowledged)
    const writers = tokens.map((token, index) =>
      write(token, acknowledged[index] ?? new Set(), () => isOver),
    )
    const backup = startBackup(round)
    // Killed in the middle of writing, at another moment in each round.
    while (count(acknowledged) < before + WRITERS * (2 + (round % 5))) await delay(POLL_MS)
    if (server === undefined) break
    const what = kill(round, server)
    if (what === 'server' || what === 'all') {
      isOver = true
      await Promise.all(writers)
      // It may have found no server and started the database for itself.
      await backup
      server = await open()
      if (server === undefined) failedOpens += 1
      else openTimes.push(server.openMs)
    } else {
      // The server goes on by itself: writes are acknowledged again without a new start.
      const killedAt = count(acknowledged)
      await expect
        .poll(() => count(acknowledged), { timeout: OPEN_LIMIT_MS })
        .toBeGreaterThan(killedAt + WRITERS)
      isOver = true
      await Promise.all(writers)
    }
    await backup
  }
  let lost = 0
  for (const [index, token] of tokens.entries()) {
    const stored = await listIdsAt(url, token)
    lost += [...(acknowledged[index] ?? [])].filter((id) => !stored.has(id)).length
  }
  server?.process.kill('SIGTERM')
  figure('kill rounds: acknowledged writes', count(acknowledged), '')
  figure('kill rounds: acknowledged writes lost', lost, '')
  figure('kill rounds: failed opens', failedOpens, '')
  figure('kill rounds: slowest open', Math.round(Math.max(...openTimes)), 'ms')
  expect({ lost, failedOpens }).toEqual({ lost: 0, failedOpens: 0 })
  expect(count(acknowledged)).toBeGreaterThan(ROUNDS * WRITERS)
})

function count(sets: Set<string>[]): number {
  return sets.reduce((sum, { size }) => sum + size, 0)
}

test('after the rounds each backup that is there can be restored', async () => {
  const made = readdirSync(backups)
  expect(made.filter((name) => !/^\d+\.tar\.gz$/.test(name))).toEqual([])
  let restored = 0
  for (const name of made) {
    const { url, drop } = await freshEmptyDatabase()
    const env = { DATABASE_URL: url, DATA_DIR: dataDir }
    await runRestoreProgram({ args: [join(backups, name)], env, say: () => undefined })
    await drop()
    restored += 1
  }
  figure('kill rounds: backups that were whole, all restored', restored, '')
  expect(restored).toBeGreaterThan(0)
})

test('after the rounds PostgreSQL finds no damage in its files', async () => {
  await expect.poll(() => postgresBelow(dataDir), { timeout: OPEN_LIMIT_MS }).toEqual([])
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).not.toMatch(/PANIC|invalid page|checksum|could not read block/)
})
