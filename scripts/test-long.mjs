// `npm run test:long [part of a file name]`: the tests that take minutes, one file at a time, and the
// figures they measured. They pass and fail as those of `npm test` do.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { ensureInstalled, requireNode } from './install.mjs'
import { bin, node, root } from './run.mjs'
import { emptyTally, lastLine, readVitest, sum, tallyOf } from './tally.mjs'

const FILE_LIMIT_MS = 240 * 60_000
const reports = join(root, '.cache/reports/long')
const figuresFile = join(reports, 'figures.jsonl')

requireNode()
await ensureInstalled({ dev: true, log: console.log })
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const part = process.argv[2] ?? ''
const files = readdirSync(join(root, 'tests/long'), { recursive: true })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.test.ts') && name.includes(part))
  .sort()

if (files.length === 0) {
  console.log(`No file in tests/long has '${part}' in its name`)
  process.exit(1)
}

const browser = await findBrowser({ log: console.log })
const env = { ...process.env, NOMNOM_FIGURES: figuresFile, CHROME_PATH: browser.path ?? '' }
const build = await node([join(root, 'scripts/build.mjs')], { env })
const tallies = [{ ...emptyTally(), failed: build === 0 ? [] : ['build'] }]
for (const file of files) tallies.push(await testFile(file))

printFigures()
const total = sum(tallies)
for (const title of total.failed) console.log(`failed: ${title}`)
for (const { title, reason } of total.skipped) console.log(`skipped: ${title}: ${reason}`)
process.exitCode = total.failed.length > 0 ? 1 : 0
console.log(lastLine(total))

async function testFile(name) {
  const startedAt = Date.now()
  console.log(`\n── ${name}`)
  const report = join(reports, `${name.replaceAll('/', '-')}.json`)
  const reporter = join(root, 'scripts/vitest-report.mjs')
  const args = ['run', '--project=long', `tests/long/${name}`, '--reporter=verbose']
  const code = await node([bin('vitest'), ...args, `--reporter=${reporter}`], {
    env: { ...env, NOMNOM_REPORT: report },
    timeoutMs: FILE_LIMIT_MS,
  })
  console.log(`${name}: ${Math.round((Date.now() - startedAt) / 1000)} s`)
  return tallyOf({ runner: name, file: report, code, read: readVitest })
}

function printFigures() {
  if (!existsSync(figuresFile)) return
  const lines = readFileSync(figuresFile, 'utf8').trim().split('\n')
  const figures = lines.map((line) => JSON.parse(line))
  const width = Math.max(...figures.map(({ name }) => name.length))
  console.log('\n── Figures')
  for (const { name, value, unit } of figures)
    console.log(`${name.padEnd(width)}  ${value} ${unit}`)
}
