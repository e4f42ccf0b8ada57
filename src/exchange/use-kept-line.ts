import { useRef, useState } from 'react'
import { useWhile } from '#ui/use-while.ts'
import { ownDraft } from './own-draft.ts'

/** The line that is typed into a dialog, which a reload leaves as it is; to close it is to give it up. */
export function useKeptLine(key: string, open: boolean) {
  const [line, setLine] = useState('')
  const own = useRef<ReturnType<typeof ownDraft>>(undefined)
  const type = (typed: string) => {
    setLine(typed)
    void own.current?.keep(typed || null)
  }
  useWhile(open, () => {
    const opened = ownDraft(key)
    own.current = opened
    // Who is quicker than the disk types into an empty line.
    void opened.draft.then((kept) => setLine((now) => now || String(kept ?? '')))
    return () => {
      type('')
      opened.leave()
    }
  })
  return [line, type] as const
}
