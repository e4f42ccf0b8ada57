import { keepDraft, openDraft } from './drafts.ts'

/**
 * The draft of a line: what another tab types under the same key neither shows in it nor goes with it.
 * draft: what was left there, once it is read.
 */
export function ownDraft(key: string) {
  const left = new AbortController()
  // Safe: a draft that cannot be read now is there when the line is opened again.
  const opened = openDraft(key, left.signal).catch(() => ({ draftKey: key, draft: null }))
  let kept: Promise<unknown> = opened
  const end = () => left.abort()
  return {
    draft: opened.then(({ draft }) => draft),
    keep(value: unknown): Promise<void> {
      const keeping = opened.then(({ draftKey }) => keepDraft(draftKey, value))
      kept = keeping
      return keeping
    },
    /** Others may take over what is left. */
    leave: () => void kept.then(end, end),
  }
}
