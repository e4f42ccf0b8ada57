// What a mailed link leads to. Clients read the outcome from the fragment, which never reaches a
// server; keys are sorted, and an empty `sb` marks the fragment as ours.
import type { Context } from 'hono'
import type { AppEnv } from '../../deps.ts'
import type { AuthError } from '../errors.ts'
import type { SessionJson } from '../tokens/sessions.ts'

type Values = Record<string, string>

const OAUTH_ERRORS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
}

function encode(values: Values): string {
  const sorted = new URLSearchParams(values)
  sorted.sort()
  return sorted.toString()
}

/** 303 from a mailed link, 302 from an external provider, as in the protocol. */
type Status = 302 | 303

function redirect(context: Context<AppEnv>, url: URL, status: Status = 303): Response {
  // The address may carry a session: nothing may keep it or pass it on.
  context.header('Cache-Control', 'no-store')
  context.header('Referrer-Policy', 'no-referrer')
  return context.redirect(url.href, status)
}

function withQuery(target: string, values: Values): URL {
  const url = new URL(target)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url
}

/** The session, for clients of the implicit flow. */
export function sessionRedirect(
  context: Context<AppEnv>,
  target: string,
  { session, type, status }: { session: SessionJson; type: string; status?: Status },
): Response {
  const url = new URL(target)
  url.hash = encode({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    ...(type === '' ? {} : { type }),
    ...(session.provider_token ? { provider_token: session.provider_token } : {}),
    ...(session.provider_refresh_token
      ? { provider_refresh_token: session.provider_refresh_token }
      : {}),
  })
  return redirect(context, url, status)
}

/** A code, for clients of the PKCE flow. */
export function codeRedirect(
  context: Context<AppEnv>,
  target: string,
  { code, status }: { code: string; status?: Status },
): Response {
  return redirect(context, withQuery(target, { code }), status)
}

/** A step that succeeded without signing anybody in. */
export function messageRedirect(
  context: Context<AppEnv>,
  target: string,
  { text, isPkce }: { text: string; isPkce: boolean },
): Response {
  const url = isPkce ? withQuery(target, { message: text }) : new URL(target)
  url.hash = encode({ message: text, sb: '' })
  return redirect(context, url)
}

/** What went wrong, in the fragment; in the PKCE flow also in the query. */
export function errorRedirect(
  context: Context<AppEnv>,
  target: string,
  { error, isPkce, status }: { error: AuthError; isPkce: boolean; status?: Status },
): Response {
  const values: Values = {
    error: OAUTH_ERRORS[error.status] ?? (error.status >= 500 ? 'server_error' : 'access_denied'),
    error_code: error.code,
    error_description: error.message,
  }
  const url = isPkce ? withQuery(target, values) : new URL(target)
  url.hash = encode({ ...values, sb: '' })
  return redirect(context, url, status)
}
