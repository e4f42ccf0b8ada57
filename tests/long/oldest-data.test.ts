// A day in the life: data of the oldest nomnom that had a database, filled through its own server,
// opened by today's `npm start`; and a backup of it, restored with today's.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Json } from '../support/api.ts'
import {
  buildFirst,
  call,
  openBuilt,
  runScript,
  send,
  signInAt,
  signUpAt,
} from '../support/built-server.ts'
import { freePort } from '#server/free-port.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const OPEN_LIMIT_MS = 120_000
const TABLES = 'server/db/migrations'

let folder = ''
let oldest = ''

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nomnom-oldest-'))
  chmodSync(folder, 0o755)
  oldest = git('log', '--reverse', '--format=%H', '--', TABLES).split('\n')[0] ?? ''
  await buildFirst()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The server of a commit, run from its sources with the packages of today. */
async function openOld(commit: string, dataDir: string) {
  const checkout = join(folder, 'checkout')
  // Where it looks for the built page, of which nothing is needed.
  mkdirSync(join(checkout, 'client'), { recursive: true })
  writeFileSync(join(checkout, 'client/index.html'), '<!doctype html>')
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', checkout], { input: archive })
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'))
  const port = await freePort()
  const start = "const { main } = await import('./server/main.ts'); await main()"
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', start],
    {
      cwd: checkout,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, AUTH_AUTOCONFIRM: 'true' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + OPEN_LIMIT_MS
  while ((await call(`${url}/api/health`)).status !== 200) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${commit} does not start: ${errors}`)
    }
    await delay(50)
  }
  return { process: child, url }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

async function command(script: string, file: string, dataDir: string): Promise<void> {
  const child = runScript(script, { args: [file], env: { DATA_DIR: dataDir }, stderr: 'pipe' })
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  expect({ code, errors }).toEqual({ code: 0, errors: expect.any(String) })
}

const recipe = {
  title: 'Grünkohl "1 kg"',
  description: 'Tab\tand\nline',
  diet: 'MEAT',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: '1 kg Grünkohl 🥬' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Cook it.' }] }],
}
const place = {
  name: 'Café',
  location: 'Here',
  type: 'lunch',
  foodRating: 9,
  priceQualityRating: 8,
  seatingRating: 7,
}

async function patch(url: string, body: unknown, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const { status, body: said } = await call(url, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(body),
  })
  expect([200, 201, 204], JSON.stringify(said)).toContain(status)
}

/** Two friends, a list that is shared and was changed, a recipe and a place. */
async function fill(url: string): Promise<void> {
  const anna = await signUpAt(url, 'anna')
  const ben = await signUpAt(url, 'ben')
  const made = async (path: string, body: unknown, token: string): Promise<Json> => {
    const { status, body: answer } = await send(`${url}/api${path}`, body, token)
    expect([200, 201], JSON.stringify(answer)).toContain(status)
    return answer
  }
  const groceries = [{ text: 'Milk' }, { text: 'Brötchen 🥐' }]
  const list = await made('/grocerylists', { name: 'Weekend', groceries }, anna.token)
  await patch(`${url}/api/grocerylists/${list.id}`, { groceries: [{ text: 'Tea' }] }, anna.token)
  await made('/recipes', recipe, anna.token)
  await made('/places', place, anna.token)
  await made('/users/friend-requests', { email: 'ben@example.org' }, anna.token)
  const requests: Json = await read(url, '/users/me/friend-requests', ben.token)
  await patch(
    `${url}/api/users/friend-requests/${requests[0].id}`,
    { status: 'ACCEPTED' },
    ben.token,
  )
  const [friend]: Json = await read(url, '/users/me/friends', anna.token)
  const path = `/users/friends/${friend.friendship.id}/permissions`
  await patch(`${url}/api${path}`, { canManageGroceryLists: true }, anna.token)
}

async function read(url: string, path: string, token: string): Promise<Json> {
  const { status, body } = await call(`${url}/api${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(status, path).toBe(200)
  return body
}

/** Everything that both see, after signing in with their passwords. */
async function everything(url: string): Promise<Json> {
  const seen: Json = {}
  for (const name of ['anna', 'ben']) {
    const { token } = await signInAt(url, name)
    for (const path of [
      '/users/me',
      '/users/me/friends',
      '/grocerylists',
      '/grocerylists/shared',
      '/recipes',
      '/places',
    ]) {
      seen[`${name} ${path}`] = await read(url, path, token)
    }
  }
  return seen
}

/** What was there is there; fields that came since, and versions, which a restore gives anew, may differ. */
function withoutVersions(value: Json): Json {
  return JSON.parse(JSON.stringify(value), (key, each) => (key === 'version' ? undefined : each))
}

test('data of the oldest nomnom opens with this one, and so does a backup of it', async ({
  skip,
}) => {
  if (oldest === '') skip('needs the history of the repository')
  const dataDir = join(folder, 'data')
  const old = await openOld(oldest, dataDir)
  await fill(old.url)
  const before = withoutVersions(await everything(old.url))
  expect(before['ben /grocerylists/shared'][0].groceries).toHaveLength(3)
  await stop(old.process)

  const file = join(folder, 'oldest.tar.gz')
  await command('backup.mjs', file, dataDir)
  const upgraded = await openBuilt(await freePort(), { DATA_DIR: dataDir })
  if (!upgraded) throw new Error('npm start does not open the data')
  expect(withoutVersions(await everything(upgraded.url))).toMatchObject(before)
  await stop(upgraded.process)

  const elsewhere = join(folder, 'elsewhere')
  await command('restore.mjs', file, elsewhere)
  const restored = await openBuilt(await freePort(), { DATA_DIR: elsewhere })
  if (!restored) throw new Error('npm start does not open the restored data')
  expect(withoutVersions(await everything(restored.url))).toMatchObject(before)
  const { token } = await signInAt(restored.url, 'ben')
  const [shared] = await read(restored.url, '/grocerylists/shared', token)
  await patch(
    `${restored.url}/api/grocerylists/${shared.id}`,
    { groceries: [{ text: 'Ham' }] },
    token,
  )
  await stop(restored.process)
})
