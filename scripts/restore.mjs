// `npm run restore -- FILE [--check]`: see server/backup/program.ts.
import { runBeside } from './beside.mjs'

await runBeside('backup', 'restore')
