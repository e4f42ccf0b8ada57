// `npm test`: sets everything up in a fresh clone, runs every check and test, and ends with one
// line that adds them up. It may need nothing but Node and npm.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, findShell } from './browser.mjs'
import { runChecks } from './check.mjs'
import { ensureInstalled, requireNode } from './install.mjs'
import { bin, node, root } from './run.mjs'
import { emptyTally, lastLine, readPlaywright, readVitest, sum, tallyOf } from './tally.mjs'

const RUNNER_LIMIT_MS = 40 * 60_000
const reports = join(root, '.cache/reports')
const startedAt = Date.now()

// A person's settings must not lead tests to their database, mail server or port.
const settings = ['server/settings.ts', 'server/auth-config.ts'].flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/\b([A-Z][A-Z_]+): /g)].map(
    ([, name]) => name,
  ),
)
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => name !== 'NODE_ENV' && !name.startsWith('AUTH_') && !settings.includes(name),
  ),
)

try {
  const tally = await testAll()
  finish(tally)
} catch (error) {
  console.error(error)
  finish({ ...emptyTally(), failed: [error.message] })
}

async function testAll() {
  requireNode()
  await ensureInstalled({ dev: true, log: heading })
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  heading('Browser')
  const browser = await findBrowser({ env, log: heading })
  console.log(browser.path ? `${browser.path} (${browser.from})` : browser.reason)
  const shell = browser.path ? findShell(env) : undefined
  if (browser.path) env.CHROME_PATH = browser.path
  if (shell !== undefined) {
    env.HEADLESS_SHELL_PATH = shell
    console.log(`${shell} where that is enough`)
  }

  heading('Build')
  const isBuilt = (await node([join(root, 'scripts/build.mjs')], { env })) === 0

  const checks = await runChecks({ log: heading })
  if (isBuilt) checks.passed.push('build')
  else checks.failed.push('build')

  return sum([
    { ...emptyTally(), passed: checks.passed.length, failed: checks.failed },
    await testWithVitest(),
    isBuilt ? await testWithBrowser(browser) : notBuilt(),
  ])
}

async function testWithVitest() {
  heading('Unit, API and simulation tests')
  const file = join(reports, 'vitest.json')
  const report = join(root, 'scripts/vitest-report.mjs')
  const args = [bin('vitest'), 'run', '--reporter=default', `--reporter=${report}`]
  const code = await node([...args, '--project=!long'], {
    env: { ...env, NOMNOM_REPORT: file },
    timeoutMs: RUNNER_LIMIT_MS,
  })
  return tallyOf({ runner: 'vitest', file, code, read: readVitest })
}

async function testWithBrowser(browser) {
  heading('Browser tests')
  const file = join(reports, 'playwright.json')
  const withFile = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const args = [bin('@playwright/test', 'playwright'), 'test', 'tests/e2e/']
  if (browser.path) {
    const options = { env: withFile, timeoutMs: RUNNER_LIMIT_MS }
    const code = await node([...args, '--reporter=list,json'], options)
    if (code !== 0) showScreens()
    return tallyOf({ runner: 'playwright', file, code, read: readPlaywright })
  }
  // Only to count the tests: the configuration wants the path of a browser, but starts none.
  const listing = { ...withFile, CHROME_PATH: process.execPath }
  const code = await node([...args, '--list', '--reporter=json'], { env: listing })
  const listed = tallyOf({ runner: 'playwright --list', file, code, read: readPlaywright })
  if (env.REQUIRE_BROWSER) listed.failed.push(`browser tests: ${browser.reason}`)
  return { ...listed, skipped: listed.skipped.map((skip) => ({ ...skip, reason: browser.reason })) }
}

/** Prints what stood on the page where a browser test failed: on another machine it may not fail again. */
function showScreens() {
  const results = join(root, 'test-results')
  const all = existsSync(results) ? readdirSync(results, { recursive: true, encoding: 'utf8' }) : []
  const notes = all.filter((name) => name.endsWith('error-context.md'))
  for (const name of notes.slice(0, 6)) {
    const text = readFileSync(join(results, name), 'utf8')
    const [, screen = ''] = /# Page snapshot\n([\s\S]*?)(?=\n# |$)/.exec(text) ?? []
    console.log(`${name}:${screen.slice(0, 6000)}`)
  }
}

function notBuilt() {
  return { ...emptyTally(), failed: ['browser tests: there is no build to test'] }
}

function heading(text) {
  console.log(`\n── ${text} (${seconds()} s)`)
}

function seconds() {
  return Math.round((Date.now() - startedAt) / 1000)
}

function finish(tally) {
  heading('Result')
  for (const title of tally.unsteady) console.log(`passed at the second attempt only: ${title}`)
  for (const title of tally.failed) console.log(`failed: ${title}`)
  for (const { title, reason } of tally.skipped) console.log(`skipped: ${title}: ${reason}`)
  process.exitCode = tally.failed.length > 0 ? 1 : 0
  console.log(lastLine(tally))
}
