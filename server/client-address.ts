// Who sent a request, and whether something on the way forwarded it. Forwarding headers can be
// written by anybody, so they count only from the addresses in TRUST_PROXY.
import { isIP, type BlockList } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from './deps.ts'
import { trustedAddresses } from './trusted-proxies.ts'

const FORWARDING_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Finds the address that limits are counted by; made once from `config.trustProxy`. */
export function clientAddressReader(trustProxy: readonly string[]) {
  const trusted = trustedAddresses(trustProxy)

  /**
   * The sender's address: that of the socket, or the one a trusted proxy names. '' when there is no
   * socket.
   */
  return (context: Context<AppEnv>): string => {
    const socketAddress = plainAddress(context.env?.incoming?.socket.remoteAddress ?? '')
    const forwarded = (context.req.header('x-forwarded-for') ?? '')
      .split(',')
      .map((entry) => plainAddress(entry.trim()))
    let sender = socketAddress
    // The nearest hop stands last. Each entry counts as long as the one that added it is trusted.
    while (forwarded.length > 0 && isTrusted(trusted, sender)) {
      const next = forwarded.pop() ?? ''
      if (isIP(next) === 0) break
      sender = next
    }
    return sender
  }
}

/**
 * The network of a sender, by which limits count: the address itself for IPv4; for IPv6 its first 64
 * bits, since a household or server has all the addresses behind them. '' stays ''.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  // An IPv4 address at the end stands for two of the eight groups.
  const backLength = back.length + (back.at(-1)?.includes('.') === true ? 1 : 0)
  const zeros = tail === undefined ? 0 : 8 - front.length - backLength
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back]
  const shown = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${shown.join(':')}::/64`
}

/** True when headers, or the HTTP version that proxies speak by default, show a proxy. */
export function looksForwarded(context: Context<AppEnv>): boolean {
  if (context.env?.incoming?.httpVersion === '1.0') return true
  return FORWARDING_HEADERS.some((name) => context.req.header(name) !== undefined)
}

/** True for a host name (as in a URL) that always means this machine. */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK_NAMES.has(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname)
}

function isTrusted(trusted: BlockList, address: string): boolean {
  const kind = isIP(address)
  return kind !== 0 && trusted.check(address, kind === 6 ? 'ipv6' : 'ipv4')
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
