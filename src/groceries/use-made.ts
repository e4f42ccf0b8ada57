import { useState } from 'react'
import { sameValue } from '#shared/merge/canonical.ts'

/**
 * What was made here of a saved value, until the value is that or somebody else has made another of it:
 * the next press may come before the last is saved. Answers it and what saves another one.
 */
export function useMade<T>(saved: T, save: (made: T) => Promise<unknown>) {
  /** All that were made since then, behind the one that was there. */
  const [made, setMade] = useState<readonly T[]>([])
  const at = made.findIndex((each) => sameValue(each, saved))
  if (made.length > 0 && (at === -1 || at === made.length - 1)) setMade([])
  const kept = made.at(-1) ?? saved
  const keep = (value: T) => {
    if (sameValue(value, kept)) return
    setMade([...(made.length > 0 ? made : [saved]), value])
    save(value).catch((error: unknown) => {
      setMade([])
      throw error
    })
  }
  return [kept, keep] as const
}
