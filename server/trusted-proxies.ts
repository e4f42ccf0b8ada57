// TRUST_PROXY: whose word about the sender of a request counts.
import { BlockList, isIP } from 'node:net'

/** Checks TRUST_PROXY: addresses, networks such as 10.0.0.0/8, or `loopback`. */
export function isProxyEntry(entry: string): boolean {
  if (entry === 'loopback') return true
  const [address = '', bits, ...rest] = entry.split('/')
  const kind = isIP(address)
  if (kind === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))
}

/** The addresses that the entries of TRUST_PROXY stand for. */
export function trustedAddresses(entries: readonly string[]): BlockList {
  const trusted = new BlockList()
  for (const entry of entries) {
    if (entry === 'loopback') {
      trusted.addSubnet('127.0.0.0', 8, 'ipv4')
      trusted.addAddress('::1', 'ipv6')
      continue
    }
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  return trusted
}
