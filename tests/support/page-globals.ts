/**
 * What the page's own modules find around them where there is no browser: the session code of a
 * window against a server under test. Our code and the client library are real.
 */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import type { TestServer } from './server.ts'

export type PageGlobals = {
  /** Method and path of what the page asked for, in order. */
  requests: string[]
  /** Paths to which the page was sent by a full page load. */
  sentTo: string[]
  /** Answers these paths instead of the server. */
  answers: Map<string, () => Response | Promise<Response>>
  /** The user comes back to the page, or goes to another. */
  show(state: 'visible' | 'hidden'): void
  /** The window is closed: it neither hears nor tells anything any more. */
  close(): void
}

/**
 * Opens a page at this address. Import the page's modules anew after it, and close it in the end.
 */
export function openPage(server: TestServer, address = '/'): PageGlobals {
  vi.resetModules()
  const url = new URL(address, server.url)
  const events = new EventTarget()
  const channels: BroadcastChannel[] = []
  let isClosed = false
  const page: PageGlobals = {
    requests: [],
    sentTo: [],
    answers: new Map(),
    show(state) {
      document.visibilityState = state
      events.dispatchEvent(new Event('visibilitychange'))
    },
    close() {
      isClosed = true
      for (const channel of channels) channel.close()
    },
  }
  const document = { visibilityState: 'visible' }
  const location = {
    href: url.href,
    origin: url.origin,
    hash: url.hash,
    pathname: url.pathname,
    assign: (path: string) => page.sentTo.push(path),
    reload: () => page.sentTo.push(url.pathname),
  }
  const window = {
    location,
    history: { state: null, replaceState() {} },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  const fetchOf: typeof fetch = async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input, url.origin)
    page.requests.push(`${init?.method ?? 'GET'} ${asked.pathname}`)
    const answer = page.answers.get(asked.pathname)
    return answer ? await answer() : await server.fetch(asked.pathname + asked.search, init)
  }
  const globals = { window, document, location, indexedDB: new IDBFactory(), IDBKeyRange }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const Channel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.push(this)
    }
    override postMessage(message: unknown): void {
      // What a window has begun ends with it.
      if (!isClosed) super.postMessage(message)
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  // On plain http there are no Web Locks.
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetchOf)
  return page
}
