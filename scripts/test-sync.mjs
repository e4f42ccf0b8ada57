// `npm run test:sync -- --schedules N [--seed S]`: plays the schedules of N seeds, beginning with S,
// and says how it goes. A broken promise is printed with the shortest schedule that breaks it.
import { parseArgs } from 'node:util'
import { ensureInstalled, requireNode } from './install.mjs'
import { loadSimulation } from './simulation.mjs'

const REPORT_MS = 10_000
const SHOWN_MAX = 10

requireNode()
await ensureInstalled({ dev: true, log: console.log })
const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
})
const count = Number(values.schedules)
const first = Number(values.seed)
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(first)) {
  console.error('Usage: npm run test:sync -- --schedules N [--seed S]')
  process.exit(2)
}

const simulation = await loadSimulation({ name: 'sync' })
const startedAt = Date.now()
const rules = new Map()
let shown = 0
let saidAt = startedAt
for (let seed = first; seed < first + count; seed += 1) {
  const failure = await simulation.runSeed(seed)
  if (failure) await report(failure)
  if (Date.now() - saidAt >= REPORT_MS) say(seed + 1 - first)
}
say(count)
process.exitCode = rules.size > 0 ? 1 : 0

async function report(failure) {
  rules.set(failure.rule, (rules.get(failure.rule) ?? 0) + 1)
  shown += 1
  if (shown > SHOWN_MAX) return
  const { message, text } = await simulation.shrink(failure)
  console.log(`\nSeed ${failure.seed}: ${message.split('\n')[0]}\n${text}\n`)
}

function say(done) {
  saidAt = Date.now()
  const seconds = (saidAt - startedAt) / 1000
  const rate = Math.round(done / Math.max(seconds, 0.001))
  const broken = [...rules].map(([rule, times]) => `${rule} ${times}`).join(', ')
  const violations = broken === '' ? '0 violations' : `violations: ${broken}`
  const seeds = `seeds ${first} to ${first + done - 1}`
  console.log(`${done} schedules, ${seeds}, ${Math.round(seconds)} s, ${rate}/s, ${violations}`)
}
