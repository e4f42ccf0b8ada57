/** What a page has open in a store ends when the browser puts it away for going back. */
const open = new Set<IDBTransaction>()

/**
 * A page that the browser keeps for going back is told nothing any more: what it has open stays so, and
 * in Safari whoever writes waits for it, other pages and the worker, and everybody behind them. What
 * was read is read anew when the page is back, and what was written is tried once more (`mended`,
 * `runTask` of the session). docs/decisions/0063.
 */
export function endWhenPutAway(transaction: IDBTransaction): void {
  const forget = () => void open.delete(transaction)
  open.add(transaction)
  transaction.addEventListener('complete', forget)
  transaction.addEventListener('abort', forget)
}

// A worker has no such event, nor its name a type there.
globalThis.addEventListener?.('pagehide', (event) => {
  if (!('persisted' in event) || event.persisted !== true) return
  for (const transaction of open) {
    try {
      transaction.abort()
    } catch {
      // Safe: it has all its answers and ends by itself.
    }
  }
})
