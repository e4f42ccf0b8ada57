// `npm run test:sync -- --schedules N [--seed S] [--processes P] [--near]`: plays the schedules of N
// seeds from S on, or as many that are near the named ones, and says how far it is. A broken promise is printed with the shortest schedule that
// breaks it.
import { parseArgs } from 'node:util'
import { ensureInstalled, requireNode } from './install.mjs'
import { PROCESSES, playSchedules } from './simulation-pool.mjs'

const REPORT_MS = 10_000
const SHOWN_MAX = 10

requireNode()
await ensureInstalled({ dev: true, log: console.log })
const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: String(PROCESSES) },
    near: { type: 'boolean', default: false },
  },
})
const [count, first, processes] = [values.schedules, values.seed, values.processes].map(Number)
if (![count, first, processes].every(Number.isSafeInteger) || count < 1 || processes < 1) {
  console.error('Usage: npm run test:sync -- --schedules N [--seed S] [--processes P] [--near]')
  process.exit(2)
}

const startedAt = Date.now()
const rules = new Map()
let shown = 0
let saidAt = startedAt
await playSchedules({
  first,
  count,
  isNear: values.near,
  processes,
  onPlayed(played) {
    if (Date.now() - saidAt >= REPORT_MS) say(played)
  },
  onFailure({ seed, rule, message, text }) {
    rules.set(rule, (rules.get(rule) ?? 0) + 1)
    shown += 1
    if (shown <= SHOWN_MAX) console.log(`\nSeed ${seed}: ${message.split('\n')[0]}\n${text}\n`)
  },
})
say(count)
process.exitCode = rules.size > 0 ? 1 : 0

function say(done) {
  saidAt = Date.now()
  const seconds = (saidAt - startedAt) / 1000
  const rate = Math.round(done / Math.max(seconds, 0.001))
  const broken = [...rules].map(([rule, times]) => `${rule} ${times}`).join(', ')
  const violations = broken === '' ? '0 violations' : `violations: ${broken}`
  const seeds = `${count} seeds from ${first} on`
  console.log(`${done} schedules of ${seeds}, ${Math.round(seconds)} s, ${rate}/s, ${violations}`)
}
