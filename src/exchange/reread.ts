/** On which Dexie's instances tell each other, in pages and workers, what they have written. */
const DEXIE_CHANNEL = 'x-storagemutated-1'

/**
 * Makes the live queries of every page read again. Whoever writes tells the others what; a worker
 * that the browser ends right after a commit has told nobody. docs/sync.md step 18.
 */
export function rereadAll(): void {
  const channel = new BroadcastChannel(DEXIE_CHANNEL)
  channel.postMessage({ all: { d: 1, from: -Infinity, to: [[]] } })
  channel.close()
}
