import { useSyncExternalStore } from 'react'

export type Parts = typeof import('./parts.ts')

/** What the first paint does without. */
export const openParts = () => import('./parts.ts')

let parts: Parts | undefined
let loading: Promise<void> | undefined

async function load(): Promise<void> {
  // Safe: rows show texts as they were written, and without sums, until the page is loaded again.
  parts = await openParts().catch(() => undefined)
}

/**
 * What comes beside the rows of a list, such as what reads amounts; undefined until it is there. It is
 * fetched once it `isWanted`.
 */
export function useParts(isWanted = true): Parts | undefined {
  return useSyncExternalStore(isWanted ? whenLoaded : notYet, () => parts)
}

const notYet = () => () => undefined

function whenLoaded(listener: () => void): () => void {
  let isLeft = false
  loading ??= load()
  void loading.then(() => isLeft || listener())
  return () => {
    isLeft = true
  }
}
