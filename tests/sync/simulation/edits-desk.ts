/** What people do that never leaves the device: typing, and working offline. */
import { mergeDraft, writeDraft } from '#db/drafts.ts'
import type { NomnomDb } from '#db/db.ts'
import type { Draft } from '#db/tables.ts'
import { allowFault, isKilledAfterCommit } from './device.ts'
import { awakeTab, type Doing } from './doing.ts'
import { must } from './violation.ts'
import { newText } from './world.ts'

const KEY = 'note'

export const DESK_EDITS = {
  /** A text is typed: written to the disk at once, or known so far only to its page. */
  async type(doing: Doing): Promise<void> {
    const { world, device, pick } = doing
    const value = newText(world)
    const at = world.now + device.skewMs
    device.typed = value
    if (pick % 3 === 0) device.unwritten = { key: KEY, value, at }
    else await writeDraft(draftsOf(doing), KEY, value)
  },
  /**
   * That page goes away and leaves a copy of what it had not written; the next page takes it over.
   */
  async leave(doing: Doing): Promise<void> {
    const { device } = doing
    const { typed, unwritten } = device
    if (!unwritten || !typed) return
    device.unwritten = null
    const isOneClock = device.jumps === 0
    await mergeDraft(draftsOf(doing), unwritten)
    const { value } = device.drafts.get(KEY) ?? {}
    const why = () => `${String(value)} stands in the field of ${device.name}, not ${typed}`
    must(!isOneClock || value === typed, 'what was typed last stands', why)
  },
  async offline({ device, pick, world }: Doing): Promise<void> {
    const tab = awakeTab(device, pick)
    if (!tab || device.signedIn === null) return
    try {
      await tab.mirror.store.write(async (tx) => {
        const meta = await tx.meta()
        await tx.putMeta({ ...meta, workOffline: !meta.workOffline })
      })
    } catch (error) {
      allowFault(error)
      if (!isKilledAfterCommit(error)) return
    }
    device.offSince = world.now
  },
}

/** The drafts of a device, with as much of a database as src/db/drafts.ts uses. */
function draftsOf({ world, device }: Doing): NomnomDb {
  const { drafts } = device
  const table = {
    get: async (key: string) => drafts.get(key),
    put: async (draft: Draft) => void drafts.set(draft.key, draft),
    delete: async (key: string) => void drafts.delete(key),
  }
  const dexie = { transaction: (_mode: string, _table: unknown, work: () => unknown) => work() }
  const clock = () => world.now + device.skewMs
  return { tables: { drafts: table }, dexie, clock } as unknown as NomnomDb
}
