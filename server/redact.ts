// What could open an account or a public link never gets into the log. Errors quote whatever a
// stranger has sent, so every step reads its text once: no pattern begins a second time inside what it
// has already read.

/** What stands in the place of a secret. */
export const HIDDEN = '[hidden]'
const MAX_TEXT = 4_000
/** A run that may hold a signed token; shorter ones do not. */
const RUN = /[\w.-]{10,}/g
const SECRET_PARAMETER = /token|^(?:code|key|apikey|password|otp|secret)$/i
/** The address of a public link ends with its secret (product §7.links). */
const PUBLIC_LINK = /(\/api\/r\/)[\w-]{32}/g
/** A run that may hold an e-mail address: what stands between blanks, quotes, brackets and slashes. */
const WORD = /[^\s<>()[\]{}"'`,;:=&?#|/\\]{3,}/g
/** The first part of a signed token has at least this many characters behind its `eyJ`. */
const HEADER_MIN = 5

/**
 * Text without what could open an account: signed tokens, bearer values, secret query values and
 * the password inside an address; and without the secrets of public links and e-mail addresses. At most
 * 4,000 characters of it; time grows with its length only.
 */
export function redactText(value: string): string {
  return (
    value
      .replace(RUN, withoutTokens)
      .replace(/\b(Bearer|Basic) +[^\s",]+/gi, `$1 ${HIDDEN}`)
      .replace(/([?&#;])([\w-]+)=([^&#\s"']+)/g, (whole, mark: string, name: string) =>
        SECRET_PARAMETER.test(name) ? `${mark}${name}=${HIDDEN}` : whole,
      )
      .replace(/(:\/\/[^\s:/@"']*):[^\s@/"']+@/g, `$1:${HIDDEN}@`)
      .replace(PUBLIC_LINK, `$1${HIDDEN}`)
      .replace(WORD, withoutAddress)
      // Last: a secret that was cut in two would not be known as one.
      .slice(0, MAX_TEXT)
  )
}

/** `anna@example.org`, also as it stands in a URL; not the `@` of a package or of a host alone. */
function withoutAddress(word: string): string {
  const at = word.search(/@|%40/i)
  return at > 0 && at < word.length - 3 ? HIDDEN : word
}

/** Signed tokens are two or three parts with dots between them, of which the first begins `eyJ`. */
function withoutTokens(run: string): string {
  if (!run.includes('eyJ')) return run
  const parts = run.split('.')
  const kept: string[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? ''
    const start = part.indexOf('eyJ')
    const isToken =
      start >= 0 && part.length - start - 3 >= HEADER_MIN && (parts[at + 1] ?? '') !== ''
    kept.push(isToken ? part.slice(0, start) + HIDDEN : part)
    // The payload, and the signature where there is one, go with it.
    if (isToken) at += 2
  }
  return kept.join('.')
}
