// Which network addresses a page may be fetched from: only those of the public internet. Addresses
// of this machine, its neighbours, a provider's metadata, or that a translator leads to those are
// none.
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** IPv4 networks that are not of the public internet (IANA's special registry), and one of a provider. */
const NOT_PUBLIC_4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16
172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16
192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`
/** Of IPv6 only this is given out to anybody: loopback, mapped IPv4, NAT64 and private ones lie outside. */
const GIVEN_OUT_6 = '2000::/3'
/** Within it: tunnels that carry an IPv4 address (Teredo, 6to4), examples, and special uses. */
const NOT_PUBLIC_6 = '2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20'

const notPublic = new BlockList()
const givenOut = new BlockList()
for (const network of NOT_PUBLIC_4.split(/\s+/)) add(notPublic, network, 'ipv4')
for (const network of NOT_PUBLIC_6.split(/\s+/)) add(notPublic, network, 'ipv6')
add(givenOut, GIVEN_OUT_6, 'ipv6')

function add(list: BlockList, network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits = ''] = network.split('/')
  list.addSubnet(address, Number(bits), family)
}

/** Whether an address, as it would be connected to, is one of the public internet and not our own. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic.check(address, 'ipv4') && !isOwn(address)
  if (family !== 6) return false
  return givenOut.check(address, 'ipv6') && !notPublic.check(address, 'ipv6') && !isOwn(address)
}

/** Whether an address is one of this machine's own. */
function isOwn(address: string): boolean {
  return Object.values(networkInterfaces()).some((all) =>
    all?.some((each) => each.address === address),
  )
}

/** Whether an address is of this machine and reached from nowhere else. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}
