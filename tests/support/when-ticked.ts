import type { Locator } from '@playwright/test'

/** The frame in which a box is ticked, Unix ms, and how long before it the page heard of the latest write. */
export function whenTicked(row: Locator): Promise<{ at: number; sinceWriteMs: number }> {
  return row.evaluate(async (box: HTMLInputElement) => {
    // Dexie tells all tabs on this channel what was written.
    const writes = new BroadcastChannel('x-storagemutated-1')
    let writtenAt = NaN
    writes.addEventListener('message', () => {
      if (!box.checked) writtenAt = Date.now()
    })
    while (!box.checked) await new Promise((resolve) => requestAnimationFrame(resolve))
    writes.close()
    return { at: Date.now(), sinceWriteMs: Date.now() - writtenAt }
  })
}
