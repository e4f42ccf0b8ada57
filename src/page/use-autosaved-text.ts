import { useEffect, useRef, useState } from 'react'
import { AUTOSAVE_MS } from '#shared/limits.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import { useLeaving } from '#ui/use-while.ts'
import { useListening } from '#ui/use-listening.ts'

/** A text as it stands, and the stamp under which it was last heard from the server. */
type SeenText = { value: string; seen: Stamp | null }

type Options = {
  source: SeenText
  /** Makes the edit; resolves once it is kept. Called with valid text only, at most once per change. */
  save: (text: string, seen: Stamp | null) => Promise<void>
  /** Keeps every keystroke, so that a killed page loses nothing; null: there is nothing to keep. */
  keep?: (text: string | null, seen: Stamp | null) => void
  /** What is wrong with a text, in words. */
  problem?: (text: string) => string | undefined
}

type Editing = SeenText & { dirty: boolean }

/**
 * A field that saves by itself: 1,000 ms after the last change, when it is left, and when the page
 * is (product §9). While it has the focus nobody else's change replaces what is being typed; that
 * shows when the field is left. Text that cannot be saved shows its problem until then.
 */
export function useAutosavedText({ source, save, keep, problem }: Options) {
  const [editing, setEditing] = useState<Editing | null>(null)
  const latest = useRef<Editing | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const actions = useRef({ save, keep, problem })
  useEffect(() => {
    actions.current = { save, keep, problem }
  })

  const change = (next: Editing | null) => {
    latest.current = next
    setEditing(next)
  }

  const flush = useRef(() => {
    clearTimeout(timer.current)
    const now = latest.current
    if (!now?.dirty || actions.current.problem?.(now.value)) return
    latest.current = { ...now, dirty: false }
    const { save, keep } = actions.current
    // Until the edit is on the disk the draft is the only copy of what was typed.
    void save(now.value, now.seen).then(
      () => {
        if (!latest.current?.dirty) keep?.(null, now.seen)
      },
      // Saving failed and the person was told: the text stays in the field and is saved later.
      (error: unknown) => {
        change({ ...(latest.current ?? now), dirty: true })
        throw error
      },
    )
  })

  useListening('pagehide', () => flush.current())
  useLeaving(() => flush.current())

  return {
    problem: editing ? problem?.(editing.value) : undefined,
    /** Forgets what was typed and shows what is saved. */
    reset: () => {
      clearTimeout(timer.current)
      actions.current.keep?.(null, source.seen)
      change(null)
    },
    bind: {
      value: editing?.value ?? source.value,
      onFocus: () => {
        if (!latest.current) change({ ...source, dirty: false })
      },
      onChange: (event: { target: { value: string } }) => {
        const from = latest.current ?? source
        // No text may hold it; it comes with what is pasted.
        const value = event.target.value.replaceAll('\0', '')
        const next = { value, seen: from.seen, dirty: true }
        change(next)
        actions.current.keep?.(next.value, next.seen)
        clearTimeout(timer.current)
        timer.current = setTimeout(flush.current, AUTOSAVE_MS)
      },
      onBlur: () => {
        flush.current()
        // The text in the field cannot be saved, so the saved one is shown again.
        if (latest.current?.dirty) actions.current.keep?.(null, latest.current.seen)
        change(null)
      },
    },
  }
}
