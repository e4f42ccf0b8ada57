// Deliberate faults, each in one line of the product. `npm run test:mutants` shows that the
// simulation notices every one of them, which promise it breaks and after how many schedules. Each
// piece has to stand in its file exactly once, or that run and tests/sync/mutants.test.ts fail.
import { DEVICE_MUTANTS } from './mutants-device.mjs'
import { MEANT_MUTANTS } from './mutants-meant.mjs'
import { MERGE_MUTANTS } from './mutants-merge.mjs'
import { SERVER_MUTANTS } from './mutants-server.mjs'

/** name: what the product does wrong. `to` takes the place of `from` in `file`. */
export const MUTANTS = [...DEVICE_MUTANTS, ...SERVER_MUTANTS, ...MEANT_MUTANTS, ...MERGE_MUTANTS]
