// Browser tests see what was built: with a stale build they would pass or fail for the wrong
// reason, and with none every page is missing.
import { ensureBuilt } from '../../scripts/build.mjs'

/** Builds what is stale, before the first browser test of a run. */
export default async function buildFirst(): Promise<void> {
  await ensureBuilt({ log: console.log })
}
