// `npm run backup [-- FILE]`: see server/backup/program.ts.
import { runBeside } from './beside.mjs'

await runBeside('backup', 'backup')
