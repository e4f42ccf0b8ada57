// Debian's WebKitGTK: the engine of Safari, in the small browser that comes with its WebDriver.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#server/free-port.ts'
import { programProblem } from './debian-program.ts'
import { answers } from './nginx.ts'
import {
  ANSWER_LIMIT_MS,
  type Ask,
  newHome,
  type OtherBrowser,
  type Program,
  startProgram,
  tabOf,
} from './other-browser.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY = '/usr/bin/Xvfb'
const LIBRARIES = `/usr/lib/${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch as string]}-linux-gnu`

/** Why there is no WebKitGTK here; undefined: there is one. */
export function webkitProblem(): string | undefined {
  return (
    programProblem(DRIVER, 'webkit2gtk-driver') ??
    programProblem(DISPLAY, 'xvfb') ??
    (miniBrowser() === undefined ? 'webkit2gtk-driver has no MiniBrowser here' : undefined)
  )
}

/** It lies in a folder named after its version of the API. */
function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined
  return readdirSync(LIBRARIES)
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => join(LIBRARIES, name, 'MiniBrowser'))
    .find((path) => existsSync(path))
}

/** Starts it on a display of its own; whatever it asks for goes over this proxy. */
export async function openWebKit(proxy: string): Promise<OtherBrowser> {
  // It takes a display that is free, and says which.
  const display = startProgram(DISPLAY, {
    home: await newHome(),
    args: ['-displayfd', '3', '-nolisten', 'tcp'],
  })
  const port = await freePort()
  const driver = startProgram(DRIVER, {
    home: await newHome(),
    args: [`--port=${port}`],
    env: { DISPLAY: await displayOf(display), WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
  await answers(port, driver.process)
  const call = callsTo(`http://127.0.0.1:${port}`)
  const session = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        proxy: { proxyType: 'manual', httpProxy: new URL(proxy).host, noProxy: [] },
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      },
    },
  })
  const { sessionId } = session as { sessionId: string }
  return {
    ...tabOf((method, path, body) => call(method, `/session/${sessionId}${path}`, body)),
    async close() {
      // A browser that hangs is ended below.
      await call('DELETE', `/session/${sessionId}`, {}).catch(() => undefined)
      await driver.end()
      await display.end()
    },
  }
}

function displayOf({ process: child }: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
  })
}

function callsTo(url: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      ...(method === 'POST' && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
}
