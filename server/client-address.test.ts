import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientAddressReader, networkOf } from './client-address.ts'
import type { AppEnv } from './deps.ts'

async function addressSeen(options: { trust: string[]; socket: string; forwarded?: string }) {
  const read = clientAddressReader(options.trust)
  const app = new Hono<AppEnv>()
  app.get('/', (context) => context.text(read(context)))
  const headers = new Headers()
  if (options.forwarded !== undefined) headers.set('X-Forwarded-For', options.forwarded)
  const incoming = { socket: { remoteAddress: options.socket } }
  const answer = await app.request('/', { headers }, { incoming })
  return answer.text()
}

describe("the sender's address", () => {
  it.each([
    ['without a trusted proxy', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['from a trusted proxy', ['loopback'], '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['over two proxies', ['loopback', '10.0.0.0/8'], '::1', '192.0.2.1, 10.1.2.3', '192.0.2.1'],
    ['with a made-up entry', ['loopback'], '127.0.0.1', '1.1.1.1, 192.0.2.1', '192.0.2.1'],
    ['with rubbish', ['loopback'], '127.0.0.1', 'unknown', '127.0.0.1'],
    ['as IPv4 in IPv6', ['10.0.0.1'], '::ffff:10.0.0.1', '::ffff:192.0.2.1', '192.0.2.1'],
    ['in a trusted IPv6 network', ['2001:db8::/32'], '2001:db8::1', '2001:db9::1', '2001:db9::1'],
  ])('%s', async (...[, trust, socket, forwarded, expected]) => {
    expect(await addressSeen({ trust, socket, forwarded })).toBe(expected)
  })

  it('is the socket when nothing was forwarded', async () => {
    expect(await addressSeen({ trust: ['loopback'], socket: '127.0.0.1' })).toBe('127.0.0.1')
  })
})

describe("the sender's network", () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['', ''],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.33', '1:2:3:4::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is one for all addresses of one household', () => {
    expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff'))
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  })
})
