// `npm run test:mutants [part of a name]`: builds the simulation with one deliberate fault of
// tests/sync/mutants.mjs at a time, and shows which promise it breaks and after how many schedules.
// If nothing notices a fault, the simulation is too weak and the run fails.
import { MUTANTS } from '../tests/sync/mutants.mjs'
import { ensureInstalled, requireNode } from './install.mjs'
import { runTasks } from './simulation-pool.mjs'

const LIMIT = 10_000

requireNode()
await ensureInstalled({ dev: true, log: console.log })
const part = process.argv[2] ?? ''
const chosen = MUTANTS.filter(({ name }) => name.includes(part))
const alive = []
await runTasks(
  chosen.map((mutant) => ({ kind: 'kill', mutant, limit: LIMIT })),
  {
    onDone({ rule, schedules }, { mutant: { name } }) {
      const at = String(MUTANTS.findIndex((mutant) => mutant.name === name) + 1).padStart(2)
      if (rule === undefined) alive.push(name)
      const what = rule === undefined ? 'ALIVE' : `killed by '${rule}'`
      console.log(`${at}  ${name}: ${what} after ${schedules}`)
    },
  },
)
console.log(`${chosen.length - alive.length} of ${chosen.length} faults were noticed`)
process.exitCode = alive.length > 0 || chosen.length === 0 ? 1 : 0
