import { keepDraft, keepTyping, openDraft } from './drafts.ts'

/**
 * The draft of a line: what another tab types under the same key neither shows in it nor goes with it.
 * draft: what was left there, once it is read.
 */
export function ownDraft(key: string) {
  const left = new AbortController()
  // Safe: a draft that cannot be read now is there when the line is opened again.
  const opened = openDraft(key, left.signal).catch(() => ({ draftKey: key, draft: null }))
  let kept: Promise<unknown> = opened
  let isOpen = false
  void opened.then(() => (isOpen = true))
  /** The draft beside it in which something stands already. */
  let early: string | null = null
  const end = () => left.abort()
  const moveTo = async (draftKey: string, value: unknown) => {
    const moved = keepDraft(draftKey, value)
    if (early === null) return await moved
    // Begun at once: of a page that goes away meanwhile both are copied, and nothing stands twice.
    const forgotten = keepTyping(early, null)
    early = null
    await Promise.all([moved, forgotten])
  }
  /** Before the draft is open, which waits for tabs that may be leaving it. */
  const keepEarly = (value: unknown) => {
    if (value === null && early === null) return
    early ??= `${key}:${Date.now()}:early`
    void keepTyping(early, value)
  }
  return {
    draft: opened.then(({ draft }) => draft),
    keepEarly,
    keep(value: unknown): Promise<void> {
      if (!isOpen) keepEarly(value)
      const keeping = opened.then(({ draftKey }) => moveTo(draftKey, value))
      kept = keeping
      return keeping
    },
    /** Others may take over what is left. */
    leave: () => void kept.then(end, end),
  }
}
