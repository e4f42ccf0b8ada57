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
  const keep = (file: File) => keepFile(cache, file, files)
  const failed = await keepSome(missing, keep)
  for (const file of failed) await keep(file)
}

/** Its address, and what it is called in the cache. */
type File = [url: string, key: string]

/** Keeps some at once: one after the other they take a minute where each answer takes 300 ms. */
async function keepSome(files: File[], keep: (file: File) => Promise<void>): Promise<File[]> {
  const waiting = files.values()
  const failed: File[] = []
  const keepNext = async () => {
    // Safe: it is asked for again in the end.
    for (const file of waiting) await keep(file).catch(() => failed.push(file))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext))
  return failed
}

async function keepFile(
  cache: Cache,
  [url, key]: File,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  // The browser's own cache may answer for a file whose name is its version.
  const answer = await fetch(url, { cache: url === key ? 'default' : 'reload' })
  // Nobody but a portal sends on to somewhere else, or answers a page in the place of ours, or of a
  // program: kept, it would be served until the next version.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  const isOurs = url.endsWith('.html') ? hasOurs(await answer.clone().text(), url, files) : !isPage
  if (answer.status !== 200 || answer.redirected || !isOurs)
    throw new Error(`${url} answers ${answer.status}`)
  await cache.put(key, answer)
}

/**
 * Whether a page asks for files of this build, and for none of another one. What lies between may have
 * taken away the quotes, or written others.
 */
function hasOurs(page: string, url: string, files: ReadonlyMap<string, string>): boolean {
  const asked = page.match(/\/assets\/[^"'\s<>]+/g) ?? []
  return asked.length > 0 && asked.every((path) => files.has(new URL(path, url).href))
}
