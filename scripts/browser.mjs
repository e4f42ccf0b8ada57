// Finds or gets a Chromium for the browser tests and tries it before it is handed on, because a
// browser may be there and not start: a library is missing, or it is a stub that leads to a shop.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { bin, node, run, succeeds } from './run.mjs'

const DOWNLOAD_LIMIT_MS = 180_000
const PACKAGE_LIMIT_MS = 300_000
const START_LIMIT_MS = 45_000

/**
 * The variables that name a browser; the first that is set wins. playwright.config.ts reads the
 * first.
 */
const VARIABLES = ['CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']

/**
 * Resolves to `{ path, from }`, or to `{ reason }` when there is none and none could be had.
 * Order: environment, playwright's own, one of the system, a download by playwright, and as root on
 * Debian the distribution's package.
 */
export async function findBrowser({ env = process.env, log = () => {} } = {}) {
  const named = VARIABLES.find((name) => env[name])
  if (named) {
    // Somebody chose this one: to use another without a word would hide their mistake.
    const path = env[named]
    return starts(path) ? { path, from: named } : { reason: `${named}=${path} does not start` }
  }
  const steps = [
    { from: 'playwright', places: playwrightPlaces },
    { from: 'this machine', places: () => systemPlaces(env) },
    { from: 'a download by playwright', get: () => download(log), places: playwrightPlaces },
    { from: 'apt-get', get: () => installPackage(log), places: () => systemPlaces(env) },
  ]
  for (const { from, get, places } of steps) {
    if (get && !(await get())) continue
    const path = places().find((place) => existsSync(place) && starts(place))
    if (path) return { path, from }
  }
  return {
    reason: 'no Chromium was found or could be downloaded; install one or set CHROME_PATH to it',
  }
}

function playwrightPlaces() {
  const { chromium } = createRequire(import.meta.url)('playwright')
  return [chromium.executablePath()]
}

/** Where Chromium and its relatives usually are, by name on PATH and by place. */
function systemPlaces(env) {
  if (process.platform === 'darwin') {
    const folders = ['/Applications', join(env.HOME ?? '', 'Applications')]
    return folders.flatMap((folder) =>
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) =>
        join(folder, `${name}.app/Contents/MacOS/${name}`),
      ),
    )
  }
  if (process.platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return folders.flatMap((folder) =>
      folder === undefined
        ? []
        : ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map(
            (place) => join(folder, place),
          ),
    )
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

// In a process of its own, so that a browser that hangs can be ended.
function starts(path) {
  const attempt = `
    import { chromium } from 'playwright'
    const browser = await chromium.launch({ executablePath: process.argv[1] })
    await (await browser.newPage()).goto('data:text/html,hello')
    await browser.close()`
  const args = ['--input-type=module', '--eval', attempt, path]
  return succeeds(process.execPath, args, { timeoutMs: START_LIMIT_MS })
}

async function download(log) {
  log('No browser found; asking playwright to download Chromium ...')
  const args = [bin('playwright'), 'install', 'chromium']
  return (await node(args, { timeoutMs: DOWNLOAD_LIMIT_MS })) === 0
}

async function installPackage(log) {
  const isRootOnDebian =
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  if (!isRootOnDebian) return false
  log('Installing the chromium package with apt-get ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => run('/usr/bin/apt-get', args, { env, timeoutMs: PACKAGE_LIMIT_MS })
  // On a fresh machine or container the lists of packages are empty or old.
  await apt('update')
  return (await apt('install', '-y', '--no-install-recommends', 'chromium')) === 0
}
