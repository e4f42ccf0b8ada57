/**
 * What the page's own modules find around them, where no browser is: the session code of a window
 * against a server under test. Everything of ours and of the client library is real.
 */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import type { TestServer } from './server.ts'

export type PageGlobals = {
  /** Paths that the page asked for, in their order, with the method. */
  requests: string[]
  /** Where the page was sent by a whole page load. */
  sentTo: string[]
  /** Answers these paths instead of the server. */
  answers: Map<string, () => Response | Promise<Response>>
  /** The user comes back to the page, or leaves it for another. */
  show(state: 'visible' | 'hidden'): void
  /** The window is closed: it neither hears nor tells anything any more. */
  close(): void
}

/** Puts a page at this address, whose modules are then to be imported anew. Close it. */
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
      // What a window has still begun ends with it.
      if (!isClosed) super.postMessage(message)
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  // Without Web Locks, as on plain http.
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetchOf)
  return page
}
