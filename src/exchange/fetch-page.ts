/** A page of another site, through the server: a browser may not read it (product §7.pages). */
import { currentUser, isStillOf, tokenForRequest } from '#session/session.ts'

/** What an answer waits for. */
export type WaitsFor = 'network' | 'server' | 'sign-in'

/** `waits`: what was asked may be asked again. */
type FetchedPage =
  | { kind: 'page'; url: string; text: string }
  | { kind: 'refused'; message: string }
  | { kind: 'waits'; for: WaitsFor }

/** Asks for a page; never throws. `used`: the token that was refused. */
export async function fetchPage(
  url: string,
  signal?: AbortSignal,
  used: string | null = null,
): Promise<FetchedPage> {
  if (!navigator.onLine) return { kind: 'waits', for: 'network' }
  try {
    const sent = await tokenForRequest(used)
    if (sent === null) return { kind: 'waits', for: (await isSignedOut()) ? 'sign-in' : 'server' }
    const answer = await fetch('/api/fetch-page', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${sent.token}` },
      body: JSON.stringify({ url }),
      ...(signal && { signal }),
    })
    if (answer.status === 401 && used === null) return await fetchPage(url, signal, sent.token)
    const body: unknown = await answer.json()
    const { text, url: found, message } = body as Record<string, unknown>
    if (answer.ok && typeof text === 'string') return { kind: 'page', url: String(found), text }
    if (answer.status >= 500 || typeof message !== 'string') return { kind: 'waits', for: 'server' }
    return { kind: 'refused', message }
  } catch {
    // No network, or an answer that is none of ours: nothing is lost, it is asked again.
    return { kind: 'waits', for: navigator.onLine ? 'server' : 'network' }
  }
}

async function isSignedOut(): Promise<boolean> {
  return !(await isStillOf(currentUser()?.id ?? ''))
}
