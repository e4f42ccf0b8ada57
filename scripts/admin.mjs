// `npm run admin -- <command>`: see server/admin.ts.
import { runBeside } from './beside.mjs'

await runBeside('admin', 'main', { mayBuild: false })
