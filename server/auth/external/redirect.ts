// Where a mailed link may lead: this installation, an entry of the allow list, or a loopback
// address. Everything else is replaced by the start page, so that a link in one of our mails can
// never carry a session to somebody else's site.
import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from '../../deps.ts'
import type { AuthContext } from '../context.ts'

function parse(candidate: string): URL | undefined {
  // The URL parser drops these silently; an address that holds them is no honest one.
  if (/[\s\\\p{Cc}]/u.test(candidate) || !URL.canParse(candidate)) return undefined
  const url = new URL(candidate)
  if (url.username !== '' || url.password !== '') return undefined
  return url
}

function isLoopbackAddress(hostname: string): boolean {
  if (hostname === '[::1]') return true
  return isIP(hostname) === 4 && hostname.startsWith('127.')
}

function isOwn(url: URL, siteUrl: string): boolean {
  const site = new URL(siteUrl)
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || url.hostname === 'localhost'
}

/** `*` stays within a part between dots and slashes, `**` does not, `?` is one character. */
function globToRegExp(glob: string): RegExp {
  const source = glob.replace(/\*\*|\*|\?|[.+^${}()|[\]\\]/g, (found) => {
    if (found === '**') return '.*'
    if (found === '*') return '[^./]*'
    if (found === '?') return '[^./]'
    return `\\${found}`
  })
  return new RegExp(`^${source}$`)
}

/** The address to send somebody to, or undefined when it is not allowed. */
export function allowedRedirect(
  candidate: string,
  rules: { siteUrl: string; allowList: readonly string[] },
): string | undefined {
  const url = parse(candidate)
  if (!url) return undefined
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (isWeb && (isOwn(url, rules.siteUrl) || isLoopbackAddress(url.hostname))) return url.href
  const [withoutFragment = ''] = url.href.split('#')
  const isListed = rules.allowList.some((glob) => {
    const pattern = globToRegExp(glob)
    return pattern.test(withoutFragment) || pattern.test(withoutFragment.replace(/\/$/, ''))
  })
  return isListed && url.protocol !== 'javascript:' && url.protocol !== 'data:'
    ? url.href
    : undefined
}

/** Where the request wants people to land: its redirect_to, its Referer, or the start page. */
export function redirectTarget(auth: AuthContext, context: Context<AppEnv>, fromBody = ''): string {
  const siteUrl = auth.config.publicUrl
  const rules = { siteUrl, allowList: auth.settings.uriAllowList }
  const asked = context.req.query('redirect_to') ?? context.req.header('redirect_to') ?? fromBody
  for (const candidate of [asked, context.req.header('referer') ?? '']) {
    const allowed = candidate === '' ? undefined : allowedRedirect(candidate, rules)
    if (allowed) return allowed
  }
  return siteUrl
}
