/** A page of another site, through the server: a browser may not read it (product §7.pages). */
import { tokenForRequest } from '#session/session.ts'

/** `waits`: there is no network, or no answer of the server; what was asked may be asked again. */
type FetchedPage =
  | { kind: 'page'; url: string; text: string }
  | { kind: 'refused'; message: string }
  | { kind: 'waits' }

/** Asks for a page; never throws. */
export async function fetchPage(url: string, signal?: AbortSignal): Promise<FetchedPage> {
  const sent = navigator.onLine ? await tokenForRequest() : null
  if (sent === null) return { kind: 'waits' }
  try {
    const answer = await fetch('/api/fetch-page', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${sent.token}` },
      body: JSON.stringify({ url }),
      ...(signal && { signal }),
    })
    const body: unknown = await answer.json()
    const { text, url: found, message } = body as Record<string, unknown>
    if (answer.ok && typeof text === 'string') return { kind: 'page', url: String(found), text }
    if (answer.status >= 500 || typeof message !== 'string') return { kind: 'waits' }
    return { kind: 'refused', message }
  } catch {
    // No network, or an answer that is none of ours: nothing is lost, it is asked again.
    return { kind: 'waits' }
  }
}
