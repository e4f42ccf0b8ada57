// Debian's Firefox. It is asked over Marionette, which geckodriver translates WebDriver into: a line of
// JSON over TCP, for which nothing has to be installed.
import { readFile, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { programProblem } from './debian-program.ts'
import {
  ANSWER_LIMIT_MS,
  type Ask,
  newHome,
  type OtherBrowser,
  type Program,
  startProgram,
  tabOf,
} from './other-browser.ts'

const PROGRAM = '/usr/bin/firefox-esr'
const POLL_MS = 100

/** Why there is no Firefox here; undefined: there is one. */
export const firefoxProblem = () => programProblem(PROGRAM, 'firefox-esr')

/** Starts it without a window; whatever it asks for goes over this proxy. */
export async function openFirefox(proxy: string): Promise<OtherBrowser> {
  const { hostname, port } = new URL(proxy)
  const home = await newHome()
  await writeFile(
    join(home, 'user.js'),
    preferences({
      'marionette.port': 0,
      'network.proxy.type': 1,
      'network.proxy.http': hostname,
      'network.proxy.http_port': Number(port),
      'network.proxy.allow_hijacking_localhost': true,
      'network.proxy.no_proxies_on': '',
    }),
  )
  const args = ['--headless', '--marionette', '--no-remote', '--profile', home]
  const program = startProgram(PROGRAM, { home, args })
  const ask = commandsTo(connect(await portOf(program, home), '127.0.0.1'))
  await ask('WebDriver:NewSession', { capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } } })
  return { ...tabOf(translated(ask)), close: program.end }
}

function preferences(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}

/** Where it listens, which it writes down once it does. */
async function portOf({ process: child }: Program, home: string): Promise<number> {
  while (child.exitCode === null) {
    const text = await readFile(join(home, 'MarionetteActivePort'), 'utf8').catch(() => '')
    if (text !== '') return Number(text)
    await delay(POLL_MS)
  }
  throw new Error(`Firefox ended with ${child.exitCode}`)
}

type Command = (name: string, parameters: object) => Promise<unknown>

function translated(ask: Command): Ask {
  return async (_, path, body) => {
    const [, what = '', id, act] = path.split('/')
    if (what === 'url') return ask('WebDriver:Navigate', body)
    if (what === 'execute') return valueOf(await ask('WebDriver:ExecuteScript', body))
    if (id === undefined) return valueOf(await ask('WebDriver:FindElement', body))
    const name = act === 'click' ? 'WebDriver:ElementClick' : 'WebDriver:ElementSendKeys'
    return ask(name, { ...body, id })
  }
}

const valueOf = (answer: unknown) => (answer as { value: unknown }).value

/** Messages each way are JSON behind its length: [0, id, name, parameters], [1, id, error, result]. */
function commandsTo(socket: Socket): Command {
  const waiting = new Map<number, (error: unknown, result: unknown) => void>()
  let rest = Buffer.alloc(0)
  let last = 0
  socket.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const colon = rest.indexOf(':')
      const end = colon + 1 + Number(rest.subarray(0, colon))
      if (colon < 0 || rest.length < end) return
      const message: unknown = JSON.parse(rest.subarray(colon + 1, end).toString('utf8'))
      rest = rest.subarray(end)
      // The first one only greets.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3])
    }
  })
  // Of a browser that was ended; whoever waits for it is told by the limit.
  socket.on('error', () => undefined)
  return (name, parameters) => {
    const id = (last += 1)
    const text = JSON.stringify([0, id, name, parameters])
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`${name}: no answer`)), ANSWER_LIMIT_MS)
      waiting.set(id, (error, result) => {
        clearTimeout(limit)
        waiting.delete(id)
        if (error === null) resolve(result)
        else reject(new Error(`${name}: ${JSON.stringify(error)}`))
      })
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  }
}
