// Somebody who calls the server over HTTP with a session of their own.
import { z } from 'zod'
import type { Member } from './content/kinds.ts'

/** Sends one request; the path begins with a slash. */
export type Ask = (path: string, init: RequestInit) => Promise<Response>

/** A signed-in member. Every call throws an Error that names it when it is refused. */
export type DemoCaller = {
  get<Answer>(path: string, answer: z.ZodType<Answer>): Promise<Answer>
  /** `accepted`: refusals that are as good as success. */
  post(path: string, body: unknown, accepted?: readonly number[]): Promise<void>
  patch(path: string, body: unknown): Promise<void>
  /** Ends the session. */
  leave(): Promise<void>
}

const session = z.object({ access_token: z.string() })
const REFUSED_CREDENTIALS = 400

/** Signs a member in, and up when the server does not know them. */
export async function enter(ask: Ask, member: Member): Promise<DemoCaller> {
  const { email, password, displayName } = member
  const data = { display_name: displayName }
  let answer = await send(ask, '/auth/v1/token?grant_type=password', { email, password })
  if (answer.status === REFUSED_CREDENTIALS) {
    answer = await send(ask, '/auth/v1/signup', { email, password, data })
  }
  await assertDone(answer, `signing in as ${email}`)
  const { access_token: token } = session.parse(await answer.json())
  const call = async (method: string, path: string, body?: unknown): Promise<Response> =>
    ask(path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return {
    async get(path, schema) {
      const got = await call('GET', path)
      await assertDone(got, `GET ${path}`)
      return schema.parse(await got.json())
    },
    async post(path, body, accepted = []) {
      const posted = await call('POST', path, body)
      if (!accepted.includes(posted.status)) await assertDone(posted, `POST ${path}`)
    },
    async patch(path, body) {
      await assertDone(await call('PATCH', path, body), `PATCH ${path}`)
    },
    async leave() {
      await assertDone(await call('POST', '/auth/v1/logout?scope=local'), 'signing out')
    },
  }
}

function send(ask: Ask, path: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function assertDone(answer: Response, what: string): Promise<void> {
  if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${await answer.text()}`)
}
