// A phone for browser tests. Those of one test process share a browser, each with a database, caches
// and a worker of its own in memory; one that is kept has a process and a profile on disk.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromeOptions } from './chrome.ts'
import { type Line, type LineState, openLine } from './line.ts'

export type Phone = {
  context: BrowserContext
  /** The tab that is open from the start. */
  page: Page
  /** Of a phone that is kept: give it to `openPhone` to open the same phone again. */
  profile: string | undefined
  /** Complaints of the browser: errors in the console, uncaught errors, what policies refused. */
  problems: string[]
  /** The line to the server. goOffline and goOnline set its state, too. */
  line: Line
  /**
   * Lets nothing of the page or the worker reach the network, and tells both that they are offline.
   */
  goOffline(): Promise<void>
  /**
   * Opens the network again. A waiting `sync` event then fires by itself, even with no page open.
   */
  goOnline(): Promise<void>
  /** Ends the worker as the browser does when it is idle; the next event starts it again. */
  stopWorker(): Promise<void>
  /** Closes the browser as a person does. */
  close(): Promise<void>
  /** Ends the browser's process as a crash or an empty battery would; for a phone that is kept. */
  kill(): Promise<void>
}

export type PhoneOptions = {
  /** Origin that relative addresses go to. */
  url: string
  /** The profile of an earlier phone; otherwise a new one. */
  profile?: string
  viewport?: { width: number; height: number }
  /** A screen that is touched. */
  hasTouch?: boolean
  /** A process and a profile on disk of its own, for a phone that is closed and opened again. */
  isKept?: boolean
  /** A browser with everything around its pages, and background sync; kept. */
  isWhole?: boolean
  /** Runs in every page before its own scripts, as for `addInitScript`. */
  before?: () => void
  /** The state of the line from the first moment on; 'down' is offline. */
  line?: LineState
  /** Paths that the line answers with 404 instead of the server. */
  missing?: readonly string[]
  /** Origins that the phone can reach besides the server's. */
  also?: readonly string[]
  /** By path: text that is added to the end of a file. */
  appended?: Readonly<Record<string, string>>
}

/** Half of what a phone costs is the start of its browser. */
let shared: Promise<Browser> | undefined
function sharedBrowser(): Promise<Browser> {
  shared ??= chromium.launch(chromeOptions())
  return shared
}

const PHONE_SIZE = { width: 390, height: 844 }

/** Opens a phone, new or as an earlier one was left. */
export async function openPhone(options: PhoneOptions): Promise<Phone> {
  const { isWhole = false, isKept = isWhole } = options
  const profile =
    options.profile ?? (isKept ? await mkdtemp(join(tmpdir(), 'nomnom-phone-')) : undefined)
  const line = await openLine(options.url, options)
  const settings = {
    proxy: { server: line.proxy },
    baseURL: options.url,
    viewport: options.viewport ?? PHONE_SIZE,
    hasTouch: options.hasTouch ?? false,
    offline: options.line === 'down',
    // Here the processor paints what moves, which was half of what a phone cost. A test of motion
    // asks for it with emulateMedia.
    reducedMotion: 'reduce',
  } as const
  const context =
    profile === undefined
      ? await (await sharedBrowser()).newContext(settings)
      : await chromium.launchPersistentContext(profile, { ...chromeOptions(isWhole), ...settings })
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  context.on('weberror', (error) => problems.push(String(error.error())))
  await context.addInitScript(keepInstallOfferBack)
  if (options.before !== undefined) await context.addInitScript(options.before)
  const page = context.pages()[0] ?? (await context.newPage())
  return {
    context,
    page,
    profile,
    problems,
    line,
    async goOffline() {
      line.set('down')
      await context.setOffline(true)
    },
    async goOnline() {
      line.set('up')
      await context.setOffline(false)
    },
    stopWorker: () => stopWorkers(context),
    async close() {
      await context.close()
      await line.close()
    },
    async kill() {
      if (profile === undefined) throw new Error('Only a phone that is kept can be killed')
      await kill(context)
      await line.close()
    },
  }
}

/**
 * Chromium offers to install the app when it sees fit, which would put the banner over whatever a
 * test looks at. Tests of the banner send the event themselves.
 */
function keepInstallOfferBack(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (event.isTrusted) event.stopImmediatePropagation()
  })
}

/** Deletes a profile; the browser must be closed. */
export async function throwAway({ profile }: Phone): Promise<void> {
  if (profile === undefined) return
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

async function stopWorkers(context: BrowserContext): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage())
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

async function kill(context: BrowserContext): Promise<void> {
  const browser = browserOf(context)
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const main = processInfo.find(({ type }) => type === 'browser')
  if (main === undefined) throw new Error('The browser does not name its process')
  const isGone = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()))
  process.kill(main.id, 'SIGKILL')
  await isGone
}

function browserOf(context: BrowserContext): Browser {
  const browser = context.browser()
  if (browser === null) throw new Error('This context has no browser')
  return browser
}
