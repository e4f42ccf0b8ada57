// The real client library of the sign-in provider against a server under test, and raw calls.
import { AuthClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

/** A client set up as the one of the page: implicit flow, with a store of its own. */
export function authClient(server: TestServer, options: { flowType?: 'implicit' | 'pkce' } = {}) {
  const stored = new Map<string, string>()
  return new AuthClient({
    url: server.url + server.deps.config.authPathPrefix,
    headers: { apikey: 'anon' },
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        stored.set(key, value)
      },
      removeItem: (key) => {
        stored.delete(key)
      },
    },
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: options.flowType ?? 'implicit',
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input))
      return server.fetch(url.pathname + url.search, init)
    },
  })
}

export type RawAnswer = {
  status: number
  headers: Headers
  /** The JSON of the answer; {} if it has none. */
  body: Record<string, unknown>
}

type RawCall = {
  method?: string
  json?: unknown
  /** A text that is sent as it is. */
  text?: string
  token?: string
  /** Asks for the newer of the two shapes of errors. */
  isNewShape?: boolean
  headers?: Record<string, string>
}

/** A call to the provider without any library. Redirects are not followed. */
export async function call(
  server: TestServer,
  path: string,
  options: RawCall = {},
): Promise<RawAnswer> {
  const { method, json, text, token, isNewShape, headers } = options
  const body = text ?? (json === undefined ? undefined : JSON.stringify(json))
  const answer = await server.fetch(server.deps.config.authPathPrefix + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(isNewShape === true ? { 'X-Supabase-Api-Version': '2024-01-01' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const content = await answer.text()
  const value: unknown =
    content.startsWith('{') || content.startsWith('[') ? JSON.parse(content) : {}
  const object = Array.isArray(value) ? { list: value } : value
  return {
    status: answer.status,
    headers: answer.headers,
    body: typeof object === 'object' && object !== null ? { ...object } : {},
  }
}

/** The newest mail to an address: its link token, its type, its code. */
export async function lastMail(server: TestServer, email: string) {
  const mail = (await server.mails()).findLast(({ to }) => to === email)
  if (!mail) throw new Error(`no mail came for ${email}`)
  const link = /https?:\/\/\S+\/verify\?\S+/.exec(mail.text)?.[0] ?? ''
  const code = /code: (\d{6})/.exec(mail.text)?.[1] ?? ''
  const query = link === '' ? new URLSearchParams() : new URL(link).searchParams
  return {
    ...mail,
    link,
    code,
    token: query.get('token') ?? '',
    type: query.get('type') ?? '',
    redirectTo: query.get('redirect_to') ?? '',
  }
}

/** Opens a mailed link as a browser would, without following where it leads. */
export async function openLink(server: TestServer, link: string, method = 'GET') {
  const url = new URL(link)
  const answer = await server.fetch(url.pathname + url.search, { method, redirect: 'manual' })
  const location = answer.headers.get('location')
  const target = location === null ? undefined : new URL(location)
  return {
    status: answer.status,
    location: location ?? '',
    fragment: new URLSearchParams(target?.hash.slice(1)),
    query: target?.searchParams ?? new URLSearchParams(),
    headers: answer.headers,
  }
}

/** Lets the pause pass that an address has between two mails. */
export function passMailPause(server: TestServer): void {
  server.clock.advance(61_000)
}

/** Sets up two-step sign-in for somebody; answers their authenticator app. */
export async function setUpSecondStep(
  server: TestServer,
  { accessToken: token }: Person,
): Promise<() => string> {
  const { body } = await call(server, '/factors', { token, json: { factor_type: 'totp' } })
  const { secret } = body.totp as { secret: string }
  const show = authenticator(server, secret)
  const path = `/factors/${String(body.id)}`
  const challenge = await call(server, `${path}/challenge`, { token, json: {} })
  const json = { challenge_id: challenge.body.id, code: show() }
  const { status } = await call(server, `${path}/verify`, { token, json })
  if (status !== 200) throw new Error(`the second step answers ${status}`)
  return show
}

/**
 * An authenticator app: answers the code of this half minute. Codes count once, so let time pass.
 */
export function authenticator(server: TestServer, secret: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) })
  return () => totp.generate({ timestamp: server.clock.now() })
}

/** Lets half a minute pass, so that an authenticator app shows another code. */
export function passHalfMinute(server: TestServer): void {
  server.clock.advance(30_000)
}
