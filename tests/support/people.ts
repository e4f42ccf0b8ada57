// People who use the product: registered through the sign-in provider as the page does it, or there
// already.
import { adminToken } from './admin-token.ts'
import type { TestServer } from './server.ts'

/** Somebody who is signed in. */
export type Person = {
  userId: string
  accessToken: string
  refreshToken: string
  email: string
}

const USUAL_PASSWORD = 'a long enough pass-phrase'
/** Its hash at the least cost: to check it costs nothing, where our own take a fiftieth of a second. */
const QUICK_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$TRaFWW+l6wIBy37hsd3fmA$dAYFB56bWoHqFeIcpBPgZhLZXboTYym40Uk9uaviHGI'

/** Registers, confirms by mail and signs in. displayName: what friends will see. */
export async function register(
  server: TestServer,
  email: string,
  ...[password = USUAL_PASSWORD, displayName]: [password?: string, displayName?: string]
): Promise<Person> {
  const data = displayName === undefined ? {} : { display_name: displayName }
  const signedUp = await post(server, '/signup', { email, password, data })
  if ('access_token' in signedUp) return personOf(signedUp, email)
  await confirm(server, email)
  return signIn(server, email, password)
}

/**
 * Signs in somebody who is there already, for tests of what comes after that: an administrator has made
 * the account, without a mail. It takes a third of what `register` does.
 */
export async function settle(
  server: TestServer,
  email: string,
  displayName: string,
): Promise<Person> {
  const account = {
    email,
    email_confirm: true,
    password_hash: QUICK_HASH,
    user_metadata: { display_name: displayName },
  }
  await post(server, '/admin/users', account, await adminToken(server.deps, 60))
  return signIn(server, email, USUAL_PASSWORD)
}

/** Signs in with a password. */
export async function signIn(server: TestServer, email: string, password: string): Promise<Person> {
  return personOf(await passwordSession(server, email, password), email)
}

/** Signs in with a password; answers the whole session that a page would keep. */
export function passwordSession(
  server: TestServer,
  email: string,
  password: string,
): Promise<Record<string, unknown>> {
  return post(server, '/token?grant_type=password', { email, password })
}

function personOf(session: Record<string, unknown>, email: string): Person {
  const { user } = session
  if (typeof user !== 'object' || user === null || !('id' in user)) {
    throw new Error('The sign-in answered without a user')
  }
  return {
    userId: String(user.id),
    accessToken: String(session.access_token),
    refreshToken: String(session.refresh_token),
    email,
  }
}

/** Asks as this person: adds the Authorization header, and JSON for a body. */
export function as(server: TestServer, person: Person) {
  return (path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> => {
    const { json, ...rest } = init
    const headers = new Headers(rest.headers)
    headers.set('Authorization', `Bearer ${person.accessToken}`)
    if (json === undefined) return server.fetch(path, { ...rest, headers })
    headers.set('Content-Type', 'application/json')
    return server.fetch(path, { ...rest, headers, body: JSON.stringify(json) })
  }
}

async function confirm(server: TestServer, email: string): Promise<void> {
  const mails = await server.mails()
  const mail = mails.findLast(({ to }) => to.toLowerCase() === email.toLowerCase())
  const token = /[?&]token=([^&\s"'<>]+)/.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`No mail with a link came for ${email}`)
  await post(server, '/verify', { token_hash: token, type: 'signup' })
}

async function post(
  server: TestServer,
  path: string,
  ...[body, token]: [body: unknown, token?: string]
): Promise<Record<string, unknown>> {
  const address = server.deps.config.authPathPrefix + path
  const answer = await server.fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`POST ${address} answered ${answer.status}: ${text}`)
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
