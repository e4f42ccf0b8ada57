// The headers that tell a browser what a page of ours may do. They go on every answer, also on a 404
// and on JSON, because an answer of any kind can be opened as a page.
import type { Config } from './config.ts'

const YEAR_SECONDS = 31_536_000

/** Headers for every answer, made once per server. */
export function securityHeaders(config: Config): ReadonlyMap<string, string> {
  const headers = new Map([
    ['Content-Security-Policy', contentSecurityPolicy(config)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', permissionsPolicy()],
  ])
  if (config.publicUrl.startsWith('https://')) {
    headers.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
  }
  return headers
}

// No inline script or style, no eval, no frame around us, and under Trusted Types only the policy
// `nomnom` (shared/trusted-address.ts) may turn text into the address of a script, and only
// `nomnom-inert` (src/recipes/import/inert-document.ts) text into a document, one that runs nothing.
function contentSecurityPolicy(config: Config): string {
  const connect = ["'self'", ...(config.hosted === undefined ? [] : [config.hosted.url])]
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src ${connect.join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types nomnom nomnom-inert',
  ].join('; ')
}

// The screen stays on while somebody cooks; nothing else of the device is ever asked for.
function permissionsPolicy(): string {
  const off = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'serial']
  return ['screen-wake-lock=(self)', ...off.map((name) => `${name}=()`)].join(', ')
}
