// Deliberate faults, one line of the product each. `npm run test:mutants` shows that the simulation
// notices every one of them, by which promise and after how many schedules. A piece that does not
// stand in its file exactly once any more makes the run fail, and tests/sync/mutants.test.ts too.
import { DEVICE_MUTANTS } from './mutants-device.mjs'
import { MEANT_MUTANTS } from './mutants-meant.mjs'
import { MERGE_MUTANTS } from './mutants-merge.mjs'
import { SERVER_MUTANTS } from './mutants-server.mjs'

/** name: what the product does wrong. from: the piece of `file` that `to` replaces. */
export const MUTANTS = [...DEVICE_MUTANTS, ...SERVER_MUTANTS, ...MEANT_MUTANTS, ...MERGE_MUTANTS]
