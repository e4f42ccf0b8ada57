const AGAIN_MS = 3000

/**
 * Loads code that the page cannot work without, and tries again if that fails: the network, or the
 * worker that answers in its place, may just have gone away.
 */
export async function loadSurely<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    return await loadSurely(load)
  }
}
