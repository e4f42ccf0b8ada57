import { useRef } from 'react'
import { keepDraft } from './drafts.ts'

/** Keeps what a form holds under its key, at every keystroke. */
export function useKeptDraft(draftKey: string) {
  const keeping = useRef<Promise<unknown>>(undefined)
  return {
    /** Keeps it, or forgets it (null); it must not change any more. */
    keep: (draft: unknown) => (keeping.current = keepDraft(draftKey, draft)),
    /** Once all is on the disk, or cannot be: nothing of it comes after what is saved then. */
    settled: () => Promise.allSettled([keeping.current]),
  }
}
