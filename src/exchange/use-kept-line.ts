import { useState } from 'react'
import { useWhile } from '#ui/use-while.ts'
import { keepDraft, readDraft } from './drafts.ts'

/** The line that is typed into a dialog, which a reload leaves as it is; to close it is to give it up. */
export function useKeptLine(key: string, open: boolean) {
  const [line, setLine] = useState('')
  const type = (typed: string) => {
    setLine(typed)
    void keepDraft(key, typed || null)
  }
  useWhile(open, () => {
    // Who is quicker than the disk types into an empty line.
    void readDraft(key).then((kept) => setLine((now) => now || String(kept ?? '')))
    return () => type('')
  })
  return [line, type] as const
}
