/** Where a visitor may be sent after signing in: a path of this app and nothing else. */

/** Only used to resolve a path; no request ever goes there. */
const NOWHERE = 'https://origin.invalid'

/** ASCII control characters and spaces: browsers drop or trim some of them before they parse. */
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const CONTROL = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\ufeff]/

/** How often a value may hide behind percent encoding before it is refused for good. */
const MAX_DECODING = 5

/**
 * The path to go to, or `fallback` when `value` is absent or might leave this origin (product
 * §2.login.5). Refuses what any browser, proxy or later decoding could read as another host.
 */
export function safeRedirect(value: string | null | undefined, fallback = '/'): string {
  if (value === null || value === undefined) return fallback
  if (!isPathAtEveryDecoding(value)) return fallback
  const url = new URL(value, NOWHERE)
  if (url.origin !== NOWHERE) return fallback
  return url.pathname + url.search + url.hash
}

function isPathAtEveryDecoding(value: string): boolean {
  let text = value
  for (let turn = 0; turn < MAX_DECODING; turn += 1) {
    if (!isPlainPath(text)) return false
    const decoded = decode(text)
    if (decoded === text) return true
    text = decoded
  }
  return false
}

function isPlainPath(text: string): boolean {
  const [path = ''] = text.split(/[?#]/, 1)
  if (!path.startsWith('/') || path.includes('//') || text.includes('\\')) return false
  // A path that climbs out of its folders could end in a double slash only after normalising.
  if (path.split('/').some((part) => part === '..' || part === '.')) return false
  return !CONTROL.test(path) && URL.canParse(text, NOWHERE)
}

function decode(text: string): string {
  const [path = ''] = text.split(/[?#]/, 1)
  try {
    return decodeURIComponent(path) + text.slice(path.length)
  } catch {
    // Malformed encoding: refused, because others may decode it differently.
    return '\\'
  }
}

/** The address of the sign-in screen that leads back to this path afterwards. */
export function loginPath(redirect: string): string {
  return redirect === '/' ? '/login' : `/login?redirect=${encodeURIComponent(redirect)}`
}
