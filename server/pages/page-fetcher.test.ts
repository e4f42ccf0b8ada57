// Pages from real servers on this machine, and addresses that must not be reached at all.
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect as connectSocket, Socket, type AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchPage, FETCH_RULES, PageError, type FetchRules } from './page-fetcher.ts'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

const PAGE = '<html><head><title>Soup</title></head><body><h1>Soup für alle</h1></body></html>'
const asked: { url: string; headers: Record<string, unknown> }[] = []
const answers = new Map<string, RequestListener>()
let server: Server
let port: number

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    const answer = answers.get(new URL(request.url ?? '/', 'http://x').pathname)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
})

/** What holds for everybody, except for the port: else no spelling would come as far as its address. */
const strict = (): FetchRules => ({
  ...FETCH_RULES,
  isAllowedPort: () => true,
  ownNames: ['food.test'],
})
/** The same, and this machine may be asked, also by names that end in `.test`. */
const local = (rules: Partial<FetchRules> = {}): FetchRules => ({
  ...strict(),
  isAllowed: isLoopbackAddress,
  resolve: async () => ['127.0.0.1'],
  ...rules,
})
const at = (path: string) => `http://page.test:${port}${path}`
const answer = (path: string, listener: RequestListener) => answers.set(path, listener)
const html = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  answer(path, (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', ...headers }).end(body)
  })
const failure = async (address: string, rules: FetchRules): Promise<string> => {
  try {
    await fetchPage(address, rules)
    return 'fetched'
  } catch (error) {
    if (error instanceof PageError) return error.reason
    throw error
  }
}

/** Addresses by name, and what their names lead to; 80 stands for the port of the server above. */
const REFUSED: [address: string, ...resolved: string[]][] = [
  ['http://127.0.0.1:80/'],
  ['http://127.1:80/'],
  ['http://127.0.1:80/'],
  ['http://2130706433:80/'],
  ['http://0x7f000001:80/'],
  ['http://0x7f.0.0.1:80/'],
  ['http://017700000001:80/'],
  ['http://0177.0.0.1:80/'],
  ['http://127.000.000.001:80/'],
  ['http://127.127.127.127:80/'],
  ['http://①②⑦.⓪.⓪.①:80/'],
  ['http://127。0。0。1:80/'],
  ['http://%31%32%37.0.0.1:80/'],
  ['http://0.0.0.0:80/'],
  ['http://0:80/'],
  ['http://[::1]:80/'],
  ['http://[0:0:0:0:0:0:0:1]:80/'],
  ['http://[::]:80/'],
  ['http://[::ffff:127.0.0.1]:80/'],
  ['http://[::ffff:7f00:1]:80/'],
  ['http://[::127.0.0.1]:80/'],
  ['http://[64:ff9b::127.0.0.1]:80/'],
  ['http://[64:ff9b:1::7f00:1]:80/'],
  ['http://[2002:7f00:1::]:80/'],
  ['http://[2001:0:7f00:1::1]:80/'],
  ['http://[2001:db8::1]:80/'],
  ['http://[fe80::1]:80/'],
  ['http://[fc00::1]:80/'],
  ['http://[fd00:ec2::254]:80/'],
  ['http://[fec0::1]:80/'],
  ['http://[ff02::1]:80/'],
  ['http://10.0.0.1:80/'],
  ['http://10.255.255.255:80/'],
  ['http://100.64.0.1:80/'],
  ['http://100.100.100.200:80/latest/meta-data/'],
  ['http://169.254.169.254:80/latest/meta-data/'],
  ['http://2852039166:80/'],
  ['http://168.63.129.16:80/'],
  ['http://172.16.0.1:80/'],
  ['http://172.31.255.1:80/'],
  ['http://192.0.0.192:80/'],
  ['http://192.168.1.1:80/'],
  ['http://198.18.0.1:80/'],
  ['http://224.0.0.1:80/'],
  ['http://255.255.255.255:80/'],
  ['http://metadata.google.internal:80/', '169.254.169.254'],
  ['http://localhost:80/', '127.0.0.1', '::1'],
  ['http://localhost.:80/', '127.0.0.1'],
  ['http://printer.test:80/', '192.168.1.20'],
  ['http://mapped.test:80/', '::ffff:10.0.0.1'],
  ['http://mixed.test:80/', '93.184.215.14', '127.0.0.1'],
  ['http://mixed6.test:80/', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::1'],
  ['http://nonsense.test:80/', 'localhost'],
  ['http://food.test:80/', '93.184.215.14'],
  ['http://FOOD.test.:80/', '93.184.215.14'],
  ['http://user:secret@page.test:80/', '93.184.215.14'],
  ['file:///etc/passwd'],
  ['ftp://page.test/'],
  ['gopher://127.0.0.1:80/'],
  ['data:text/html,<h1>Soup</h1>'],
  ['javascript:alert(1)'],
  ['//127.0.0.1/'],
  ['127.0.0.1'],
  ['http://'],
  [''],
  [`http://page.test/${'a'.repeat(3000)}`, '93.184.215.14'],
]

describe('[7.pages.2] what is not of the public internet', () => {
  const resolving = new Map(REFUSED.map(([address, ...names]) => [hostOf(address), names]))
  const resolve = async (name: string) => resolving.get(name) ?? ['127.0.0.1']

  test('is not reached, however it is spelled', async () => {
    const opened = vi.spyOn(Socket.prototype, 'connect')
    const wrong: string[] = []
    for (const [address] of REFUSED) {
      const named = address.replace(':80/', `:${port}/`)
      const reason = await failure(named, { ...strict(), resolve })
      if (reason !== 'address') wrong.push(`${address}: ${reason}`)
    }
    expect(wrong).toEqual([])
    expect(opened).not.toHaveBeenCalled()
    opened.mockRestore()
    expect(asked).toEqual([])
    expect(REFUSED.length).toBeGreaterThanOrEqual(60)
  })

  test('is not reached by a redirect either', async () => {
    for (const [address] of REFUSED.slice(0, 45)) {
      answer('/away', (_request, response) => {
        const inside = address.replace(':80/', `:${port}/inside`)
        response.writeHead(302, { Location: inside.replace(/[^ -~]/gu, encodeURIComponent) }).end()
      })
      // The first hop is on this machine, which these rules take for a public one.
      const isAllowed = (given: string) => given === '127.0.0.1' && asked.length === 0
      expect(await failure(at('/away'), local({ isAllowed }))).toBe('address')
      expect(asked.splice(0).map(({ url }) => url)).toEqual(['/away'])
    }
  })

  test('is not reached by a name that means something else the second time', async () => {
    html('/', PAGE)
    // Nobody but these answers knows the name: a connection that asked again would fail, or go inside.
    const names = [['127.0.0.1'], ['10.0.0.1']]
    const resolve = vi.fn(async () => names.shift() ?? [])
    expect((await fetchPage(at('/'), local({ resolve }))).text).toBe(PAGE)
    expect(resolve).toHaveBeenCalledTimes(1)
  })

  test('are ports that are not those of the web', async () => {
    for (const other of [22, 25, 3306, 5432, 6379, 8080, 9200]) {
      expect(await failure(`http://93.184.215.14:${other}/`, FETCH_RULES)).toBe('address')
    }
  })

  test('public addresses are public', () => {
    const all = [
      '8.8.8.8',
      '93.184.215.14',
      '172.32.0.1',
      '192.169.0.1',
      '2606:4700::1111',
      '2a00:1450::1',
    ]
    expect(all.filter((address) => !isPublicAddress(address))).toEqual([])
  })
})

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : ''
}

describe('[7.pages.1] a page', () => {
  test('comes as text, however it is packed, encoded and asked on', async () => {
    html('/plain', PAGE)
    html('/latin', Buffer.from(PAGE, 'latin1'), { 'Content-Type': 'text/html; charset=ISO-8859-1' })
    html('/wrong', Buffer.from(PAGE, 'latin1'), { 'Content-Type': 'text/html; charset=nonsense' })
    html('/gzip', gzipSync(PAGE), { 'Content-Encoding': 'gzip' })
    html('/brotli', brotliCompressSync(PAGE), { 'Content-Encoding': 'br' })
    answer('/moved', (_request, response) => {
      response.writeHead(301, { Location: '/plain', 'Set-Cookie': 'who=you' }).end()
    })
    for (const path of ['/plain', '/latin', '/wrong', '/gzip', '/brotli', '/moved']) {
      const page = await fetchPage(at(path), local())
      expect([path, page.text]).toEqual([path, PAGE])
      expect(page.url).toBe(at(path === '/moved' ? '/plain' : path))
    }
    const told = asked.map(({ headers }) => [
      headers['cookie'],
      headers['referer'],
      headers['authorization'],
    ])
    expect(told.flat().filter((value) => value !== undefined)).toEqual([])
  })

  test('that is data is handed on, and what is no text is not', async () => {
    html('/data', '{"@type":"Recipe"}', { 'Content-Type': 'application/ld+json' })
    expect((await fetchPage(at('/data'), local())).text).toBe('{"@type":"Recipe"}')
    html('/picture', PAGE, { 'Content-Type': 'image/png' })
    html('/archive', Buffer.from('PK\u0003\u0004\u0000'), { 'Content-Type': 'text/html' })
    html('/packed', PAGE, { 'Content-Encoding': 'zstd' })
    for (const path of ['/picture', '/archive', '/packed'])
      expect([path, await failure(at(path), local())]).toEqual([path, 'type'])
  })

  test('that is too large is stopped, also when it unfolds to it', async () => {
    const maxBytes = 50_000
    html('/large', 'a'.repeat(60_000))
    html('/said', 'a', { 'Content-Length': '60000' })
    html('/bomb', gzipSync(Buffer.alloc(40_000_000, 97)), { 'Content-Encoding': 'gzip' })
    let written = 0
    answer('/endless', (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' })
      const write = () => {
        if (response.destroyed) return
        written += 10_000
        response.write('a'.repeat(10_000), () => setImmediate(write))
      }
      write()
    })
    for (const path of ['/large', '/said', '/bomb', '/endless'])
      expect([path, await failure(at(path), local({ maxBytes }))]).toEqual([path, 'large'])
    expect(written).toBeLessThan(50_000_000)
    expect(FETCH_RULES.maxBytes).toBe(5_000_000)
  })

  test('that never comes, or a name that nobody answers for, is not waited for', async () => {
    answer('/silent', () => {})
    answer('/drip', (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).write('<')
    })
    const timeoutMs = 150
    expect(await failure(at('/silent'), local({ timeoutMs }))).toBe('slow')
    expect(await failure(at('/drip'), local({ timeoutMs }))).toBe('slow')
    const resolve = () => new Promise<string[]>(() => {})
    expect(await failure(at('/'), local({ timeoutMs, resolve }))).toBe('slow')
    expect(FETCH_RULES.timeoutMs).toBe(5000)
  })

  test('that leads on for ever, keeps servers away, is not there or fails is said as such', async () => {
    answer('/round', (_request, response) => response.writeHead(302, { Location: '/round' }).end())
    for (const status of [401, 403, 429, 503, 404, 410, 500, 204])
      answer(`/${status}`, (_request, response) => response.writeHead(status).end())
    answer('/cut', (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '900' })
      response.write('<h1>', () => response.destroy())
    })
    html('/broken', 'no gzip at all', { 'Content-Encoding': 'gzip' })
    answer('/other', ({ socket }) => {
      socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n',
      )
    })
    const reasons: Record<string, string> = {
      '/round': 'redirects',
      '/401': 'refused',
      '/403': 'refused',
      '/429': 'refused',
      '/503': 'refused',
      '/404': 'missing',
      '/410': 'missing',
      '/500': 'failed',
      '/204': 'failed',
      '/cut': 'unreachable',
      '/broken': 'unreachable',
      '/other': 'unreachable',
    }
    for (const [path, reason] of Object.entries(reasons))
      expect([path, await failure(at(path), local())]).toEqual([path, reason])
    expect(asked.filter(({ url }) => url === '/round')).toHaveLength(6)
    const resolve = () => Promise.reject(new Error('ENOTFOUND'))
    expect(await failure(at('/'), local({ resolve }))).toBe('unreachable')
  })
})

test('a connection to this machine is one that is made, or the tests above say nothing', async () => {
  await new Promise<void>((resolve) => {
    const socket = connectSocket(port, '127.0.0.1', () => {
      socket.destroy()
      resolve()
    })
  })
})
