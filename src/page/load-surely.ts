const AGAIN_MS = 3000

/**
 * Loads code without which the page would not do its work for as long as it is open. It can fail once:
 * the network, or the worker that answers in its place, has just gone away.
 */
export async function loadSurely<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    return await loadSurely(load)
  }
}
