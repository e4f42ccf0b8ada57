// `npm run bench -- start [measure ...]`: what somebody with a phone waits for, in real Chromium against
// the real server, beside bare pages in the same run. docs/performance.md
import { setup } from '../../support/postgres.ts'
import { coldStart } from './cold-start.ts'
import { firstVisit } from './first-visit.ts'
import { liveChange } from './live-change.ts'
import { openStage, type Stage } from './stage.ts'
import { tickFrame } from './tick-frame.ts'
import { tickToFriend } from './tick-to-friend.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)

const MEASURES: Record<string, (stage: Stage, rounds: number) => Promise<void>> = {
  cold: coldStart,
  visit: firstVisit,
  change: liveChange,
  tick: tickFrame,
  friend: tickToFriend,
}

const named = process.argv.slice(2)
const stopPostgres = await setup()
const stage = await openStage()
try {
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (named.length === 0 || named.includes(name)) await measure(stage, ROUNDS)
  }
} finally {
  await stage.bare.stop()
  await stage.server.stop()
  await stopPostgres()
}
