/**
 * The live stream: the server says "something changed", and the page asks for a sync. One tab of a
 * user reads it, while it is visible and for a while after, so that whoever only looked away finds it
 * open. It is a hint and nothing depends on it. docs/sync.md section 8.
 */
import { browserLock } from '#db/browser.ts'
import { FRESH_MS } from '#shared/limits.ts'
import { reportError } from '#page/report-error.ts'
import { tokenForRequest } from '#session/session.ts'

/** The server sends something every 20 s; a stream that is silent for longer than this is dead. */
const SILENCE_MS = 45_000
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 60_000
/** The tab that reads says so this often; one that was silent for the longer time is stuck. */
const BEAT_MS = 20_000
const STUCK_MS = 60_000

/** pause: with true nothing is read any more, until it is called with false. */
type Live = { pause(isPaused: boolean): void }

/** Follows the stream for as long as this page lives. onNews: fetch, because something may be new. */
export function followLive(userId: string, onNews: () => void): Live {
  let reading: AbortController | null = null
  let leaving: ReturnType<typeof setTimeout> | undefined
  let isPaused = false
  const stop = () => {
    reading?.abort()
    reading = null
  }
  const look = () => {
    clearTimeout(leaving)
    if (isPaused) stop()
    else if (!document.hidden) reading ??= begin()
    // A hidden page reads on for five minutes: whoever looks at it again within them finds nothing
    // older (product §9.cache.2).
    else if (reading) leaving = setTimeout(stop, FRESH_MS)
  }
  const begin = () => {
    const own = new AbortController()
    lead(userId, onNews, own.signal).catch((error: unknown) => {
      own.abort()
      if (reading === own) reading = null
      // Taken from this tab while it was stuck: it waits for its turn again.
      if (error instanceof Error && error.name === 'AbortError') look()
      else reportError('error', error)
    })
    return own
  }
  document.addEventListener('visibilitychange', look)
  look()
  return {
    pause(wanted) {
      isPaused = wanted
      look()
    },
  }
}

/**
 * One tab leads; the others wait for their turn, or take it from one that is stuck: the lock of a tab
 * that hangs or is frozen stays with it. Rejects with an AbortError when that happened to this one.
 */
async function lead(userId: string, onNews: () => void, signal: AbortSignal): Promise<void> {
  const name = `nomnom-live-${userId}`
  const beats = new BroadcastChannel(name)
  let heardAt = Date.now()
  beats.addEventListener('message', () => (heardAt = Date.now()))
  let beat: ReturnType<typeof setInterval> | undefined
  const task = async () => {
    beat = setInterval(() => beats.postMessage(null), BEAT_MS)
    await readOn(userId, onNews, signal)
  }
  try {
    // Whoever was told to stop while they waited takes nothing from anybody.
    const isStuck = async () => !signal.aborted && Date.now() - heardAt >= STUCK_MS
    await browserLock(name, task, isStuck)
  } finally {
    clearInterval(beat)
    beats.close()
  }
}

/** Reads one stream after the other. */
async function readOn(userId: string, onNews: () => void, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const wasOpen = await readStream(userId, onNews, signal)
    failures = wasOpen ? 1 : failures + 1
    await pause(retryDelay(failures), signal)
  }
}

/** Reads one stream to its end; whether it was open at all. */
async function readStream(
  userId: string,
  onNews: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  const ending = new AbortController()
  const end = () => ending.abort()
  signal.addEventListener('abort', end)
  let watchdog = setTimeout(end, SILENCE_MS)
  let isOpen = false
  try {
    const response = await openStream(userId, ending.signal)
    const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!reader) return false
    isOpen = true
    // No poke came for what changed while no stream was open, so it is fetched now.
    onNews()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return isOpen
      clearTimeout(watchdog)
      watchdog = setTimeout(end, SILENCE_MS)
      // A line may come in two pieces.
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      if (lines.some((line) => line.startsWith('event: poke'))) onNews()
    }
  } catch {
    // No network, or the stream broke off: it is opened again after a while.
    return isOpen
  } finally {
    clearTimeout(watchdog)
    signal.removeEventListener('abort', end)
  }
}

async function openStream(userId: string, signal: AbortSignal): Promise<Response | null> {
  let refused: string | null = null
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const token = await tokenForRequest(refused)
    if (token?.userId !== userId) return null
    const response = await fetch('/api/events', {
      headers: { Authorization: `Bearer ${token.token}` },
      cache: 'no-store',
      signal,
    })
    if (response.status === 200 && response.headers.get('X-Nomnom') === '1') return response
    if (response.status !== 401) return null
    refused = token.token
  }
  return null
}

function retryDelay(failures: number): number {
  const ceiling = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures, 10))
  return FIRST_RETRY_MS + Math.random() * (ceiling - FIRST_RETRY_MS)
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, delayMs)
    signal.addEventListener('abort', end)
  })
}
