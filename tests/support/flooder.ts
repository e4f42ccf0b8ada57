// A program that asks a server for as much as it gives, six times at once. It is a process of its
// own, so that the cost of reading the answers is not measured as a wait of somebody else.
// Arguments: the address, the token, the user, what to ask for. Prints a line of JSON when it is
// done.
import { connect } from 'node:net'
import { constants, setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

const [url = '', token = '', userId = '', what = ''] = process.argv.slice(2)
const AT_ONCE = 6
const PAGE_BYTES = 262_144
const BODIES = 150
const BODY_BYTES = 2 * 1024 * 1024 - 1
// Whoever floods has a machine of their own; here they take the processor time that others leave.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }

type Page = { scope: string; version: number; rows: unknown[]; more?: boolean; hash?: string }

/** Asks, and asks again after a refusal when the answer says so. */
async function ask(path: string, json?: unknown): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${url}${path}`, {
      method: json === undefined ? 'GET' : 'POST',
      headers,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    if (answer.status === 200) return answer
    await answer.text()
    if (answer.status !== 503) throw new Error(`${path} answered ${String(answer.status)}`)
    await delay(1000 * Number(answer.headers.get('retry-after') ?? 1))
  }
}

async function trip(more: object): Promise<Page[]> {
  const asked = { device: 'aaaaaaaa', schema: 1, clock: { wall: Date.now() }, calls: [] }
  const answer = await ask('/sync', { ...asked, pageBytes: PAGE_BYTES, ...more })
  const { scopes } = (await answer.json()) as { scopes: Page[] }
  return scopes
}

/** Reads all lists to the end and keeps nothing; resolves to the bytes. */
async function everything(): Promise<number> {
  let bytes = 0
  for await (const chunk of (await ask('/grocerylists')).body ?? []) bytes += chunk.byteLength
  return bytes
}

/** Loads as a new device does; resolves to the rows. */
async function load(): Promise<number> {
  const cursors: Record<string, number> = {}
  let rows = 0
  for (let isMore = true; isMore;) {
    const pages = await trip({ cursors })
    for (const page of pages) {
      cursors[page.scope] = page.version
      rows += page.rows.length
    }
    isMore = pages.some(({ more }) => more === true)
  }
  return rows
}

/** Compares what a device holds; resolves to how many fingerprints came. */
async function compare(): Promise<number> {
  const scope = `lists:${userId}`
  const pages = await trip({ cursors: { [scope]: Number(process.argv[6] ?? 0) }, verify: [scope] })
  return pages.filter(({ hash }) => hash !== undefined).length
}

/** Begins bodies and never ends them; resolves to how many the server refused. */
async function unfinished(): Promise<number> {
  const { port } = new URL(url)
  const lines = [
    'POST /api/recipes HTTP/1.1',
    'Host: localhost',
    `Authorization: ${headers.Authorization}`,
    'Content-Type: application/json',
    `Content-Length: ${String(BODY_BYTES)}`,
  ]
  let refused = 0
  const sockets = Array.from({ length: BODIES }, () => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('data', (chunk: Buffer) => {
      if (chunk.toString('latin1').startsWith('HTTP/1.1 503')) refused += 1
    })
    socket.on('error', () => {})
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    socket.write(Buffer.alloc(BODY_BYTES - 1, 0x20))
    return socket
  })
  // That is how long the bodies lie there.
  await delay(10_000)
  for (const socket of sockets) socket.destroy()
  return refused
}

const FLOODS: Record<string, () => Promise<number>> = { everything, load, compare }
const flood = FLOODS[what]
const got = flood ? await Promise.all(Array.from({ length: AT_ONCE }, flood)) : [await unfinished()]
console.log(JSON.stringify(got))
