// Adds up what the runners report. Its rule: what cannot be read, ended early or says nothing
// counts as failed.
import { existsSync, readFileSync } from 'node:fs'

/**
 * An empty count: how many passed, the titles that failed, `{ title, reason }` of each skip, and the
 * titles of those among the passed that needed a second attempt.
 * @returns {{ passed: number, failed: string[], skipped: { title: string, reason: string }[],
 *   unsteady: string[] }}
 */
export function emptyTally() {
  return { passed: 0, failed: [], skipped: [], unsteady: [] }
}

/** The sum of several counts. */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.flatMap((tally) => tally.failed),
    skipped: tallies.flatMap((tally) => tally.skipped),
    unsteady: tallies.flatMap((tally) => tally.unsteady),
  }
}

/** The one line that every run of tests ends with. */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`
}

/** The count of one runner, from its report file and exit code. read: makes a count of the JSON. */
export function tallyOf({ runner, file, code, read }) {
  let tally
  try {
    if (!existsSync(file)) throw new Error('it left no report')
    tally = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return { ...emptyTally(), failed: [`${runner} (exit code ${code}): ${error.message}`] }
  }
  if (code !== 0 && tally.failed.length === 0)
    tally.failed.push(`${runner} ended with code ${code}`)
  if (tally.passed + tally.failed.length + tally.skipped.length === 0)
    tally.failed.push(`${runner} ran no test`)
  return tally
}

/** Reads the report of scripts/vitest-report.mjs. */
export function readVitest({ passed, failed, skipped }) {
  if (!Number.isInteger(passed) || !Array.isArray(failed) || !Array.isArray(skipped))
    throw new Error('its report is not readable')
  return { ...emptyTally(), passed, failed, skipped }
}

/**
 * Reads playwright's JSON report. What passed at the second attempt counts as passed, and is named.
 */
export function readPlaywright(report) {
  const tally = emptyTally()
  tally.failed.push(...report.errors.map((error) => `playwright: ${error.message}`))
  for (const suite of report.suites) readSuite(suite, [], tally)
  return tally
}

function readSuite(suite, above, tally) {
  const titles = [...above, suite.title]
  for (const child of suite.suites ?? []) readSuite(child, titles, tally)
  for (const spec of suite.specs) {
    for (const test of spec.tests) {
      const title = [...titles, spec.title].join(' > ')
      if (test.status === 'flaky') tally.unsteady.push(title)
      if (test.status === 'expected' || test.status === 'flaky') tally.passed += 1
      else if (test.status === 'skipped') tally.skipped.push({ title, reason: skipReason(test) })
      else tally.failed.push(title)
    }
  }
}

function skipReason({ annotations }) {
  const skip = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  if (!skip) return 'it did not run, because of an earlier failure'
  return skip.description ?? 'no reason given'
}
