import { useState } from 'react'
import { useWhile } from '#ui/use-while.ts'

/**
 * What `load` resolves to; undefined until then. When `key` changes it is loaded again, and the old
 * value stays until the new one has arrived. A value that arrives after unmounting is dropped.
 */
export function useLoaded<T>(load: () => Promise<T>, key: unknown = null): T | undefined {
  const [loaded, setLoaded] = useState<{ value: T }>()
  const begin = () => {
    let isLeft = false
    void load().then((value) => isLeft || setLoaded({ value }))
    return () => {
      isLeft = true
    }
  }
  useWhile(true, begin, key)
  return loaded?.value
}
