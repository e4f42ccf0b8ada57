// A browser of another engine than Chromium, with one tab, as the machine has it installed. Playwright
// drives builds of its own, which are not what people have; these are asked over the protocol of WebDriver.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How long a browser may take for one thing that it is asked for. */
export const ANSWER_LIMIT_MS = 20_000

export type OtherBrowser = {
  /** Begins to load an address, and does not wait for it. */
  go(url: string): Promise<void>
  /** Calls a function in the page; what it takes and gives is JSON. */
  run<A extends readonly unknown[], T>(script: (...args: A) => T, ...args: A): Promise<T>
  /** Clicks in the middle of the first element of this selector. */
  click(css: string): Promise<void>
  /** Types into the first element of this selector; ENTER is a key. */
  type(css: string, text: string): Promise<void>
  /** Ends it, and deletes what it has kept. */
  close(): Promise<void>
}

/** As WebDriver writes the key. */
export const ENTER = '\uE007'

/** Sends one command, by its method and what comes behind the session in its address. */
export type Ask = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body: object,
) => Promise<unknown>

/** What a tab does, for whoever can ask for it. */
export function tabOf(ask: Ask): Omit<OtherBrowser, 'close'> {
  const find = async (css: string) => {
    const found = await ask('POST', '/element', { using: 'css selector', value: css })
    return String(Object.values(found as object)[0])
  }
  return {
    async go(url) {
      await ask('POST', '/url', { url })
    },
    async run<A extends readonly unknown[], T>(script: (...args: A) => T, ...args: A) {
      const body = { script: `return (${String(script)})(...arguments)`, args }
      return (await ask('POST', '/execute/sync', body)) as T
    },
    async click(css) {
      await ask('POST', `/element/${await find(css)}/click`, {})
    },
    async type(css, text) {
      await ask('POST', `/element/${await find(css)}/value`, { text })
    },
  }
}

/** A folder for a program that writes wherever its user's home is. */
export const newHome = () => mkdtemp(join(tmpdir(), 'nomnom-browser-'))

/** A program that ends with all that it has started, and takes its home along. */
export type Program = { process: ChildProcess; end(): Promise<void> }

type Start = { home: string; args: readonly string[]; env?: Record<string, string> }

export function startProgram(path: string, { home, args, env }: Start): Program {
  const child = spawn(path, args, {
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, ...env },
    // The fourth is for what it has to say.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    process: child,
    async end() {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // Safe: all of it has ended already.
      }
      await ended
      await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
