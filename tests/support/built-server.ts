// The built server as a process of its own, which tests kill; and calls that survive that.
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { ensureBuilt } from '../../scripts/build.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const OPEN_LIMIT_MS = 30_000
const CALL_LIMIT_MS = 10_000
const POLL_MS = 10

/** A server process that has answered. */
export type BuiltServer = { process: ChildProcess; url: string; openMs: number }

/** Runs a file of scripts/ as a program. */
export function runScript(
  name: string,
  options: { args?: string[]; env: Record<string, string>; stderr?: 'pipe' | 'ignore' },
): ChildProcess {
  const { args = [], env, stderr = 'ignore' } = options
  return spawn(process.execPath, [`scripts/${name}`, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', stderr],
  })
}

/** Builds what is stale, so that the time of a start does not include it. */
export async function buildFirst(): Promise<void> {
  await ensureBuilt()
}

/** Starts the built server and waits for its first good answer; undefined: it never opened. */
export async function openBuilt(
  port: number,
  env: Record<string, string>,
): Promise<BuiltServer | undefined> {
  const startedAt = performance.now()
  const url = `http://127.0.0.1:${port}`
  const settings = { AUTH_AUTOCONFIRM: 'true', PORT: String(port), ...env }
  const child = runScript('start.mjs', { env: settings, stderr: 'pipe' })
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8')
  })
  while (performance.now() - startedAt < OPEN_LIMIT_MS && child.exitCode === null) {
    if ((await call(`${url}/api/health`)).status === 200) {
      return { process: child, url, openMs: performance.now() - startedAt }
    }
    await delay(POLL_MS)
  }
  console.log(`A start failed: ${errors}`)
  child.kill('SIGKILL')
  return undefined
}

/** What was answered. status 0: nothing, so nothing was acknowledged. */
type Outcome = { status: number; body: unknown }

/**
 * A call that never throws: if the server is killed meanwhile or does not listen, the status is 0.
 */
export async function call(url: string, init: RequestInit = {}): Promise<Outcome> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(CALL_LIMIT_MS) })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return { status: 0, body: undefined }
  }
}

/** Sends JSON, with a session if there is one. */
export function send(url: string, body: unknown, token?: string): Promise<Outcome> {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  return call(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

const session = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) })

const PASSWORD = 'a long enough pass-phrase'

type SignedIn = { token: string; id: string }

/** Makes an account on a server that confirms addresses by itself. */
export function signUpAt(url: string, name: string): Promise<SignedIn> {
  return sessionOf(`${url}/auth/v1/signup`, name)
}

/** Signs in somebody whose account signUpAt has made. */
export function signInAt(url: string, name: string): Promise<SignedIn> {
  return sessionOf(`${url}/auth/v1/token?grant_type=password`, name)
}

async function sessionOf(address: string, name: string): Promise<SignedIn> {
  const account = { email: `${name}@example.org`, password: PASSWORD }
  const { access_token: token, user } = session.parse((await send(address, account)).body)
  return { token, id: user.id }
}

const lists = z.array(z.object({ id: z.string() }))

/** The ids of somebody's lists. */
export async function listIdsAt(url: string, token: string): Promise<Set<string>> {
  const { body } = await call(`${url}/api/grocerylists`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return new Set(lists.parse(body).map(({ id }) => id))
}
