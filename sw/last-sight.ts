// A start shows what its screen looked like when it was last seen, until the app has drawn it anew.
import type { createHandlerBoundToURL } from 'workbox-precaching'
import { type Sight, SIGHT_ID, SIGHTS_CACHE } from '#shared/last-sight.ts'
import { sessionStore } from '#db/session-store.ts'

/** Where the app is drawn; the sight lies over it, behind it in order and as high as its header. */
const APP = '<div id="root"></div>'
const LOOK = 'fixed inset-0 z-20 overflow-hidden bg-bg'
/** The page waits for its sight no longer than this: without one it only starts as before. */
const LONGEST_MS = 500

type Handler = ReturnType<typeof createHandlerBoundToURL>

/**
 * Answers with the page, and in it the last sight of the screen if that is of this user and build. What
 * stands above it goes at once, so that scripts are fetched while the sight is looked up.
 */
export function withLastSight(page: Handler): Handler {
  return async (asked) => {
    const looking = inTime(readSight(asked.url))
    const answer = await page(asked)
    if (!answer.ok) return answer
    const html = await answer.text()
    const place = html.indexOf(APP) + APP.length
    const headers = new Headers(answer.headers)
    // They are of the text as it was sent.
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
    const body = new ReadableStream<string>({
      async start(sent) {
        sent.enqueue(html.slice(0, place))
        const sight = await looking
        if (sight !== null && html.includes(sight.script)) sent.enqueue(shown(sight))
        sent.enqueue(html.slice(place))
        sent.close()
      },
    })
    return new Response(body.pipeThrough(new TextEncoderStream()), { headers })
  }
}

async function readSight({ pathname }: URL): Promise<Sight | null> {
  const kept = await caches.match(pathname, { cacheName: SIGHTS_CACHE })
  if (!kept) return null
  const [sight, session]: [Sight, { userId: string } | null] = await Promise.all([
    kept.json(),
    sessionStore.readSession(),
  ])
  return sight.userId === session?.userId ? sight : null
}

function shown({ styles, html }: Sight): string {
  const links = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('')
  return `${links}<div id="${SIGHT_ID}" class="${LOOK}" inert aria-hidden="true">${html}</div>`
}

async function inTime(reading: Promise<Sight | null>): Promise<Sight | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_MS, null))
  // Safe: the app draws the screen in any case.
  return await Promise.race([reading, late]).catch(() => null)
}
