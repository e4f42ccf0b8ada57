// Which browser the tests run in. scripts/browser.mjs finds or gets one and says so in CHROME_PATH,
// and in HEADLESS_SHELL_PATH where there is one that starts with half of the work; a test that somebody
// runs by hand looks in the usual places.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const VARIABLES = ['CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/**
 * First two pages that Chromium prepares for its address bar, which nobody sees here and which took
 * half of the processor time of its start; then what Playwright turns off, because of two such
 * lists Chromium reads the last alone.
 */
const DISABLED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * How to start the browser. isWhole: with what is around the page and lives without one, above all
 * background sync.
 */
export function chromeOptions(isWhole = false): { executablePath: string; args: string[] } {
  const names = isWhole ? VARIABLES : ['HEADLESS_SHELL_PATH', ...VARIABLES]
  const named = names.map((name) => process.env[name]).find(Boolean)
  const found = named ?? [chromium.executablePath(), ...PLACES].find((path) => existsSync(path))
  if (found === undefined) throw new Error('No Chromium was found: set CHROME_PATH')
  const args = [`--disable-features=${DISABLED.join(',')}`]
  // Chromium's sandbox refuses to run as root.
  if (process.getuid?.() === 0) args.push('--no-sandbox')
  return { executablePath: found, args }
}
