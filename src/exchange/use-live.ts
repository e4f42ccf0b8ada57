/** What screens read of the mirror, as it changes. */
import { liveQuery } from 'dexie'
import { useState } from 'react'
import { useWhile } from '#ui/use-while.ts'

/**
 * What `read` finds, now and after each commit that changed any of it; undefined until then. When `key`
 * changes it is read anew, and the old value stays until the new one has come. Throws what `read` throws.
 */
export function useLive<T>(read: () => T | Promise<T>, key: unknown = ''): T | undefined {
  const [told, setTold] = useState<{ value?: T; error?: unknown }>({})
  const begin = () => {
    const isSame = (value: T) => (before: typeof told) =>
      'value' in before && before.value === value ? before : { value }
    const asked = liveQuery(read).subscribe(
      (value) => setTold(isSame(value)),
      (error: unknown) => setTold({ error }),
    )
    return () => asked.unsubscribe()
  }
  useWhile(true, begin, key)
  if ('error' in told) throw told.error
  return told.value
}

/**
 * What `watch` told last, from when it is on the screen until it leaves, when what `watch` answered ends
 * that; undefined until then. When `key` changes it begins anew. Throws what it was told as an error.
 */
export function useWatched<T>(
  watch: (next: (value: T) => void, onError: (error: unknown) => void) => () => void,
  key = '',
): T | undefined {
  const [told, setTold] = useState<{ key: string; value?: T; error?: unknown }>()
  const begin = () =>
    watch(
      (value) => setTold({ key, value }),
      (error) => setTold({ key, error }),
    )
  useWhile(true, begin, key)
  if (told?.key !== key) return undefined
  if ('error' in told) throw told.error
  return told.value
}
