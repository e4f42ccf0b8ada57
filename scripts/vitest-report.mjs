// A reporter for vitest that writes what `npm test` adds up. Vitest's own JSON lacks the reasons of
// skipped tests and the errors that belong to no test.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes to the file that NOMNOM_REPORT names. Vitest wants a default export. */
export default class VitestReport {
  onTestRunEnd(modules, unhandledErrors, reason) {
    /** @type {{ passed: number, failed: string[], skipped: unknown[] }} */
    const report = { passed: 0, failed: [], skipped: [] }
    for (const module of modules) countModule(module, report)
    for (const error of unhandledErrors)
      report.failed.push(`error outside a test: ${error.message}`)
    if (reason === 'interrupted') report.failed.push('the run was interrupted')
    const file = process.env.NOMNOM_REPORT ?? ''
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(report))
  }
}

function countModule(module, report) {
  const file = module.relativeModuleId
  // A file that does not load has no tests, and would otherwise not count at all.
  for (const error of module.errors()) report.failed.push(`${file}: ${error.message}`)
  for (const suite of module.children.allSuites()) {
    for (const error of suite.errors()) report.failed.push(`${suite.fullName}: ${error.message}`)
  }
  for (const test of module.children.allTests()) {
    const { state, note } = test.result()
    const title = `${file} > ${test.fullName}`
    if (state === 'passed') report.passed += 1
    else if (state === 'skipped') report.skipped.push({ title, reason: note ?? 'no reason given' })
    else report.failed.push(state === 'failed' ? title : `${title} (never ended)`)
  }
}
