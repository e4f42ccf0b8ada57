// Brings the page's files into the worker's cache while the worker is installed.

/** Chromium lets a worker that is being installed wait for three answers at a time. */
const AT_ONCE = 3

/**
 * Fetches the files that the cache does not have, each once. files: by address, what it is called in
 * the cache; one that has its version in its address is called by that. Rejects when a file does not
 * come, at the second try; by then all that came are kept, and are not asked for the next time.
 */
export async function keepFiles(
  cacheName: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const missing = [...files].filter(([, key]) => !kept.has(key))
  const failed = await keepSome(cache, missing)
  for (const [url, key] of failed) await keepFile(cache, url, key)
}

/** Keeps some at once: one after the other they take a minute where each answer takes 300 ms. */
async function keepSome(cache: Cache, files: [string, string][]): Promise<[string, string][]> {
  const waiting = files.values()
  const failed: [string, string][] = []
  const keepNext = async () => {
    for (const [url, key] of waiting) {
      // Safe: it is asked for again in the end.
      await keepFile(cache, url, key).catch(() => failed.push([url, key]))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext))
  return failed
}

async function keepFile(cache: Cache, url: string, key: string): Promise<void> {
  // The browser's own cache may answer for a file whose name is its version.
  const answer = await fetch(url, { cache: url === key ? 'default' : 'reload' })
  // Nobody but a portal sends on to somewhere else, or answers a page in the place of a program: kept,
  // it would be served until the next version.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  const isOther = answer.redirected || (isPage && !url.endsWith('.html'))
  if (answer.status !== 200 || isOther) throw new Error(`${url} answers ${answer.status}`)
  await cache.put(key, answer)
}
