// Browser tests see what was built: a build of older sources would pass or fail for the wrong reason,
// and without any every page is missing.
import { ensureBuilt } from '../../scripts/build.mjs'

/** Before the first browser test of a run: builds what is stale. */
export default async function buildFirst(): Promise<void> {
  await ensureBuilt({ log: console.log })
}
