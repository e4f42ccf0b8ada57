// What a call takes away is noted where an older backup cannot undo it. docs/sync.md section 6.
import type { CallContext } from './context.ts'
import { noteInDatabase, type JournalEntry } from './journal.ts'

type Untimed<T> = T extends unknown ? Omit<T, 'at'> : never

/** Notes what a call takes away, which an older backup must not bring back. */
export async function keepRevocation(
  context: Pick<CallContext, 'trx' | 'now' | 'deps' | 'afterCommit'>,
  untimed: Untimed<JournalEntry>,
): Promise<void> {
  const { journal } = context.deps
  const entry = { ...untimed, at: context.now }
  await noteInDatabase(context.trx, [entry])
  context.afterCommit.push(async () => journal?.append(entry))
}
