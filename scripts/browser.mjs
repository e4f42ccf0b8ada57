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

/** Debian's package, and its program, of Chromium with nothing around the page. */
const SHELL = 'chromium-headless-shell'

/**
 * Where Chromium without windows, menus and offers is on this machine; undefined for nowhere. It starts
 * with half of the work, and lacks what lives without a page: background sync.
 */
export function findShell(env = process.env) {
  const { HEADLESS_SHELL_PATH: named } = env
  if (named !== undefined) return named === '' ? undefined : named
  // Whoever chose a browser gets that one.
  if (VARIABLES.some((name) => env[name]) || process.platform !== 'linux') return undefined
  const place = foldersOf(env)
    .map((folder) => join(folder, SHELL))
    .find((path) => existsSync(path))
  return place !== undefined && starts(place) ? place : undefined
}

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
  return foldersOf(env).flatMap((folder) => names.map((name) => join(folder, name)))
}

function foldersOf(env) {
  return (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
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
  log('Installing the chromium packages with apt-get ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => run('/usr/bin/apt-get', args, { env, timeoutMs: PACKAGE_LIMIT_MS })
  // On a fresh machine or container the lists of packages are empty or old.
  await apt('update')
  const install = async (...names) =>
    (await apt('install', '-y', '--no-install-recommends', ...names)) === 0
  // Older lists have no package of the shell.
  return (await install('chromium', SHELL)) || (await install('chromium'))
}
